import type { NewTest, TestLine } from '#contract/analysis/performance-tests.ts'
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

/** Rows of a full club about tests; $1 the club, $2 a session, $3 a member. */
export const TEST_PARTS = [
  `with test as (insert into performance_tests (club_id, user_id, kind, day, time_s, entered_by)
     select $1, $3, '2k', '2026-03-02', 420, $3 where $2::bigint > 0 returning id),
   line as (insert into performance_test_lines (club_id, test_id, number, time_s)
     select $1, id, 1, 105 from test),
   breath as (insert into performance_test_breaths (club_id, test_id, time_s, vo2, vco2, ve,
       heart_rate, watts) select $1, id, '{1}', '{3}', '{3}', '{90}', '{150}', '{300}' from test),
   tag as (insert into performance_test_tags (club_id, test_id, tag_id)
     select $1, test.id, e.id from test, event_tags e where e.club_id = $1)
   insert into performance_test_focuses (club_id, test_id, focus_id) select $1, id, 1 from test`,
  `insert into performance_test_names (club_id, written, user_id)
    select $1, 'muster|eva|2001-02-14', $3 where $2::bigint > 0`,
]
