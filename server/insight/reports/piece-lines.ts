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
export const medalTime = ({ percent, time }: ReportPiece) =>
  percent === null ? null : (percent * time) / 100

type LineOfPieces<Part extends string> = {
  user_id: number
  period: string
  boat_class?: string
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
      const { period, session_id, class: boat_class } = piece
      const ofBoat = filter.classesApart ? { boat_class } : {}
      // The same for all who were in the boat.
      const counted = { ...parts, sessions: null } as Parts<Part | 'sessions'>
      for (const user_id of piece.user_ids) {
        const key = `${user_id} ${period} ${ofBoat.boat_class ?? ''}`
        const line = lines.get(key) ?? {
          user_id,
          period,
          ...ofBoat,
          sessions: new Set(),
          pieces: [],
        }
        lines.set(key, line)
        line.sessions.add(session_id)
        line.pieces.push(counted)
      }
    }
    return [...lines.values()].map(({ sessions, pieces, ...line }) => ({
      ...addUp(adding, pieces),
      sessions: sessions.size,
      ...line,
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
