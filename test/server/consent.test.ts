import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import * as contract from '#contract/people/consent.ts'
import { profile, profileAthletes } from '#contract/people/profiles.ts'
import { CONSENT_TEXT } from '#domain/constants/consent.ts'
import { ROLE } from '#domain/constants/roles.ts'
import { addDays } from '#domain/time/week.ts'
import { dayIn } from '#domain/time/zoned-time.ts'
import { startTestApp, type TestApp } from '../support/app.ts'
import { addMember, makeClub, makeMember, today } from '../support/factories.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

const text_version = CONSENT_TEXT
const yearsAgo = (years: number) =>
  `${Number(today().slice(0, 4)) - years}${today().slice(4)}`.replace('02-29', '03-01')

/** A club in a country with a coach and an athlete who was asked nothing yet. */
async function clubOf(country: string | null, date_of_birth: string | null = null) {
  const club = await makeClub(app.db)
  await app.rows('update clubs set country = $2 where id = $1', [club, country])
  const athlete = await makeMember(app.db, club, [ROLE.athlete], { consent: null, date_of_birth })
  const coach = await makeMember(app.db, club, [ROLE.coach])
  const seen = async () => {
    const listed = (await app.ask(profileAthletes, {}, { token: coach.token, club })).data.some(
      ({ user_id }) => user_id === athlete.id,
    )
    const { status } = await app.send(
      profile,
      { params: { id: athlete.id } },
      { token: coach.token, club },
    )
    return [listed, status]
  }
  return { club, athlete, seen, as: { token: athlete.token } }
}
const FIRST = 'Pacific/Kiritimati'
const LAST = 'Pacific/Pago_Pago'
/** A club in Germany, where one consents alone from 16, by the clock of a zone. */
async function clubIn(zone: string, date_of_birth: string | null) {
  const made = await clubOf('DE', date_of_birth)
  await app.rows('update clubs set time_zone = $2 where id = $1', [made.club, zone])
  return made
}
const bornBefore = (day: string) => `${Number(day.slice(0, 4)) - 16}${day.slice(4)}`
const answer = (body: object) => ({ body: { text_version, ...body } as never })
const HIDDEN = [false, 404]
const SHOWN = [true, 200]

/** The code in the last mail to an address. */
async function mailedTo(address: string): Promise<string> {
  const [mail] = await app.rows<{ template: string; link: string }>(
    `select template, "values" ->> 'link' as link from mails where address = $1
      order by id desc limit 1`,
    [address],
  )
  expect(mail?.template).toBe('guardian')
  return mail?.link.split('/').at(-1) ?? ''
}

describe('an athlete of age', () => {
  test('is shown from the yes until it is taken back, and every answer stays on record', async () => {
    const { seen, as } = await clubOf('DE', yearsAgo(30))
    expect((await app.ask(contract.healthConsent, {}, as)).data).toMatchObject({
      state: 'unanswered',
      needs_guardian: false,
      record: [],
    })
    expect(await seen()).toEqual(HIDDEN)
    await app.ask(contract.answerHealthConsent, answer({ answer: 'given' }), as)
    expect(await seen()).toEqual(SHOWN)
    const { data } = await app.ask(
      contract.answerHealthConsent,
      answer({ answer: 'withdrawn' }),
      as,
    )
    expect(await seen()).toEqual(HIDDEN)
    expect(data.state).toBe('withdrawn')
    expect(data.record.map((one) => [one.answer, one.text_version])).toEqual([
      ['withdrawn', CONSENT_TEXT],
      ['given', CONSENT_TEXT],
    ])
  })

  test('asks for the day of birth when none is known, and cannot change it so', async () => {
    const { athlete, as } = await clubOf('DE')
    const bare = await app.refused(contract.answerHealthConsent, answer({ answer: 'given' }), as)
    expect(Object.keys(bare.errors ?? {})).toEqual(['date_of_birth'])
    const absurd = await app.refused(
      contract.answerHealthConsent,
      answer({ answer: 'given', date_of_birth: '1802-01-01' }),
      as,
    )
    expect(Object.keys(absurd.errors ?? {})).toEqual(['date_of_birth'])
    await app.ask(
      contract.answerHealthConsent,
      answer({ answer: 'given', date_of_birth: '1999-09-09' }),
      as,
    )
    await app.ask(
      contract.answerHealthConsent,
      answer({ answer: 'given', date_of_birth: '1970-01-01' }),
      as,
    )
    expect(
      await app.rows('select date_of_birth::text from users where id = $1', [athlete.id]),
    ).toEqual([{ date_of_birth: '1999-09-09' }])
  })

  test('agrees to the text of today only', async () => {
    const { as } = await clubOf('DE', yearsAgo(30))
    const problem = await app.refused(
      contract.answerHealthConsent,
      { body: { answer: 'given', text_version: '2020-01-01' } },
      as,
    )
    expect(problem).toMatchObject({ status: 409, code: 'conflict' })
  })
})

describe('below the age of consent', () => {
  test.each([
    ['GB', 13, false],
    ['FR', 15, false],
    ['DE', 15, true],
    [null, 15, true],
  ])('in %s with %i years a guardian decides: %s', async (country, age, guardian) => {
    const { as } = await clubOf(country, yearsAgo(age))
    expect((await app.ask(contract.healthConsent, {}, as)).data.needs_guardian).toBe(guardian)
  })

  // Where a day begins first, and where it begins last: one of them has not the day of UTC.
  test.each([FIRST, LAST])('the birthday begins with the day of the club in %s', async (zone) => {
    const day = dayIn(zone, new Date())
    const { as } = await clubIn(zone, bornBefore(day))
    const { data } = await app.ask(contract.healthConsent, {}, as)
    expect(data).toMatchObject({ needs_guardian: false, day })
    await app.ask(contract.answerHealthConsent, answer({ answer: 'given' }), as)

    const younger = await clubIn(zone, bornBefore(addDays(day, 1)))
    const alone = answer({ answer: 'given' })
    const refused = await app.refused(contract.answerHealthConsent, alone, younger.as)
    expect(Object.keys(refused.errors ?? {})).toEqual(['guardian_email'])
  })

  test('in several clubs the day that begins last counts', async () => {
    const { athlete, as } = await clubIn(FIRST, bornBefore(dayIn(FIRST, new Date())))
    const { club } = await clubIn(LAST, null)
    await addMember(app.db, club, athlete.id, [ROLE.athlete])
    expect((await app.ask(contract.healthConsent, {}, as)).data).toMatchObject({
      needs_guardian: true,
      day: dayIn(LAST, new Date()),
    })
  })

  test('a guardian is asked by mail, agrees, and takes it back by the same link', async () => {
    const { seen, athlete, as } = await clubOf('DE', yearsAgo(14))
    const guardian = `parent.of.${athlete.id}@slipway.test`
    const nobody = await app.refused(contract.answerHealthConsent, answer({ answer: 'given' }), as)
    expect(Object.keys(nobody.errors ?? {})).toEqual(['guardian_email'])
    const oneself = await app.refused(
      contract.answerHealthConsent,
      answer({ answer: 'given', guardian_email: athlete.email }),
      as,
    )
    expect(Object.keys(oneself.errors ?? {})).toEqual(['guardian_email'])
    const asked = await app.ask(
      contract.answerHealthConsent,
      answer({ answer: 'given', guardian_email: guardian }),
      as,
    )
    expect(asked.data.state).toBe('asked')
    expect(await seen()).toEqual(HIDDEN)

    const code = await mailedTo(guardian)
    expect((await app.ask(contract.guardianQuestion, { params: { code } }, {})).data).toMatchObject(
      { state: 'open', agreed: null },
    )
    const yes = { params: { code }, body: { agrees: true, name: 'Petra Parent', text_version } }
    expect((await app.ask(contract.answerAsGuardian, yes, {})).data).toMatchObject({
      state: 'answered',
      agreed: true,
    })
    expect(await seen()).toEqual(SHOWN)
    const { data } = await app.ask(contract.healthConsent, {}, as)
    expect(data.record[0]).toMatchObject({
      answer: 'given',
      guardian_email: guardian,
      guardian_name: 'Petra Parent',
    })

    await app.ask(contract.answerAsGuardian, { ...yes, body: { ...yes.body, agrees: false } }, {})
    expect(await seen()).toEqual(HIDDEN)
    expect(await app.refused(contract.answerAsGuardian, yes, {})).toMatchObject({ status: 409 })
  })

  test('a link that was sent again, or is not ours, answers nothing', async () => {
    const { athlete, as, seen } = await clubOf('DE', yearsAgo(14))
    const guardian = `parent.of.${athlete.id}@slipway.test`
    const ask = answer({ answer: 'given', guardian_email: guardian })
    await app.ask(contract.answerHealthConsent, ask, as)
    const first = await mailedTo(guardian)
    await app.ask(contract.answerHealthConsent, ask, as)
    const body = { agrees: true, name: 'Petra Parent', text_version }
    expect(
      await app.refused(contract.answerAsGuardian, { params: { code: first }, body }, {}),
    ).toMatchObject({ code: 'conflict' })
    expect(
      await app.refused(contract.answerAsGuardian, { params: { code: 'made-up' }, body }, {}),
    ).toMatchObject({ code: 'code_unknown' })
    expect(await seen()).toEqual(HIDDEN)
  })
})
