import { beforeEach, describe, expect, test } from 'vitest'
import { changeRegister, saveAttendance } from '#contract/planning/attendance.ts'
import {
  previewPlan,
  takePlanIn,
  undoBringIn,
  type PreviewRow,
} from '#contract/platform/bring-in.ts'
import { ROLE } from '#domain/constants/roles.ts'
import { makeCrew, makeMember, makeSquad, type TestUser } from '../../../test/support/factories.ts'
import { makeBooking, makeItem } from '../../../test/support/equipment.ts'
import { grantTo } from '../../../test/support/grant.ts'
import { app, as, club, prepareListClub } from '../../../test/support/people-lists.ts'

prepareListClub()

let coach: TestUser
beforeEach(async () => void (coach = await makeMember(app.db, club, [ROLE.coach])))

type Cells = Record<string, string>
const planOf = (rows: readonly Cells[]) => ({
  rows: rows.map((cells, at) => ({ line: at + 1, cells })),
  week_of: '2026-03-04',
  sport_id: 1,
})
async function preview(rows: readonly Cells[], user = coach) {
  const { status, json } = await app.send(previewPlan, { body: planOf(rows) }, as(user))
  return { status, rows: (json as { data?: { rows: PreviewRow[] } }).data?.rows ?? [] }
}
async function take(rows: readonly Cells[], user = coach) {
  const body = { ...planOf(rows), file_name: 'plan.xlsx' }
  const { status, json } = await app.send(takePlanIn, { body }, as(user))
  expect(status).toBe(201)
  return (json as { data: { id: number; added: number; left_out: number } }).data
}
const sessions = () =>
  app.rows<{ name: string; starts: string; sport_id: number; draft: boolean; location: string }>(
    `select s.name, to_char(s.starts_at at time zone c.time_zone, 'Dy HH24:MI') as starts,
       s.sport_id, s.published_at is null as draft, s.location
     from sessions s join clubs c on c.id = s.club_id
     where s.club_id = $1 and s.deleted_at is null order by s.starts_at`,
    [club],
  )

const WEEK = [
  { day: 'Tue', start: '6:00', what: 'Ergo 4x2000m/6', place: 'Boathouse' },
  { day: '2026-03-05', what: '18:30 Row UT2 90 min' },
]

describe('a training plan', () => {
  test('becomes drafts at the times of its rows, once', async () => {
    expect((await preview(WEEK)).rows).toMatchObject([
      { line: 1, state: 'new', cells: { day: '2026-03-03', start: '06:00', sport: 'Ergo' } },
      { line: 2, state: 'new', cells: { what: 'Row UT2 90 min', start: '18:30' } },
    ])
    expect(await sessions()).toEqual([])
    expect(await take(WEEK)).toMatchObject({ added: 2, left_out: 0 })
    const made = [
      { name: 'Ergo 4x2000m/6', starts: 'Tue 06:00', sport_id: 2, location: 'Boathouse' },
      { name: 'Row UT2 90 min', starts: 'Thu 18:30', sport_id: 1, location: null },
    ].map((one) => ({ ...one, draft: true }))
    expect(await sessions()).toEqual(made)
    expect((await preview(WEEK)).rows.map(({ state }) => state)).toEqual(['known', 'known'])
    expect(await take(WEEK)).toMatchObject({ id: null, added: 0 })
    expect(await sessions()).toEqual(made)
  })

  test('says of each value what is not understood, and leaves those rows out', async () => {
    const rows = [
      { day: '31.02.2026', start: '6:00', what: 'Row' },
      { day: 'Mon', what: 'Row' },
      { day: 'Mon', start: '6:00', what: 'Row 4 x 2000 m // 6 or so' },
      { day: 'Mon', start: '6:00', what: 'Row', sport: 'Quidditch' },
      { day: 'Mon', start: '6:00', what: 'Row', squad: 'Nobody' },
    ]
    const seen = (await preview(rows)).rows
    expect(seen.map(({ state }) => state)).toEqual(rows.map(() => 'look'))
    expect(seen.map(({ faults }) => faults)).toEqual([
      { day: ['There is no 31 February.'] },
      { start: ['There is no time. Choose one for all such rows, or enter it here.'] },
      { what: ['The pieces of “Row 4 x 2000 m // 6 or so” are not understood.'] },
      { sport: ['“Quidditch” is no sport.'] },
      { squad: ['There is no squad with this name.'] },
    ])
    expect(await take([...rows, ...WEEK])).toMatchObject({ added: 2, left_out: 5 })
  })

  test('is for the squad that a row names', async () => {
    const rower = await makeMember(app.db, club, [ROLE.athlete])
    const squad = await makeSquad(app.db, club, [rower.id])
    const [{ name } = { name: '' }] = await app.rows<{ name: string }>(
      'select name from squads where id = $1',
      [squad],
    )
    await take([{ day: 'Mon', start: '6:00', what: 'Row', squad: name }])
    expect(
      await app.rows('select user_id from participants where club_id = $1 and role_id = 2', [club]),
    ).toEqual([{ user_id: rower.id }])
  })

  test('is undone in one step, but for what was changed or published since', async () => {
    const { id } = await take([...WEEK, { day: 'Fri', start: '7:00', what: 'Race pace' }])
    await app.rows(
      `update sessions set updated_at = now() + interval '1 second'
       where club_id = $1 and name = 'Race pace'`,
      [club],
    )
    const { status, json } = await app.send(undoBringIn, { params: { id } }, as(coach))
    expect(status).toBe(200)
    expect(json).toEqual({ data: { stays: [{ name: 'Race pace', reason: 'changed' }] } })
    expect((await sessions()).map(({ name }) => name)).toEqual(['Race pace'])
  })

  test.each<[string, (session: number) => Promise<unknown>]>([
    ['a crew', (session_id) => makeCrew(app.db, club, { session_id })],
    [
      'a booking',
      async (session_id) => {
        const item = await makeItem(app.db, club)
        return makeBooking(app.db, club, coach.id, item, { session_id })
      },
    ],
    [
      'an athlete',
      async (id) => {
        const add = [(await makeMember(app.db, club)).id]
        return app.ask(changeRegister, { params: { id }, body: { add } }, as(coach))
      },
    ],
    [
      'an answer',
      (event_id) => {
        const users = { [coach.id]: { attending: 1 as const } }
        return app.ask(saveAttendance, { body: { event_id, users } }, as(coach))
      },
    ],
    [
      'a rating',
      (session) =>
        app.rows(
          'insert into session_ratings (club_id, session_id, user_id, rpe) values ($1, $2, $3, 4)',
          [club, session, coach.id],
        ),
    ],
    [
      'a comment',
      (session) =>
        app.rows(
          `insert into wall_posts (club_id, session_id, user_id, client_id, kind, text)
           values ($1, $2, $3, 'a-client', 'text', 'Take the long oars.')`,
          [club, session, coach.id],
        ),
    ],
  ])('is undone but for a draft that has got %s since', async (_, put) => {
    const { id } = await take(WEEK)
    const [session] = await app.rows<{ id: number }>(
      `select id from sessions where club_id = $1 and name = 'Row UT2 90 min'`,
      [club],
    )
    await put(session?.id ?? 0)
    const { json } = await app.send(undoBringIn, { params: { id } }, as(coach))
    expect(json).toEqual({ data: { stays: [{ name: 'Row UT2 90 min', reason: 'changed' }] } })
    expect((await sessions()).map(({ name }) => name)).toEqual(['Row UT2 90 min'])
  })

  test('is not undone by a coach who may not edit its sessions', async () => {
    const { id } = await take(WEEK)
    const other = await makeMember(app.db, club, [ROLE.coach])
    const permission = 'view-edit-all-sessions'
    await grantTo(app, { club, person: other, permission, granted: false })
    const refused = await app.refused(undoBringIn, { params: { id } }, as(other))
    expect(refused).toMatchObject({ status: 403, code: 'edit_denied' })
    expect(await sessions()).toHaveLength(2)
    expect((await app.send(undoBringIn, { params: { id } }, as(coach))).status).toBe(200)
    expect(await sessions()).toEqual([])
  })

  test('is refused to athletes', async () => {
    const athlete = await makeMember(app.db, club, [ROLE.athlete])
    expect((await preview(WEEK, athlete)).status).toBe(403)
    const body = { ...planOf(WEEK), file_name: 'plan.xlsx' }
    expect((await app.send(takePlanIn, { body }, as(athlete))).status).toBe(403)
  })
})
