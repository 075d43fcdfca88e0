import { addUp, type Parts } from '#domain/reports/parts.ts'
import { figureOf, type Report } from '#domain/reports/report.ts'
import type { Db } from '../../db/client.ts'
import type { ReportLines, ReportParams, ReportRow } from './build-report.ts'
import type { ReportFilter } from './report-filter.ts'

/** Some figures of an athlete in a period; an empty period is all days together. */
type MeasuredRow = {
  user_id: number
  period: string
  values: Readonly<Record<string, number | null>>
}

/** Works out some figures of a report for each athlete and period. */
export type MeasuredLines = (
  db: Db,
  params: ReportParams,
  filter: ReportFilter,
  asked: { names: readonly string[]; isWhole: boolean },
) => Promise<MeasuredRow[]>

export const measuredLines =
  <Part extends string>(report: Report<Part>, lines: ReportLines<ReportRow<Part>>): MeasuredLines =>
  async (db, params, filter, { names, isWhole }) => {
    const rows = await lines(db, params, filter)
    const figures = (parts: Parts<Part>) =>
      Object.fromEntries(names.map((name) => [name, figureOf(report, name, parts)]))
    if (!isWhole)
      return rows.map((row) => ({
        user_id: row.user_id,
        period: row.period,
        values: figures(row),
      }))
    return [...Map.groupBy(rows, ({ user_id }) => user_id)].map(([user_id, own]) => ({
      user_id,
      period: '',
      values: figures(addUp(report.parts, own)),
    }))
  }
