import { GMT_TIME_PARTS, gmtZoneParts, type GmtZonePart } from '#domain/reports/gmt-zone-parts.ts'
import type { gmtReport } from '#domain/reports/gmt.ts'
import type { Parts } from '#domain/reports/parts.ts'
import type { DoneCrew } from '#domain/training/done-pieces.ts'
import type { Db } from '../../db/client.ts'
import type { ReportParams } from './build-report.ts'
import { piecesOfSessions, sessionsWithPieces, type ReportPiece } from './done-pieces.ts'
import { isMeasured, medalTime } from './measured-pieces.ts'
import { medalRecordings, type MedalRecording } from './medal-recordings.ts'
import type { ReportFilter } from './report-filter.ts'

export type GmtPart = Exclude<keyof typeof gmtReport.parts, 'sessions'>

/** A piece that was measured by a gold medal time, in the boat it was done in. */
export type MedalPiece = ReportPiece & {
  boat: DoneCrew
  parts: Parts<Exclude<GmtPart, GmtZonePart>>
  /** What it adds to the zones where nobody recorded it. */
  zoneParts: Parts<GmtZonePart>
}

/** What was done in boats that have a gold medal time: pieces, and what was recorded. */
export async function medalDone(
  db: Db,
  params: ReportParams,
  filter: ReportFilter,
): Promise<{ pieces: MedalPiece[]; recordings: MedalRecording[] }> {
  const found = await sessionsWithPieces(db, params, filter)
  const pieces = piecesOfSessions(found, params.user_ids)
  return {
    pieces: pieces.flatMap((piece) => measuredOf(piece, filter)),
    recordings: await medalRecordings(db, params, filter, found),
  }
}

function measuredOf(piece: ReportPiece, filter: ReportFilter): MedalPiece[] {
  const { percent, time, distance, zones, boat } = piece
  if (!isMeasured(piece, filter) || percent === null || boat === null) return []
  const parts = {
    pieces: 1,
    piece_distance: distance,
    piece_time: time,
    medal_time: medalTime(piece),
    best_medal_percent: percent,
  }
  return [{ ...piece, boat, parts, zoneParts: gmtZoneParts({ percent, time, distance }, zones) }]
}

/** A recording that starts a little late still stands for its pieces. */
const MOSTLY = 0.9

/**
 * In which boats the zones are those of the recordings, by a key of each: where they hold most of
 * the time of its pieces. Of a boat in which only the last piece was recorded all pieces count by
 * their mean.
 */
export function recordedBoats<Piece extends { time: number }, Recording extends MedalRecording>(
  pieces: ReadonlyMap<string, readonly Piece[]>,
  recordings: ReadonlyMap<string, readonly Recording[]>,
): ReadonlySet<string> {
  const covered = [...recordings].filter(([boat, own]) => {
    const rowed = (pieces.get(boat) ?? []).reduce((sum, { time }) => sum + time, 0)
    return own.reduce((sum, recording) => sum + movingSeconds(recording), 0) >= MOSTLY * rowed
  })
  return new Set(covered.map(([boat]) => boat))
}

const movingSeconds = ({ parts }: MedalRecording) =>
  GMT_TIME_PARTS.reduce((sum, part) => sum + (parts[part] ?? 0), 0)

/** Of a piece that was recorded the recording stands in the zones. */
export const partsOfPiece = (
  { parts, zoneParts }: MedalPiece,
  isRecorded: boolean,
): Partial<Parts<GmtPart>> => (isRecorded ? parts : { ...parts, ...zoneParts })

/** A recording is no piece of its own. */
export const partsOfRecording = ({ parts }: MedalRecording): Partial<Parts<GmtPart>> => ({
  pieces: 0,
  ...parts,
})
