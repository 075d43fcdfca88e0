import { performanceReport } from '#domain/reports/performance.ts'
import type { ReportLines, ReportRow } from './build-report.ts'
import { reportPieces, type ReportPiece } from './done-pieces.ts'
import { linesOfEntries, type Entry } from './entry-lines.ts'
import { ERGO, testsOfPiece, testsOfRecording } from './ergo-tests.ts'
import { isMeasured, medalTime } from './measured-pieces.ts'
import { recordedBestsOf, type SessionBests } from './recorded-bests.ts'
import type { ReportFilter } from './report-filter.ts'

type Part = Exclude<keyof typeof performanceReport.parts, 'sessions'>

/** Pieces in boats and on the ergometer, and what is best in recordings of the ergometer. */
export const performanceLines: ReportLines<
  ReportRow<keyof typeof performanceReport.parts>
> = async (db, params, filter) => {
  const pieces = await reportPieces(db, params, filter)
  const of = { sport_ids: ERGO, kinds: ['time'], spans: [500, 2000], boats: false } as const
  const recorded = await recordedBestsOf(db, params, filter, of)
  const entries = [
    ...pieces.flatMap((piece) => entriesOfPiece(piece, filter)),
    ...recorded.flatMap(entriesOfRecording),
  ]
  return linesOfEntries(performanceReport.parts, entries)
}

function entriesOfPiece(piece: ReportPiece, filter: ReportFilter): Entry<Part>[] {
  const { period, session_id, percent, time } = piece
  const { ergo_2000, ergo_500 } = testsOfPiece(piece)
  const measured = isMeasured(piece, filter)
  const parts = {
    pieces: 1,
    medal_time: measured ? medalTime(piece) : null,
    measured_time: measured ? time : null,
    best_medal_percent: measured ? percent : null,
    ergo_2000,
    ergo_500,
  }
  return piece.user_ids.map((user_id) => ({ user_id, period, session_id, parts }))
}

/** A recording without either stretch is nothing to the report. */
function entriesOfRecording(session: SessionBests): Entry<Part>[] {
  const { user_id, period, session_id } = session
  const { ergo_2000, ergo_500 } = testsOfRecording(session)
  if (ergo_2000 === null && ergo_500 === null) return []
  return [{ user_id, period, session_id, parts: { ergo_2000, ergo_500 } }]
}
