import { VisuallyHidden } from '@mantine/core'
import { NO_DATA } from '../../format/no-data.ts'
import type { ShownFigure } from './use-report-words.ts'

type FigureValueProps = {
  figure: Pick<ShownFigure, 'write'>
  value: number | null
  /** Why there is none. */
  missing: string
}

/** A figure, or a dash that says why there is none. */
export function FigureValue({ figure, value, missing }: FigureValueProps) {
  if (value !== null) return figure.write(value)
  return (
    <span title={missing}>
      <span aria-hidden>{NO_DATA}</span>
      <VisuallyHidden>{missing}</VisuallyHidden>
    </span>
  )
}
