/** How far or how long. */
export type Extent = { distance_m: number } | { time_s: number }

/**
 * Rowed without a stop, in one stretch or in segments, and the rest after it; with the strokes a
 * minute it is planned at, where the plan says so.
 */
export type Piece = (Extent | { segments: readonly Extent[] }) & {
  rest_s: number
  stroke_rate?: number
}

/** What a session consists of: its pieces in order, all of them repeated. */
export type Structure = { repetitions: number; pieces: readonly Piece[] }

export type StructureTotals = {
  pieces: number
  /** Metres of what is planned by distance. */
  distance_m: number
  /** Seconds of what is planned by time. */
  work_s: number
  /** Seconds between pieces: nobody waits during the rest after the last one. */
  rest_s: number
}

export function segmentsOf(piece: Piece): readonly Extent[] {
  if ('segments' in piece) return piece.segments
  return 'distance_m' in piece ? [{ distance_m: piece.distance_m }] : [{ time_s: piece.time_s }]
}

/** The same piece planned at another rate, or at none. */
export function withRate(piece: Piece, rate: number | null): Piece {
  const { stroke_rate: _before, ...unrated } = piece
  return rate === null ? unrated : { ...unrated, stroke_rate: rate }
}

function sum<T>(items: readonly T[], of: (item: T) => number): number {
  return items.reduce((total, item) => total + of(item), 0)
}

export function totalsOf({ repetitions, pieces }: Structure): StructureTotals {
  const extents = pieces.flatMap(segmentsOf)
  const rests = repetitions * sum(pieces, (piece) => piece.rest_s)
  return {
    pieces: repetitions * pieces.length,
    distance_m:
      repetitions * sum(extents, (extent) => ('distance_m' in extent ? extent.distance_m : 0)),
    work_s: repetitions * sum(extents, (extent) => ('time_s' in extent ? extent.time_s : 0)),
    rest_s: rests - (pieces.at(-1)?.rest_s ?? 0),
  }
}
