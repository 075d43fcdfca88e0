import { addUp } from '#domain/reports/parts.ts'
import { trainingSummaryReport } from '#domain/reports/training-summary.ts'
import { weekLoadParts, WEEK_LOAD_SUMS } from '#domain/reports/week-loads.ts'
import { run } from '../../db/statement.ts'
import type { ReportLines, ReportRow } from './build-report.ts'
import { trainingSummary, weekLoads } from './statements.ts'

type TrainingPart = keyof typeof trainingSummaryReport.parts
type Row = ReportRow<TrainingPart>

const NO_WEEKS = addUp(WEEK_LOAD_SUMS, [])
const NOTHING = addUp(trainingSummaryReport.parts, [])

/** What was trained, with monotony and strain of the weeks in each period. */
export const trainingLines: ReportLines<Row> = async (db, params, { sees_restricted }) => {
  const asked = { ...params, sees_restricted }
  const trained = await run(db, trainingSummary, asked)
  const rows = trained.map((row): Row => ({ ...row, ...NO_WEEKS }))
  // No week is in a day or in a session.
  if (params.by === 'day' || params.by === 'session') return rows
  const weeks = await run(db, weekLoads, asked)
  const linesOf = Map.groupBy(weeks, placeOf)
  const places = new Set(rows.map(placeOf))
  // A week can be of a month in which nobody trained.
  const others = [...linesOf].flatMap(([place, [first]]): Row[] =>
    places.has(place) || !first
      ? []
      : [{ ...NOTHING, user_id: first.user_id, period: first.period }],
  )
  return [...rows, ...others].toSorted(byPeriod).map((row) => {
    const parts = linesOf
      .get(placeOf(row))
      ?.map(({ days, is_whole }) => weekLoadParts(days, is_whole))
    return { ...row, ...addUp(WEEK_LOAD_SUMS, parts ?? []) }
  })
}

const placeOf = ({ user_id, period }: { user_id: number; period: string }) => `${user_id} ${period}`

const byPeriod = (one: Row, other: Row) =>
  one.user_id - other.user_id || one.period.localeCompare(other.period)
