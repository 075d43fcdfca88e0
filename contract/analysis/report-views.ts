import { SWEEP_SCULL, WEIGHT_CLASSES } from '#domain/performance-tests/kinds.ts'
import { FIGURE_NAMES } from '#domain/performance-tests/figures.ts'
import { TEST_GROUPS } from '#domain/performance-tests/groups.ts'
import { WHICH_TESTS } from '#domain/performance-tests/ranking.ts'
import { MEASURE_NAMES, POINTS } from '#domain/reports/measures.ts'
import { VIEW_PAGES } from '#domain/reports/pages.ts'
import { CHART_BY, POWER_UNITS } from '#domain/reports/question.ts'
import { GROUPS, PERIODS, type Against } from '#domain/reports/report.ts'
import { AGAINST_PATTERN, SPANS } from '#domain/reports/spans.ts'
import { endpoint } from '../endpoint.ts'
import { RaceQuery } from './race-analysis.ts'
import { ReportColumns, ReportLists } from '../report.ts'
import { TRAINING_GROUPS } from './reports-training.ts'
import {
  data,
  Day,
  Done,
  Id,
  IdList,
  IdParams,
  Name,
  Strict,
  T,
  WordOf,
  type Static,
} from '../schema.ts'

const access = { level: 'member' } as const

const AgainstOrNone = T.Unsafe<Against | 'none'>(
  T.String({ pattern: `^(none|${AGAINST_PATTERN})$` }),
)

/** How a page shows its answer: the picture, what of each figure, and which of its lists. */
const Shown = {
  chart: T.Optional(T.String({ pattern: '^[a-z0-9_]+$', maxLength: 80 })),
  chart_by: T.Optional(WordOf(...CHART_BY)),
  chart_of: T.Optional(WordOf('groups')),
  compared: T.Optional(ReportColumns),
  parts: T.Optional(WordOf(...TRAINING_GROUPS)),
}

/** What a report is asked, by the names in the address of its page; without days the usual ones. */
export const ReportQuestion = Strict({
  span: T.Optional(WordOf(...SPANS)),
  from: T.Optional(Day),
  to: T.Optional(Day),
  by: T.Optional(WordOf(...PERIODS)),
  group: T.Optional(WordOf('none', ...GROUPS)),
  against: T.Optional(AgainstOrNone),
  columns: T.Optional(ReportColumns),
  ...Shown,
  ...ReportLists,
})
export type ReportQuestion = Static<typeof ReportQuestion>

const { name, boat_types, distances, times, start } = RaceQuery.properties
const racePieces = { name, boat_types, distances, times, start }

/** What a view keeps: what a report is asked, a list of tests or of pieces, or two measures. */
export const ViewQuestion = Strict({
  ...ReportQuestion.properties,
  by: T.Optional(WordOf(...new Set([...PERIODS, ...POINTS] as const))),
  group: T.Optional(WordOf(...new Set(['none', ...GROUPS, ...TEST_GROUPS] as const))),
  gender: T.Optional(WordOf('m', 'w')),
  site: T.Optional(Name(80)),
  ergo: T.Optional(Name(80)),
  protocol: T.Optional(Name(80)),
  weight_class: T.Optional(WordOf(...WEIGHT_CLASSES)),
  sweep_scull: T.Optional(WordOf(...SWEEP_SCULL)),
  which: T.Optional(WordOf(...WHICH_TESTS)),
  rank: T.Optional(WordOf(...FIGURE_NAMES)),
  // Of the ergometer: over what, whether every piece, and whose power in which unit.
  over: T.Optional(T.String({ pattern: '^(distance|time)-[0-9]+$', maxLength: 40 })),
  pieces: T.Optional(WordOf('all')),
  curves: T.Optional(IdList),
  unit: T.Optional(WordOf(...POWER_UNITS)),
  x: T.Optional(WordOf(...MEASURE_NAMES)),
  y: T.Optional(WordOf(...MEASURE_NAMES)),
  mark: T.Optional(WordOf('none', ...GROUPS)),
  ...racePieces,
})
export type ViewQuestion = Static<typeof ViewQuestion>

const Page = WordOf(...VIEW_PAGES)

const ReportView = T.Object({
  id: Id,
  page: Page,
  name: T.String(),
  question: ViewQuestion,
  shared: T.Boolean({ description: 'Everybody in the club sees it' }),
  can_change: T.Boolean(),
  is_default: T.Boolean({ description: 'The page opens with it, for the person who asks' }),
})
export type ReportView = Static<typeof ReportView>

export const reportViews = endpoint({
  method: 'GET',
  path: 'report-views',
  access,
  summary: 'Saved views of reports: one’s own and those of the club, by name',
  reply: data(T.Array(ReportView)),
})

export const saveReportView = endpoint({
  method: 'POST',
  path: 'report-views',
  access,
  summary: 'Save what a report is asked under a name',
  body: Strict({
    page: Page,
    name: Name(120),
    question: ViewQuestion,
    shared: T.Optional(T.Boolean()),
    is_default: T.Optional(T.Boolean()),
  }),
  reply: data(T.Object({ id: Id })),
  status: 201,
})

export const changeReportView = endpoint({
  method: 'PATCH',
  path: 'report-views/{id}',
  access,
  summary: 'Give a saved view another name, another question, or show it to the club',
  params: IdParams,
  body: Strict({
    name: T.Optional(Name(120)),
    question: T.Optional(ViewQuestion),
    shared: T.Optional(T.Boolean()),
  }),
  reply: Done,
})

export const chooseReportView = endpoint({
  method: 'POST',
  path: 'report-views/{id}/default',
  access,
  summary: 'Let the page of a saved view open with it, or no longer',
  params: IdParams,
  body: Strict({ is_default: T.Boolean() }),
  reply: Done,
})

export const deleteReportView = endpoint({
  method: 'DELETE',
  path: 'report-views/{id}',
  access,
  summary: 'Delete a saved view',
  params: IdParams,
  reply: Done,
})
