import { strFromU8, unzipSync } from 'fflate'
import { expect } from 'vitest'
import { CONTRACT } from '#contract/all.ts'
import type { Endpoint } from '#contract/endpoint.ts'
import { BRING_IN_READS } from './matrix-bring-ins.ts'
import { ROLE } from '#domain/constants/roles.ts'
import { makeItem } from '../support/equipment.ts'
import {
  makeCrew,
  makeMember,
  makeSession,
  makeSquad,
  type TestUser,
} from '../support/factories.ts'
import { knownBy, type As, type Parts } from '../support/http.ts'
import { dayOf, DAY_MS, daysAgo, integrationWorld } from '../support/integrations.ts'
import { endpointsOf } from '../../server/http/mount.ts'
import { addRaceReport } from '../../server/analysis/race-analysis/commands.ts'
import { TWO_PIECES } from '../support/measured-pieces.ts'
import { makeRegatta } from '../support/races.ts'
import { makeDelivery } from '../support/webhook-rows.ts'
import { UNASKED } from './owner-only-unasked.ts'

/** Every test file that prepares it has a server of its own with an athlete who is connected. */
export let world: ReturnType<typeof integrationWorld>
export function prepareOwnerOnlyWorld(): void {
  world = integrationWorld()
}

export const YESTERDAY = daysAgo(1)
const HOUR_MS = 3_600_000
const times = {
  start_date: new Date(YESTERDAY.start.getTime() - HOUR_MS).toISOString(),
  end_date: new Date(YESTERDAY.start.getTime() + HOUR_MS).toISOString(),
}
export const span = {
  start_date: dayOf(daysAgo(10).start),
  end_date: dayOf(new Date(Date.now() + DAY_MS)),
}

type Place = {
  club: number
  session: number
  event: number
  other: number
  squad: number
  crew: number
  item: number
  athlete: number
  webhook: number
  delivery: number
  comparison: string
  test: number
}

const ENDPOINTS = Object.values(CONTRACT).flatMap((contract) =>
  endpointsOf(contract).map(([, endpoint]) => endpoint),
)
/**
 * Every call in a club that returns something. What people ask about themselves alone, and what
 * administrators of the platform see, belongs to no club.
 */
const ANSWERING = ENDPOINTS.filter(
  ({ access, method, reads }) => access.level === 'member' && (method === 'GET' || reads === true),
)

/**
 * These return one recording or file by its number: only its owner gets that far, as a test of
 * their own shows.
 */
export const OF_ONE = ANSWERING.filter(({ path }) => /^(activities|imports)\/\{id\}/.test(path))

/** What the others are about: by the beginning of the path, or named. */
const ID_OF: Readonly<Record<string, keyof Place>> = {
  session: 'session',
  event: 'event',
  profiles: 'athlete',
  mornings: 'athlete',
  'performance-tests': 'test',
  'athlete-details': 'athlete',
  'club-users': 'athlete',
  member: 'athlete',
  live: 'session',
  squads: 'squad',
  crews: 'crew',
  equipment: 'item',
  'club-webhooks': 'webhook',
  'club-webhook-deliveries': 'delivery',
  clubs: 'club',
}
/** Reports of some days, by their paths. */
const SPANS = ANSWERING.map(({ path }) => path).filter((path) => path.startsWith('reports/'))
/** Lists of tests of performance. */
const TEST_LISTS = ['', '/export', '/csv'].map((end) => `performance-tests${end}`)
const tests = { kind: '2k', ...span }
const byComparison = ({ comparison }: Place): Parts => ({ params: { uuid: comparison } })
const bySession = ({ session }: Place): Parts => ({ params: { id: session } })
const NEEDS: Readonly<Record<string, (place: Place) => Parts>> = {
  agenda: () => ({ body: span }),
  'sessions/conflicts': ({ athlete }) => ({ body: { ...times, athlete_ids: [athlete] } }),
  ...BRING_IN_READS,
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
  'members-by-address': () => ({ body: { emails: ['nobody@example.test'] } }),
  ...Object.fromEntries(SPANS.map((path) => [path, () => ({ query: span })])),
  'reports/comparison/{id}': bySession,
  'reports/comparison/{id}/export': bySession,
  'reports/comparison/{id}/csv': bySession,
  'session/{id}/workout-file': ({ session }) => ({
    params: { id: session },
    query: { format: 'json' },
  }),
  'session/{id}/workout-files': ({ session }) => ({
    params: { id: session },
    query: { format: 'json' },
  }),
  'week-workouts': () => ({ query: { start_date: span.start_date, format: 'json' } }),
  'race-reports/{uuid}': byComparison,
  'race-reports/{uuid}/export': byComparison,
  'race-reports/{uuid}/csv': byComparison,
  'get-gmts': () => ({ query: { sport: 1 } }),
  'performance-test-day': () => ({ query: { kind: '2k', day: span.start_date } }),
  'performance-test-recordings': ({ athlete }) => ({
    query: { user_id: athlete, day: span.end_date },
  }),
  'reports/training-ratio/athletes/{id}': ({ athlete }) => ({ params: { id: athlete } }),
  ...Object.fromEntries(TEST_LISTS.map((path) => [path, () => ({ query: tests })])),
  'performance-tests/athletes/{id}': ({ athlete }) => ({ params: { id: athlete } }),
  'reports/morning-monitoring/courses/{id}': ({ athlete }) => ({ params: { id: athlete } }),
  'mornings/{id}/course': ({ athlete }) => ({
    params: { id: athlete },
    query: { from: span.start_date, to: span.end_date },
  }),
  'morning-monitoring-date-range': ({ athlete }) => ({
    body: { date_from: span.start_date, date_to: span.end_date, athlete_ids: [athlete] },
  }),
  'billing/quote': () => ({
    query: { plan: 'gold-unlimited', period: 'annual', currency: 'CHF' },
  }),
  'season/history': () => ({ query: { day: span.start_date } }),
  'season/targets': () => ({ query: span }),
  search: () => ({ query: { query: 'today', limit: 100 } }),
  imports: ({ session }) => ({ query: { session_id: session } }),
}

function partsOf(endpoint: Endpoint, place: Place): Parts {
  const { path } = endpoint
  const id = ID_OF[path.split('/')[0] ?? '']
  const needed = NEEDS[path]?.(place)
  if (needed) return { ...needed, ...(needed.query && { query: knownBy(endpoint, needed.query) }) }
  return path.includes('{id}') && id ? { params: { id: place[id] } } : {}
}

/** The files of an archive by name, be it of a spreadsheet; else the text. */
const contentOf = (bytes: Buffer): unknown =>
  bytes.subarray(0, 2).toString() === 'PK'
    ? Object.entries(unzipSync(bytes)).map(([name, file]) => [name, strFromU8(file)])
    : String(bytes)

/** What each of these answers, a packed one by what is in it. */
export async function answersOf(place: Place, as: As): Promise<Record<string, unknown>> {
  const answers: Record<string, unknown> = {}
  const refused: string[] = []
  for (const endpoint of ANSWERING) {
    if (endpoint.path in UNASKED || OF_ONE.includes(endpoint)) continue
    const { status, bytes, json } = await world.app.send(endpoint, partsOf(endpoint, place), as)
    if (status !== 200) refused.push(`${endpoint.path}: ${String(bytes).slice(0, 300)}`)
    answers[`${endpoint.method} ${endpoint.path}`] = json ?? contentOf(bytes)
  }
  expect(refused).toEqual([])
  // A link has another code each time, the packed ones say when they were made, and the club how
  // many bytes its files take up, which says nothing of the training.
  const text = JSON.stringify(answers)
    .replaceAll(/\d{4}-\d\d-\d\dT[\d:.]+Z/g, 'then')
    .replaceAll(/"now":[\d.]+/g, '"now":0')
    .replaceAll(/crew-sheets\/[\w-]+/g, 'crew-sheets/code')
    .replaceAll(/("storage":\{"used":)\d+/g, '$10')
  return JSON.parse(text) as Record<string, unknown>
}

export async function plannedWith(coach: TestUser): Promise<Place> {
  const { app, club, athlete } = world
  const people = { athlete_ids: [athlete.id], ...TWO_PIECES }
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
  const delivery = await makeDelivery(app.db, club)
  const [webhook] = await app.rows<{ id: number }>(
    'select webhook_id::int as id from webhook_deliveries where id = $1',
    [delivery],
  )
  const line = { session_id: session, piece: 1, crew_id: null, user_id: athlete.id }
  const report = { name: 'Trial', creator_id: coach.id, lines: [line] }
  const { uuid: comparison } = await addRaceReport(app.db, club, report)
  const test = await testFromRecording(athlete)
  return {
    comparison,
    test,
    club,
    session,
    event: await makeRegatta(app.db, club, { user_id: coach.id }),
    other,
    squad,
    crew,
    item: await makeItem(app.db, club),
    athlete: athlete.id,
    webhook: webhook?.id ?? 0,
    delivery,
  }
}

/** A test of performance that was taken from a recording of the athlete, where there is one. */
async function testFromRecording({ id }: TestUser): Promise<number> {
  const [made] = await world.app.rows<{ id: number }>(
    `insert into performance_tests (club_id, user_id, kind, day, time_s, activity_id)
     select $1, $2, '2k', $3, 421.5,
       (select a.id from activities a where a.club_id = $1 and a.user_id = $2 limit 1)
     on conflict (club_id, user_id, kind, day) do update set time_s = 421.5
     returning id::int as id`,
    [world.club, id, span.start_date],
  )
  return made?.id ?? 0
}

export const leadership = () =>
  makeMember(world.app.db, world.club, [ROLE.manager, ROLE.head_coach])
