import type { ReportPiece } from './done-pieces.ts'
import type { ReportFilter } from './report-filter.ts'

/** Whether a piece has a gold medal time that the plan of the club shows. */
export const isMeasured = (
  { percent, sport }: Pick<ReportPiece, 'percent' | 'sport'>,
  { medal_sports }: ReportFilter,
) => percent !== null && sport !== null && medal_sports.includes(sport)

/** Seconds that gold medal speed takes over the metres of a piece. */
export const medalTime = ({ percent, time }: Pick<ReportPiece, 'percent' | 'time'>) =>
  percent === null ? null : (percent * time) / 100
