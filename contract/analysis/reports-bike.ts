import { FEATURE } from '#domain/constants/features.ts'
import { bikeReport } from '#domain/reports/bike.ts'
import { endpoint } from '../endpoint.ts'
import { data, T } from '../schema.ts'
import { ReportQuery, reportCalls } from '../report.ts'
import { PowerCurve } from './reports-ergo.ts'

export const {
  show: reportBike,
  workbook: exportBikeReport,
  csv: bikeReportCsv,
} = reportCalls('bike-progress', {
  report: bikeReport,
  summary: 'Distance, climb, zones, power and heart rate in cycling',
  feature: FEATURE.additional_reports,
})

export const bikeCurves = endpoint({
  method: 'GET',
  access: { level: 'member', feature: FEATURE.additional_reports },
  query: ReportQuery,
  path: `reports/${bikeReport.key}/curves`,
  summary: 'How much power was held for how long in cycling, per athlete, season and sport',
  reply: data(T.Object({ curves: T.Array(PowerCurve) })),
})
