import { FEATURE } from '#domain/constants/features.ts'
import { gmtReport } from '#domain/reports/gmt.ts'
import { PERIODS } from '#domain/reports/report.ts'
import { endpoint } from '../endpoint.ts'
import { partsOf, periodsOf, ReportQuery, XLSX } from '../report.ts'
import { data, Day, nullable, T, WordOf, type Static } from '../schema.ts'

export const GmtCrew = T.Object({
  key: T.String({ description: 'Of the class and the people' }),
  name: T.String({ description: 'Of the crew at last; of who rowed alone' }),
  class: T.String(),
  total: partsOf(gmtReport),
  periods: periodsOf(gmtReport),
  last: Day,
})
export type GmtCrew = Static<typeof GmtCrew>

const asked = {
  method: 'GET',
  access: { level: 'member', feature: FEATURE.gmt },
  query: ReportQuery,
} as const
const path = `reports/${gmtReport.key}/crews`
const summary = 'Crews and singles by percent of gold medal speed, each piece of a boat once'

export const gmtCrews = endpoint({
  ...asked,
  path,
  summary,
  reply: data(
    T.Object({
      by: WordOf(...PERIODS),
      crews: T.Array(GmtCrew, { description: 'By class and name; the first thousand' }),
      count: T.Integer({ description: 'How many there are' }),
      total: nullable(partsOf(gmtReport)),
    }),
  ),
})

export const exportGmtCrews = endpoint({
  ...asked,
  path: `${path}/export`,
  summary: `${summary}, as an XLSX workbook`,
  download: XLSX,
})

export const gmtCrewsCsv = endpoint({
  ...asked,
  path: `${path}/csv`,
  summary: `${summary}, as CSV`,
  download: 'text/csv',
})
