import { isOver } from '../constants/decimals.ts'
import { TELEMETRY_TOLERANCES, type TelemetryStandard } from '../constants/telemetry-standards.ts'

const STANDARD_FIELDS = ['catch', 'finish', 'total', 'slip', 'wash', 'force_position'] as const
export type StandardField = (typeof STANDARD_FIELDS)[number]

/** A rower's averages; one is null where nothing gives it. */
export type Averages = Readonly<Record<StandardField, number | null>>

type Light = 'green' | 'amber' | 'red'
/** The side of the target a value lies on, in the words of a coach. */
type Side = 'on' | 'short' | 'long' | 'much' | 'early' | 'late'
export type Judgement = { value: number; target: number; light: Light; side: Side }

const BELOW_ABOVE: Record<StandardField, readonly [below: Side, above: Side]> = {
  catch: ['long', 'short'],
  finish: ['short', 'long'],
  total: ['short', 'long'],
  slip: ['on', 'much'],
  wash: ['on', 'much'],
  force_position: ['early', 'late'],
}

/**
 * Averages beside a standard: green within the tolerance, amber within twice of it, red beyond. Of
 * slip and wash less is never wrong.
 */
export function judged(
  averages: Averages,
  standard: TelemetryStandard,
): Partial<Record<StandardField, Judgement>> {
  const found = STANDARD_FIELDS.flatMap((field) => {
    const value = averages[field]
    return value === null ? [] : [[field, judgement(field, value, standard[field])] as const]
  })
  return Object.fromEntries(found)
}

function judgement(field: StandardField, value: number, target: number): Judgement {
  const limit = field === 'slip' || field === 'wash'
  const off = limit ? Math.max(0, value - target) : value - target
  const tolerance = TELEMETRY_TOLERANCES[field]
  const distance = Math.abs(off)
  const light = isOver(distance, 2 * tolerance)
    ? 'red'
    : isOver(distance, tolerance)
      ? 'amber'
      : 'green'
  const [below, above] = BELOW_ABOVE[field]
  return { value, target, light, side: light === 'green' ? 'on' : off < 0 ? below : above }
}
