import { VisuallyHidden } from '@mantine/core'
import { NO_DATA } from '../../format/no-data.ts'
import type { ShownFigure } from './use-report-words.ts'

type FigureValueProps = {
  figure: Pick<ShownFigure, 'write' | 'missing'>
  value: number | null
}

/** A figure, or a dash that says why there is none. */
export function FigureValue({ figure, value }: FigureValueProps) {
  if (value !== null) return figure.write(value)
  return (
    <span title={figure.missing}>
      <span aria-hidden>{NO_DATA}</span>
      <VisuallyHidden>{figure.missing}</VisuallyHidden>
    </span>
  )
}
