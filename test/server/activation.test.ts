import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  accountDetails,
  forgotPassword,
  getUserData,
  login,
  me,
  passwordReset,
  register,
  resendActivation,
  resetPassword,
} from '#contract/people/account.ts'
import { foundClub, myClubs } from '#contract/people/clubs.ts'
import { dismissFirstSteps, firstSteps } from '#contract/insight/home.ts'
import { MEMBER_STATUS } from '#domain/constants/statuses.ts'
import { addMember, makeClub, makeSquad, makeUser, PASSWORD } from '../support/factories.ts'
import { startTestApp, type TestApp } from '../support/app.ts'
import { hashOf } from '../../server/http/gate.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp({ work: true })
})
afterAll(() => app.close())

let serial = 0
const address = () => `founder${(serial += 1)}@slipway.test`
const NEW = 'a quiet bend upstream'
const signUp = (email: string, account_type: 'club' | 'individual' = 'club') => ({
  body: {
    first_name: ' Fay ',
    last_name: 'Founder',
    email,
    password: NEW,
    preferred_language: 'de' as const,
    account_type,
  },
})
const details = (id: number, activation_code: string) => ({
  body: {
    id,
    activation_code,
    first_name: 'Fay',
    last_name: 'Founder',
    password: NEW,
    preferred_language: 'de' as const,
    time_zone: 'Europe/Zurich',
  },
})
const credentials = (username: string, password: string) => ({
  body: {
    username,
    password,
    grant_type: 'password' as const,
    client_id: 'test',
    client_secret: 'test',
  },
})

/** The newest mail to an address, once there are that many. */
async function mailTo(to: string, count = 1): Promise<string> {
  for (let wait = 0; wait < 100; wait++) {
    const folder = join(app.folder, 'mail')
    const mails = (
      await app.rows<{ id: number }>(
        'select id from mails where address = $1 and sent_at is not null order by id',
        [to],
      )
    ).map(({ id }) =>
      readFileSync(
        join(
          folder,
          readdirSync(folder).find((name) => name === `${String(id).padStart(6, '0')}.eml`) ?? '',
        ),
        'utf8',
      ),
    )
    const last = mails.at(-1)
    if (last !== undefined && mails.length >= count) return last
    await sleep(50)
  }
  throw new Error(`no mail to ${to}`)
}
const codeIn = (mail: string): string =>
  /\/(?:activate-account|reset-password)\/([\w-]+)/.exec(mail)?.[1] ?? ''

async function opened(kind: 'club' | 'individual' = 'club') {
  const email = address()
  await app.ask(register, signUp(email, kind), {})
  const code = codeIn(await mailTo(email))
  const { data } = await app.ask(getUserData, { params: { code } }, {})
  const { accessToken } = await app.ask(accountDetails, details(data.id, code), {})
  return { email, code, id: data.id, as: { token: accessToken } }
}

describe('signing up', () => {
  test('leads by mail to an open account and a club of its own on trial', async () => {
    const email = address()
    await app.ask(register, signUp(email), {})
    const mail = await mailTo(email)
    expect(mail).toContain('Subject: Bestätigen Sie Ihre Adresse')
    const code = codeIn(mail)
    expect((await app.refused(login, credentials(email, NEW), {})).code).toBe('email_unverified')

    const { data } = await app.ask(getUserData, { params: { code } }, {})
    expect(data).toMatchObject({
      email,
      first_name: 'Fay',
      email_verified: false,
      current_club_user: { club_id: null, club: { creator_id: data.id } },
    })
    const { accessToken } = await app.ask(accountDetails, details(data.id, code), {})
    const as = { token: accessToken }
    expect((await app.ask(me, {}, as)).data.founds_club).toBe(true)

    const club = {
      name: ' New Bridge RC ',
      country: 'CH',
      time_zone: 'Europe/Zurich',
      default_sport_id: 1,
      venue_name: 'Lake',
      coaches: true,
    }
    const founded = await app.ask(foundClub, { body: club }, as)
    const { data: clubs } = await app.ask(myClubs, {}, as)
    expect(clubs).toHaveLength(1)
    expect(clubs[0]).toMatchObject({
      club: {
        id: founded.data.id,
        name: 'New Bridge RC',
        creator_id: data.id,
        venue: { name: 'Lake' },
      },
    })
    expect(clubs[0]?.roles.map(({ id }) => id)).toEqual([3, 5])
    expect(clubs[0]?.club.subscription_info?.subscription_plan.key).toBe('free-trial')
    const days =
      (Date.parse(clubs[0]?.club.subscription_info?.next_bill_date ?? '') - Date.now()) / 86_400_000
    expect(days).toBeGreaterThan(12.9)
    expect(days).toBeLessThan(14.1)
    expect((await app.ask(me, {}, as)).data.founds_club).toBe(false)
    const again = await app.ask(getUserData, { params: { code } }, {})
    expect(again.data).toMatchObject({
      email_verified: true,
      current_club_user: { club_id: founded.data.id, status: 1 },
    })
  })

  test('alone makes an individual account that is never billed', async () => {
    const { as } = await opened('individual')
    const { data } = await app.ask(myClubs, {}, as)
    expect(data.map(({ club }) => [club.name, club.is_individual, club.time_zone])).toEqual([
      ['Fay Founder', true, 'Europe/Zurich'],
    ])
    expect((await app.ask(me, {}, as)).data.founds_club).toBe(false)
  })

  test('answers the same for a known address, which is told by mail', async () => {
    const known = await makeUser(app.db)
    const [first, second] = [
      await app.send(register, signUp(known.email), {}),
      await app.send(register, signUp(address()), {}),
    ]
    expect([first.status, first.text]).toEqual([second.status, second.text])
    expect(await mailTo(known.email)).toContain('Subject: You already have an account')
    expect((await app.ask(login, credentials(known.email, PASSWORD), {})).user.id).toBe(known.id)
  })

  test('refuses common passwords at the field', async () => {
    const problem = await app.refused(
      register,
      { body: { ...signUp(address()).body, password: 'Passwort123' } },
      { language: 'de' },
    )
    expect(problem.errors).toEqual({
      password: ['Dieses Passwort ist zu verbreitet. Wähle eines, das schwerer zu erraten ist.'],
    })
  })
})

describe('a code', () => {
  test('works once, and for its own account only', async () => {
    const { id, code } = await opened()
    expect((await app.refused(accountDetails, details(id, code), {})).code).toBe('code_used')
    const { email } = await makeUser(app.db, { email_verified_at: null })
    await app.ask(resendActivation, { body: { email } }, {})
    expect(
      (await app.refused(accountDetails, details(id, codeIn(await mailTo(email))), {})).code,
    ).toBe('code_unknown')
    expect((await app.refused(getUserData, { params: { code: 'never-was' } }, {})).code).toBe(
      'code_unknown',
    )
  })

  test('is not used up by looking, and runs out', async () => {
    const { id } = await makeUser(app.db, { email_verified_at: null })
    await app.db
      .insertInto('one_time_codes')
      .values({
        hash: hashOf('old'),
        purpose: 'activation',
        user_id: id,
        expires_at: new Date().toISOString(),
      })
      .execute()
    for (const _ of [1, 2])
      expect((await app.refused(getUserData, { params: { code: 'old' } }, {})).code).toBe(
        'code_expired',
      )
    expect((await app.refused(accountDetails, details(id, 'old'), {})).code).toBe('code_expired')
  })

  test('leads an invited person to the club that invites', async () => {
    const club = await makeClub(app.db)
    const { id, email } = await makeUser(app.db)
    await addMember(app.db, club, id, [2], MEMBER_STATUS.invited)
    await app.db
      .insertInto('one_time_codes')
      .values({ hash: hashOf('come'), purpose: 'invitation', user_id: id, about_club: club })
      .execute()
    const { data } = await app.ask(getUserData, { params: { code: 'come' } }, {})
    expect(data).toMatchObject({
      id,
      email,
      email_verified: true,
      current_club_user: { club_id: club, status: MEMBER_STATUS.invited },
    })
  })
})

describe('a forgotten password', () => {
  test('is set anew by mail, which ends all sign-ins', async () => {
    const person = await makeUser(app.db)
    const [known, unknown] = [
      await app.send(forgotPassword, { body: { email: person.email } }, {}),
      await app.send(forgotPassword, { body: { email: address() } }, {}),
    ]
    expect([known.status, known.text]).toEqual([unknown.status, unknown.text])
    const code = codeIn(await mailTo(person.email))
    expect(await app.ask(passwordReset, { params: { code } }, {})).toEqual({
      data: { valid: true },
    })
    await app.ask(resetPassword, { body: { code, password: NEW } }, {})
    expect((await app.send(me, {}, { token: person.token })).status).toBe(401)
    expect((await app.refused(login, credentials(person.email, PASSWORD), {})).code).toBe(
      'wrong_credentials',
    )
    expect((await app.ask(login, credentials(person.email, NEW), {})).user.id).toBe(person.id)
    expect((await app.refused(resetPassword, { body: { code, password: NEW } }, {})).code).toBe(
      'code_used',
    )
    expect((await app.refused(passwordReset, { params: { code } }, {})).code).toBe('code_used')
    expect(await mailTo(person.email, 2)).toContain('Your password was changed')
  })
})

test('the first steps tick themselves off and can be waved away', async () => {
  const { as, id } = await opened()
  const { data } = await app.ask(
    foundClub,
    {
      body: { name: 'Club', country: null, time_zone: 'UTC', default_sport_id: 1, coaches: false },
    },
    as,
  )
  const here = { ...as, club: data.id }
  expect((await app.ask(firstSteps, {}, here)).data).toEqual({
    members: false,
    squads: false,
    week: false,
    invite: false,
  })
  await makeSquad(app.db, data.id as never, [id])
  await addMember(
    app.db,
    data.id as never,
    (await makeUser(app.db)).id,
    [2],
    MEMBER_STATUS.onboarding,
  )
  expect((await app.ask(firstSteps, {}, here)).data).toEqual({
    members: true,
    squads: true,
    week: false,
    invite: false,
  })
  await app.ask(dismissFirstSteps, {}, here)
  expect((await app.ask(firstSteps, {}, here)).data).toBeNull()
})
