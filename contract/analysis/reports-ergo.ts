import { DISTANCE_KINDS } from '#domain/performance-tests/kinds.ts'
import { FEATURE } from '#domain/constants/features.ts'
import { ergoReport } from '#domain/reports/ergo.ts'
import { endpoint } from '../endpoint.ts'
import { data, Day, Id, nullable, T, WordOf, type Static } from '../schema.ts'
import { ReportQuery, reportCalls, XLSX } from '../report.ts'

export const {
  show: reportErgo,
  workbook: exportErgoReport,
  csv: ergoReportCsv,
} = reportCalls('ergo-progress', {
  report: ergoReport,
  summary: 'Bests on the ergometer, per athlete and month',
  feature: FEATURE.additional_reports,
})

const Split = T.Object({
  /** Metres, seconds, strokes a minute. */
  distance: T.Number(),
  time: T.Number(),
  stroke_rate: nullable(T.Number()),
})

/** What a best can be of. */
export const BEST_SOURCES = ['test', 'piece', 'recording'] as const

const Test = T.Object({ id: Id, kind: WordOf(...DISTANCE_KINDS) })

export const ErgoPiece = T.Object({
  /** All three are null for a test of performance, which is of no session. */
  result_id: nullable(Id),
  session_id: nullable(Id),
  session: nullable(T.String()),
  /** Null for a piece of a session. */
  test: nullable(Test),
  date: Day,
  user_id: Id,
  name: T.String({ description: 'The athlete' }),
  /** The number that results refer to. */
  piece: T.Integer(),
  /** Which of the plan it is, from 1; null for one that is no longer planned. */
  place: nullable(T.Integer()),
  /** Metres and seconds. */
  distance: T.Number(),
  time: T.Number(),
  pace: nullable(T.Number({ description: 'Seconds for 500 m' })),
  stroke_rate: nullable(T.Number()),
  watts: nullable(T.Number()),
  watts_per_kilogram: nullable(
    T.Number({ description: 'By the weight of today, of whose profile one may see' }),
  ),
  predicted_2000: nullable(
    T.Number({ description: 'Seconds for 2000 m that the piece foretells, by Paul’s law' }),
  ),
  percent_of_best: nullable(
    T.Number({ description: 'Of the speed of the athlete’s best 2000 m in two years' }),
  ),
  /** What that best 2000 m was. */
  best_from: nullable(WordOf(...BEST_SOURCES)),
  is_best: T.Boolean({ description: 'The athlete’s fastest over the same in these days' }),
  splits: T.Array(Split),
})
export type ErgoPiece = Static<typeof ErgoPiece>

const asked = {
  method: 'GET',
  access: { level: 'member', feature: FEATURE.additional_reports },
  query: ReportQuery,
} as const
const path = `reports/${ergoReport.key}`
const piecesSummary = 'Tests and pieces on the ergometer, the latest first'

export const ergoPieces = endpoint({
  ...asked,
  path: `${path}/pieces`,
  summary: piecesSummary,
  reply: data(
    T.Object({
      pieces: T.Array(ErgoPiece, { description: 'The latest thousand' }),
      count: T.Integer({ description: 'How many there are' }),
    }),
  ),
})

export const exportErgoPieces = endpoint({
  ...asked,
  path: `${path}/pieces/export`,
  summary: `${piecesSummary}, as an XLSX workbook`,
  download: XLSX,
})

export const ergoPiecesCsv = endpoint({
  ...asked,
  path: `${path}/pieces/csv`,
  summary: `${piecesSummary}, as CSV`,
  download: 'text/csv',
})

export const HeldPower = T.Object({
  seconds: T.Number(),
  watts: T.Number(),
  watts_per_kilogram: nullable(T.Number()),
  date: Day,
  /** Both are null for a test of performance, which is of no session. */
  session_id: nullable(Id),
  session: nullable(T.String()),
  /** Null for what was done in a session. */
  test: nullable(Test),
  source: WordOf(...BEST_SOURCES),
})
export type HeldPower = Static<typeof HeldPower>

export const PowerCurve = T.Object({
  user_id: Id,
  full_name: T.String(),
  year: T.Integer({ description: 'In which the season of the club begins' }),
  sport_id: T.Integer(),
  points: T.Array(HeldPower, { description: 'The shortest first; watts only fall' }),
})
export type PowerCurve = Static<typeof PowerCurve>

export const ergoCurves = endpoint({
  ...asked,
  path: `${path}/curves`,
  summary: 'How much power was held for how long on the ergometer, per athlete and season',
  reply: data(T.Object({ curves: T.Array(PowerCurve) })),
})
