import { afterAll, beforeAll, expect, test } from 'vitest'
import { CONTRACT } from '#contract/all.ts'
import type { Endpoint } from '#contract/endpoint.ts'
import { MEMBER_STATUS } from '#domain/constants/statuses.ts'
import { endpointsOf } from '../../../server/http/mount.ts'
import { startTestApp, type TestApp } from '../../support/app.ts'
import type { Answer, As } from '../../support/http.ts'
import {
  canaryOf,
  CONFLICT_CALLS,
  fillConflicts,
  type ConflictData,
} from '../../support/privacy-conflicts.ts'
import { reachOf } from '../privacy-parts.ts'
import { seenInWorld } from '../../support/privacy-oracle.ts'
import { seedPrivacyWorld, type SeededWorld } from '../../support/privacy-seed.ts'
import { randomWorld, type PrivacyWorld, type WorldPerson } from '../../support/privacy-worlds.ts'
import { isWhole, worldSeeds } from '../../support/share.ts'

const ENDPOINTS = Object.values(CONTRACT).flatMap((contract) =>
  endpointsOf(contract).map(([, endpoint]) => endpoint),
)
const nameOf = ({ method, path }: Endpoint) => `${method} ${path}`

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

/** They say in their reply, or by the refusal alone, that something else stands by now. */
const WITHOUT_CURRENT = ['POST performance-test-day', 'POST performance-tests/{id}/zones']
/** Each part that differs from what was seen is stored; nothing is refused for the rest. */
const WITHOUT_CONFLICT = ['PATCH challenges/teams/{id}', 'POST save-gmts']
/** Tests of performance are seen with a permission of their own. */
const isAboutTests = (name: string) => name.includes('performance-test')

/** Names of what a caller says they have seen. */
const COMPARED = /^(seen|seen_.*|known_.*|version|base|current|expected)$/
const namesIn = (schema: unknown): string[] =>
  typeof schema !== 'object' || schema === null
    ? []
    : Object.entries(schema).flatMap(([key, value]) => [
        ...(key === 'properties' && typeof value === 'object' && value !== null
          ? Object.keys(value)
          : []),
        ...namesIn(value),
      ])

test('every call that compares what was seen declares its conflict, and is attacked', () => {
  // Who is no guardian of a child is refused before anything is compared: guardian-doors.test.ts.
  const compares = ENDPOINTS.filter(
    (endpoint) =>
      endpoint.access.level !== 'guardian' &&
      !WITHOUT_CONFLICT.includes(nameOf(endpoint)) &&
      [...namesIn(endpoint.body), ...namesIn(endpoint.query)].some((name) => COMPARED.test(name)),
  )
  const silent = compares.filter(({ conflict }) => !conflict).map(nameOf)
  expect(silent.toSorted()).toEqual(WITHOUT_CURRENT)
  const declared = ENDPOINTS.filter(({ conflict }) => conflict).map(nameOf)
  expect(Object.keys(CONFLICT_CALLS).toSorted()).toEqual([...declared, ...silent].toSorted())
})

type Scene = {
  world: PrivacyWorld
  seeded: SeededWorld
  data: ConflictData
  viewer: WorldPerson
  as: As
  seen: ReadonlySet<number>
  seenTests: ReadonlySet<number>
}
type Current = { current?: { answers?: number }[] }
const conflicts = new Set<string>()

const isConflict = ({ status, json }: Answer): boolean =>
  status === 409 ||
  ((json as { data?: { conflicts?: unknown[] } }).data?.conflicts ?? []).length > 0

/** What a viewer finds out about a person they do not see. */
async function leaksOf(
  { seeded, data, as, seen: seenPeople, seenTests }: Scene,
  { id: number }: WorldPerson,
): Promise<string[]> {
  const user_id = seeded.users.get(number)?.id ?? 0
  const leaks: string[] = []
  for (const [name, callsOf] of Object.entries(CONFLICT_CALLS)) {
    const seen = isAboutTests(name) ? seenTests : seenPeople
    for (const guesses of callsOf({ data, number, user_id })) {
      const answers: Answer[] = []
      for (const [endpoint, parts] of seen.has(number) ? guesses.slice(-1) : guesses)
        answers.push(await app.send(endpoint, parts, as))
      if (answers.some(isConflict)) conflicts.add(name)
      if (answers.some(({ status }) => status >= 500)) leaks.push(`${name} of ${number} fails`)
      if (new Set(answers.map(({ status, text }) => `${status} ${text}`)).size > 1)
        leaks.push(`${name} confirms a guess about ${number}`)
      const carried = [...data.imports.keys()].filter(
        (one) => !seen.has(one) && answers.some(({ text }) => text.includes(canaryOf(one))),
      )
      if (carried.length > 0) leaks.push(`${name} carries a secret of ${carried.join()}`)
      const counted = answers
        .flatMap(({ json }) => (json as Current).current ?? [])
        .flatMap(({ answers: count }) => count ?? [])
      if (counted.some((count) => count !== seen.size))
        leaks.push(`${name} counts ${counted.join()} answers where ${seen.size} are seen`)
    }
  }
  return leaks
}

const SECRETS = `
  select user_id, ill, injured, reason, note from attendance where club_id = $1
  union all select user_id, false, false, waking_hr::text, note from mornings where club_id = $1
  union all select user_id, false, false, null, note from results where club_id = $1 and alternative
  union all select a.user_id, false, false, e.id::text, e.name from efforts e
  join activities a on a.id = e.activity_id where e.club_id = $1`

/** What is kept of those the viewer does not see. */
async function kept({ seeded, seen }: Scene): Promise<string[]> {
  const rows = await app.rows<{ user_id: number }>(SECRETS, [seeded.club])
  const hidden = rows.filter(({ user_id }) => !seen.has(seeded.numberOf.get(user_id) ?? 0))
  return hidden.map((row) => JSON.stringify(row)).toSorted()
}

const WORLDS = worldSeeds(1301, 12, 1)

test(`no conflict carries, confirms or overwrites what is hidden, in ${WORLDS.length} worlds`, async () => {
  const faults: string[] = []
  for (const seed of WORLDS) {
    const world = randomWorld(seed, 5)
    for (const viewer of world.people.filter(({ status }) => status === MEMBER_STATUS.approved)) {
      const seeded = await seedPrivacyWorld(app.db, world)
      const data = await fillConflicts(app, seeded)
      const as = { token: seeded.users.get(viewer.id)?.token, club: seeded.club }
      const scene: Scene = {
        world,
        seeded,
        data,
        viewer,
        as,
        seen: seenInWorld(world, viewer.id, undefined),
        seenTests: seenInWorld(world, viewer.id, reachOf(viewer, 'drv-view-all-members-on-report')),
      }
      const before = await kept(scene)
      for (const person of world.people)
        faults.push(
          ...(await leaksOf(scene, person)).map((leak) => `seed ${seed}, ${viewer.id}: ${leak}`),
        )
      expect(await kept(scene), `seed ${seed}, ${viewer.id}`).toEqual(before)
    }
  }
  expect(faults).toEqual([])
  if (isWhole) expect([...conflicts].toSorted()).toEqual(Object.keys(CONFLICT_CALLS).toSorted())
}, 120_000)
