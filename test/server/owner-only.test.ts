import { strFromU8, unzipSync } from 'fflate'
import { expect, test } from 'vitest'
import { sessionAttendance } from '#contract/attendance.ts'
import { exportClub } from '#contract/billing.ts'
import { agenda } from '#contract/calendar.ts'
import type { Endpoint } from '#contract/endpoint.ts'
import { equipment } from '#contract/equipment.ts'
import { home } from '#contract/home.ts'
import { getImport, listImports } from '#contract/imports.ts'
import { profile, profileAthletes, profileTraining } from '#contract/profiles.ts'
import { sessionPublishing } from '#contract/publishing.ts'
import { exportTrainingSummary, trainingSummary } from '#contract/reports.ts'
import { activityChannels, activityDetail, sessionResults } from '#contract/results.ts'
import { mergeSessions, previewMerge, undoMerge } from '#contract/session-life.ts'
import { getSession } from '#contract/sessions.ts'
import { getSquad, squads } from '#contract/squads.ts'
import { ROLE } from '#domain/constants/roles.ts'
import { makeMember, makeSession, makeSquad, type TestUser } from '../support/factories.ts'
import type { As, Parts } from '../support/http.ts'
import { dayOf, DAY_MS, daysAgo, integrationWorld } from '../support/integrations.ts'
import { inTransaction } from '../../server/db/client.ts'

const world = integrationWorld()

const YESTERDAY = daysAgo(1)
const HOUR_MS = 3_600_000
const span = { start_date: dayOf(daysAgo(10).start), end_date: dayOf(new Date(Date.now() + DAY_MS)) }

type Place = { session: number; other: number; squad: number; athlete: number }
/** Every call that tells others of what people did. */
const TELLING: readonly [Endpoint, (place: Place) => Parts][] = [
  [sessionResults, ({ session }) => ({ params: { id: session } })],
  [getSession, ({ session }) => ({ params: { id: session } })],
  [sessionAttendance, ({ session }) => ({ params: { id: session } })],
  [sessionPublishing, ({ session }) => ({ params: { id: session } })],
  [previewMerge, ({ session, other }) => ({ body: { into: other, session_ids: [session] } })],
  [listImports, ({ session }) => ({ query: { session_id: session } })],
  [trainingSummary, () => ({ query: span })],
  [exportTrainingSummary, () => ({ query: span })],
  [profile, ({ athlete }) => ({ params: { id: athlete } })],
  [profileTraining, ({ athlete }) => ({ params: { id: athlete } })],
  [profileAthletes, () => ({})],
  [agenda, () => ({ body: span })],
  [home, () => ({})],
  [squads, () => ({})],
  [getSquad, ({ squad }) => ({ params: { id: squad } })],
  [equipment, () => ({})],
  [exportClub, () => ({})],
]

/** What each of these answers, a packed one by what is in it. */
async function answersOf(place: Place, as: As): Promise<Record<string, unknown>> {
  const answers: Record<string, unknown> = {}
  for (const [endpoint, parts] of TELLING) {
    const { status, bytes, json } = await world.app.send(endpoint, parts(place), as)
    expect(status, `${endpoint.path} ${String(bytes).slice(0, 500)}`).toBe(200)
    answers[endpoint.path] = json ?? Object.entries(unzipSync(bytes)).map(([name, content]) => [name, strFromU8(content)])
  }
  // The packed ones say when they were made.
  return JSON.parse(JSON.stringify(answers).replaceAll(/\d{4}-\d\d-\d\dT[\d:.]+Z/g, 'then')) as Record<string, unknown>
}

async function plannedWith(coach: TestUser): Promise<Place> {
  const people = { athlete_ids: [world.athlete.id] }
  const start_date = new Date(YESTERDAY.start.getTime() - HOUR_MS).toISOString()
  const end_date = new Date(YESTERDAY.start.getTime() + HOUR_MS).toISOString()
  const session = await makeSession(world.app.db, world.club, { user_id: coach.id }, { ...people, start_date, end_date })
  const other = await makeSession(world.app.db, world.club, { user_id: coach.id }, { ...people, start_date: end_date })
  const squad = await makeSquad(world.app.db, world.club, [world.athlete.id, coach.id])
  return { session, other, squad, athlete: world.athlete.id }
}

const leadership = () => makeMember(world.app.db, world.club, [ROLE.manager, ROLE.head_coach])

test('what only its owner may see changes nothing that anybody else is told, nor any sum', async () => {
  const coach = await leadership()
  const asCoach = { token: coach.token, club: world.club }
  const place = await plannedWith(coach)
  await world.open('strava', [YESTERDAY])
  await world.connect('strava')
  const [before, own] = [await answersOf(place, asCoach), await world.app.ask(trainingSummary, { query: span }, world.as)]
  await world.tell('strava', world.told('strava', YESTERDAY))
  const [done] = await world.settled(1)
  expect(done).toMatchObject({ state: 'done', owner_only: true, session_id: place.session })
  expect(await answersOf(place, asCoach)).toEqual(before)
  expect(await world.app.rows('select from training_loads where user_id = $1', [world.athlete.id])).toEqual([])
  expect(await world.app.ask(trainingSummary, { query: span }, world.as)).toEqual(own)

  const [activity] = await world.app.rows<{ id: number }>('select id from activities where user_id = $1', [world.athlete.id])
  const params = { id: activity?.id ?? 0 }
  for (const [endpoint, parts] of [
    [activityDetail, { params }],
    [activityChannels, { params }],
    [getImport, { params: { id: done?.id } }],
  ] as const) {
    expect((await world.app.refused(endpoint, parts, asCoach)).status).toBe(404)
    expect((await world.app.send(endpoint, parts, world.as)).status).toBe(200)
  }
  const mine = await world.app.ask(sessionResults, { params: { id: place.session } }, world.as)
  expect(mine.data.results).toMatchObject([{ activity_id: params.id, distance: 240, source: 'strava' }])
})

test('it makes no session that others would see, and counts in none after others were counted anew', async () => {
  const coach = await leadership()
  await world.open('strava', [daysAgo(4)])
  await world.connect('strava')
  await world.tell('strava', world.told('strava', daysAgo(4)))
  expect(await world.settled(1)).toMatchObject([{ state: 'done', session_id: null }])
  expect(await world.app.rows('select from sessions where creator_id = $1', [world.athlete.id])).toEqual([])
  await world.app.rows(
    "select graphile_worker.add_job('recompute-zones', json_build_object('club_id', $1::bigint, 'user_id', $2::bigint))",
    [world.club, world.athlete.id],
  )
  await expect.poll(() => world.app.rows('select from graphile_worker._private_jobs'), { timeout: 10_000 }).toEqual([])
  expect(await world.app.rows('select from training_loads where user_id = $1', [world.athlete.id])).toEqual([])
  expect(coach.id).toBeGreaterThan(0)
})

test('a query that asks for everything gets nothing of it but for its owner, and not in the owner’s name', async () => {
  const coach = await leadership()
  await world.open('strava', [YESTERDAY])
  await world.connect('strava')
  await world.tell('strava', world.told('strava', YESTERDAY))
  await world.settled(1)
  const seenBy = (context: { user_id: number; impersonator_id?: number }) =>
    inTransaction(world.app.database.app, { club_id: world.club, ...context }, async (db) => {
      const activities = await db.selectFrom('activities').select('user_id').where('owner_only', '=', true).execute()
      const imports = await db.selectFrom('imports').select('user_id').where('owner_only', '=', true).execute()
      const account = await db.selectFrom('provider_activities').select('user_id').execute()
      return [...activities, ...imports, ...account].filter(({ user_id }) => user_id === world.athlete.id).length
    })
  expect(await seenBy({ user_id: world.athlete.id })).toBe(3)
  expect(await seenBy({ user_id: coach.id })).toBe(0)
  expect(await seenBy({ user_id: world.athlete.id, impersonator_id: coach.id })).toBe(0)
})

test('what is made of such an activity is as much its owner’s alone', async () => {
  await world.open('strava', [YESTERDAY])
  await world.connect('strava')
  await world.tell('strava', world.told('strava', YESTERDAY))
  await world.settled(1)
  await world.app.rows(
    `insert into activities (club_id, import_id, position, user_id, sport_id, records)
     select club_id, import_id, 7, user_id, sport_id, 1 from activities where user_id = $1`,
    [world.athlete.id],
  )
  const rows = await world.app.rows<{ owner_only: boolean }>('select owner_only from activities where user_id = $1', [world.athlete.id])
  expect(rows).toEqual([{ owner_only: true }, { owner_only: true }])
})

test('its pieces become no scores, which others would see', async () => {
  const coach = await leadership()
  const place = await plannedWith(coach)
  await world.open('strava', [YESTERDAY])
  await world.connect('strava')
  await world.tell('strava', world.told('strava', YESTERDAY))
  await world.settled(1)
  const [effort] = await world.app.rows<{ activity_id: number }>(
    `insert into efforts (club_id, activity_id, name, start, finish, piece, source)
     select club_id, id, 'Piece', 0, 30, 1, 'hand' from activities where user_id = $1 returning activity_id`,
    [world.athlete.id],
  )
  const job = JSON.stringify({ club_id: world.club, activity_ids: [effort?.activity_id] })
  await world.app.rows("select graphile_worker.add_job('measure-efforts', $1::json)", [job])
  await expect.poll(() => world.app.rows('select from graphile_worker._private_jobs'), { timeout: 10_000 }).toEqual([])
  expect(await world.app.rows('select from results where session_id = $1', [place.session])).toEqual([])
})

test('it follows its session into another and back, and whoever merges learns nothing of it', async () => {
  const coach = await leadership()
  const asCoach = { token: coach.token, club: world.club }
  const { session, other } = await plannedWith(coach)
  await world.open('strava', [YESTERDAY])
  await world.connect('strava')
  await world.tell('strava', world.told('strava', YESTERDAY))
  expect(await world.settled(1)).toMatchObject([{ session_id: session }])
  const found = async (id: number, as: As) => (await world.app.ask(sessionResults, { params: { id } }, as)).data.results.length
  const merged = await world.app.ask(mergeSessions, { body: { into: other, session_ids: [session] } }, asCoach)
  expect(await world.importsOf()).toMatchObject([{ session_id: other }])
  expect([await found(other, world.as), await found(other, asCoach)]).toEqual([1, 0])
  await world.app.ask(undoMerge, { params: { id: merged.data.merge_id } }, asCoach)
  expect(await world.importsOf()).toMatchObject([{ session_id: session }])
  expect([await found(session, world.as), await found(session, asCoach), await found(other, world.as)]).toEqual([1, 0, 0])
})
