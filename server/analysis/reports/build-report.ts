import type { OnlyAttendance, ReportSession } from '#contract/report.ts'
import type { AgeKey } from '#domain/constants/crew-options.ts'
import { addUp, type Parts } from '#domain/reports/parts.ts'
import type { Days } from '#domain/reports/spans.ts'
import type { Report, ReportAthlete, ReportPeriod } from '#domain/reports/report.ts'
import { ageClassOf } from '#domain/training/age-class.ts'
import type { ClubId, Db } from '../../db/client.ts'
import { run, type Json, type Statement } from '../../db/statement.ts'
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
  /** A `ReportContext`, as statements hand it on. */
  context: Json
  session_ids: readonly number[] | null
}
export const paramsOf = (
  { start_date, end_date, by, context }: ReportFilter,
  whom: Pick<ReportParams, 'club_id' | 'user_ids' | 'session_ids'>,
): ReportParams => ({ start_date, end_date, by, context, ...whom })

/** A line of a report's statement: the parts of one athlete in one period. */
export type ReportRow<Part extends string> = {
  user_id: number
  period: string
  /** The class of the boats, where classes stand apart. */
  boat_class?: string
} & Parts<Part>

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
    lines(db, paramsOf({ ...filter, ...days }, { club_id, user_ids, session_ids: ids }), {
      ...filter,
      ...days,
    })
  // The database counts who else came while the lines are worked out here.
  const [rows, only_attendance] = await Promise.all([
    linesOfDays({ start_date, end_date }, session_ids),
    onlyAttendance(db, club_id, filter, { session_ids, shown_ids: user_ids }),
  ])
  const former = earlier
    ? await linesOfDays(earlier, await chosenSessions(db, club_id, { ...filter, ...earlier }))
    : null
  const byPerson = Map.groupBy(rows, lineOf)
  const formerByPerson = former && Map.groupBy(former, lineOf)
  const classes = filter.classesApart ? classesOf([...rows, ...(former ?? [])]) : null
  const year = Number(end_date.slice(0, 4))
  return {
    athletes: people.flatMap((person) =>
      (classes ? (classes.get(person.user_id) ?? []) : [null]).flatMap((boat_class) => {
        const line = lineOf({ ...person, ...(boat_class !== null && { boat_class }) })
        const own = byPerson.get(line) ?? []
        const before = formerByPerson && (formerByPerson.get(line) ?? [])
        const hasAny = own.length > 0 || (before !== null && before.length > 0)
        return hasAny ? [athleteOf(report, { ...person, boat_class }, own, before, year)] : []
      }),
    ),
    earlier,
    only_attendance,
    sessions: by === 'session' ? await sessionsBehind(db, club_id, rows) : [],
  }
}

const lineOf = ({ user_id, boat_class }: { user_id: number; boat_class?: string }) =>
  boat_class === undefined ? `${user_id}` : `${user_id} ${boat_class}`

/** The classes of boats that each person has lines of. */
function classesOf(rows: readonly { user_id: number; boat_class?: string }[]) {
  const people = Map.groupBy(rows, ({ user_id }) => user_id)
  return new Map(
    [...people].map(([user_id, own]) => [
      user_id,
      [...new Set(own.map(({ boat_class = '' }) => boat_class))].toSorted(),
    ]),
  )
}

function athleteOf<Part extends string>(
  { parts }: Report<Part>,
  { date_of_birth, ...person }: ReportPerson & Pick<ReportAthlete, 'boat_class'>,
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
