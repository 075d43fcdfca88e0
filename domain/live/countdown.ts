/**
 * A piece as the plan has it: metres or seconds, or neither, which ends by a tap only; and the
 * seconds of rest after it.
 */
export type PlannedPiece = { distance: number | null; time: number | null; rest?: number | null }

/**
 * The piece that is under way, or the last one: its place in the plan from 0, and where it began;
 * `ended` once it is over, since `ended_at`.
 */
export type PieceState = {
  place: number
  at: number
  distance: number
  ended: boolean
  ended_at?: number
  /** What a race asks, which need not be in the plan. */
  task?: PlannedPiece
}

type Here = { at: number; distance: number }

/** What is left of a piece, in metres or seconds; null where the plan does not say. */
export type Left = { metres: number } | { seconds: number } | null

export function leftOf(piece: PlannedPiece, state: PieceState, here: Here): Left {
  if (piece.distance !== null)
    return { metres: Math.max(0, piece.distance - (here.distance - state.distance)) }
  if (piece.time !== null) return { seconds: Math.max(0, piece.time - (here.at - state.at) / 1000) }
  return null
}

/** Whether the piece under way has been done as planned. */
export function isDone(piece: PlannedPiece, state: PieceState, here: Here): boolean {
  const left = leftOf(piece, state, here)
  return left !== null && ('metres' in left ? left.metres === 0 : left.seconds === 0)
}

/** Seconds of the rest after a piece that are left; null during it, and where the plan has none. */
export function restLeftOf({ rest }: PlannedPiece, state: PieceState, at: number): number | null {
  if (!state.ended || state.ended_at === undefined || !rest) return null
  return Math.max(0, rest - (at - state.ended_at) / 1000)
}

/** The place in the plan of the piece that would begin next; null after the last. */
export function nextPlace(count: number, state: PieceState | null): number | null {
  const next = state === null ? 0 : state.place + 1
  return next < count ? next : null
}
