import { beforeEach, describe, expect, test } from 'vitest'
import { addScores } from '#contract/analysis/result-entry.ts'
import {
  previewResults,
  takeResultsIn,
  undoBringIn,
  type PreviewRow,
} from '#contract/platform/bring-in.ts'
import { ROLE } from '#domain/constants/roles.ts'
import { dayIn } from '#domain/time/zoned-time.ts'
import { makeMember, type TestUser } from '../../../test/support/factories.ts'
import { grantTo } from '../../../test/support/grant.ts'
import { app, as, club, prepareListClub } from '../../../test/support/people-lists.ts'

prepareListClub()

let coach: TestUser
let [mia, jon]: TestUser[] = []
beforeEach(async () => {
  coach = await makeMember(app.db, club, [ROLE.coach])
  const athlete = (first_name: string, last_name: string) =>
    makeMember(app.db, club, [ROLE.athlete], { first_name, last_name })
  mia = await athlete('Mia', 'Höfer')
  jon = await athlete('Jon', 'Berg')
})

type Cells = Record<string, string>
const listOf = (rows: readonly Cells[]) => ({
  rows: rows.map((cells, at) => ({ line: at + 2, cells })),
  sport_id: 2,
})
async function preview(rows: readonly Cells[], user = coach) {
  const { status, json } = await app.send(previewResults, { body: listOf(rows) }, as(user))
  return { status, rows: (json as { data?: { rows: PreviewRow[] } }).data?.rows ?? [] }
}
async function take(rows: readonly Cells[]) {
  const body = { ...listOf(rows), file_name: 'tests.xlsx' }
  const { status, json } = await app.send(takeResultsIn, { body }, as(coach))
  expect(status).toBe(201)
  return (json as { data: { id: number; added: number; left_out: number } }).data
}
const results = () =>
  app.rows<Record<string, unknown>>(
    `select s.name, s.sport_id, s.published_at is not null as shown, r.user_id, p.time,
       p.distance, p.power
     from sessions s
     join results r on r.club_id = s.club_id and r.session_id = s.id
     join scores p on p.club_id = r.club_id and p.result_id = r.id and p.piece = 1
     where s.club_id = $1 and s.deleted_at is null
     order by s.starts_at, s.name, r.user_id`,
    [club],
  )
const notices = () => app.rows('select 1 from notifications where about_club = $1', [club])

const TESTS = [
  { day: '2026-01-10', name: 'Mia Hofer', distance: '2000', time: '7:12.3', power: '273' },
  { day: '2026-01-10', name: 'Berg, Jon', distance: '2000', time: '6:40.0' },
  { day: '2026-01-24', name: 'Jon Berg', what: '30 min', distance: '8124' },
]

describe('a list of results', () => {
  test('becomes a session for each day and piece, once, and nobody is notified', async () => {
    expect((await preview(TESTS)).rows).toMatchObject([
      { line: 2, state: 'new', cells: { what: '2000 m', sport: 'Ergo' } },
      { line: 3, state: 'new', cells: { what: '2000 m' } },
      { line: 4, state: 'new', cells: { what: '30 min' } },
    ])
    expect(await results()).toEqual([])
    expect(await take(TESTS)).toMatchObject({ added: 3, left_out: 0 })
    const common = { sport_id: 2, shown: true, power: null }
    expect(await results()).toEqual([
      { ...common, name: '2000 m', user_id: mia?.id, time: 432.3, distance: 2000, power: 273 },
      { ...common, name: '2000 m', user_id: jon?.id, time: 400, distance: 2000 },
      { ...common, name: '30 min', user_id: jon?.id, time: 1800, distance: 8124 },
    ])
    expect(await notices()).toEqual([])
    expect((await preview(TESTS)).rows.map(({ state }) => state)).toEqual([
      'known',
      'known',
      'known',
    ])
    expect(await take(TESTS)).toMatchObject({ id: null, added: 0 })
  })

  test('says of each value what is not understood, and leaves those rows out', async () => {
    await makeMember(app.db, club, [ROLE.athlete], { first_name: 'Berg', last_name: 'Jon' })
    const row = { day: '2026-01-10', name: 'Mia Höfer', distance: '2000', time: '7:12.3' }
    const { rows } = await preview([
      { ...row, name: 'Somebody Else' },
      { ...row, name: 'Jon Berg' },
      { ...row, sport: 'Quidditch' },
      { ...row, day: '2099-01-10' },
      { ...row, time: 'fast' },
      row,
    ])
    expect(rows.map(({ faults }) => faults)).toEqual([
      { name: ['No athlete of your club is called “Somebody Else”.'] },
      { name: ['Two athletes are called “Jon Berg”. Enter this result in its session.'] },
      { sport: ['“Quidditch” is no sport.'] },
      { day: ['This day is still to come.'] },
      { time: ['“fast” is not a time. Write it as 7:12.3.'] },
      {},
    ])
    expect(rows.at(-1)?.state).toBe('new')
  })

  test('may be of today before noon, but not of tomorrow', async () => {
    const now = new Date()
    // A zone in which it is between six and seven in the morning; its name has the sign reversed.
    const ahead = now.getUTCHours() > 18 ? 30 - now.getUTCHours() : 6 - now.getUTCHours()
    const zone = `Etc/GMT${ahead > 0 ? '-' : '+'}${Math.abs(ahead)}`
    await app.rows('update clubs set time_zone = $2 where id = $1', [club, zone])
    const dayAfter = (days: number) => dayIn(zone, new Date(now.getTime() + days * 86_400_000))
    const row = { name: 'Mia Höfer', distance: '2000', time: '7:12.3' }
    const list = [0, 1].map((days) => ({ ...row, day: dayAfter(days) }))
    expect((await preview(list)).rows.map(({ faults }) => faults)).toEqual([
      {},
      { day: ['This day is still to come.'] },
    ])
    expect(await take(list)).toMatchObject({ added: 1, left_out: 1 })
    expect(await results()).toMatchObject([{ user_id: mia?.id, time: 432.3 }])
    expect(await notices()).toEqual([])
    expect((await preview(list)).rows.map(({ state }) => state)).toEqual(['known', 'look'])
  })

  test('is for who plans for others, and finds only whom they see', async () => {
    expect((await preview(TESTS, mia)).status).toBe(403)
    const young = { date_of_birth: '2012-05-05', first_name: 'Ada', last_name: 'Lind' }
    await makeMember(app.db, club, [ROLE.athlete], young)
    const rows = [{ day: '2026-01-10', name: 'Ada Lind', distance: '2000', time: '7:12.3' }]
    expect((await preview(rows)).rows).toMatchObject([{ state: 'new' }])
    await grantTo(app, { club, person: coach, permission: 'view-minors', granted: false })
    const unknown = ['No athlete of your club is called “Ada Lind”.']
    expect((await preview(rows)).rows).toMatchObject([{ state: 'look', faults: { name: unknown } }])
  })

  test('is undone but for a session whose results were changed since', async () => {
    const { id } = await take(TESTS)
    const [session] = await app.rows<{ id: number; user_id: number }>(
      `select s.id, r.user_id from sessions s
       join results r on r.club_id = s.club_id and r.session_id = s.id
       where s.club_id = $1 and s.name = '30 min'`,
      [club],
    )
    const score = { piece: 1, part: 'piece' as const, number: 0, values: { distance: 8200 } }
    const body = { results: [{ user_id: session?.user_id ?? 0, version: 1, scores: [score] }] }
    await app.ask(addScores, { params: { id: session?.id ?? 0 }, body }, as(coach))
    const { json } = await app.send(undoBringIn, { params: { id } }, as(coach))
    expect(json).toEqual({ data: { stays: [{ name: '30 min', reason: 'changed' }] } })
    expect(await results()).toMatchObject([{ name: '30 min', distance: 8200 }])
  })

  test('is undone but for a session that somebody has rated since', async () => {
    const { id } = await take(TESTS)
    await app.rows(
      `insert into session_ratings (club_id, session_id, user_id, rpe)
       select club_id, id, $2, 5 from sessions where club_id = $1 and name = '30 min'`,
      [club, jon?.id],
    )
    const { json } = await app.send(undoBringIn, { params: { id } }, as(coach))
    expect(json).toEqual({ data: { stays: [{ name: '30 min', reason: 'changed' }] } })
    expect(await results()).toMatchObject([{ name: '30 min', distance: 8124 }])
  })
})
