import type { LiveBoat } from '#contract/live/live.ts'
import { knownAt } from '#domain/live/fresh.ts'
import type { Format } from '../../format/format.ts'
import { decimal, figure, type ListColumn } from '../../list/columns.tsx'

const SECOND_MS = 1000

/** `now` is by the server's clock. */
type Words = { format: Format; now: number }
type Column = ListColumn<LiveBoat, Words>

function silentFor(boat: LiveBoat, { now }: Words): number | null {
  const known = knownAt(boat)
  return known === null ? null : Math.max(0, Math.round((now - known) / SECOND_MS))
}

/** What every list of boats shows of how they are. */
export const rate: Column = decimal(({ stroke_rate }) => stroke_rate, 1, { unit: '1/min' })
export const heard: Column = figure(silentFor, undefined, { unit: 's' })
export const battery: Column = figure((boat) => boat.battery, undefined, { unit: '%' })
