import type { OnlyAttendance } from '#contract/report.ts'
import { addUp, type Parts } from '#domain/reports/parts.ts'
import { earlierSum, sumOf } from '#domain/reports/sums.ts'
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
    total: { ...addUp(parts, []), [came]: sessions },
    earlier: null,
    periods: [],
    earlier_periods: [],
    isOnlyAttendance: true,
  }))

export const lineOf = (athlete: ReportAthlete): ReportLine => ({
  key: String(athlete.user_id),
  name: athlete.full_name,
  athletes: [athlete],
  parts: athlete.total,
  earlier: athlete.earlier,
  isOnlyAttendance: athlete.isOnlyAttendance === true,
})

const peopleOf = (lines: readonly ReportLine[]): readonly ReportAthlete[] => [
  ...new Map(lines.flatMap(({ athletes }) => athletes.map((one) => [one.user_id, one]))).values(),
]

/** Everybody in these lines once, however many of them they are in. */
export const totalOf = (report: Pick<Report, 'parts'>, lines: readonly ReportLine[]): Parts =>
  sumOf(report, peopleOf(lines))

/** The same of the days compared with. */
export const earlierTotalOf = (
  report: Pick<Report, 'parts'>,
  lines: readonly ReportLine[],
): Parts => earlierSum(report, peopleOf(lines)) ?? addUp(report.parts, [])

/**
 * A line for each group. Who is in two squads is in both lines; who is in none is in one of their
 * own.
 * @param nameOf writes a group; null is the group of those who have none
 */
export function groupLines(
  report: Pick<Report, 'parts'>,
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

/** Everybody's lines of the same period as one, in the order of periods. */
export function byPeriod(
  { parts }: Pick<Report, 'parts'>,
  athletes: readonly Pick<ReportAthlete, 'periods'>[],
): ReportPeriod[] {
  const all = athletes.flatMap(({ periods }) => periods)
  return [...Map.groupBy(all, ({ period }) => period)]
    .toSorted(([one], [other]) => one.localeCompare(other, undefined, { numeric: true }))
    .map(([period, lines]) => ({
      period,
      parts: addUp(
        parts,
        lines.map((line) => line.parts),
      ),
    }))
}
