import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import * as contract from '#contract/insight/report-links.ts'
import { updateClub } from '#contract/people/clubs.ts'
import { ROLE } from '#domain/constants/roles.ts'
import { MEMBER_STATUS } from '#domain/constants/statuses.ts'
import { startTestApp } from '../../../test/support/app.ts'
import { makeClub, makeMember, makeSquad, type TestUser } from '../../../test/support/factories.ts'
import { openTrainingClub, type TrainingClub } from '../../../test/support/training-club.ts'
import type { ClubId } from '../../db/client.ts'

const ADULT = '1990-05-05'
const YOUNG = '2012-05-05'
const MARCH = { from: '2026-03-01', to: '2026-03-31' }

let training: TrainingClub
let manager: TestUser
/** Athletes by what is known of them; each came to one session of 90 minutes in March. */
const adults: TestUser[] = []
const young: TestUser[] = []
let hidden: TestUser

beforeAll(async () => {
  training = await openTrainingClub()
  const { app, club } = training
  manager = await makeMember(app.db, club, [ROLE.manager])
  const come = async (last_name: string, given: object) => {
    const athlete = await makeMember(app.db, club, [ROLE.athlete], { last_name, ...given })
    const session = await training.planFor(athlete, { start_date: '2026-03-02T06:00:00Z' })
    await training.answer(athlete, session, 1)
    return athlete
  }
  for (const name of ['Adler', 'Bach']) adults.push(await come(name, { date_of_birth: ADULT }))
  for (const name of ['Fink', 'Gans']) young.push(await come(name, { date_of_birth: YOUNG }))
  await come('Nachtigall', { date_of_birth: null })
  await come('Stumm', { date_of_birth: ADULT, consent: null })
  hidden = await come('Versteckt', { date_of_birth: ADULT })
  await app.rows(
    `insert into privacy_settings (club_id, user_id, mode) values ($1, $2, 'only-me')`,
    [club, hidden.id],
  )
  await allow(true)
})
afterAll(() => training.app.close())

const asManager = () => ({ token: manager.token, club: training.club })
const allow = (reports_outside: boolean) =>
  training.app.ask(
    updateClub,
    { params: { id: training.club }, body: { reports_outside } },
    asManager(),
  )

type Wish = { page?: contract.ReportLink['page']; question?: contract.ReportLink['question'] }
const wish = ({ page = 'attendance', question = MARCH }: Wish = {}) => ({
  body: { page, question, days: 30 as const },
})
const make = async (of: Wish = {}, as = training.asCoach) => {
  const { data } = await training.app.ask(contract.makeReportLink, wish(of), as)
  return { id: data.id, token: data.url.split('/').at(-1) ?? '' }
}
const look = (token: string) => training.app.send(contract.publicReport, { params: { token } }, {})
const shown = async (token: string) =>
  (await training.app.ask(contract.publicReport, { params: { token } }, {})).data
const held = async (as = training.asCoach) =>
  (await training.app.ask(contract.reportLinks, {}, as)).data.links

describe('who may make a link', () => {
  const tried = async (as: typeof training.asCoach, of: Wish = {}) => {
    const { status, json } = await training.app.send(contract.makeReportLink, wish(of), as)
    return [status, (json as { code?: string }).code]
  }

  test('refuses athletes', async () => {
    const as = { token: adults[0]?.token ?? '', club: training.club }
    expect(await tried(as)).toEqual([403, 'role_missing'])
  })

  test('refuses a coach on a plan without additional reports', async () => {
    const club: ClubId = await makeClub(training.app.db, { plan: 'bronze' })
    const coach = await makeMember(training.app.db, club, [ROLE.coach])
    expect(await tried({ token: coach.token, club })).toEqual([403, 'feature_missing'])
  })

  test('refuses a coach whose club has not allowed it', async () => {
    const club = await makeClub(training.app.db)
    const coach = await makeMember(training.app.db, club, [ROLE.coach])
    expect(await tried({ token: coach.token, club })).toEqual([403, 'links_not_allowed'])
  })

  test('refuses to let a coach allow it', async () => {
    const { status } = await training.app.send(
      updateClub,
      { params: { id: training.club }, body: { reports_outside: true } },
      training.asCoach,
    )
    expect(status).toBe(403)
  })

  test('refuses days in the wrong order', async () => {
    const question = { from: '2026-03-31', to: '2026-03-01' }
    expect(await tried(training.asCoach, { question })).toEqual([400, 'end_before_start'])
  })

  test('refuses a report on ratings', async () => {
    const body = { page: 'rpe', question: MARCH, days: 30 }
    const { status } = await training.app.call('POST', 'report-links', {
      json: body,
      as: training.asCoach,
    })
    expect(status).toBe(400)
  })
})

describe('what a link shows', () => {
  test('has lines of adults who consent and show themselves, and of nobody else', async () => {
    const { token } = await make()
    const { table, filters, moves, title } = await shown(token)
    expect(title).toBe('Attendance')
    expect(table.lines.map(({ name }) => name)).toEqual(['Person Adler', 'Person Bach'])
    expect([table.under_age, moves, filters]).toEqual([3, false, []])
    const { text } = await look(token)
    for (const name of ['Fink', 'Gans', 'Nachtigall', 'Stumm', 'Versteckt'])
      expect(text).not.toContain(name)
  })

  test('hides a sum that would tell what three people under 18 did', async () => {
    const { table } = await shown((await make()).token)
    expect(table.total?.is_hidden).toBe(true)
    expect(table.total?.cells.every((cell) => cell === null)).toBe(true)
  })

  test('counts people under 18 in a sum of five people', async () => {
    const question = { ...MARCH, group: 'gender' } as const
    const { table } = await shown((await make({ question })).token)
    const came = table.columns.findIndex(({ head }) => head === 'Came')
    expect(table.lines.map(({ name }) => name)).toEqual(['Not specified'])
    expect(table.lines[0]?.cells[came]).toEqual({ value: 5, text: '5' })
    expect(table.total?.cells[came]).toEqual({ value: 5, text: '5' })
  })

  test('has no reasons, no illness and no load', async () => {
    const attendance = await shown((await make()).token)
    const heads = attendance.table.columns.map(({ head }) => head).join()
    expect(heads).not.toMatch(/Reason|Ill|Injured/)
    const training_summary = await shown((await make({ page: 'training-summary' })).token)
    expect(training_summary.table.columns.map(({ head }) => head)).toEqual([
      'Sessions',
      'Time',
      'Distance',
      'Done of planned time',
    ])
  })

  test('counts the athletes it is narrowed down to, and names none of them', async () => {
    const squad = await makeSquad(training.app.db, training.club, [adults[0]?.id ?? 0])
    const question = {
      span: 'last-week',
      squads: String(squad),
      athletes: [...adults, ...young].map(({ id }) => id).join(','),
    } as const
    const { filters, moves } = await shown((await make({ question })).token)
    expect(moves).toBe(true)
    expect(filters).toEqual([
      { list: 'squads', count: 1, names: [expect.stringContaining('Squad')] },
      { list: 'athletes', count: 4, names: [] },
    ])
  })

  test('is in the language of who looks', async () => {
    const { token } = await make()
    const { json } = await training.app.call('GET', `public/report/${token}`, {
      as: { language: 'de' },
    })
    expect(json).toMatchObject({ data: { title: 'Anwesenheit' } })
  })

  test('notes when it was last opened, and keeps no token', async () => {
    const { id, token } = await make()
    const opened = async () => (await held()).find((link) => link.id === id)?.opened_at
    expect(await opened()).toBeNull()
    await shown(token)
    expect(await opened()).toEqual(expect.any(String))
    const rows = await training.app.rows('select * from report_links where id = $1', [id])
    expect(JSON.stringify(rows)).not.toContain(token)
  })
})

describe('a link ends', () => {
  const codeOf = async (token: string) => {
    const { status, json, text } = await look(token)
    expect(text).not.toContain('Club ')
    return [status, (json as { code?: string }).code]
  }

  test('when its maker stops it, which the audit log knows', async () => {
    const { id, token } = await make()
    await training.app.ask(contract.stopReportLink, { params: { id } }, training.asCoach)
    expect(await codeOf(token)).toEqual([410, 'report_link_stopped'])
    expect((await held()).map((link) => link.id)).not.toContain(id)
    const noted = await training.app.rows<{ action: string }>(
      `select action from audit_log where about_club = $1 and user_id = $2
        and (subject ->> 'id' = $3 or subject -> 'ids' @> $4::jsonb) order by id`,
      [training.club, training.coach.id, String(id), JSON.stringify([id])],
    )
    expect(noted.map(({ action }) => action)).toEqual(['report-link-made', 'report-link-stopped'])
  })

  test('when its days are over', async () => {
    const { id, token } = await make()
    await training.app.rows('update report_links set expires_at = now() where id = $1', [id])
    expect(await codeOf(token)).toEqual([410, 'report_link_expired'])
  })

  test('as if it had never been when its maker is no coach any more', async () => {
    const { app, club } = training
    const former = await makeMember(app.db, club, [ROLE.coach])
    const { token } = await make({}, { token: former.token, club })
    expect((await look(token)).status).toBe(200)
    await app.rows('update membership_roles set role_id = $3 where club_id = $1 and user_id = $2', [
      club,
      former.id,
      ROLE.athlete,
    ])
    expect(await codeOf(token)).toEqual([404, 'not_found'])
  })

  test('as if it had never been when its maker has left the club', async () => {
    const { app, club } = training
    const former = await makeMember(app.db, club, [ROLE.coach])
    const { token } = await make({}, { token: former.token, club })
    await app.rows(
      `update memberships set status = ${MEMBER_STATUS.left} where club_id = $1 and user_id = $2`,
      [club, former.id],
    )
    expect(await codeOf(token)).toEqual([404, 'not_found'])
  })

  test('refuses a token nobody has', async () => {
    expect(await codeOf('no-such-token')).toEqual([404, 'not_found'])
  })

  test('refuses to stop the link of another coach, but for who edits the club', async () => {
    const { app, club } = training
    const other = await makeMember(app.db, club, [ROLE.coach])
    const { id, token } = await make({}, { token: other.token, club })
    const stop = (as: typeof training.asCoach) =>
      app.send(contract.stopReportLink, { params: { id } }, as)
    expect((await stop(training.asCoach)).status).toBe(404)
    expect((await look(token)).status).toBe(200)
    expect((await stop(asManager())).status).toBe(200)
    expect((await look(token)).status).toBe(410)
  })

  test('for good when the club shows no reports outside any more', async () => {
    const { token } = await make()
    await allow(false)
    expect(await codeOf(token)).toEqual([410, 'report_link_stopped'])
    await allow(true)
    expect(await codeOf(token)).toEqual([410, 'report_link_stopped'])
    expect(await held()).toEqual([])
  })
})

test('an address that looks all the time has to wait', async () => {
  const strict = await startTestApp({ loginsPerMinute: 2 })
  const status = async () =>
    (await strict.send(contract.publicReport, { params: { token: 'none' } }, {})).status
  expect([await status(), await status(), await status()]).toEqual([404, 404, 429])
  await strict.close()
})
