import { HEALTH_COLOURS, SIGNAL_COLOURS, type Tone } from '../../ui/theme-colours.ts'
import type { Mark } from './marks.ts'

/**
 * The colour of each mark, always with its icon and word. Not coming is no reproach, so it is grey.
 */
export const MARK_TONES: Record<Mark, Tone> = {
  attending: SIGNAL_COLOURS.green,
  'not-attending': SIGNAL_COLOURS.none,
  ill: HEALTH_COLOURS.ill,
  injured: HEALTH_COLOURS.injured,
  alternative: SIGNAL_COLOURS.amber,
}
