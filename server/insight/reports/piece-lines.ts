import { SPORT } from '#domain/constants/sports.ts'
import type { performanceReport } from '#domain/reports/performance.ts'
import { gmtZoneParts } from '#domain/reports/gmt-zone-parts.ts'
import type { gmtReport } from '#domain/reports/gmt.ts'
import { addUp, type Adding, type Parts } from '#domain/reports/parts.ts'
import type { ReportLines, ReportRow } from './build-report.ts'
import { reportPieces, type ReportPiece } from './done-pieces.ts'
import type { ReportFilter } from './report-filter.ts'

/** What a piece adds to the line of whom it counts for; null where it is nothing to the report. */
type PartsOfPiece<Part extends string> = (
  piece: ReportPiece,
  filter: ReportFilter,
) => Parts<Part> | null

/** Whether a piece has a gold medal time that the plan of the club shows. */
export const isMeasured = (
  { percent, sport }: Pick<ReportPiece, 'percent' | 'sport'>,
  { medal_sports }: ReportFilter,
) => percent !== null && sport !== null && medal_sports.includes(sport)

/** Seconds that gold medal speed takes over the metres of a piece. */
const medalTime = ({ percent, time }: ReportPiece) =>
  percent === null ? null : (percent * time) / 100

/** The lines of a report that adds up pieces: one for each athlete and period. */
export const linesOfPieces =
  <Part extends string>(
    adding: Readonly<Record<Part | 'sessions', Adding>>,
    of: PartsOfPiece<Part>,
  ): ReportLines<ReportRow<Part | 'sessions'>> =>
  async (db, params, filter) => {
    const counted = (await reportPieces(db, params, filter)).flatMap((piece) => {
      const parts = of(piece, filter)
      return parts ? piece.user_ids.map((user_id) => ({ user_id, piece, parts })) : []
    })
    const lines = Map.groupBy(counted, ({ user_id, piece }) => `${user_id} ${piece.period}`)
    return [...lines.values()].flatMap((line): ReportRow<Part | 'sessions'>[] => {
      const [first] = line
      if (!first) return []
      const sessions = new Set(line.map(({ piece }) => piece.session_id)).size
      const sums = line.map(
        ({ parts }) => ({ ...parts, sessions: null }) as Parts<Part | 'sessions'>,
      )
      const { user_id, piece } = first
      return [{ ...addUp(adding, sums), sessions, user_id, period: piece.period }]
    })
  }

type GmtPart = Exclude<keyof typeof gmtReport.parts, 'sessions'>

export const gmtParts: PartsOfPiece<GmtPart> = (piece, filter) => {
  const { percent, time, distance, zones } = piece
  if (!isMeasured(piece, filter) || percent === null) return null
  return {
    pieces: 1,
    piece_distance: distance,
    piece_time: time,
    medal_time: medalTime(piece),
    best_medal_percent: percent,
    ...gmtZoneParts({ percent, time, distance }, zones),
  }
}

type PerformancePart = Exclude<keyof typeof performanceReport.parts, 'sessions'>

/** Half a metre: what a device says of a distance is not always whole. */
const NEAR = 0.5
const ergoTime = ({ sport_id, distance, time }: ReportPiece, metres: number) =>
  sport_id === SPORT.ergo && Math.abs(distance - metres) < NEAR ? time : null

export const performanceParts: PartsOfPiece<PerformancePart> = (piece, filter) => {
  const measured = isMeasured(piece, filter)
  return {
    pieces: 1,
    medal_time: measured ? medalTime(piece) : null,
    measured_time: measured ? piece.time : null,
    best_medal_percent: measured ? piece.percent : null,
    ergo_2000: ergoTime(piece, 2000),
    ergo_500: ergoTime(piece, 500),
  }
}
