import { useFormat } from '../format/format.ts'
import { NO_DATA } from '../format/no-data.ts'
import { elapsed } from '../ui/charts/time-series.ts'
import type { StrengthPiece } from '#domain/training/programmes.ts'
import { setsText, weightText } from './exercise-text.ts'

type Piece = Pick<StrengthPiece, 'sets_count' | 'segments' | 'rest'>

/** What is done of an exercise in one line: "3 × 8 · 60 kg · 2:00". */
export function ExerciseSets({ piece }: { piece: Piece }) {
  const format = useFormat()
  return [
    setsText(piece, format),
    weightText(piece, format),
    piece.rest ? elapsed(piece.rest) : NO_DATA,
  ]
    .filter((text) => text !== NO_DATA)
    .join(' · ')
}
