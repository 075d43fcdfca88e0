import { FEATURE } from '#domain/constants/features.ts'
import { UNCORRELATED } from '#domain/reports/correlation.ts'
import { MEASURE_NAMES, POINTS } from '#domain/reports/measures.ts'
import { endpoint } from '../endpoint.ts'
import { ReportLists, ReportSession, XLSX } from '../report.ts'
import { data, Day, Id, nullable, T, WordOf, type Static } from '../schema.ts'

const Measured = WordOf(...MEASURE_NAMES)

const AnalysisQuery = T.Object({
  start_date: Day,
  end_date: Day,
  x: T.Optional(Measured),
  y: T.Optional(Measured),
  by: T.Optional(WordOf(...POINTS)),
  ...ReportLists,
})
export type AnalysisQuery = Static<typeof AnalysisQuery>

export const AnalysisAthlete = T.Object({
  user_id: Id,
  full_name: T.String(),
  squads: T.Array(T.String()),
  gender: nullable(T.String()),
  age_category: nullable(T.String()),
})
export type AnalysisAthlete = Static<typeof AnalysisAthlete>

export const AnalysisPoint = T.Object({
  user_id: Id,
  period: T.String({
    description:
      'First day of the period (YYYY-MM-DD), the id of a session, or empty for all days together',
  }),
  x: T.Number(),
  y: T.Number(),
})
export type AnalysisPoint = Static<typeof AnalysisPoint>

export const Analysis = T.Object({
  x: Measured,
  y: Measured,
  by: WordOf(...POINTS),
  athletes: T.Array(AnalysisAthlete),
  points: T.Array(AnalysisPoint, { description: 'The first five thousand' }),
  count: T.Integer({ description: 'How many points there are' }),
  left_out: T.Integer({ description: 'Athletes and periods of which only one figure is known' }),
  r: nullable(T.Number({ description: 'Pearson’s correlation of all points' })),
  line: nullable(T.Object({ slope: T.Number(), intercept: T.Number() })),
  missing: nullable(WordOf(...UNCORRELATED)),
  sessions: T.Array(ReportSession, {
    description: 'The sessions behind the points, when each is one',
  }),
})
export type Analysis = Static<typeof Analysis>

const asked = {
  method: 'GET',
  access: { level: 'member', feature: FEATURE.analysis_report },
  query: AnalysisQuery,
} as const
const path = 'reports/analysis'
const summary = 'Two figures of athletes and periods set against each other, with their correlation'

export const reportAnalysis = endpoint({ ...asked, path, summary, reply: data(Analysis) })

export const exportAnalysis = endpoint({
  ...asked,
  path: `${path}/export`,
  summary: `${summary}, as an XLSX workbook`,
  download: XLSX,
})

export const analysisCsv = endpoint({
  ...asked,
  path: `${path}/csv`,
  summary: `${summary}, as CSV`,
  download: 'text/csv',
})
