import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { privacySettings, savePrivacySettings } from '#contract/people/privacy.ts'
import { ROLE } from '#domain/constants/roles.ts'
import { MEMBER_STATUS } from '#domain/constants/statuses.ts'
import { canSeeAthlete, type Reach } from '#domain/rules/privacy.ts'
import { inTransaction } from '../../../server/db/client.ts'
import { privacyFacts } from '../../../server/people/privacy/facts.ts'
import { startTestApp, type TestApp } from '../../support/app.ts'
import { makeClub, makeMember } from '../../support/factories.ts'
import { seedPrivacyWorld } from '../../support/privacy-seed.ts'
import { seenInWorld } from '../../support/privacy-oracle.ts'
import { randomWorld } from '../../support/privacy-worlds.ts'
import { worldSeeds } from '../../support/share.ts'

let app: TestApp

beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

const WORLDS = worldSeeds(1, 120, 10)
const sorted = (numbers: Iterable<number>) => [...numbers].toSorted((a, b) => a - b)

test(`app.visible_athletes agrees with the oracle in ${WORLDS.length} random worlds`, async () => {
  const faults: string[] = []
  let seen = 0
  for (const seed of WORLDS) {
    const world = randomWorld(seed)
    const { club, users, numberOf } = await seedPrivacyWorld(app.db, world)
    await inTransaction(app.database.app, { club_id: club }, async (db) => {
      for (const reach of [undefined, 'club', 'own-squads', 'self'] as const)
        for (const viewer of world.people) {
          const id = users.get(viewer.id)?.id ?? 0
          const { rows } = await sql<{
            id: number
          }>`select app.visible_athletes(${club}, ${id}, ${reach ?? null}::text) as id`.execute(db)
          const found = sorted(rows.map((row) => numberOf.get(row.id) ?? 0))
          const expected = sorted(seenInWorld(world, viewer.id, reach))
          seen += expected.length
          if (found.join() !== expected.join())
            faults.push(`seed ${seed}, ${viewer.id} by ${reach}: ${found} instead of ${expected}`)
        }
    })
  }
  expect(faults).toEqual([])
  expect(seen).toBeGreaterThan(WORLDS.length * 5)
}, 120_000)

test('the facts read for one person lead the rule to the same answer', async () => {
  const faults: string[] = []
  for (const seed of worldSeeds(501, 20, 3)) {
    const world = randomWorld(seed)
    const { club, users } = await seedPrivacyWorld(app.db, world)
    const idOf = (number: number) => users.get(number)?.id ?? 0
    await inTransaction(app.database.app, { club_id: club }, async (db) => {
      for (const viewer of world.people.filter(({ status }) => status === 1))
        for (const other of world.people) {
          const facts = await privacyFacts(db, club, idOf(viewer.id), idOf(other.id))
          if (!facts) throw new Error('a member without facts')
          const { permissions, roles } = viewer
          const asker = {
            user_id: idOf(viewer.id),
            is_admin: false,
            has_clubs: true,
            club: { ...CLUB, id: club, permissions, roles },
          }
          const found = canSeeAthlete(asker, facts.scope, facts.athlete)
          if (found !== seenInWorld(world, viewer.id, undefined).has(other.id))
            faults.push(`seed ${seed}: ${viewer.id} of ${other.id}`)
        }
    })
  }
  expect(faults).toEqual([])
})

const CLUB = {
  is_individual: false,
  default_sport_id: 1,
  member: true,
  features: [],
  subscription_ends: null,
  expired: false,
}

test.each<[string, Reach | null]>([
  ['profiles', null],
  ['reports', 'club'],
])('nobody of another club is seen by %s', async (_, reach) => {
  const [one, other] = [await makeClub(app.db), await makeClub(app.db)]
  const coach = await makeMember(app.db, one, [ROLE.head_coach])
  await makeMember(app.db, other, [ROLE.athlete])
  const rows = await inTransaction(app.database.app, { club_id: one }, async (db) => {
    const answer =
      await sql`select app.visible_athletes(${other}, ${coach.id}, ${reach}::text) as id`.execute(
        db,
      )
    return answer.rows
  })
  expect(rows).toEqual([])
})

describe('privacy settings', () => {
  async function clubOfFour() {
    const club = await makeClub(app.db)
    const athlete = await makeMember(app.db, club, [ROLE.athlete], { date_of_birth: '2000-05-05' })
    const coach = await makeMember(app.db, club, [ROLE.coach])
    const head = await makeMember(app.db, club, [ROLE.head_coach])
    const mate = await makeMember(app.db, club, [ROLE.athlete])
    return { club, athlete, coach, head, mate, as: { token: athlete.token, club } }
  }

  test('begin with all coaches, and name everybody whose rights reach athletes', async () => {
    const { coach, head, as } = await clubOfFour()
    const { data } = await app.ask(privacySettings, {}, as)
    expect(data).toMatchObject({ mode: 'all-coaches', coach_ids: [] })
    expect(sorted(data.coaches.map(({ id }) => id))).toEqual(sorted([coach.id, head.id]))
    expect(data.coaches.every(({ sees_me }) => sees_me)).toBe(true)
  })

  test.each([
    ['specific-coaches', [true, false]],
    ['all-coaches-except', [false, true]],
    ['only-me', [false, false]],
    ['all-coaches', [true, true]],
  ] as const)('%s', async (mode, [coachSees, headSees]) => {
    const { coach, head, as } = await clubOfFour()
    const named = mode === 'specific-coaches' || mode === 'all-coaches-except'
    const { data } = await app.ask(
      savePrivacySettings,
      { body: { mode, coach_ids: [coach.id] } },
      as,
    )
    expect(data).toMatchObject({ mode, coach_ids: named ? [coach.id] : [] })
    expect(data.coaches.find(({ id }) => id === coach.id)?.sees_me).toBe(coachSees)
    expect(data.coaches.find(({ id }) => id === head.id)?.sees_me).toBe(headSees)
  })

  test.each([
    { mode: 'all-coaches-except', outcome: 'stays shut out' },
    { mode: 'specific-coaches', outcome: 'sees nothing again' },
  ] as const)('$mode can be saved once a named coach has gone, who $outcome', async ({ mode }) => {
    const { club, coach, head, as } = await clubOfFour()
    const setStatus = (status: number) =>
      app.rows('update memberships set status = $3 where club_id = $1 and user_id = $2', [
        club,
        coach.id,
        status,
      ])
    const save = async (coach_ids: number[]) =>
      (await app.ask(savePrivacySettings, { body: { mode, coach_ids } }, as)).data
    await save([coach.id, head.id])
    await setStatus(MEMBER_STATUS.left)
    const { data } = await app.ask(privacySettings, {}, as)
    expect(data.coach_ids).toEqual([head.id])
    expect(await save(data.coach_ids)).toMatchObject({ mode, coach_ids: [head.id] })
    await setStatus(MEMBER_STATUS.approved)
    const back = (await app.ask(privacySettings, {}, as)).data
    expect(back.coaches.find(({ id }) => id === coach.id)?.sees_me).toBe(false)
    expect(await save([])).toMatchObject({ mode, coach_ids: [] })
  })

  test('refuse to name somebody who sees no athlete, and keep what was chosen', async () => {
    const { mate, as } = await clubOfFour()
    await app.ask(savePrivacySettings, { body: { mode: 'only-me' } }, as)
    const problem = await app.refused(
      savePrivacySettings,
      { body: { mode: 'specific-coaches', coach_ids: [mate.id] } },
      as,
    )
    expect(problem).toMatchObject({ status: 400, code: 'unknown_reference' })
    expect((await app.ask(privacySettings, {}, as)).data.mode).toBe('only-me')
  })

  test('are not for coaches, nor in an individual club', async () => {
    const { club, coach } = await clubOfFour()
    expect(await app.refused(privacySettings, {}, { token: coach.token, club })).toMatchObject({
      status: 403,
      code: 'role_missing',
    })
    const single = await makeClub(app.db, { is_individual: true, plan: 'individual' })
    const solo = await makeMember(app.db, single, [ROLE.athlete, ROLE.manager])
    expect(
      await app.refused(privacySettings, {}, { token: solo.token, club: single }),
    ).toMatchObject({ status: 403, code: 'forbidden' })
  })
})
