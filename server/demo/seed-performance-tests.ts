import { sql } from 'kysely'
import type { EarlierTest } from '#domain/performance-tests/drv-changes.ts'
import type { TestKind } from '#domain/performance-tests/kinds.ts'
import { addDays } from '#domain/time/week.ts'
import { keepBreaths } from '../analysis/performance-tests/breaths.ts'
import {
  keyOf,
  writeTests,
  type WrittenTest,
} from '../analysis/performance-tests/imported-tests.ts'
import { randomFrom, type Random } from './random.ts'
import { idsOf } from './rows.ts'
import type { Demo, Member } from './seed-clubs.ts'
import { whoConsents } from './seed-mornings.ts'
import { distanceTest, formOf, stepTest, vo2Test, weightOf } from './test-values.ts'

const SEED = 2024
/** Days before today: in autumn, winter and spring of a season. */
const STEP_ROUNDS = [260, 150, 40] as const
const RACES = [
  ['6k', 200, 1],
  ['5k', 110, 1],
  ['2k', 220, 0],
  ['2k', 30, 2],
] as const
const VO2_AGO = 45
/** By their place among the tested: who stopped early, whose step was measured badly, and who was
 * in the laboratory. */
const STOPPED_EARLY = 3
const BADLY_MEASURED = 5
const IN_THE_LABORATORY = [1, 2, 6]

/**
 * A season of tests of two squads, which get better from round to round. No zones of them have been
 * confirmed yet. The head coach and another have the rights of the federation. Answers with a test
 * of each kind of one athlete.
 */
export async function seedPerformanceTests(demo: Demo) {
  const { db, club, today } = demo
  const consenting = await whoConsents(demo)
  const tested = demo.athletes.filter(
    ({ id, squad }) => consenting.has(id) && (squad === 'Senior' || squad === 'U23'),
  )
  const random = randomFrom(SEED)
  const all = tested.map((person, place) => testsOf(person, place, today, random))
  const added = all.flatMap(({ tests }) => tests)
  await writeTests(db, club, demo.coach, { added, changed: [] })
  const rows = await db
    .selectFrom('performance_tests')
    .select(['id', 'user_id', 'day', sql<TestKind>`kind`.as('kind')])
    .where('club_id', '=', club)
    .execute()
  const ids = new Map(rows.map((row) => [keyOf(row), row.id]))
  for (const { breaths } of all)
    if (breaths) await keepBreaths(db, club, ids.get(breaths.key) ?? 0, breaths.measured)
  const testers = idsOf(demo.coaches.slice(0, 2))
  await sql`insert into member_permissions (club_id, user_id, permission_id, granted)
    select ${club}, person, id, true
    from permissions, unnest(${testers}::bigint[]) person
    where name like 'drv-%'
    on conflict (club_id, user_id, permission_id) do update set granted = true`.execute(db)
  const athlete = tested[IN_THE_LABORATORY[0] ?? 0]?.id ?? 0
  const idOf = (kind: TestKind, ago: number) =>
    ids.get(keyOf({ user_id: athlete, kind, day: addDays(today, -ago) })) ?? 0
  const tests = {
    step: idOf('step', STEP_ROUNDS[2]),
    vo2: idOf('vo2', VO2_AGO),
    '2k': idOf('2k', 30),
    '5k': idOf('5k', 110),
    '6k': idOf('6k', 200),
  }
  return { athlete, tests }
}

function testsOf(person: Member, place: number, today: string, random: Random) {
  const weight = weightOf(person, random)
  const test = (kind: TestKind, ago: number, of: EarlierTest): WrittenTest => ({
    user_id: person.id,
    kind,
    day: addDays(today, -ago),
    ...of,
  })
  const steps = STEP_ROUNDS.map((ago, round) =>
    test('step', ago, marked(stepTest(formOf(person, round, weight), random), place, round)),
  )
  const races = RACES.map(([kind, ago, round]) =>
    test(kind, ago, distanceTest(kind, formOf(person, round, weight), random)),
  )
  if (!IN_THE_LABORATORY.includes(place)) return { tests: [...steps, ...races], breaths: null }
  const measured = vo2Test(formOf(person, 2, weight), random)
  const vo2 = test('vo2', VO2_AGO, measured.test)
  const breaths = { key: keyOf(vo2), measured: measured.breaths }
  return { tests: [...steps, ...races, vo2], breaths }
}

/** What did not go as planned: a test that ends below 4 mmol/L, and a step that is no part of it. */
function marked(test: EarlierTest, place: number, round: number): EarlierTest {
  if (place === STOPPED_EARLY && round === 2)
    return { ...test, lines: test.lines.filter(({ lactate }) => (lactate ?? 0) < 3.8) }
  if (place !== BADLY_MEASURED || round !== 1) return test
  const lines = test.lines.map((line, index) =>
    index === 2 ? { ...line, lactate: 5.4, left_out: true } : line,
  )
  return { values: { ...test.values, comment: 'Step 3: sweat in the sample' }, lines }
}
