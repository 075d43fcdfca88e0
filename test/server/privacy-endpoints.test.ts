import { strFromU8, unzipSync } from 'fflate'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { sessionAttendance } from '#contract/planning/attendance.ts'
import { availabilityGrid } from '#contract/planning/availability.ts'
import { sessionCrews } from '#contract/boats/crews.ts'
import { agenda } from '#contract/planning/calendar.ts'
import type { Endpoint } from '#contract/endpoint.ts'
import { home } from '#contract/insight/home.ts'
import { activityEditor, assignActivity, listImports } from '#contract/recordings/imports.ts'
import { clubUsers } from '#contract/people/members.ts'
import { profile, profileAthletes } from '#contract/people/profiles.ts'
import {
  profileTraining,
  exportTrainingSummary,
  trainingSummary,
} from '#contract/insight/reports.ts'
import { sessionPublishing } from '#contract/planning/publishing.ts'
import { sessionResults } from '#contract/insight/results.ts'
import { sessionScores } from '#contract/insight/scores.ts'
import { getSession } from '#contract/planning/sessions.ts'
import { sessionTelemetry, type Recording } from '#contract/recordings/telemetry.ts'
import { MEMBER_STATUS } from '#domain/constants/statuses.ts'
import { startTestApp, type TestApp } from '../support/app.ts'
import { makeCrew, today } from '../support/factories.ts'
import type { As, Parts } from '../support/http.ts'
import { fillWorld, type Data } from '../support/privacy-data.ts'
import { FILE_CALLS } from '../support/privacy-files.ts'
import { seenInWorld } from '../support/privacy-oracle.ts'
import { seedPrivacyWorld, type SeededWorld } from '../support/privacy-seed.ts'
import { randomWorld, type PrivacyWorld, type WorldPerson } from '../support/privacy-worlds.ts'

let app: TestApp

beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

type Asked = { world: PrivacyWorld; seeded: SeededWorld; data: Data; viewer: WorldPerson; as: As }
type List = (asked: Asked) => Promise<number[]>

const ask = async <R>(endpoint: Endpoint, parts: Parts, as: As): Promise<R> => {
  const answer = await app.send(endpoint, parts, as)
  if (answer.status !== 200)
    throw new Error(`${endpoint.path}: ${answer.status} ${answer.text.slice(0, 200)}`)
  return (answer.json as { data: R }).data
}
type Person = { user_id: number }
const idsWhere = <P extends Person>(rows: readonly P[], holds: (row: P) => boolean = () => true) =>
  rows.filter(holds).map(({ user_id }) => user_id)

const isListed = ({ status }: WorldPerson) => status !== 2 && status !== 3 && status !== 5
const isAthlete = ({ roles }: WorldPerson) => roles.includes(2)
const isCoach = ({ roles }: WorldPerson) => roles.includes(3) || roles.includes(6)
const span = () => ({
  start_date: new Date(Date.now() - 7 * 86_400_000).toISOString().slice(0, 10),
  end_date: nextDay(),
})
const nextDay = () => new Date(Date.parse(today()) + 86_400_000).toISOString().slice(0, 10)

/**
 * Whose data a list carries, against whom the oracle lets the viewer see, among those the list
 * could name at all.
 */
const LISTS: Record<
  string,
  {
    found: List
    could?: (person: WorldPerson) => boolean
    asks?: (viewer: WorldPerson) => boolean
    report?: true
  }
> = {
  profiles: {
    found: async ({ as }) => idsWhere(await ask<Person[]>(profileAthletes, {}, as)),
    could: isAthlete,
  },
  'session results': {
    found: async ({ as, data }) =>
      idsWhere(
        (
          await ask<{ results: (Person & { heart_rate_avg: number | null })[] }>(
            sessionResults,
            { params: { id: data.session } },
            as,
          )
        ).results,
        ({ heart_rate_avg }) => heart_rate_avg !== null,
      ),
    could: isListed,
  },
  'entered results': {
    found: async ({ as, data }) =>
      idsWhere(
        (
          await ask<{
            results: (Person & { note: string | null; scores: { heart_rate: number | null }[] })[]
          }>(sessionScores, { params: { id: data.session } }, as)
        ).results,
        ({ note, scores }) => note !== null || scores.some(({ heart_rate }) => heart_rate !== null),
      ),
    could: isListed,
  },
  'strokes of the seats': {
    found: async ({ as, data }) => {
      const { recordings } = await ask<{ recordings: Recording[] }>(
        sessionTelemetry,
        { params: { id: data.session } },
        as,
      )
      return recordings.flatMap(({ seats }) =>
        seats.flatMap(({ seen, user_id, channels }) =>
          seen && channels.length > 0 ? (user_id ?? []) : [],
        ),
      )
    },
    could: isListed,
  },
  attendance: {
    found: async ({ as, data }) =>
      idsWhere(
        await ask<(Person & { health_statuses: number[] })[]>(
          sessionAttendance,
          { params: { id: data.session } },
          as,
        ),
        (row) => row.health_statuses.length > 0,
      ),
  },
  'availability: absent for health': {
    found: async ({ as }) => {
      const { people } = await ask<{ people: (Person & { absences: { reason: string }[] })[] }>(
        availabilityGrid,
        { query: { week_of: today() } },
        as,
      )
      return idsWhere(people, ({ absences }) => absences.some(({ reason }) => reason === 'ill'))
    },
    could: ({ status, roles }) =>
      (status === 1 || status === 4 || status === 6) && roles.includes(2),
    asks: isCoach,
  },
  participants: {
    found: async ({ as, data }) =>
      idsWhere(
        (
          await ask<{ participants: (Person & { ill: boolean })[] }>(
            getSession,
            { params: { id: data.session } },
            as,
          )
        ).participants,
        ({ ill }) => ill,
      ),
  },
  'pool of the crews': {
    found: async ({ as, data }) =>
      idsWhere(
        (
          await ask<{ pool: (Person & { ill: boolean })[] }>(
            sessionCrews,
            { params: { id: data.session } },
            as,
          )
        ).pool,
        ({ ill }) => ill,
      ),
    asks: ({ permissions }) => permissions.includes('view-edit-all-sessions'),
  },
  'imports of the session': {
    found: async ({ as, data }) =>
      idsWhere(
        await ask<Person[]>(listImports, { query: { session_id: data.session, limit: 100 } }, as),
      ),
  },
  'recordings beside one’s own': {
    found: async ({ as, data, viewer, seeded }) => {
      const own = data.activities.get(viewer.id)
      const { others } = await ask<{ others: Person[] }>(
        activityEditor,
        { params: { id: own } },
        as,
      )
      return [seeded.users.get(viewer.id)?.id ?? 0, ...idsWhere(others)]
    },
  },
  'home: unwell': {
    found: async ({ as }) => idsWhere((await ask<{ unwell: Person[] }>(home, {}, as)).unwell),
    asks: isCoach,
  },
  'home: files': {
    found: async ({ as, data }) => {
      const { files } = await ask<{ files: { import_id: number }[] }>(home, {}, as)
      return files.flatMap(({ import_id }) =>
        [...data.imports].filter(([, id]) => id === import_id).map(([number]) => -number),
      )
    },
    asks: isCoach,
  },
  'last health of members': {
    found: async ({ as }) => {
      const query = { include: 'last_user_stat', status: '0,1,2,3,4,5,6' }
      const rows = await ask<{ id: number; last_user_stat: { ill: boolean } | null }[]>(
        clubUsers,
        { query },
        as,
      )
      return rows.filter(({ last_user_stat }) => last_user_stat !== null).map(({ id }) => id)
    },
    could: ({ status }) => status !== MEMBER_STATUS.left,
    asks: ({ permissions }) => permissions.includes('view-club-members'),
  },
  'agenda: what somebody did': {
    found: async ({ as, seeded }) => {
      const done = async (one_user_id: number) => {
        const body = { ...span(), include: ['done'], one_user_id }
        const items = await ask<{ done: { people: number } | null }[]>(agenda, { body }, as)
        return items.some((item) => item.done !== null)
      }
      const ids = [...seeded.numberOf.keys()]
      const shown = await Promise.all(ids.map(done))
      return ids.filter((_, index) => shown[index])
    },
  },
  'training summary': {
    found: async ({ as }) =>
      idsWhere(
        (await ask<{ athletes: Person[] }>(trainingSummary, { query: span() }, as)).athletes,
      ),
    report: true,
  },
  'training summary as a workbook': {
    found: async ({ as, seeded }) => {
      const answer = await app.send(exportTrainingSummary, { query: span() }, as)
      const text = Object.values(unzipSync(answer.bytes))
        .map((part) => strFromU8(part))
        .join('')
      const names = await app.rows<{ id: number; full_name: string }>(
        'select id, full_name from users where id = any ($1)',
        [[...seeded.numberOf.keys()]],
      )
      return names.filter(({ full_name }) => text.includes(full_name)).map(({ id }) => id)
    },
    report: true,
  },
}

/** Calls about one person: open for those the viewer sees, else as if nobody were there. */
const SINGLE: Record<string, (data: Data, number: number, id: number) => [Endpoint, Parts]> = {
  profile: (_, __, id) => [profile, { params: { id } }],
  training: (_, __, id) => [profileTraining, { params: { id } }],
  ...FILE_CALLS,
}

const reachOf = (viewer: WorldPerson) =>
  viewer.permissions.includes('view-all-members-on-report')
    ? 'club'
    : isCoach(viewer)
      ? 'own-squads'
      : 'self'
const sorted = (numbers: Iterable<number>) => [...numbers].toSorted((a, b) => a - b).join()

async function listFaults(asked: Asked): Promise<string[]> {
  const { world, seeded, viewer } = asked
  const faults: string[] = []
  for (const [name, { found, could = () => true, asks = () => true, report }] of Object.entries(
    LISTS,
  )) {
    if (!asks(viewer)) continue
    const expected = [...seenInWorld(world, viewer.id, report && reachOf(viewer))].filter((id) =>
      world.people.some((person) => person.id === id && could(person)),
    )
    const numbers = (await found(asked)).map((id) =>
      id < 0 ? -id : (seeded.numberOf.get(id) ?? 0),
    )
    if (sorted(numbers) !== sorted(expected))
      faults.push(`${name}: ${sorted(numbers)} instead of ${sorted(expected)}`)
  }
  return faults
}

async function singleFaults({ world, seeded, data, viewer, as }: Asked): Promise<string[]> {
  const seen = seenInWorld(world, viewer.id, undefined)
  const tried = world.people.flatMap((person) =>
    Object.entries(SINGLE).map(([name, call]) => ({ person, name, call })),
  )
  const faults = await Promise.all(
    tried.map(async ({ person, name, call }) => {
      const [endpoint, parts] = call(data, person.id, seeded.users.get(person.id)?.id ?? 0)
      const { status } = await app.send(endpoint, parts, as)
      const mayUpload =
        isCoach(viewer) ||
        viewer.permissions.includes('view-edit-all-sessions') ||
        person.id === viewer.id
      const futile = name === 'answering' || name === 'undoing' || name === 'ignoring'
      const writes = name === 'assigning' || futile
      // None of these files is in doubt, without a session or changed, so there is nothing to
      // answer, ignore or undo.
      const open = writes && !mayUpload ? 403 : futile ? 409 : 200
      const shut =
        (name === 'profile' || name === 'training') &&
        !viewer.permissions.includes('view-athlete-profile')
          ? 403
          : 404
      const expected = seen.has(person.id) ? open : shut
      return status === expected
        ? []
        : [`${name} of ${person.id}: ${status} instead of ${expected}`]
    }),
  )
  return faults.flat()
}

const WORLDS = 32

test(`every call that carries an athlete's data agrees with the oracle in ${WORLDS} random worlds`, async () => {
  const faults: string[] = []
  let asked = 0
  for (let seed = 1001; seed <= 1000 + WORLDS; seed++) {
    const world = randomWorld(seed, 5)
    const seeded = await seedPrivacyWorld(app.db, world)
    const data = await fillWorld(app, seeded)
    for (const viewer of world.people.filter(({ status }) => status === MEMBER_STATUS.approved)) {
      const as = { token: seeded.users.get(viewer.id)?.token, club: seeded.club }
      const call = { world, seeded, data, viewer, as }
      const found = [...(await listFaults(call)), ...(await singleFaults(call))]
      faults.push(...found.map((fault) => `seed ${seed}, ${viewer.id}: ${fault}`))
      asked += 1
    }
  }
  expect(faults).toEqual([])
  expect(asked).toBeGreaterThan(WORLDS)
}, 180_000)

test('what was done in a session is the mean of those whom the viewer sees, and for others than coaches their own', async () => {
  for (let seed = 1101; seed <= 1108; seed++) {
    const world = randomWorld(seed, 5)
    const seeded = await seedPrivacyWorld(app.db, world)
    const { session } = await fillWorld(app, seeded)
    for (const viewer of world.people.filter(({ status }) => status === MEMBER_STATUS.approved)) {
      const as = { token: seeded.users.get(viewer.id)?.token, club: seeded.club }
      const { done } = await ask<{ done: { people: number } | null }>(
        sessionPublishing,
        { params: { id: session } },
        as,
      )
      const expected = isCoach(viewer) ? seenInWorld(world, viewer.id, undefined).size : 1
      expect(done?.people ?? 0, `seed ${seed}, ${viewer.id}`).toBe(expected)
    }
  }
})

test('a recording goes into a boat by who sees its owner, may upload for them, and sits in the boat or coaches', async () => {
  for (let seed = 1201; seed <= 1208; seed++) {
    const world = randomWorld(seed, 5)
    const seeded = await seedPrivacyWorld(app.db, world)
    const { session, activities } = await fillWorld(app, seeded)
    const [bow] = world.people
    const crew_id = await makeCrew(app.db, seeded.club, {
      session_id: session,
      user_ids: [seeded.users.get(bow?.id ?? 0)?.id ?? 0],
      published: true,
    })
    for (const viewer of world.people.filter(({ status }) => status === MEMBER_STATUS.approved)) {
      const as = { token: seeded.users.get(viewer.id)?.token, club: seeded.club }
      const seen = seenInWorld(world, viewer.id, undefined)
      const rights = isCoach(viewer) || viewer.permissions.includes('view-edit-all-sessions')
      for (const person of world.people) {
        const { status } = await app.send(
          assignActivity,
          { params: { id: activities.get(person.id) }, body: { crew_id } },
          as,
        )
        const open = rights || (person.id === viewer.id && viewer === bow) ? 200 : 403
        expect(status, `seed ${seed}, ${viewer.id} with ${person.id}`).toBe(
          seen.has(person.id) ? open : 404,
        )
      }
    }
  }
})
