import { channelsOfWire } from '#domain/training/telemetry-wire.ts'
import { blocksOf, keepBlocks, type Blocks } from './stroke-blocks.ts'
import { meansOf } from './seat-means.ts'
import {
  QUANTITIES,
  strokeTable,
  type Means,
  type Place,
  type Quantity,
  type StrokeTable,
} from './stroke-table.ts'

/**
 * A table as it can be handed from one thread to another: every quantity of every place that has
 * it, by `keyOf`, and the means over all.
 */
export type UnpackedStrokes = {
  times: Float64Array
  values: ReadonlyMap<string, Unpacked>
  means: ReadonlyMap<Place, Means>
}
type Unpacked = { strokes: Float64Array; blocks: Blocks }

const keyOf = (quantity: Quantity, place: Place) => `${quantity} ${place}`

/** All that can be known of these places. Throws RangeError when the bytes end too early. */
export function unpackedStrokes(bytes: Uint8Array, places: readonly Place[]): UnpackedStrokes {
  const table = strokeTable(channelsOfWire(bytes).values)
  const entries = places.flatMap((place) =>
    QUANTITIES.flatMap((quantity) => {
      const values = table.values(quantity, place)
      return values
        ? [[keyOf(quantity, place), { strokes: values, blocks: blocksOf(values) }] as const]
        : []
    }),
  )
  const whole = { first: 0, last: table.times.length - 1 }
  const means = new Map(places.map((place) => [place, meansOf(table, place, whole)]))
  return { times: table.times, values: new Map(entries), means }
}

export function tableOf({ times, values, means }: UnpackedStrokes): StrokeTable {
  for (const { strokes, blocks } of values.values()) keepBlocks(strokes, blocks)
  return { times, means, values: (quantity, place) => values.get(keyOf(quantity, place))?.strokes }
}

/** What may change hands instead of being copied; several quantities may share an array. */
export const buffersOf = ({
  times,
  values,
}: Pick<UnpackedStrokes, 'times' | 'values'>): ArrayBufferLike[] => [
  ...new Set(
    [
      times,
      ...[...values.values()].flatMap(({ strokes, blocks }) => [
        strokes,
        blocks.least,
        blocks.most,
      ]),
    ].map(({ buffer }) => buffer),
  ),
]
