import { SIGNAL_COLOURS } from '../../../ui/theme-colours.ts'

export const LEVEL_TONES = {
  green: SIGNAL_COLOURS.green,
  amber: SIGNAL_COLOURS.amber,
  red: SIGNAL_COLOURS.red,
  low: SIGNAL_COLOURS.amber,
} as const
