import { NO_DATA } from '../../format/no-data.ts'
import type { Panel } from './time-series.ts'

export type WriteValue = (panel: Panel, value: number) => string

export const headOf = (panel: Panel | undefined) =>
  panel ? [panel.label, panel.unit].filter(Boolean).join(' · ') : ''

/** A value of one of a panel's lines as it is read; without one a dash. */
export function readAt(
  panel: Panel,
  values: Panel['values'],
  index: number | null,
  write: WriteValue,
): string {
  const value = index === null ? null : values[index]
  return value === null || value === undefined ? NO_DATA : write(panel, value)
}
