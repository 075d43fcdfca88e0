import type { NewTest, TestLine } from '#contract/insight/performance-tests.ts'
import { LINE_NUMBER_NAMES, TEST_NUMBER_NAMES } from '#domain/performance-tests/fields.ts'

const nothing = <N extends string>(names: readonly N[]) =>
  Object.fromEntries(names.map((name) => [name, null])) as Record<N, null>

/** A step or a split of which only this was measured. */
export const testLine = (measured: Partial<TestLine> = {}): TestLine => ({
  ...nothing(LINE_NUMBER_NAMES),
  left_out: false,
  ...measured,
})

/** A test of which only this was entered. */
export const newTest = (
  entered: Pick<NewTest, 'user_id' | 'kind' | 'day'> & Partial<NewTest>,
): NewTest => ({
  ...nothing(TEST_NUMBER_NAMES),
  site: null,
  ergo: null,
  protocol: null,
  weight_class: null,
  sweep_scull: null,
  tester: null,
  comment: null,
  tag_ids: [],
  focus_ids: [],
  activity_id: null,
  lines: [],
  version: 0,
  ...entered,
})

const LACTATE = [1.0, 1.1, 1.3, 1.8, 2.9, 5.0, 9.0]
const BEATS = [118, 131, 144, 157, 169, 180, 188]

/** The steps of the check values LAC-1 to LAC-7. */
export const STEP_LINES: TestLine[] = LACTATE.map((lactate, index) =>
  testLine({
    watts: 150 + 40 * index,
    lactate,
    heart_rate: BEATS[index] ?? null,
    time_s: 240,
  }),
)
