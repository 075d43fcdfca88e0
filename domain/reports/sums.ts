import { addUp, type Parts } from './parts.ts'
import type { Report, ReportAthlete } from './report.ts'

type Summed = Pick<ReportAthlete, 'total' | 'earlier' | 'isOnlyAttendance'>

/**
 * What athletes did together. Who shows only the attendance is in no sum: what of it was expected
 * is not known, so that every figure of a sum is of the same people.
 */
export const sumOf = <Part extends string>(
  { parts }: Pick<Report<Part>, 'parts'>,
  athletes: readonly Summed[],
): Parts<Part> =>
  addUp(
    parts,
    athletes.filter(isCounted).map(({ total }) => total),
  )

/** The same of the days compared with; null where there are none. */
export function earlierSum<Part extends string>(
  { parts }: Pick<Report<Part>, 'parts'>,
  athletes: readonly Summed[],
): Parts<Part> | null {
  const earlier = athletes.filter(isCounted).flatMap(({ earlier: one }) => (one ? [one] : []))
  return earlier.length > 0 ? addUp(parts, earlier) : null
}

const isCounted = ({ isOnlyAttendance }: Summed) => isOnlyAttendance !== true
