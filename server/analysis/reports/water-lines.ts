import { SPORT } from '#domain/constants/sports.ts'
import { WATER_METRES, waterReport } from '#domain/reports/water.ts'
import { equalOf } from '#domain/training/equal-pieces.ts'
import type { Db } from '../../db/client.ts'
import type { ReportLines, ReportParams, ReportRow } from './build-report.ts'
import { reportPieces, type ReportPiece } from './done-pieces.ts'
import { linesOfEntries, type Entry } from './entry-lines.ts'
import { bestOver, recordedBestsOf, type SessionBests } from './recorded-bests.ts'
import type { ReportFilter } from './report-filter.ts'

type Part = Exclude<keyof typeof waterReport.parts, 'sessions'>

const ROWING = [SPORT.rowing]

/** Pieces in boats with their rate, and the fastest stretches of recordings. */
export const waterLines: ReportLines<ReportRow<keyof typeof waterReport.parts>> = async (
  db,
  params,
  filter,
) => {
  const { pieces, recorded } = await waterDone(db, params, filter, filter.classesApart)
  const entries = [
    ...pieces.flatMap((piece) => entriesOfPiece(piece, filter)),
    ...recorded.map((session) => entryOfRecording(session, filter)),
  ]
  return linesOfEntries(waterReport.parts, entries)
}

/**
 * What was rowed on the water: pieces with a time, and what is fastest in recordings, apart by the
 * class of their boats where that is asked for.
 */
export async function waterDone(
  db: Db,
  params: ReportParams,
  filter: ReportFilter,
  boats: boolean,
): Promise<{ pieces: ReportPiece[]; recorded: SessionBests[] }> {
  const pieces = await reportPieces(db, params, filter, ROWING)
  const of = { sport_ids: ROWING, kinds: ['time'], spans: WATER_METRES, boats } as const
  return { pieces, recorded: await recordedBestsOf(db, params, filter, of) }
}

/** Classes stand apart where the report is asked so. */
const ofBoat = ({ classesApart }: ReportFilter, boat_class: string) =>
  classesApart ? { boat_class } : {}

function entriesOfPiece(piece: ReportPiece, filter: ReportFilter): Entry<Part>[] {
  const { time, distance, stroke_rate, period, session_id } = piece
  const equal = equalOf(piece)
  const bests = WATER_METRES.map((metres) => [
    `water_${metres}`,
    equal?.by === 'distance' && equal.length === metres ? time : null,
  ])
  const isRated = stroke_rate !== null && stroke_rate > 0
  const parts = {
    ...Object.fromEntries(bests),
    pieces: 1,
    piece_distance: distance,
    piece_time: time,
    rated_distance: isRated ? distance : null,
    rated_time: isRated ? time : null,
    strokes: isRated ? (stroke_rate * time) / 60 : null,
  }
  const line = { period, session_id, parts, ...ofBoat(filter, piece.class) }
  return piece.user_ids.map((user_id) => ({ user_id, ...line }))
}

function entryOfRecording(
  { user_id, period, session_id, bests, boat_class }: SessionBests,
  filter: ReportFilter,
): Entry<Part> {
  const times = WATER_METRES.map((metres) => [`water_${metres}`, bestOver(bests, 'time', metres)])
  const parts = Object.fromEntries(times)
  return { user_id, period, session_id, parts, ...ofBoat(filter, boat_class) }
}
