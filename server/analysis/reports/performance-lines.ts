import { SPORT } from '#domain/constants/sports.ts'
import { performanceReport } from '#domain/reports/performance.ts'
import type { ReportLines, ReportRow } from './build-report.ts'
import { reportPieces, type ReportPiece } from './done-pieces.ts'
import { linesOfEntries, type Entry } from './entry-lines.ts'
import { ERGO, testsOfPiece, testsOfRecording } from './ergo-tests.ts'
import { isMeasured, medalTime } from './measured-pieces.ts'
import { recordedBestsOf, type SessionBests } from './recorded-bests.ts'
import type { ReportFilter } from './report-filter.ts'
import { testsDone, type TestDone } from './done-tests.ts'

type Part = Exclude<keyof typeof performanceReport.parts, 'sessions'>

/** Pieces in boats and on the ergometer, what is best in recordings of it, and tests. */
export const performanceLines: ReportLines<
  ReportRow<keyof typeof performanceReport.parts>
> = async (db, params, filter) => {
  const pieces = await reportPieces(db, params, filter)
  const of = { sport_ids: ERGO, kinds: ['time'], spans: [500, 2000], boats: false } as const
  const recorded = await recordedBestsOf(db, params, filter, of)
  const entries = [
    ...pieces.flatMap((piece) => entriesOfPiece(piece, filter)),
    ...recorded.flatMap(entriesOfRecording),
    ...(await testsDone(db, params, filter)).flatMap(entriesOfTest),
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

function entriesOfTest({ user_id, period, distance, time }: TestDone): Entry<Part>[] {
  const { ergo_2000, ergo_500 } = testsOfPiece({ sport_id: SPORT.ergo, distance, time })
  if (ergo_2000 === null) return []
  return [{ user_id, period, session_id: null, parts: { ergo_2000, ergo_500 } }]
}

/** A recording without either stretch is nothing to the report. */
function entriesOfRecording(session: SessionBests): Entry<Part>[] {
  const { user_id, period, session_id } = session
  const { ergo_2000, ergo_500 } = testsOfRecording(session)
  if (ergo_2000 === null && ergo_500 === null) return []
  return [{ user_id, period, session_id, parts: { ergo_2000, ergo_500 } }]
}
