import { SPORT } from '#domain/constants/sports.ts'
import { WATER_METRES, waterReport } from '#domain/reports/water.ts'
import { equalOf } from '#domain/training/equal-pieces.ts'
import type { ReportLines, ReportRow } from './build-report.ts'
import { reportPieces, type ReportPiece } from './done-pieces.ts'
import { linesOfEntries, type Entry } from './entry-lines.ts'
import { bestOver, recordedBestsOf, type SessionBests } from './recorded-bests.ts'

type Part = Exclude<keyof typeof waterReport.parts, 'sessions'>

export const ROWING = [SPORT.rowing]

/** Pieces in boats with their rate, and the fastest stretches of recordings. */
export const waterLines: ReportLines<ReportRow<keyof typeof waterReport.parts>> = async (
  db,
  params,
  filter,
) => {
  const pieces = await reportPieces(db, params, filter, ROWING)
  const of = { sport_ids: ROWING, kinds: ['time'] } as const
  const recorded = await recordedBestsOf(db, params, filter, of)
  const entries = [...pieces.flatMap(entriesOfPiece), ...recorded.map(entryOfRecording)]
  return linesOfEntries(waterReport.parts, entries)
}

function entriesOfPiece(piece: ReportPiece): Entry<Part>[] {
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
  return piece.user_ids.map((user_id) => ({ user_id, period, session_id, parts }))
}

function entryOfRecording({ user_id, period, session_id, bests }: SessionBests): Entry<Part> {
  const times = WATER_METRES.map((metres) => [`water_${metres}`, bestOver(bests, 'time', metres)])
  return { user_id, period, session_id, parts: Object.fromEntries(times) }
}
