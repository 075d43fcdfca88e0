import type { OnlyAttendance } from '#contract/report.ts'
import { addUp, type Parts } from '#domain/reports/parts.ts'
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
  }))

export const lineOf = (athlete: ReportAthlete, unseen: ReadonlySet<number>): ReportLine => ({
  key: String(athlete.user_id),
  name: athlete.full_name,
  athletes: [athlete],
  parts: athlete.total,
  earlier: athlete.earlier,
  isOnlyAttendance: unseen.has(athlete.user_id),
})

const peopleOf = (lines: readonly ReportLine[]): readonly ReportAthlete[] => [
  ...new Map(lines.flatMap(({ athletes }) => athletes.map((one) => [one.user_id, one]))).values(),
]

/** Everybody in these lines once, however many of them they are in. */
export const totalOf = ({ parts }: Pick<Report, 'parts'>, lines: readonly ReportLine[]): Parts =>
  addUp(
    parts,
    peopleOf(lines).map(({ total }) => total),
  )

/** The same of the days compared with. */
export const earlierTotalOf = (
  { parts }: Pick<Report, 'parts'>,
  lines: readonly ReportLine[],
): Parts => addUp(parts, earlierOf(peopleOf(lines)))

const earlierOf = (athletes: readonly ReportAthlete[]): Parts[] =>
  athletes.flatMap(({ earlier }) => (earlier ? [earlier] : []))

/**
 * A line for each group. Who is in two squads is in both lines; who is in none is in one of their
 * own.
 * @param nameOf writes a group; null is the group of those who have none
 */
export function groupLines(
  { parts }: Pick<Report, 'parts'>,
  athletes: readonly ReportAthlete[],
  group: Group,
  nameOf: (group: string | null) => string,
): ReportLine[] {
  const names = [...new Set(athletes.flatMap((athlete) => groupsOf(athlete, group)))]
  return names.map((name) => {
    const own = athletes.filter((athlete) => groupsOf(athlete, group).includes(name))
    const earlier = earlierOf(own)
    return {
      key: name ?? '',
      name: nameOf(name),
      athletes: own,
      parts: addUp(
        parts,
        own.map(({ total }) => total),
      ),
      earlier: earlier.length > 0 ? addUp(parts, earlier) : null,
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
