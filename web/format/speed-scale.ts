import type { SpeedScale } from '#domain/time/speed-scale.ts'
import type { Format } from './format.ts'

/** A value of the scale without its unit: "1:45.3" or "31.4". */
export const writeOnScale = (scale: SpeedScale, value: number | null, format: Format): string =>
  scale.kind === 'kmh' ? format.number(value, 1) : format.paceNumber(value)
