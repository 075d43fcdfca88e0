import { strFromU8, unzipSync } from 'fflate'
import { expect, test } from 'vitest'
import { CONTRACT } from '#contract/all.ts'
import { agenda } from '#contract/planning/calendar.ts'
import type { Endpoint } from '#contract/endpoint.ts'
import {
  assignActivity,
  assignImport,
  getImport,
  sessionOfImport,
} from '#contract/recordings/imports.ts'
import { profileTraining, trainingSummary } from '#contract/insight/reports.ts'
import { sessionResults } from '#contract/insight/results.ts'
import { activityChannels, activityDetail } from '#contract/recordings/activities.ts'
import { mergeSessions, undoMerge } from '#contract/planning/session-life.ts'
import { ROLE } from '#domain/constants/roles.ts'
import { makeItem } from '../support/equipment.ts'
import {
  makeCrew,
  makeMember,
  makeSession,
  makeSquad,
  rowingFile,
  type TestUser,
} from '../support/factories.ts'
import type { As, Parts } from '../support/http.ts'
import { dayOf, DAY_MS, daysAgo, integrationWorld } from '../support/integrations.ts'
import { storeFile } from '../support/stored-activity.ts'
import { inTransaction } from '../../server/db/client.ts'
import { endpointsOf } from '../../server/http/mount.ts'

const world = integrationWorld()

const YESTERDAY = daysAgo(1)
const HOUR_MS = 3_600_000
const times = {
  start_date: new Date(YESTERDAY.start.getTime() - HOUR_MS).toISOString(),
  end_date: new Date(YESTERDAY.start.getTime() + HOUR_MS).toISOString(),
}
const span = {
  start_date: dayOf(daysAgo(10).start),
  end_date: dayOf(new Date(Date.now() + DAY_MS)),
}

type Place = {
  club: number
  session: number
  other: number
  squad: number
  crew: number
  item: number
  athlete: number
}

const ENDPOINTS = Object.values(CONTRACT).flatMap((contract) =>
  endpointsOf(contract).map(([, endpoint]) => endpoint),
)
/**
 * Every call in a club that returns something. What people ask about themselves alone, and what
 * administrators of the platform see, belongs to no club.
 */
const TELLING = ENDPOINTS.filter(
  ({ access, method, reads }) => access.level === 'member' && (method === 'GET' || reads === true),
)

/**
 * These return one recording or file by its number: only its owner gets that far, as a test of
 * their own shows.
 */
const OF_ONE = TELLING.filter(({ path }) => /^(activities|imports)\/\{id\}/.test(path))

/** Calls that are not made, each with what it returns. */
const UNASKED: Readonly<Record<string, string>> = {
  'uploads/{id}': 'how far one’s own upload is',
  'integrations/{provider}/activities': 'what one’s own account elsewhere holds',
  'privacy-settings': 'whom one shows one’s own data, for athletes',
  'equipment-logs/{id}/photo': 'a picture of a damage',
  'change-series/preview':
    'how much is there of sessions still to come, without what only its owner may see',
}

/** What the others are about: by the beginning of the path, or named. */
const ID_OF: Readonly<Record<string, keyof Place>> = {
  session: 'session',
  profiles: 'athlete',
  'athlete-details': 'athlete',
  'club-users': 'athlete',
  squads: 'squad',
  crews: 'crew',
  equipment: 'item',
  clubs: 'club',
}
const NEEDS: Readonly<Record<string, (place: Place) => Parts>> = {
  agenda: () => ({ body: span }),
  'sessions/conflicts': ({ athlete }) => ({ body: { ...times, athlete_ids: [athlete] } }),
  'publish/preview': ({ session }) => ({ body: { session_ids: [session] } }),
  'assign-members/preview': ({ session, athlete }) => ({
    body: { session_ids: [session], user_ids: [athlete], squad_ids: [] },
  }),
  'merge-sessions/preview': ({ session, other }) => ({
    body: { into: other, session_ids: [session] },
  }),
  'crews/export-event-to-xls': ({ session }) => ({ body: { event_id: session } }),
  'roles/{roleId}/permissions': () => ({ params: { roleId: ROLE.coach } }),
  'availability/grid': () => ({ query: { week_of: span.end_date } }),
  'equipment-bookings': ({ session }) => ({ query: { session_id: session } }),
  'reports/training-summary': () => ({ query: span }),
  'reports/training-summary/export': () => ({ query: span }),
  'get-gmts': () => ({ query: { sport: 1 } }),
  imports: ({ session }) => ({ query: { session_id: session } }),
}

function partsOf({ path }: Endpoint, place: Place): Parts {
  const id = ID_OF[path.split('/')[0] ?? '']
  return NEEDS[path]?.(place) ?? (path.includes('{id}') && id ? { params: { id: place[id] } } : {})
}

/** The files of an archive by name, be it of a spreadsheet; else the text. */
const contentOf = (bytes: Buffer): unknown =>
  bytes.subarray(0, 2).toString() === 'PK'
    ? Object.entries(unzipSync(bytes)).map(([name, file]) => [name, strFromU8(file)])
    : String(bytes)

/** What each of these answers, a packed one by what is in it. */
async function answersOf(place: Place, as: As): Promise<Record<string, unknown>> {
  const answers: Record<string, unknown> = {}
  const refused: string[] = []
  for (const endpoint of TELLING) {
    if (endpoint.path in UNASKED || OF_ONE.includes(endpoint)) continue
    const { status, bytes, json } = await world.app.send(endpoint, partsOf(endpoint, place), as)
    if (status !== 200) refused.push(`${endpoint.path}: ${String(bytes).slice(0, 300)}`)
    answers[`${endpoint.method} ${endpoint.path}`] = json ?? contentOf(bytes)
  }
  expect(refused).toEqual([])
  // The packed ones say when they were made, and the club how many bytes its files take up, which
  // says nothing of the training.
  const text = JSON.stringify(answers)
    .replaceAll(/\d{4}-\d\d-\d\dT[\d:.]+Z/g, 'then')
    .replaceAll(/("storage":\{"used":)\d+/g, '$10')
  return JSON.parse(text) as Record<string, unknown>
}

async function plannedWith(coach: TestUser): Promise<Place> {
  const { app, club, athlete } = world
  const people = { athlete_ids: [athlete.id] }
  const session = await makeSession(app.db, club, { user_id: coach.id }, { ...people, ...times })
  const other = await makeSession(
    app.db,
    club,
    { user_id: coach.id },
    { ...people, start_date: times.end_date },
  )
  const squad = await makeSquad(app.db, club, [athlete.id, coach.id])
  const crew = await makeCrew(app.db, club, {
    session_id: session,
    published: true,
    user_ids: [athlete.id, coach.id],
  })
  return {
    club,
    session,
    other,
    squad,
    crew,
    item: await makeItem(app.db, club),
    athlete: athlete.id,
  }
}

const leadership = () => makeMember(world.app.db, world.club, [ROLE.manager, ROLE.head_coach])

test('what only its owner may see changes nothing that anybody else is told, nor any sum', async () => {
  const coach = await leadership()
  const asCoach = { token: coach.token, club: world.club }
  const place = await plannedWith(coach)
  await world.open('strava', [YESTERDAY])
  await world.connect('strava')
  const [before, own] = [
    await answersOf(place, asCoach),
    await world.app.ask(trainingSummary, { query: span }, world.as),
  ]
  await world.tell('strava', world.told('strava', YESTERDAY))
  const [done] = await world.settled(1)
  expect(done).toMatchObject({ state: 'done', owner_only: true, session_id: place.session })
  expect(await answersOf(place, asCoach)).toEqual(before)
  expect(
    await world.app.rows('select from training_loads where user_id = $1', [world.athlete.id]),
  ).toEqual([])
  expect(await world.app.ask(trainingSummary, { query: span }, world.as)).toEqual(own)

  const [activity] = await world.app.rows<{ id: number }>(
    'select id from activities where user_id = $1',
    [world.athlete.id],
  )
  const params = { id: activity?.id ?? 0 }
  const imported = { params: { id: done?.id ?? 0 } }
  expect(OF_ONE.length).toBeGreaterThan(5)
  for (const endpoint of OF_ONE) {
    const parts = endpoint.path.startsWith('imports') ? imported : { params }
    expect((await world.app.refused(endpoint, parts, asCoach)).status, endpoint.path).toBe(404)
  }
  for (const endpoint of [activityDetail, activityChannels])
    expect((await world.app.send(endpoint, { params }, world.as)).status).toBe(200)
  expect((await world.app.send(getImport, imported, world.as)).status).toBe(200)
  const mine = await world.app.ask(sessionResults, { params: { id: place.session } }, world.as)
  expect(mine.data.results).toMatchObject([
    { activity_id: params.id, distance: 240, source: 'strava' },
  ])
})

test('it makes no session that others would see, and counts in none after others were counted anew', async () => {
  const coach = await leadership()
  const asCoach = { token: coach.token, club: world.club }
  const toldCoach = async () => [
    await world.app.ask(agenda, { body: span }, asCoach),
    await world.app.ask(profileTraining, { params: { id: world.athlete.id } }, asCoach),
  ]
  const before = await toldCoach()
  await world.open('strava', [daysAgo(4)])
  await world.connect('strava')
  await world.tell('strava', world.told('strava', daysAgo(4)))
  const [done] = await world.settled(1)
  expect(done).toMatchObject({ state: 'done', session_id: null })
  const asked = await world.app.refused(
    sessionOfImport,
    { params: { id: done?.id ?? 0 }, body: {} },
    world.as,
  )
  expect(asked).toMatchObject({ status: 409, code: 'recording_private' })
  expect(
    await world.app.rows('select from sessions where creator_id = $1', [world.athlete.id]),
  ).toEqual([])
  await world.app.rows(
    "select graphile_worker.add_job('recompute-zones', json_build_object('club_id', $1::bigint, 'user_id', $2::bigint))",
    [world.club, world.athlete.id],
  )
  await expect
    .poll(() => world.app.rows('select from graphile_worker._private_jobs'), { timeout: 10_000 })
    .toEqual([])
  expect(
    await world.app.rows('select from training_loads where user_id = $1', [world.athlete.id]),
  ).toEqual([])
  expect(await toldCoach()).toEqual(before)
})

test('put by its owner into a session of another sport it tells nobody that they did an alternative', async () => {
  const coach = await leadership()
  const asCoach = { token: coach.token, club: world.club }
  const place = await plannedWith(coach)
  await world.app.rows(
    'update sessions set sport_id = 4, alternative_results = false where id = any ($1)',
    [[place.session, place.other]],
  )
  await world.open('strava', [YESTERDAY])
  await world.connect('strava')
  await world.tell('strava', world.told('strava', YESTERDAY))
  const [done] = await world.settled(1)
  expect(done?.session_id).toBeNull()
  const before = await answersOf(place, asCoach)
  await world.app.ask(
    assignImport,
    { params: { id: done?.id ?? 0 }, body: { session_id: place.session } },
    world.as,
  )
  const [activity] = await world.app.rows<{ id: number; session_id: number }>(
    'select id, session_id from activities where user_id = $1',
    [world.athlete.id],
  )
  expect(activity?.session_id).toBe(place.session)
  await world.app.ask(
    assignActivity,
    { params: { id: activity?.id ?? 0 }, body: { session_id: place.other } },
    world.as,
  )
  expect(await answersOf(place, asCoach)).toEqual(before)
})

test('a query that asks for everything gets nothing of it but for its owner, and not in the owner’s name', async () => {
  const coach = await leadership()
  await world.open('strava', [YESTERDAY])
  await world.connect('strava')
  await world.tell('strava', world.told('strava', YESTERDAY))
  await world.settled(1)
  const seenBy = (context: { user_id: number; impersonator_id?: number }) =>
    inTransaction(world.app.database.app, { club_id: world.club, ...context }, async (db) => {
      const activities = await db
        .selectFrom('activities')
        .select('user_id')
        .where('owner_only', '=', true)
        .execute()
      const imports = await db
        .selectFrom('imports')
        .select('user_id')
        .where('owner_only', '=', true)
        .execute()
      const account = await db.selectFrom('provider_activities').select('user_id').execute()
      return [...activities, ...imports, ...account].filter(
        ({ user_id }) => user_id === world.athlete.id,
      ).length
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
  const rows = await world.app.rows<{ owner_only: boolean }>(
    'select owner_only from activities where user_id = $1',
    [world.athlete.id],
  )
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
     select club_id, id, 'Piece', 0, 30, 1, 'hand' from activities where user_id = $1
       returning activity_id`,
    [world.athlete.id],
  )
  const job = JSON.stringify({ club_id: world.club, activity_ids: [effort?.activity_id] })
  await world.app.rows("select graphile_worker.add_job('measure-efforts', $1::json)", [job])
  await expect
    .poll(() => world.app.rows('select from graphile_worker._private_jobs'), { timeout: 10_000 })
    .toEqual([])
  expect(
    await world.app.rows('select from results where session_id = $1', [place.session]),
  ).toEqual([])
})

test('it follows its session into another and back, and whoever merges learns nothing of it', async () => {
  const coach = await leadership()
  const asCoach = { token: coach.token, club: world.club }
  const { session, other } = await plannedWith(coach)
  await world.open('strava', [YESTERDAY])
  await world.connect('strava')
  await world.tell('strava', world.told('strava', YESTERDAY))
  expect(await world.settled(1)).toMatchObject([{ session_id: session }])
  const found = async (id: number, as: As) =>
    (await world.app.ask(sessionResults, { params: { id } }, as)).data.results.length
  const merged = await world.app.ask(
    mergeSessions,
    { body: { into: other, session_ids: [session] } },
    asCoach,
  )
  expect(await world.importsOf()).toMatchObject([{ session_id: other }])
  expect([await found(other, world.as), await found(other, asCoach)]).toEqual([1, 0])
  await world.app.ask(undoMerge, { params: { id: merged.data.merge_id } }, asCoach)
  expect(await world.importsOf()).toMatchObject([{ session_id: session }])
  expect([
    await found(session, world.as),
    await found(session, asCoach),
    await found(other, world.as),
  ]).toEqual([1, 0, 0])
})

test('a coach who may give recordings to athletes keeps what only they may see', async () => {
  const coach = await makeMember(world.app.db, world.club, [ROLE.coach])
  const asCoach = { token: coach.token, club: world.club }
  const { activity_id, import_id } = await storeFile(
    world.app.db,
    world.club,
    { user_id: coach.id, session_id: null },
    rowingFile(YESTERDAY.start),
  )
  await world.app.rows('update imports set owner_only = true where club_id = $1 and id = $2', [
    world.club,
    import_id,
  ])
  await world.app.rows('update activities set owner_only = true where club_id = $1 and id = $2', [
    world.club,
    activity_id,
  ])
  const give = { params: { id: activity_id }, body: { user_id: world.athlete.id } }
  expect((await world.app.refused(assignActivity, give, asCoach)).status).toBe(403)
})
