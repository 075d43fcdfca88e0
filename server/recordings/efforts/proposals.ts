import type { ProposedPiece } from '#contract/recordings/efforts.ts'
import { bestSegments } from '#domain/training/best-segments.ts'
import { crossingsOf, passesBetween, type GateLine } from '#domain/training/gates.ts'
import { matchPieces, withoutPaddling } from '#domain/training/match-pieces.ts'
import { findPieces, type Stretch } from '#domain/training/pieces.ts'
import type { ChannelColumns } from '../activities/open.ts'
import { measured, type MarkedActivity } from './queries.ts'

const NONE = new Float64Array()

type DetectedStretch = Stretch & { by: ProposedPiece['by'] }
type Course = { start_line: GateLine; finish_line: GateLine }

/**
 * The pieces that lie in a recording, or the passes of a course, with what was measured in each and
 * which piece of the plan it is.
 */
export function proposedPieces(
  channels: ChannelColumns,
  activity: MarkedActivity,
  course: Course | undefined,
): ProposedPiece[] {
  const pieces = foundIn(channels, activity, course)
  const figures = pieces.map((piece) => measured(channels, piece))
  const matched = matchPieces(activity.plan, figures)
  const kept = withoutPaddling(figures, matched)
  const chosen = pieces.flatMap((piece, index) =>
    kept.includes(index) || isGiven(piece)
      ? [{ piece, planned: activity.plan[(matched[index] ?? 0) - 1] }]
      : [],
  )
  return chosen.map(({ piece, planned }, index) => {
    const around = [chosen[index - 1]?.piece, chosen[index + 1]?.piece] as const
    const exact = toLength(channels, piece, planned?.distance ?? null, around, activity.restarts)
    return { ...measured(channels, exact), by: exact.by, piece: planned?.piece ?? null }
  })
}

const BEST_LENGTHS = [100, 250, 500, 1000, 2000, 5000]

/** The fastest stretch of each usual length. */
export function bestOf(channels: ChannelColumns, restarts: readonly number[]) {
  const [t = NONE, metres = NONE] = [channels.get('t'), channels.get('distance')]
  return BEST_LENGTHS.flatMap((length) =>
    bestSegments(t, metres, length, 1, restarts).map((segment) => ({ length, ...segment })),
  )
}

function foundIn(
  channels: ChannelColumns,
  activity: MarkedActivity,
  course: Course | undefined,
): DetectedStretch[] {
  const [t = NONE, lat = NONE, lon = NONE] = [
    channels.get('t'),
    channels.get('lat'),
    channels.get('lon'),
  ]
  if (!course)
    return findPieces(activity.laps, {
      t,
      rate: channels.get('stroke_rate'),
      speed: channels.get('speed'),
    })
  const crossings = (line: GateLine) => crossingsOf({ t, lat, lon }, line)
  return passesBetween(crossings(course.start_line), crossings(course.finish_line)).map((pass) => ({
    ...pass,
    by: 'gates',
  }))
}

type Neighbours = readonly [before: Stretch | undefined, after: Stretch | undefined]
const AROUND_S = 15

/**
 * A piece of a planned length is the fastest stretch of just that length around what was found, so
 * that no stroke of the paddling counts. It goes no further than half the way to its neighbours,
 * for pieces do not overlap.
 */
function toLength(
  channels: ChannelColumns,
  piece: DetectedStretch,
  distance: number | null,
  [before, after]: Neighbours,
  restarts: readonly number[],
): DetectedStretch {
  const { start, finish, by } = piece
  if (distance === null || isGiven(piece)) return piece
  const [t = NONE, metres = NONE] = [channels.get('t'), channels.get('distance')]
  const from = Math.max(start - AROUND_S, before ? (before.finish + start) / 2 : 0)
  const until = Math.min(finish + AROUND_S, after ? (finish + after.start) / 2 : Infinity)
  const around = [...t.keys()].filter(
    (index) => (t[index] ?? 0) >= from && (t[index] ?? 0) <= until,
  )
  const cut = (values: Float64Array) => values.subarray(around[0] ?? 0, (around.at(-1) ?? -1) + 1)
  const [best] = bestSegments(cut(t), cut(metres), distance, 1, restarts)
  return best
    ? { start: Number(best.start.toFixed(1)), finish: Number(best.finish.toFixed(1)), by }
    : piece
}

/** It was given by a button or a line rather than guessed from how it was rowed. */
const isGiven = ({ by }: DetectedStretch): boolean => by === 'laps' || by === 'gates'
