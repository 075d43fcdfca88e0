import type { OnlyAttendance, ReportSession } from '#contract/report.ts'
import type { AgeKey } from '#domain/constants/crew-options.ts'
import { addUp, type Parts } from '#domain/reports/parts.ts'
import type { Days } from '#domain/reports/spans.ts'
import type { Report, ReportAthlete, ReportPeriod } from '#domain/reports/report.ts'
import { ageClassOf } from '#domain/training/age-class.ts'
import type { ClubId, Db } from '../../db/client.ts'
import { run, type Statement } from '../../db/statement.ts'
import { onlyAttendance } from './only-attendance.ts'
import type { ReportFilter } from './report-filter.ts'
import { reportPeople, type ReportPerson } from './report-people.ts'
import { matchingSessions, sessionsOfReport } from './statements.ts'

/** What the statement of every report gets. */
export type ReportParams = {
  club_id: ClubId
  user_ids: readonly number[]
  start_date: string
  end_date: string
  by: string
  session_ids: readonly number[] | null
}
/** A line of a report's statement: the parts of one athlete in one period. */
export type ReportRow<Part extends string> = { user_id: number; period: string } & Parts<Part>

/** The lines of a report's statement. */
export type ReportLines<Row> = (
  db: Db,
  params: ReportParams,
  filter: ReportFilter,
) => Promise<Row[]>

/** The lines of a statement, given what it needs beside what every report has. */
export const linesOf =
  <Params extends ReportParams, Row>(
    statement: Statement<Params, Row>,
    own: (filter: ReportFilter) => Omit<Params, keyof ReportParams>,
  ): ReportLines<Row> =>
  (db, params, filter) =>
    run(db, statement, { ...own(filter), ...params } as Params)

export type BuiltReport<Part extends string = string> = {
  athletes: ReportAthlete<Part>[]
  earlier: Days | null
  only_attendance: OnlyAttendance[]
  sessions: ReportSession[]
}

/**
 * Those of the report who have something in it, each with their periods and the sum of them, and
 * those of whom only the attendance is shown.
 */
export async function buildReport<Part extends string>(
  db: Db,
  club_id: ClubId,
  { report, lines }: { report: Report<Part>; lines: ReportLines<ReportRow<Part>> },
  filter: ReportFilter,
): Promise<BuiltReport<Part>> {
  const { start_date, end_date, by, earlier } = filter
  const [people, session_ids] = await Promise.all([
    reportPeople(db, club_id, filter),
    chosenSessions(db, club_id, filter),
  ])
  const user_ids = people.map(({ user_id }) => user_id)
  const linesOfDays = (days: Days, ids: readonly number[] | null) =>
    lines(db, { ...days, club_id, user_ids, by, session_ids: ids }, { ...filter, ...days })
  // The database counts who else came while the lines are worked out here.
  const [rows, only_attendance] = await Promise.all([
    linesOfDays({ start_date, end_date }, session_ids),
    onlyAttendance(db, club_id, filter, { session_ids, shown_ids: user_ids }),
  ])
  const former = earlier
    ? await linesOfDays(earlier, await chosenSessions(db, club_id, { ...filter, ...earlier }))
    : null
  const byPerson = Map.groupBy(rows, ({ user_id }) => user_id)
  const formerByPerson = former && Map.groupBy(former, ({ user_id }) => user_id)
  const year = Number(end_date.slice(0, 4))
  return {
    athletes: people.flatMap((person) => {
      const own = byPerson.get(person.user_id) ?? []
      const before = formerByPerson && (formerByPerson.get(person.user_id) ?? [])
      const hasAny = own.length > 0 || (before !== null && before.length > 0)
      return hasAny ? [athleteOf(report, person, own, before, year)] : []
    }),
    earlier,
    only_attendance,
    sessions: by === 'session' ? await sessionsBehind(db, club_id, rows) : [],
  }
}

function athleteOf<Part extends string>(
  { parts }: Report<Part>,
  { date_of_birth, ...person }: ReportPerson,
  rows: readonly ReportRow<Part>[],
  earlier: readonly ReportRow<Part>[] | null,
  year: number,
): ReportAthlete<Part> {
  const age_category: AgeKey | null = ageClassOf(date_of_birth, year)
  return {
    ...person,
    age_category,
    total: addUp(parts, rows),
    earlier: earlier && addUp(parts, earlier),
    periods: rows.map(periodOf),
    earlier_periods: (earlier ?? []).map(periodOf),
  }
}

const periodOf = <Part extends string>(row: ReportRow<Part>): ReportPeriod<Part> => ({
  period: row.period,
  parts: row,
})

/** The sessions that the filter speaks of; null when it speaks of all. */
export async function chosenSessions(
  db: Db,
  club_id: ClubId,
  { start_date, end_date, weekday, sessions }: ReportFilter,
): Promise<number[] | null> {
  const isOfAll = weekday === null && Object.values(sessions).every((ids) => ids.length === 0)
  if (isOfAll) return null
  const asked = { club_id, start_date, end_date, weekday, ...sessions }
  const found = await run(db, matchingSessions, asked)
  return found.map(({ id }) => id)
}

/** What the sessions are that a report by session speaks of. */
export function sessionsBehind(
  db: Db,
  club_id: ClubId,
  rows: readonly { period: string }[],
): Promise<ReportSession[]> {
  const session_ids = [...new Set(rows.map(({ period }) => Number(period)))]
  return run(db, sessionsOfReport, { club_id, session_ids })
}
