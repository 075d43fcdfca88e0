import type { OnlyAttendance, ReportSession } from '#contract/report.ts'
import { addUp, type Parts } from '#domain/reports/parts.ts'
import { earlierSum, sumOf, sumOfLines } from '#domain/reports/sums.ts'
import {
  groupsOf,
  type Group,
  type Report,
  type ReportAthlete,
  type ReportPeriod,
} from '#domain/reports/report.ts'

/** A line of the table: an athlete, or several put together. */
export type ReportLine = {
  key: string
  name: string
  athletes: readonly ReportAthlete[]
  parts: Parts
  /** The same of the days compared with, when there are any. */
  earlier: Parts | null
  /** Nothing else may be seen of this athlete. */
  isOnlyAttendance: boolean
}

/** Athletes of whom only the attendance is shown, as athletes of whom nothing else is known. */
export const unseenAthletes = (
  { parts, came }: Pick<Report, 'parts' | 'came'>,
  others: readonly OnlyAttendance[],
): ReportAthlete[] =>
  others.map(({ user_id, full_name, squads, sessions }) => ({
    user_id,
    full_name,
    squads: [...squads],
    gender: null,
    age_category: null,
    boat_class: null,
    total: { ...addUp(parts, []), [came]: sessions },
    earlier: null,
    periods: [],
    earlier_periods: [],
    isOnlyAttendance: true,
  }))

/** An athlete has a line for each class of boat where these stand apart. */
export const keyOfLine = ({ user_id, boat_class }: Pick<ReportAthlete, 'user_id' | 'boat_class'>) =>
  boat_class === null ? `${user_id}` : `${user_id} ${boat_class}`

export const lineOf = (athlete: ReportAthlete): ReportLine => ({
  key: keyOfLine(athlete),
  name: athlete.full_name,
  athletes: [athlete],
  parts: athlete.total,
  earlier: athlete.earlier,
  isOnlyAttendance: athlete.isOnlyAttendance === true,
})

const peopleOf = (lines: readonly ReportLine[]): readonly ReportAthlete[] => [
  ...new Map(
    lines.flatMap(({ athletes }) => athletes.map((one) => [keyOfLine(one), one])),
  ).values(),
]

/** Those of some lines that are of the same athletes, and of the same classes. */
export function ofSameLines(
  lines: readonly ReportAthlete[],
  athletes: readonly ReportAthlete[],
): readonly ReportAthlete[] {
  const keys = new Set(athletes.map(keyOfLine))
  return lines.filter((line) => keys.has(keyOfLine(line)))
}

/** Everybody in these lines once, however many of them they are in. */
export const totalOf = (report: Summed, lines: readonly ReportLine[]): Parts =>
  sumOf(report, peopleOf(lines))

/** The same of the days compared with. */
export const earlierTotalOf = (report: Summed, lines: readonly ReportLine[]): Parts =>
  earlierSum(report, peopleOf(lines)) ?? addUp(report.parts, [])

type Summed = Pick<Report, 'parts' | 'ofOneClass'>

/**
 * A line for each group. Who is in two squads is in both lines; who is in none is in one of their
 * own.
 * @param nameOf writes a group; null is the group of those who have none
 */
export function groupLines(
  report: Summed,
  athletes: readonly ReportAthlete[],
  group: Group,
  nameOf: (group: string | null) => string,
): ReportLine[] {
  const names = [...new Set(athletes.flatMap((athlete) => groupsOf(athlete, group)))]
  return names.map((name) => {
    const own = athletes.filter((athlete) => groupsOf(athlete, group).includes(name))
    return {
      key: name ?? '',
      name: nameOf(name),
      athletes: own,
      parts: sumOf(report, own),
      earlier: earlierSum(report, own),
      isOnlyAttendance: false,
    }
  })
}

const orderOf = (line: ReportPeriod | undefined) => line?.starts ?? line?.period ?? ''
const inTime = (one: ReportPeriod | undefined, other: ReportPeriod | undefined) =>
  orderOf(one).localeCompare(orderOf(other), undefined, { numeric: true })

/** The lines of athletes by session in the order in which the sessions began. */
export function inOrderOfSessions(
  athletes: readonly ReportAthlete[],
  sessions: readonly ReportSession[],
): readonly ReportAthlete[] {
  const starts = new Map(sessions.map(({ id, start_date }) => [String(id), start_date]))
  return athletes.map((athlete) => ({
    ...athlete,
    periods: athlete.periods
      .map((line) => ({ ...line, starts: starts.get(line.period) ?? '' }))
      .toSorted(inTime),
  }))
}

/** Everybody's lines of the same period as one, in the order of periods. */
export function byPeriod(
  report: Summed,
  athletes: readonly Pick<ReportAthlete, 'periods' | 'boat_class'>[],
): ReportPeriod[] {
  const all = athletes.flatMap(({ periods, boat_class }) =>
    periods.map((line) => ({ ...line, boat_class })),
  )
  return [...Map.groupBy(all, ({ period }) => period)]
    .toSorted(([, [one]], [, [other]]) => inTime(one, other))
    .map(([period, lines]) => ({
      period,
      parts: sumOfLines(report, lines),
    }))
}
