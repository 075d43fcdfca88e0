import { expect, test } from 'vitest'
import { assignActivity } from '#contract/recordings/imports.ts'
import { sessionPublishing } from '#contract/planning/publishing.ts'
import { MEMBER_STATUS } from '#domain/constants/statuses.ts'
import { makeCrew } from '../../support/factories.ts'
import { fillWorld } from '../../support/privacy-data.ts'
import { seenInWorld } from '../../support/privacy-oracle.ts'
import { seedPrivacyWorld } from '../../support/privacy-seed.ts'
import { randomWorld } from '../../support/privacy-worlds.ts'
import { LISTS, SINGLE } from '../privacy-calls.ts'
import {
  app,
  ask,
  isCoach,
  preparePrivacyCalls,
  reachOf,
  type PrivacyCall,
} from '../privacy-parts.ts'
import { ALL_MEMBERS } from '../privacy-reports.ts'
import { worldSeeds } from '../../support/share.ts'

preparePrivacyCalls()

const sorted = (numbers: Iterable<number>) => [...numbers].toSorted((a, b) => a - b).join()

async function listFaults(asked: PrivacyCall): Promise<string[]> {
  const { world, seeded, viewer } = asked
  const faults: string[] = []
  for (const [name, { found, could = () => true, asks = () => true, report }] of Object.entries(
    LISTS,
  )) {
    if (!asks(viewer)) continue
    const expected = [...seenInWorld(world, viewer.id, report && reachOf(viewer, report))].filter(
      (id) => world.people.some((person) => person.id === id && could(person)),
    )
    const numbers = (await found(asked)).map((id) =>
      id < 0 ? -id : (seeded.numberOf.get(id) ?? 0),
    )
    if (sorted(numbers) !== sorted(expected))
      faults.push(`${name}: ${sorted(numbers)} instead of ${sorted(expected)}`)
  }
  return faults
}

/** They are refused by the missing right, and not as if nobody were there. */
const BY_PROFILE = new Set(['profile', 'training', 'races', 'morning', 'course'])
/** They are open to all who see the person in reports. */
const BY_REPORT = new Set(['ratio', 'season', 'season as a workbook'])

async function singleFaults({ world, seeded, data, viewer, as }: PrivacyCall): Promise<string[]> {
  const inProfile = seenInWorld(world, viewer.id, undefined)
  const inReports = seenInWorld(world, viewer.id, reachOf(viewer, ALL_MEMBERS))
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
      const seen = BY_REPORT.has(name) ? inReports : inProfile
      const writes = name === 'assigning' || futile
      // None of these files is in doubt, without a session or changed, so there is nothing to
      // answer, ignore or undo.
      const open = writes && !mayUpload ? 403 : futile ? 409 : 200
      const shut =
        BY_PROFILE.has(name) && !viewer.permissions.includes('view-athlete-profile') ? 403 : 404
      const expected = seen.has(person.id) ? open : shut
      return status === expected
        ? []
        : [`${name} of ${person.id}: ${status} instead of ${expected}`]
    }),
  )
  return faults.flat()
}

const WORLDS = worldSeeds(1001, 32, 2)

test(`every call with an athlete's data agrees with the oracle in ${WORLDS.length} worlds`, async () => {
  const faults: string[] = []
  let asked = 0
  for (const seed of WORLDS) {
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
  expect(asked).toBeGreaterThan(0)
}, 300_000)

test('what was done is the mean of those a coach sees, and for others their own', async () => {
  for (const seed of worldSeeds(1101, 8, 1)) {
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

test('a recording goes into a boat by who sees, uploads for and rows with its owner', async () => {
  for (const seed of worldSeeds(1201, 8, 1)) {
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
