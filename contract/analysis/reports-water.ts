import { FEATURE } from '#domain/constants/features.ts'
import { waterReport } from '#domain/reports/water.ts'
import { endpoint } from '../endpoint.ts'
import { Weather } from '../plan.ts'
import { data, Day, Id, nullable, T, type Static } from '../schema.ts'
import { ReportQuery, reportCalls, XLSX } from '../report.ts'

export const {
  show: reportWater,
  workbook: exportWaterReport,
  csv: waterReportCsv,
} = reportCalls('water-progress', {
  report: waterReport,
  summary: 'Pace, rate, distance with a stroke and bests in rowing boats',
  feature: FEATURE.additional_reports,
})

export const WaterPiece = T.Object({
  result_id: Id,
  session_id: Id,
  session: T.String(),
  date: Day,
  user_id: Id,
  /** The crew, or who entered it for themselves. */
  name: T.String(),
  class: T.String({ description: 'The class of the boat; empty where it is not known' }),
  piece: T.Integer(),
  /** Which of the plan it is, from 1; null for one that is no longer planned. */
  place: nullable(T.Integer()),
  /** Metres and seconds. */
  distance: T.Number(),
  time: T.Number(),
  pace: nullable(T.Number({ description: 'Seconds for 500 m' })),
  stroke_rate: nullable(T.Number()),
  stroke_distance: nullable(T.Number({ description: 'Metres with a stroke' })),
  percent: nullable(T.Number({ description: 'Of gold medal speed' })),
  weather: nullable(Weather),
  headwind: nullable(T.Number({ description: 'm/s from ahead, less than nothing from behind' })),
  crosswind: nullable(T.Number({ description: 'm/s from starboard, less than nothing from port' })),
})
export type WaterPiece = Static<typeof WaterPiece>

export const WaterBest = T.Object({
  user_id: Id,
  session_id: Id,
  session: T.String(),
  date: Day,
  class: T.String({ description: 'The class of the boat; empty where it is not known' }),
  /** Metres and seconds. */
  distance: T.Number(),
  time: T.Number(),
  pace: nullable(T.Number({ description: 'Seconds for 500 m' })),
})
export type WaterBest = Static<typeof WaterBest>

const asked = {
  method: 'GET',
  access: { level: 'member', feature: FEATURE.additional_reports },
  query: ReportQuery,
} as const
const path = `reports/${waterReport.key}/pieces`
const summary = 'Pieces in rowing boats with rate and weather, the latest first'

export const waterPieces = endpoint({
  ...asked,
  path,
  summary,
  reply: data(
    T.Object({
      pieces: T.Array(WaterPiece, { description: 'The latest thousand' }),
      count: T.Integer({ description: 'How many there are' }),
      bests: T.Array(WaterBest, {
        description: 'The fastest stretch in recordings of each athlete, class and distance',
      }),
    }),
  ),
})

export const exportWaterPieces = endpoint({
  ...asked,
  path: `${path}/export`,
  summary: `${summary}, as an XLSX workbook`,
  download: XLSX,
})

export const waterPiecesCsv = endpoint({
  ...asked,
  path: `${path}/csv`,
  summary: `${summary}, as CSV`,
  download: 'text/csv',
})
