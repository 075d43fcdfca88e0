import type { Report } from '#domain/reports/report.ts'
import { useFormat } from '../../format/format.ts'
import type { ShownFigure } from './use-report-words.ts'

/** How a picture writes a figure: durations are drawn in hours. */
export function useAxisWriter(
  { figures }: Pick<Report, 'figures'>,
  { name, write }: ShownFigure,
): (value: number) => string {
  const format = useFormat()
  return figures[name]?.kind === 'duration'
    ? (hours) => format.number(hours, Number.isInteger(hours) ? 0 : 1)
    : write
}
