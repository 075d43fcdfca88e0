import { FEATURE } from '#domain/constants/features.ts'
import {
  LINE_NUMBER_NAMES,
  LINE_NUMBERS,
  TEST_NUMBER_NAMES,
  TEST_NUMBERS,
  type LineNumber,
  type TestField,
  type TestNumber,
} from '#domain/performance-tests/fields.ts'
import {
  MOST_LINES,
  SWEEP_SCULL,
  TEST_KINDS,
  WEIGHT_CLASSES,
} from '#domain/performance-tests/kinds.ts'
import { endpoint } from '../endpoint.ts'
import {
  data,
  Day,
  Done,
  Id,
  IdParams,
  Ids,
  Measured,
  Name,
  nullable,
  Prose,
  Strict,
  T,
  WordOf,
  type Static,
} from '../schema.ts'

const access = { level: 'member', feature: FEATURE.drv } as const

/** A number of a test as it may be entered. */
export const numbersOf = <N extends string>(names: readonly N[], fields: Record<N, TestField>) =>
  Object.fromEntries(names.map((name) => [name, Measured(fields[name])])) as Record<
    N,
    ReturnType<typeof Measured>
  >

export const TestKindOf = WordOf(...TEST_KINDS)

/** A step, a split or a minute; its place in the list is its number. */
export const TestLine = Strict({
  ...numbersOf<LineNumber>(LINE_NUMBER_NAMES, LINE_NUMBERS),
  /** Measured badly: kept, and no part of the curve. */
  left_out: T.Boolean(),
})
export type TestLine = Static<typeof TestLine>

const written = {
  day: Day,
  site: nullable(Name(80)),
  ergo: nullable(Name(60)),
  protocol: nullable(Name(60)),
  weight_class: nullable(WordOf(...WEIGHT_CLASSES)),
  sweep_scull: nullable(WordOf(...SWEEP_SCULL)),
  tester: nullable(Name(80)),
  comment: nullable(Prose(1000)),
  ...numbersOf<TestNumber>(TEST_NUMBER_NAMES, TEST_NUMBERS),
  tag_ids: Ids,
  focus_ids: Ids,
  /** The recording the test was taken from. */
  activity_id: nullable(Id),
  lines: T.Array(TestLine, { maxItems: MOST_LINES }),
}

/** Weight and day of birth are null for who may not see personal details of others. */
export const PerformanceTest = T.Object({
  id: Id,
  version: T.Integer(),
  user_id: Id,
  full_name: T.String(),
  gender: nullable(WordOf('m', 'w')),
  date_of_birth: nullable(Day),
  kind: TestKindOf,
  ...written,
  entered_by: nullable(T.String()),
  changed_at: T.String(),
  /** When zones of this test were written to the athlete. */
  zones_at: nullable(T.String()),
  can_write: T.Boolean(),
})
export type PerformanceTest = Static<typeof PerformanceTest>

export const performanceTest = endpoint({
  method: 'GET',
  path: 'performance-tests/{id}',
  access: { level: 'member' },
  notWhileImpersonating: true,
  summary: 'A test of performance with its steps or splits',
  params: IdParams,
  reply: data(PerformanceTest),
})

export const NewTest = Strict({
  user_id: Id,
  kind: TestKindOf,
  ...written,
  /** What the sender saw: 0 for a test that is new. */
  version: T.Integer({ minimum: 0 }),
})
export type NewTest = Static<typeof NewTest>

/**
 * There is one test a person, kind and day. Where it is by now another than `version` says, nothing
 * is written and the refusal carries the stored one (`current`).
 */
export const savePerformanceTest = endpoint({
  method: 'POST',
  path: 'performance-tests',
  access,
  notWhileImpersonating: true,
  summary: 'Enter a test, or write over the one of this person, kind and day',
  body: NewTest,
  reply: data(T.Object({ id: Id, version: T.Integer() })),
  conflict: PerformanceTest,
})

export const deletePerformanceTest = endpoint({
  method: 'DELETE',
  path: 'performance-tests/{id}',
  access,
  notWhileImpersonating: true,
  summary: 'Delete a test',
  params: IdParams,
  reply: Done,
})
