import { NO_DATA } from '../../format/no-data.ts'
import type { DrawnLine, Figure, Panel } from './time-series.ts'

export type WriteValue = (figure: Figure, value: number) => string

export const headOf = (panel: Panel | undefined) =>
  panel ? [panel.label, panel.ownScales ? '' : panel.unit].filter(Boolean).join(' · ') : ''

/** What heads a line: that of its panel, its name, and its unit where it is its own. */
export const lineHead = (panel: Panel, { who, figure }: DrawnLine) =>
  [headOf(panel), who, panel.ownScales ? figure.unit : ''].filter(Boolean).join(' · ')

/** A value of a line as it is read; without one a dash. */
export function readAt(
  { values, figure }: DrawnLine,
  index: number | null,
  write: WriteValue,
): string {
  const value = index === null ? null : values[index]
  return value === null || value === undefined ? NO_DATA : write(figure, value)
}

/** The same with its unit, and the word for it, if it has one. */
export function readingAt(
  panel: Panel,
  line: DrawnLine,
  index: number | null,
  write: WriteValue,
): string {
  const unit = panel.ownScales ? line.figure.unit : ''
  const word = index === null ? null : panel.said?.values[index]
  return [readAt(line, index, write), unit, word].filter(Boolean).join(' ')
}

/** From the least to the most of a line, where it has a scale of its own. */
export function spanOfLine(
  { ownScales }: Panel,
  { values, figure }: DrawnLine,
  write: WriteValue,
): string {
  const known = ownScales ? values.filter((value) => value !== null) : []
  if (known.length === 0) return ''
  const ends = [Math.min(...known), Math.max(...known)].map((value) => write(figure, value))
  return [[...new Set(ends)].join('–'), figure.unit].filter(Boolean).join(' ')
}
