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

type LineOfPieces<Part extends string> = {
  user_id: number
  period: string
  sessions: Set<number>
  pieces: Parts<Part | 'sessions'>[]
}

/** The lines of a report that adds up pieces: one for each athlete and period. */
export const linesOfPieces =
  <Part extends string>(
    adding: Readonly<Record<Part | 'sessions', Adding>>,
    of: PartsOfPiece<Part>,
  ): ReportLines<ReportRow<Part | 'sessions'>> =>
  async (db, params, filter) => {
    const lines = new Map<string, LineOfPieces<Part>>()
    for (const piece of await reportPieces(db, params, filter)) {
      const parts = of(piece, filter)
      if (!parts) continue
      const { period, session_id } = piece
      // The same for all who were in the boat.
      const counted = { ...parts, sessions: null } as Parts<Part | 'sessions'>
      for (const user_id of piece.user_ids) {
        const key = `${user_id} ${period}`
        const line = lines.get(key) ?? { user_id, period, sessions: new Set(), pieces: [] }
        lines.set(key, line)
        line.sessions.add(session_id)
        line.pieces.push(counted)
      }
    }
    return [...lines.values()].map(({ user_id, period, sessions, pieces }) => ({
      ...addUp(adding, pieces),
      sessions: sessions.size,
      user_id,
      period,
    }))
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
