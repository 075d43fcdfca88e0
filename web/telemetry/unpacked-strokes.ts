import { channelsOfWire } from '#domain/training/telemetry-wire.ts'
import { QUANTITIES, strokeTable, type Place, type Quantity, type StrokeTable } from './stroke-table.ts'

/** A table as it can be handed from one thread to another: every quantity of every place that has it, by `keyOf`. */
export type UnpackedStrokes = { times: Float64Array; values: ReadonlyMap<string, Float64Array> }

const keyOf = (quantity: Quantity, place: Place) => `${quantity} ${place}`

/** All that can be known of these places. Throws RangeError when the bytes end too early. */
export function unpackedStrokes(bytes: Uint8Array, places: readonly Place[]): UnpackedStrokes {
  const table = strokeTable(channelsOfWire(bytes).values)
  const entries = places.flatMap((place) =>
    QUANTITIES.flatMap((quantity) => {
      const values = table.values(quantity, place)
      return values ? [[keyOf(quantity, place), values] as const] : []
    }),
  )
  return { times: table.times, values: new Map(entries) }
}

export const tableOf = ({ times, values }: UnpackedStrokes): StrokeTable => ({
  times,
  values: (quantity, place) => values.get(keyOf(quantity, place)),
})

/** What may change hands instead of being copied; several quantities may share an array. */
export const buffersOf = ({ times, values }: UnpackedStrokes): ArrayBufferLike[] => [
  ...new Set([times, ...values.values()].map(({ buffer }) => buffer)),
]
