import { FEATURE } from '#domain/constants/features.ts'
import {
  FIGURE_MISSING,
  FIGURE_NAMES,
  type TestFigures,
} from '#domain/performance-tests/figures.ts'
import { SWEEP_SCULL, WEIGHT_CLASSES } from '#domain/performance-tests/kinds.ts'
import { WHICH_TESTS } from '#domain/performance-tests/ranking.ts'
import { endpoint } from '../endpoint.ts'
import { XLSX } from '../report.ts'
import {
  data,
  Day,
  Id,
  IdList,
  IdParams,
  Name,
  nullable,
  T,
  WordOf,
  type Static,
  type TSchema,
} from '../schema.ts'
import { PerformanceTest, TestKindOf } from './performance-tests.ts'

const access = { level: 'member', feature: FEATURE.drv } as const
const closed = { access, notWhileImpersonating: true } as const

const ofFigures = <S extends TSchema>(value: S) =>
  T.Object(Object.fromEntries(FIGURE_NAMES.map((name) => [name, T.Optional(value)])))

const Figures = {
  figures: T.Unsafe<TestFigures['figures']>(ofFigures(nullable(T.Number()))),
  /** Why figures are null. */
  missing: T.Unsafe<TestFigures['missing']>(ofFigures(WordOf(...FIGURE_MISSING))),
}

/** A race that the own slope of a person comes from. */
const SlopeTest = T.Object({ distance: T.Number(), time: T.Number(), day: Day })

export const ListedTest = T.Object({
  id: Id,
  kind: TestKindOf,
  user_id: Id,
  full_name: T.String(),
  gender: nullable(WordOf('m', 'w')),
  squads: T.Array(T.String()),
  day: Day,
  site: nullable(T.String()),
  ergo: nullable(T.String()),
  protocol: nullable(T.String()),
  weight_class: nullable(WordOf(...WEIGHT_CLASSES)),
  sweep_scull: nullable(WordOf(...SWEEP_SCULL)),
  tester: nullable(T.String()),
  comment: nullable(T.String()),
  tag_ids: T.Array(Id),
  focus_ids: T.Array(Id),
  ...Figures,
  /** The two races behind the slope of the predictions; null where it is that of most people. */
  slope_from: nullable(T.Array(SlopeTest)),
})
export type ListedTest = Static<typeof ListedTest>

const RankedTest = T.Object({
  ...ListedTest.properties,
  rank: nullable(T.Integer({ description: 'By the figure asked for; equal ones share it' })),
})
export type RankedTest = Static<typeof RankedTest>

export const TestsQuery = T.Object({
  kind: TestKindOf,
  start_date: Day,
  end_date: Day,
  squads: T.Optional(IdList),
  athletes: T.Optional(IdList),
  tags: T.Optional(IdList),
  focuses: T.Optional(IdList),
  gender: T.Optional(WordOf('m', 'w')),
  site: T.Optional(Name(80)),
  ergo: T.Optional(Name(60)),
  protocol: T.Optional(Name(60)),
  weight_class: T.Optional(WordOf(...WEIGHT_CLASSES)),
  sweep_scull: T.Optional(WordOf(...SWEEP_SCULL)),
  /** Of each person all tests, the latest or the best of those found; all if not said. */
  which: T.Optional(WordOf(...WHICH_TESTS)),
  /** The figure that ranks; the first of the kind if not said. */
  rank_by: T.Optional(WordOf(...FIGURE_NAMES)),
})
export type TestsQuery = Static<typeof TestsQuery>

const TestList = T.Object({
  kind: TestKindOf,
  start_date: Day,
  end_date: Day,
  which: WordOf(...WHICH_TESTS),
  rank_by: WordOf(...FIGURE_NAMES),
  tests: T.Array(RankedTest, { description: 'By rank, then the latest first' }),
  /** What tests of this kind can be narrowed down by. */
  choices: T.Object({
    site: T.Array(T.String()),
    ergo: T.Array(T.String()),
    protocol: T.Array(T.String()),
  }),
  is_cut: T.Boolean({ description: 'There are more tests than one call answers with' }),
})
export type TestList = Static<typeof TestList>

const lists = { ...closed, method: 'GET', query: TestsQuery } as const
const path = 'performance-tests'
const listed = 'Tests of performance of a kind with their figures, ranked by one of them'

export const performanceTests = endpoint({
  ...lists,
  path,
  summary: listed,
  reply: data(TestList),
})
export const exportPerformanceTests = endpoint({
  ...lists,
  path: `${path}/export`,
  summary: `${listed}, as an XLSX workbook`,
  download: XLSX,
})
export const performanceTestsCsv = endpoint({
  ...lists,
  path: `${path}/csv`,
  summary: `${listed}, as CSV`,
  download: 'text/csv',
})

const numbers = T.Array(nullable(T.Number()))

/** What was measured breath by breath, a list for each quantity, all of the same length. */
const Breaths = T.Object({
  time_s: T.Array(T.Number()),
  vo2: numbers,
  vco2: numbers,
  ve: numbers,
  heart_rate: numbers,
  watts: numbers,
})
export type Breaths = Static<typeof Breaths>

const TestReport = T.Object({
  test: PerformanceTest,
  ...Figures,
  slope_from: nullable(T.Array(SlopeTest)),
  breaths: nullable(Breaths),
  /** Why there is no weight: it is closed to the reader. */
  is_weight_hidden: T.Boolean(),
  /** Other tests of the same person and kind, the latest first. */
  others: T.Array(T.Object({ id: Id, day: Day })),
  /** The session of the recording behind the test, as far as the reader sees it. */
  recording: nullable(T.Object({ activity_id: Id, session_id: Id })),
})
export type TestReport = Static<typeof TestReport>

/** What is stored can be read on any plan. */
const one = { ...closed, access: { level: 'member' }, method: 'GET', params: IdParams } as const
const ofOne = 'One test with its figures, and what they were worked out from'

export const performanceTestReport = endpoint({
  ...one,
  path: `${path}/{id}/report`,
  summary: ofOne,
  reply: data(TestReport),
})
export const exportPerformanceTest = endpoint({
  ...one,
  path: `${path}/{id}/export`,
  summary: `${ofOne}, as an XLSX workbook`,
  download: XLSX,
})
export const performanceTestCsv = endpoint({
  ...one,
  path: `${path}/{id}/csv`,
  summary: `${ofOne}, as CSV`,
  download: 'text/csv',
})

const TestsOfPerson = T.Object({
  user_id: Id,
  full_name: T.String(),
  tests: T.Array(ListedTest, { description: 'The latest first' }),
})
export type TestsOfPerson = Static<typeof TestsOfPerson>

export const testsOfPerson = endpoint({
  ...one,
  path: `${path}/athletes/{id}`,
  summary: 'All tests of one athlete with their figures',
  reply: data(TestsOfPerson),
})
