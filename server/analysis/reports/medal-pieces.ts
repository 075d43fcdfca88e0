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

/**
 * Pieces and recordings with what each adds to a report. In the zones of a boat stand its
 * recordings, where they hold most of the time of its pieces, else these by their mean: of a boat in
 * which only the last piece was recorded all pieces count.
 * @param boatOf a key of the boat, and of whom it is counted for
 */
export function withParts<Piece extends MedalPiece, Recording extends MedalRecording>(
  pieces: readonly Piece[],
  recordings: readonly Recording[],
  boatOf: (of: Piece | Recording) => string,
) {
  const recorded = recordedBoats(Map.groupBy(pieces, boatOf), Map.groupBy(recordings, boatOf))
  return [
    ...pieces.map((piece) => ({
      ...piece,
      parts: partsOfPiece(piece, recorded.has(boatOf(piece))),
    })),
    ...recordings
      .filter((recording) => recorded.has(boatOf(recording)))
      .map((recording) => ({ ...recording, parts: partsOfRecording(recording) })),
  ]
}

/** A recording that starts a little late still stands for its pieces. */
const MOSTLY = 0.9

function recordedBoats(
  pieces: ReadonlyMap<string, readonly MedalPiece[]>,
  recordings: ReadonlyMap<string, readonly MedalRecording[]>,
): ReadonlySet<string> {
  const covered = [...recordings].filter(([boat, own]) => {
    const rowed = (pieces.get(boat) ?? []).reduce((sum, { time }) => sum + time, 0)
    return own.reduce((sum, recording) => sum + movingSeconds(recording), 0) >= MOSTLY * rowed
  })
  return new Set(covered.map(([boat]) => boat))
}

const movingSeconds = ({ parts }: MedalRecording) =>
  GMT_TIME_PARTS.reduce((sum, part) => sum + (parts[part] ?? 0), 0)

const partsOfPiece = (
  { parts, zoneParts }: MedalPiece,
  isRecorded: boolean,
): Partial<Parts<GmtPart>> => (isRecorded ? parts : { ...parts, ...zoneParts })

/** A recording is no piece of its own. */
const partsOfRecording = ({ parts }: MedalRecording): Partial<Parts<GmtPart>> => ({
  pieces: 0,
  ...parts,
})
