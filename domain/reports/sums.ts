import { addUp, type Parts } from './parts.ts'
import type { Report, ReportAthlete } from './report.ts'

type Summed<Part extends string = string> = Pick<Report<Part>, 'parts' | 'ofOneClass'>
type Line = { boat_class: string | null; parts: Parts }
type Athlete = Pick<ReportAthlete, 'total' | 'earlier' | 'isOnlyAttendance'> &
  Partial<Pick<ReportAthlete, 'boat_class'>>

/** The sum of lines; what is of one class of boat only is not known of lines of several. */
export function sumOfLines<Part extends string>(
  { parts, ofOneClass = [] }: Summed<Part>,
  lines: readonly Line[],
): Parts<Part> {
  const sum = addUp(
    parts,
    lines.map((line): Parts => line.parts),
  )
  const classes = new Set(lines.map(({ boat_class }) => boat_class))
  if (ofOneClass.length === 0 || classes.size < 2) return sum
  return { ...sum, ...Object.fromEntries(ofOneClass.map((part) => [part, null])) }
}

/**
 * What athletes did together. Who shows only the attendance is in no sum: what of it was expected
 * is not known, so that every figure of a sum is of the same people.
 */
export const sumOf = <Part extends string>(
  report: Summed<Part>,
  athletes: readonly Athlete[],
): Parts<Part> =>
  sumOfLines(
    report,
    athletes
      .filter(isCounted)
      .map(({ boat_class = null, total }) => ({ boat_class, parts: total })),
  )

/** The same of the days compared with; null where there are none. */
export function earlierSum<Part extends string>(
  report: Summed<Part>,
  athletes: readonly Athlete[],
): Parts<Part> | null {
  const lines = athletes
    .filter(isCounted)
    .flatMap(({ boat_class = null, earlier }) => (earlier ? [{ boat_class, parts: earlier }] : []))
  return lines.length > 0 ? sumOfLines(report, lines) : null
}

const isCounted = ({ isOnlyAttendance }: Athlete) => isOnlyAttendance !== true
