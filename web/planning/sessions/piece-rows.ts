import { segmentsOf, type Extent, type Structure } from '#domain/time/structure.ts'

export type PieceRow = {
  number: string
  /** How many times the row repeats without a change. */
  times: number
  extents: readonly Extent[]
  /** Seconds; 0 for none. */
  rest_s: number
  /** Strokes a minute; null where none are planned. */
  rate: number | null
}

/**
 * One row a piece; a single piece that is repeated stays one row, several repeated ones are written
 * out by round.
 */
export function pieceRows({ repetitions, pieces }: Structure): PieceRow[] {
  if (pieces.length === 1)
    return pieces.map((piece) => ({
      number: '1',
      times: repetitions,
      extents: segmentsOf(piece),
      rest_s: piece.rest_s,
      rate: piece.stroke_rate ?? null,
    }))
  return Array.from({ length: repetitions }, (_, round) =>
    pieces.map((piece, place) => ({
      number: String(round * pieces.length + place + 1),
      times: 1,
      extents: segmentsOf(piece),
      rest_s: piece.rest_s,
      rate: piece.stroke_rate ?? null,
    })),
  ).flat()
}
