import type { Format } from '../format/format.ts'
import { NO_DATA } from '../format/no-data.ts'
import type { StrengthPiece } from '#domain/training/programmes.ts'

type Piece = Pick<StrengthPiece, 'sets_count' | 'segments'>

/** Whole as it is, a mean with one decimal. */
const exact = (format: Format, value: number | null) =>
  format.number(value, value !== null && value % 1 !== 0 ? 1 : 0)

/** "3 × 8", or of sets with repetitions of their own "3 × 8 / 6 / 4". */
export function setsText({ sets_count, segments }: Piece, format: Format): string {
  const reps = segments.map(({ reps_count }) => exact(format, reps_count))
  const sets = exact(format, sets_count)
  return segments.every(({ reps_count }) => reps_count === null)
    ? sets
    : `${sets} × ${reps.join(' / ')}`
}

export function weightText({ segments }: Piece, format: Format): string {
  if (segments.every(({ exercise_weight }) => exercise_weight === null)) return NO_DATA
  const weights = segments.map(({ exercise_weight }) => format.weightNumber(exercise_weight))
  return `${weights.join(' / ')} ${format.units.weight}`
}
