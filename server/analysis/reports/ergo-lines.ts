import { SPORT } from '#domain/constants/sports.ts'
import { ERGO_METRES, ERGO_SECONDS, ERGO_WATTS, ergoReport } from '#domain/reports/ergo.ts'
import { ergoWattsOfSpeed } from '#domain/time/pace.ts'
import { predictedTime, RACE_M } from '#domain/training/ergo-prediction.ts'
import type { Db } from '../../db/client.ts'
import type { ReportLines, ReportParams, ReportRow } from './build-report.ts'
import { reportPieces, type ReportPiece } from './done-pieces.ts'
import { linesOfEntries, type Entry } from './entry-lines.ts'
import { ERGO, testsOfPiece, testsOfRecording } from './ergo-tests.ts'
import { wattsOfWeight, type Weights } from './power-curves.ts'
import { bestOver, recordedBestsOf, type SessionBests } from './recorded-bests.ts'
import type { ReportFilter } from './report-filter.ts'
import { seenWeights } from './report-people.ts'
import { testsDone, type TestDone } from './done-tests.ts'

type Part = Exclude<keyof typeof ergoReport.parts, 'sessions'>

/** Metres and seconds whose bests in recordings have a column. */
const SPANS: readonly number[] = [...ERGO_METRES, ...ERGO_SECONDS, ...ERGO_WATTS]
const NO_WEIGHTS: Weights = new Map()

/**
 * What was done on the ergometer: pieces with a time, what is best in recordings, and tests of
 * performance.
 */
export async function ergoDone(
  db: Db,
  params: ReportParams,
  filter: ReportFilter,
  spans: readonly number[] = SPANS,
): Promise<{ pieces: ReportPiece[]; recorded: SessionBests[]; tests: TestDone[] }> {
  const pieces = await reportPieces(db, params, filter, ERGO)
  const kinds = ['time', 'speed', 'power'] as const
  const of = { sport_ids: ERGO, kinds, spans, boats: false }
  const recorded = await recordedBestsOf(db, params, filter, of)
  return { pieces, recorded, tests: await testsDone(db, params, filter) }
}

/** Watts that were held for seconds: those measured, else those of the speed on a Concept2. */
export const heldWatts = ({ bests }: Pick<SessionBests, 'bests'>, seconds: number) =>
  bestOver(bests, 'power', seconds) ?? ergoWattsOfSpeed(bestOver(bests, 'speed', seconds))

/** By session a report shows no figure of weights. */
export const ergoLines: ReportLines<ReportRow<keyof typeof ergoReport.parts>> = async (
  db,
  params,
  filter,
) => {
  const { pieces, recorded, tests } = await ergoDone(db, params, filter)
  const weights =
    params.by === 'session' ? NO_WEIGHTS : await seenWeights(db, filter, params.user_ids)
  const entries = [
    ...pieces.flatMap((piece) => entriesOfPiece(piece, weights)),
    ...recorded.map((session) => entryOfRecording(session, weights)),
    ...tests.map((test) => entryOfTest(test, weights)),
  ]
  return linesOfEntries(ergoReport.parts, entries)
}

const racePower = (time: number | null) => (time === null ? null : ergoWattsOfSpeed(RACE_M / time))

function entriesOfPiece(piece: ReportPiece, weights: Weights): Entry<Part>[] {
  const { period, session_id } = piece
  const tests = testsOfPiece(piece)
  const parts = { ...tests, pieces: 1, predicted_2000: predictedTime(piece) }
  const power = racePower(tests.ergo_2000)
  return piece.user_ids.map((user_id) => ({
    user_id,
    period,
    session_id,
    parts: { ...parts, watts_per_kilogram: wattsOfWeight(weights, user_id, power) },
  }))
}

function entryOfTest(test: TestDone, weights: Weights): Entry<Part> {
  const { user_id, period, distance, time } = test
  const tests = testsOfPiece({ sport_id: SPORT.ergo, distance, time })
  const watts_per_kilogram = wattsOfWeight(weights, user_id, racePower(tests.ergo_2000))
  const predicted_2000 = predictedTime({ distance, time })
  const parts = { ...tests, pieces: 1, predicted_2000, watts_per_kilogram }
  return { user_id, period, session_id: null, parts }
}

function entryOfRecording(session: SessionBests, weights: Weights): Entry<Part> {
  const { user_id, period, session_id } = session
  const tests = testsOfRecording(session)
  const held = ERGO_WATTS.map((s) => [`watts_${s}s`, heldWatts(session, s)])
  const watts_per_kilogram = wattsOfWeight(weights, user_id, racePower(tests.ergo_2000))
  return {
    user_id,
    period,
    session_id,
    parts: { ...tests, ...Object.fromEntries(held), watts_per_kilogram },
  }
}
