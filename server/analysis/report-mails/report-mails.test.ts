import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import * as contract from '#contract/analysis/report-mails.ts'
import { saveReportView } from '#contract/analysis/report-views.ts'
import { ROLE } from '#domain/constants/roles.ts'
import { makeMember, makeSquad, type TestUser } from '../../../test/support/factories.ts'
import { openTrainingClub, type TrainingClub } from '../../../test/support/training-club.ts'
import { sendReportsDue } from './jobs.ts'

/** Six in the morning in Berlin, on the Monday after the sessions of the training club. */
const MONDAY = new Date('2026-03-09T05:00:00Z')

let training: TrainingClub
let athlete: TestUser, young: TestUser
beforeAll(async () => {
  training = await openTrainingClub()
  const come = async (last_name: string, date_of_birth: string) => {
    const { app, club } = training
    const person = await makeMember(app.db, club, [ROLE.athlete], { last_name, date_of_birth })
    const session = await training.planFor(person, { start_date: '2026-03-02T06:00:00Z' })
    await training.answer(person, session, 1)
    return person
  }
  athlete = await come('Adler', '1990-05-05')
  young = await come('Fink', '2012-05-05')
})
afterAll(() => training.app.close())

const asOf = ({ token }: TestUser) => ({ token, club: training.club })

async function order(
  person: TestUser,
  wish: {
    audience?: 'self' | 'coaches'
    squad_ids?: number[]
    page?: 'rpe' | 'team-ergo' | 'attendance'
  } = {},
): Promise<number> {
  const { page = 'attendance', audience = 'self', ...rest } = wish
  const view = await training.app.ask(
    saveReportView,
    { body: { page, name: `View of ${person.id}`, question: { by: 'day' } } },
    asOf(person),
  )
  const { data } = await training.app.ask(
    contract.sendReportMails,
    { body: { view_id: view.data.id, rhythm: 'weekly', audience, ...rest } },
    asOf(person),
  )
  // As if it had been made before that Monday.
  await training.app.rows('update report_mails set sent_on = null where id = $1', [data.id])
  return data.id
}
type Mail = {
  address: string
  values: {
    table: { heads: string[]; rows: { name: string }[]; missing: string[] }
    unwanted: string
    link: string
    days: string
  }
}
const send = (now = MONDAY) => sendReportsDue(training.app.database.worker, 'http://localhost', now)
const mailsTo = ({ email }: TestUser) =>
  training.app.rows<Mail>(
    `select address, "values" from mails where template = 'report' and address = $1 order by id`,
    [email],
  )
const namesIn = (mail: Mail | undefined) => mail?.values.table.rows.map(({ name }) => name)

describe('a report by mail', () => {
  test('goes out on Monday at six, once however often the job runs', async () => {
    const coach = await makeMember(training.app.db, training.club, [ROLE.coach])
    await order(coach)
    await send(new Date('2026-03-09T04:00:00Z'))
    expect(await mailsTo(coach)).toEqual([])
    await Promise.all([send(), send()])
    await send(new Date('2026-03-09T06:00:00Z'))
    const mails = await mailsTo(coach)
    expect(mails).toHaveLength(1)
    expect(mails[0]?.values.days).toMatch(/^2\s–\s8 March 2026$/)
    const query = `by=day&from=2026-03-02&to=2026-03-08&club_id=${training.club}`
    expect(mails[0]?.values.link).toContain(`/attendance?${query}`)
  })

  test('goes out once when the job crashed before it was noted for all', async () => {
    const coach = await makeMember(training.app.db, training.club, [ROLE.coach])
    const id = await order(coach)
    await send()
    await training.app.rows('update report_mails set sent_on = null where id = $1', [id])
    await send()
    expect(await mailsTo(coach)).toHaveLength(1)
  })

  test('shows each what they may see: a coach the squad, an athlete themselves', async () => {
    const { app, club } = training
    const sees = await makeMember(app.db, club, [ROLE.head_coach])
    const limited = await makeMember(app.db, club, [ROLE.coach])
    await app.rows(
      `insert into member_permissions (club_id, user_id, permission_id, granted)
        select $1, $2, id, false from permissions where name = 'view-minors'`,
      [club, limited.id],
    )
    const squad = await makeSquad(app.db, club, [sees.id, limited.id, athlete.id, young.id])
    await order(sees, { audience: 'coaches', squad_ids: [squad] })
    await order(athlete)
    await send()
    expect(namesIn((await mailsTo(sees))[0])).toEqual(['Person Adler', 'Person Fink'])
    expect(namesIn((await mailsTo(limited))[0])).toEqual(['Person Adler'])
    expect((await mailsTo(athlete)).map(namesIn)).toEqual([['Person Adler']])
    expect(await mailsTo(young)).toEqual([])
  })

  test.each([
    ['rpe', 'Reported RPE', /Foster/, '– Reported RPE: Not rated'],
    ['team-ergo', '2000 m power (W)', /kg/, ''],
  ] as const)('of %s has %s, no loads, and explains dashes', async (page, shown, kept, dash) => {
    const coach = await makeMember(training.app.db, training.club, [ROLE.coach])
    await order(coach, { page })
    await send()
    const table = (await mailsTo(coach))[0]?.values.table
    expect(table?.heads).toContain(shown)
    expect(table?.heads.join()).not.toMatch(kept)
    expect(table?.missing.join()).toContain(dash)
  })

  test.each([
    ['has left the club', 'update memberships set status = 3 where user_id = $1'],
    ['has not confirmed their address', 'update users set email_verified_at = null where id = $1'],
    ['is locked out', 'update users set disabled_at = now() where id = $1'],
  ])('is not sent to somebody who %s', async (_, change) => {
    const coach = await makeMember(training.app.db, training.club, [ROLE.coach])
    await order(coach)
    await training.app.rows(change, [coach.id])
    await send()
    expect(await mailsTo(coach)).toEqual([])
  })

  test('is not sent to others once who made it is no coach any more', async () => {
    const { app, club } = training
    const former = await makeMember(app.db, club, [ROLE.coach])
    const reader = await makeMember(app.db, club, [ROLE.coach])
    const squad = await makeSquad(app.db, club, [reader.id])
    await order(former, { audience: 'coaches', squad_ids: [squad] })
    await app.rows('update membership_roles set role_id = $2 where user_id = $1', [
      former.id,
      ROLE.athlete,
    ])
    await send()
    expect(await mailsTo(reader)).toEqual([])
  })

  test('is stopped by the link in it, without a sign-in, and wanted again', async () => {
    const coach = await makeMember(training.app.db, training.club, [ROLE.coach])
    const id = await order(coach)
    await send()
    const code = (await mailsTo(coach))[0]?.values.unwanted.split('/').at(-1) ?? ''
    const params = { code }
    const stand = async () =>
      (await training.app.ask(contract.stoppedReportMails, { params }, {})).data.stopped
    expect(await stand()).toBe(false)
    const clicked = await training.app.call('POST', `no-report-mails/${code}/one-click`, {
      raw: 'List-Unsubscribe=One-Click',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    })
    expect([clicked.status, await stand()]).toEqual([200, true])
    const listed = await training.app.ask(contract.reportMails, {}, asOf(coach))
    expect(listed.data.find((mail) => mail.id === id)?.is_stopped).toBe(true)
    const next = new Date(MONDAY.getTime() + 7 * 86_400_000)
    await send(next)
    expect(await mailsTo(coach)).toHaveLength(1)
    await training.app.ask(contract.refuseReportMails, { params, body: { stopped: false } }, {})
    await send(new Date(next.getTime() + 7 * 86_400_000))
    expect(await mailsTo(coach)).toHaveLength(2)
  })

  test('keeps no figures beside the address once it is sent', async () => {
    const coach = await makeMember(training.app.db, training.club, [ROLE.coach])
    await order(coach)
    await send()
    await training.app.work()
    await expect
      .poll(async () => (await mailsTo(coach)).map(({ values }) => 'table' in values))
      .toEqual([false])
  })
})

describe('who may have reports sent', () => {
  const tried = async (person: TestUser, body: object) => {
    const { status, json } = await training.app.call('POST', 'report-mails', {
      json: body,
      as: asOf(person),
    })
    return [status, (json as { code?: string }).code]
  }
  const viewOf = async (person: TestUser) =>
    (
      await training.app.ask(
        saveReportView,
        { body: { page: 'attendance', name: 'Mine', question: {} } },
        asOf(person),
      )
    ).data.id
  const weekly = { rhythm: 'weekly' }

  test('refuses an athlete who would send to coaches', async () => {
    const squad = await makeSquad(training.app.db, training.club, [])
    const view_id = await viewOf(athlete)
    const body = { ...weekly, view_id, audience: 'coaches', squad_ids: [squad] }
    expect(await tried(athlete, body)).toEqual([403, 'forbidden'])
  })

  test('refuses a view of somebody else and squads that are not there', async () => {
    const { coach } = training
    const view_id = await viewOf(athlete)
    expect(await tried(coach, { ...weekly, view_id, audience: 'self' })).toEqual([404, 'not_found'])
    const own = { ...weekly, view_id: await viewOf(coach), audience: 'coaches' }
    expect(await tried(coach, { ...own, squad_ids: [99_999_999] })).toEqual([
      400,
      'unknown_reference',
    ])
    expect(await tried(coach, own)).toEqual([400, 'unknown_reference'])
  })

  test('refuses to stop what somebody else has sent', async () => {
    const id = await order(athlete)
    const stop = async (person: TestUser) =>
      (await training.app.send(contract.stopReportMails, { params: { id } }, asOf(person))).status
    expect(await stop(training.coach)).toBe(404)
    expect(await stop(athlete)).toBe(200)
  })

  test('refuses a code that no mail has', async () => {
    const params = { code: 'no-such-code' }
    const { status } = await training.app.send(contract.stoppedReportMails, { params }, {})
    expect(status).toBe(404)
  })
})
