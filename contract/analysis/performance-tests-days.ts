import { FEATURE } from '#domain/constants/features.ts'
import { TEST_WORDS } from '#domain/performance-tests/cells.ts'
import {
  LINE_NUMBER_NAMES,
  LINE_NUMBERS,
  TEST_NUMBER_NAMES,
  TEST_NUMBERS,
  type LineNumber,
  type TestNumber,
} from '#domain/performance-tests/fields.ts'
import { MOST_LINES, WEIGHT_CLASSES } from '#domain/performance-tests/kinds.ts'
import { endpoint } from '../endpoint.ts'
import {
  data,
  Day,
  Id,
  Measured,
  Name,
  nullable,
  Scalar,
  Strict,
  T,
  WordOf,
  type Static,
} from '../schema.ts'
import { numbersOf, PerformanceTest, TestKindOf } from './performance-tests.ts'

const access = { level: 'member', feature: FEATURE.drv } as const

/** Most people whose tests are written by one call. */
export const MOST_WRITTEN = 100

/** Somebody who can be tested. `best_2k` in seconds, of their tests up to now. */
export const TestPerson = T.Object({
  user_id: Id,
  full_name: T.String(),
  gender: nullable(WordOf('m', 'w')),
  is_u19: T.Boolean(),
  /** As in their latest test that has one. */
  weight_class: nullable(WordOf(...WEIGHT_CLASSES)),
  best_2k: nullable(T.Number()),
  can_write: T.Boolean(),
  sees_weight: T.Boolean(),
  test: nullable(PerformanceTest),
})
export type TestPerson = Static<typeof TestPerson>

export const performanceTestDay = endpoint({
  method: 'GET',
  path: 'performance-test-day',
  access,
  notWhileImpersonating: true,
  summary: 'Whom the caller sees of those who can be tested, with their tests of a kind and day',
  query: T.Object({ kind: TestKindOf, day: Day }),
  reply: data(T.Object({ people: T.Array(TestPerson) })),
})

const words = {
  site: nullable(Name(TEST_WORDS.site)),
  ergo: nullable(Name(TEST_WORDS.ergo)),
  protocol: nullable(Name(TEST_WORDS.protocol)),
  tester: nullable(Name(TEST_WORDS.tester)),
}
const ofTest = T.Object(
  T.Partial(T.Object({ ...words, ...numbersOf<TestNumber>(TEST_NUMBER_NAMES, TEST_NUMBERS) }))
    .properties,
  { additionalProperties: false },
)
const ofLine = T.Object(
  T.Partial(T.Object(numbersOf<LineNumber>(LINE_NUMBER_NAMES, LINE_NUMBERS))).properties,
  { additionalProperties: false },
)

/** Values of somebody, with what the sender saw in their place: nothing where `seen` has none. */
const WrittenTest = Strict({
  user_id: Id,
  values: ofTest,
  seen: ofTest,
  lines: T.Array(
    Strict({
      number: T.Integer({ minimum: 1, maximum: MOST_LINES }),
      values: ofLine,
      seen: ofLine,
    }),
    { maxItems: MOST_LINES },
  ),
})
export type WrittenTest = Static<typeof WrittenTest>

export const NewCells = Strict({
  kind: TestKindOf,
  day: Day,
  /** What a test has that comes into being by this. */
  fresh: Strict({
    ...words,
    step_s: Measured(TEST_NUMBERS.step_s),
    rest_s: Measured(TEST_NUMBERS.rest_s),
  }),
  people: T.Array(WrittenTest, { minItems: 1, maxItems: MOST_WRITTEN }),
})
export type NewCells = Static<typeof NewCells>

/** A value that is not stored, since somebody has changed it meanwhile; line 0 is the whole test. */
export const CellConflict = T.Object({
  user_id: Id,
  line: T.Integer(),
  field: T.String(),
  value: Scalar,
})
export type CellConflict = Static<typeof CellConflict>

/**
 * Unlike saving a whole test this keeps what others have written into other cells of it. A test
 * in which nothing is left is deleted.
 */
export const writePerformanceTests = endpoint({
  method: 'POST',
  path: 'performance-test-day',
  access,
  notWhileImpersonating: true,
  summary:
    'Write single values of the tests of a day, but those that others have changed meanwhile',
  body: NewCells,
  reply: data(T.Object({ conflicts: T.Array(CellConflict) })),
})

/** An ergometer's recording that a test may have been. */
export const TestRecording = T.Object({
  id: Id,
  start_time: nullable(T.String()),
  device: nullable(T.String()),
  distance: nullable(T.Number()),
  elapsed_time: nullable(T.Number()),
  laps: T.Integer(),
  heart_rate_avg: nullable(T.Number()),
  heart_rate_max: nullable(T.Number()),
})
export type TestRecording = Static<typeof TestRecording>

export const testRecordings = endpoint({
  method: 'GET',
  path: 'performance-test-recordings',
  access,
  notWhileImpersonating: true,
  summary: 'Recordings of an ergometer by somebody that the caller may open, up to a day',
  query: T.Object({ user_id: Id, day: Day }),
  reply: data(T.Object({ recordings: T.Array(TestRecording) })),
})
