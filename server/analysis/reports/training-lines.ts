import { SPORT } from '#domain/constants/sports.ts'
import { addUp, type Parts } from '#domain/reports/parts.ts'
import { TRAINED_SUMS, type trainingSummaryReport } from '#domain/reports/training-summary.ts'
import { weekLoadParts, WEEK_LOAD_SUMS } from '#domain/reports/week-loads.ts'
import { run } from '../../db/statement.ts'
import type { ReportLines, ReportRow } from './build-report.ts'
import { trainingSummary, type TrainingSummaryRow } from './statements.ts'

type Row = ReportRow<keyof typeof trainingSummaryReport.parts>
type Line = {
  user_id: number
  period: string
  trained: TrainingSummaryRow[]
  weeks: Parts<keyof typeof WEEK_LOAD_SUMS>[]
}

/** What was trained and planned, with monotony and strain of the weeks in each period. */
export const trainingLines: ReportLines<Row> = async (db, params, { sees_restricted }) => {
  const rows = await run(db, trainingSummary, {
    ...params,
    sees_restricted,
    day_off: SPORT.day_off,
  })
  const lines = new Map<string, Line>()
  const lineOf = (user_id: number, period: string) => {
    const key = `${user_id} ${period}`
    const line = lines.get(key) ?? { user_id, period, trained: [], weeks: [] }
    lines.set(key, line)
    return line
  }
  for (const row of rows) lineOf(row.user_id, row.period).trained.push(row)
  // No week is in a day or in a session.
  const weeks = params.by === 'day' || params.by === 'session' ? [] : weeksOf(rows)
  for (const week of weeks) {
    const [{ user_id, week_period, is_whole }] = week
    // It can be of a month in which nobody trained.
    lineOf(user_id, week_period).weeks.push(weekLoadParts(loadsOf(week), is_whole))
  }
  return [...lines.values()]
    .map(({ user_id, period, trained, weeks: own }) => ({
      user_id,
      period,
      ...addUp(TRAINED_SUMS, trained),
      ...addUp(WEEK_LOAD_SUMS, own),
    }))
    .toSorted((one, other) => one.user_id - other.user_id || (one.period < other.period ? -1 : 1))
}

type Week = [TrainingSummaryRow, ...TrainingSummaryRow[]]

/** The rows of each week in which an athlete trained: several where a month ends within it. */
function weeksOf(rows: readonly TrainingSummaryRow[]): Week[] {
  const weeks = new Map<string, Week>()
  for (const row of rows) {
    if (row.sessions === 0) continue
    const key = `${row.user_id} ${row.monday}`
    const week = weeks.get(key)
    if (week) week.push(row)
    else weeks.set(key, [row])
  }
  return [...weeks.values()]
}

const DAYS = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'] as const

/** The load of each day of a week, 0 where there was none. */
const loadsOf = (week: Week) =>
  DAYS.map((day) => week.reduce((sum, row) => sum + (row[`${day}_load`] ?? 0), 0))
