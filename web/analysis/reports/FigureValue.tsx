import { MissingValue } from '../../ui/MissingValue.tsx'
import type { ShownFigure } from './use-report-words.ts'

type FigureValueProps = {
  figure: Pick<ShownFigure, 'write'>
  value: number | null
  /** Says why there is none. */
  missing: () => string
}

/** A figure, or a dash that says why there is none. */
export const FigureValue = ({ figure, value, missing }: FigureValueProps) =>
  value === null ? <MissingValue why={missing()} /> : figure.write(value)
