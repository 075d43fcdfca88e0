import type * as contract from '#contract/analysis/reports-ergo.ts'
import type { BEST_SOURCES, ErgoPiece, PowerCurve } from '#contract/analysis/reports-ergo.ts'
import type { ReportQuery } from '#contract/report.ts'
import { ergoReport } from '#domain/reports/ergo.ts'
import { bestOfEach, equalKey, equalOf } from '#domain/training/equal-pieces.ts'
import { ergoWattsOfSpeed } from '#domain/time/pace.ts'
import { addMonths } from '#domain/time/week.ts'
import { pace500, predictedTime, RACE_M } from '#domain/training/ergo-prediction.ts'
import { gmtPercent } from '#domain/training/gmt.ts'
import { BEST_SECONDS } from '#domain/training/recorded-bests.ts'
import { SPORT } from '#domain/constants/sports.ts'
import type { Viewer } from '#domain/rules/viewer.ts'
import type { ClubId, Db } from '../../db/client.ts'
import type { Handlers } from '../../http/mount.ts'
import { fileReply } from '../../http/reply.ts'
import { noteExport } from './commands.ts'
import { reportPieces, type ReportPiece } from './done-pieces.ts'
import { ergoDone, heldWatts } from './ergo-lines.ts'
import { ergoPiecesSheet } from './ergo-sheet.ts'
import { ERGO, testsOfPiece, testsOfRecording } from './ergo-tests.ts'
import { listCsv, listWorkbook } from '../../text/list-sheet.ts'
import type { ReportParams } from './build-report.ts'
import { curvesOfPeople, wattsOfWeight, type Held } from './power-curves.ts'
import { askedOf } from './list-call.ts'
import type { ReportFilter } from './report-filter.ts'
import { seenWeights } from './report-people.ts'
import { testsDone, type TestDone } from './done-tests.ts'

/** A page shows so many; files have all. */
const MOST_SHOWN = 1000

type PiecesCall = { db: Db; clubId: ClubId; viewer: Viewer; query: ReportQuery }
type Known = {
  names: ReadonlyMap<number, string>
  weights: ReadonlyMap<number, number>
  /** The best 2000 m of each athlete. */
  bests: ReadonlyMap<number, Best>
}

type Best = { time: number; from: (typeof BEST_SOURCES)[number] }

/** The pieces and tests of whom the viewer sees, the latest first. */
async function ergoPiecesOf(asked: PiecesCall): Promise<ErgoPiece[]> {
  const { people, params, filter } = await askedOf(ergoReport, asked)
  const done = await reportPieces(asked.db, params, filter, ERGO)
  const known = {
    names: new Map(people.map(({ user_id, full_name }) => [user_id, full_name])),
    weights: await seenWeights(asked.db, filter, params.user_ids),
    bests: await bestsOver2000(asked.db, params, filter),
  }
  const tests = await testsDone(asked.db, params, filter)
  const all = [
    ...done.flatMap((piece) => eachOf(piece, known)),
    ...tests.map((test) => pieceOfTest(test, known)),
  ]
  return markBests(all.toSorted((one, other) => one.date.localeCompare(other.date))).toReversed()
}

/** How far back the best 2000 m is looked for. */
const MONTHS_BACK = 24

/** The best 2000 m of each athlete in the two years until the last day, however it was done. */
async function bestsOver2000(
  db: Db,
  params: ReportParams,
  filter: ReportFilter,
): Promise<ReadonlyMap<number, Best>> {
  const start_date = addMonths(params.end_date, -MONTHS_BACK)
  const done = await ergoDone(db, { ...params, start_date, session_ids: null }, filter, [RACE_M])
  const times = [
    ...done.pieces.flatMap((piece) =>
      piece.user_ids.map((user_id) => ({
        user_id,
        time: testsOfPiece(piece).ergo_2000,
        from: 'piece' as const,
      })),
    ),
    ...done.recorded.map((session) => ({
      user_id: session.user_id,
      time: testsOfRecording(session).ergo_2000,
      from: 'recording' as const,
    })),
    ...done.tests.map(({ user_id, distance, time }) => ({
      user_id,
      time: distance === RACE_M ? time : null,
      from: 'test' as const,
    })),
  ]
  const bests = new Map<number, Best>()
  for (const { user_id, time, from } of times)
    if (time !== null && time < (bests.get(user_id)?.time ?? Infinity))
      bests.set(user_id, { time, from })
  return bests
}

function pieceOfTest(test: TestDone, { names, weights, bests }: Known): ErgoPiece {
  const { test_id, kind, user_id, day, distance, time } = test
  const watts = ergoWattsOfSpeed(distance / time)
  const best = bests.get(user_id)
  return {
    result_id: null,
    session_id: null,
    session: null,
    test: { id: test_id, kind },
    place: null,
    distance,
    time,
    stroke_rate: null,
    user_id,
    date: day,
    name: names.get(user_id) ?? '',
    piece: 1,
    pace: pace500(test),
    watts,
    watts_per_kilogram: wattsOfWeight(weights, user_id, watts),
    predicted_2000: predictedTime(test),
    percent_of_best: percentOfBest(test, best),
    best_from: best?.from ?? null,
    is_best: false,
    splits: [],
  }
}

/** A piece for each of those it counts for. */
function eachOf(piece: ReportPiece, { names, weights, bests }: Known): ErgoPiece[] {
  const { result_id, session_id, session, day, place, distance, time, stroke_rate } = piece
  return piece.user_ids.map((user_id) => ({
    result_id,
    session_id,
    session,
    test: null,
    place,
    distance,
    time,
    stroke_rate,
    user_id,
    date: day,
    name: names.get(user_id) ?? '',
    piece: piece.piece,
    pace: pace500(piece),
    watts: piece.power,
    watts_per_kilogram: wattsOfWeight(weights, user_id, piece.power),
    predicted_2000: predictedTime(piece),
    percent_of_best: percentOfBest(piece, bests.get(user_id)),
    best_from: bests.get(user_id)?.from ?? null,
    is_best: false,
    splits: [...piece.splits],
  }))
}

const percentOfBest = (
  { distance, time }: { distance: number; time: number },
  best: Best | undefined,
) => gmtPercent(distance, time, best ? { distance_m: RACE_M, time_s: best.time } : null)

/** Says of each piece whether it is its athlete's fastest over the same. */
function markBests(pieces: readonly ErgoPiece[]): ErgoPiece[] {
  const equals = Map.groupBy(pieces, (piece) => {
    const equal = equalOf(piece)
    return equal && equalKey(equal)
  })
  const best = new Set(
    [...equals.values()].flatMap((same) => {
      const equal = same[0] && equalOf(same[0])
      return equal ? bestOfEach(equal, same) : []
    }),
  )
  return pieces.map((piece) => ({ ...piece, is_best: best.has(piece) }))
}

const heldInTest = ({ test_id, kind, user_id, day, distance, time }: TestDone): Held => ({
  user_id,
  sport_id: SPORT.ergo,
  day,
  session_id: null,
  session: null,
  test: { id: test_id, kind },
  source: 'test',
  seconds: time,
  watts: ergoWattsOfSpeed(distance / time),
})

/** How much was held for how long, by athlete and year. */
async function curvesOf(asked: PiecesCall): Promise<PowerCurve[]> {
  const { people, params, filter } = await askedOf(ergoReport, asked)
  const { pieces, recorded, tests } = await ergoDone(asked.db, params, filter, BEST_SECONDS)
  const weights = await seenWeights(asked.db, filter, params.user_ids)
  const held = [
    ...pieces.flatMap((piece) =>
      piece.user_ids.map((user_id) => ({
        ...piece,
        user_id,
        test: null,
        source: 'piece' as const,
        seconds: piece.time,
        watts: piece.power,
      })),
    ),
    ...recorded.flatMap((session) =>
      BEST_SECONDS.map((seconds) => ({
        ...session,
        test: null,
        source: 'recording' as const,
        seconds,
        watts: heldWatts(session, seconds),
      })),
    ),
    ...tests.map(heldInTest),
  ]
  return curvesOfPeople(people, held, { weights, context: filter.context })
}

/** All of them for a file, which the audit log has. */
async function taken(asked: PiecesCall): Promise<ErgoPiece[]> {
  const pieces = await ergoPiecesOf(asked)
  const subject = { report: `${ergoReport.key}/pieces`, pieces: pieces.length }
  await noteExport(asked.db, asked.clubId, asked.viewer.user_id, subject)
  return pieces
}

const nameOf = ({ start_date, end_date }: ReportQuery, ending: string) =>
  `ergo-pieces-${start_date}-${end_date}.${ending}`

type Calls = Pick<
  typeof contract,
  'ergoPieces' | 'exportErgoPieces' | 'ergoPiecesCsv' | 'ergoCurves'
>

export const ergoPieceHandlers: Handlers<Calls> = {
  async ergoPieces(asked) {
    const pieces = await ergoPiecesOf(asked)
    return { data: { pieces: pieces.slice(0, MOST_SHOWN), count: pieces.length } }
  },
  async exportErgoPieces(asked) {
    const sheet = ergoPiecesSheet(await taken(asked), asked.texts.reports)
    return fileReply(nameOf(asked.query, 'xlsx'), await listWorkbook(sheet))
  },
  async ergoPiecesCsv(asked) {
    const sheet = ergoPiecesSheet(await taken(asked), asked.texts.reports)
    return fileReply(nameOf(asked.query, 'csv'), listCsv(sheet, asked.language))
  },
  ergoCurves: async (asked) => ({ data: { curves: await curvesOf(asked) } }),
}
