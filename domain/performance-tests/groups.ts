import type { SweepScull, WeightClass } from './kinds.ts'

/** What the tests of a list can be put together by. */
export const TEST_GROUPS = ['squad', 'gender', 'weight_class', 'sweep_scull'] as const
export type TestGroup = (typeof TEST_GROUPS)[number]

type Grouped = {
  squads: readonly string[]
  gender: 'm' | 'w' | null
  weight_class: WeightClass | null
  sweep_scull: SweepScull | null
}

/**
 * The tests of each group in their order. Who is in two squads stands in both; what belongs to no
 * group comes last, under null.
 */
export function groupTests<Test extends Grouped>(
  tests: readonly Test[],
  by: TestGroup,
): { name: string | null; tests: Test[] }[] {
  const groups = new Map<string | null, Test[]>()
  for (const test of tests)
    for (const name of namesOf(test, by)) {
      const group = groups.get(name)
      if (group) group.push(test)
      else groups.set(name, [test])
    }
  return [...groups]
    .map(([name, own]) => ({ name, tests: own }))
    .toSorted((one, other) => compareNames(one.name, other.name))
}

function namesOf(test: Grouped, by: TestGroup): readonly (string | null)[] {
  if (by !== 'squad') return [test[by]]
  return test.squads.length > 0 ? test.squads : [null]
}

function compareNames(one: string | null, other: string | null): number {
  if (one === null || other === null) return Number(one === null) - Number(other === null)
  return one.localeCompare(other)
}
