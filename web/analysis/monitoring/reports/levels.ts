import type { Level } from '#domain/monitoring/bands.ts'
import { SIGNAL_COLOURS } from '../../../ui/theme-colours.ts'

/** A level has a sign beside its colour, and no sign where there is nothing to note. */
export const LEVEL_SIGNS: Record<Level, string> = { green: '', amber: '!', red: '!!', low: '↓' }

export const LEVEL_TONES = {
  green: SIGNAL_COLOURS.green,
  amber: SIGNAL_COLOURS.amber,
  red: SIGNAL_COLOURS.red,
  low: SIGNAL_COLOURS.amber,
} as const
