import { SPORT } from '#domain/constants/sports.ts'
import { ERGO_METRES, ERGO_SECONDS } from '#domain/reports/ergo.ts'
import type { Parts } from '#domain/reports/parts.ts'
import { isNearly } from '#domain/training/equal-pieces.ts'
import type { ReportPiece } from './done-pieces.ts'
import { bestOver, type SessionBests } from './recorded-bests.ts'

type TestPart = `ergo_${(typeof ERGO_METRES)[number]}` | `ergo_${(typeof ERGO_SECONDS)[number]}s`
type Tests = Parts<TestPart>

export const ERGO: readonly number[] = [SPORT.ergo]

const testsOf = (
  timeOver: (metres: number) => number | null,
  metresIn: (seconds: number) => number | null,
): Tests =>
  Object.fromEntries([
    ...ERGO_METRES.map((metres) => [`ergo_${metres}`, timeOver(metres)]),
    ...ERGO_SECONDS.map((seconds) => [`ergo_${seconds}s`, metresIn(seconds)]),
  ]) as Tests

/**
 * The tests that a piece on the ergometer was, of metres, of time or of both; a piece elsewhere is
 * none.
 */
export function testsOfPiece(piece: Pick<ReportPiece, 'sport_id' | 'distance' | 'time'>): Tests {
  const { sport_id, distance, time } = piece
  const isErgo = sport_id === SPORT.ergo
  return testsOf(
    (metres) => (isErgo && isNearly(distance, metres) ? time : null),
    (seconds) => (isErgo && isNearly(time, seconds) ? distance : null),
  )
}

/** The fastest stretches in the recordings of somebody on the ergometer. */
export const testsOfRecording = ({ bests }: Pick<SessionBests, 'bests'>): Tests =>
  testsOf(
    (metres) => bestOver(bests, 'time', metres),
    (seconds) => {
      const speed = bestOver(bests, 'speed', seconds)
      return speed === null ? null : seconds * speed
    },
  )
