import type { NewTest, PerformanceTest } from '#contract/analysis/performance-tests.ts'
import { LINE_NUMBER_NAMES, TEST_NUMBER_NAMES } from '#domain/performance-tests/fields.ts'

/** What is written of a test beside its numbers and its steps. */
const WRITTEN = [
  'user_id',
  'kind',
  'day',
  'site',
  'ergo',
  'protocol',
  'weight_class',
  'sweep_scull',
  'tester',
  'comment',
  'tag_ids',
  'focus_ids',
  'activity_id',
  'version',
] as const

const pick = <T, K extends keyof T>(from: T, keys: readonly K[]): Pick<T, K> =>
  Object.fromEntries(keys.map((key) => [key, from[key]])) as Pick<T, K>

/** The test as it is stored, with other steps left out. */
export function withSteps(test: PerformanceTest, leftOut: ReadonlySet<number>): NewTest {
  return {
    ...pick(test, TEST_NUMBER_NAMES),
    ...pick(test, WRITTEN),
    lines: test.lines.map((line, index) => ({
      ...pick(line, LINE_NUMBER_NAMES),
      left_out: leftOut.has(index),
    })),
  }
}
