import { expect, test } from 'vitest'
import { wireParts } from '#domain/training/telemetry-wire.ts'
import { meansOf } from './seat-means.ts'
import { buffersOf, tableOf, unpackedStrokes } from './unpacked-strokes.ts'

/** Steps of 0, 1, 2 … below 128 take one byte each, folded to twice the step. */
const channel = (name: string, steps: readonly number[]) => ({
  name,
  count: steps.length,
  decimals: 0,
  planes: 1,
  gaps: false,
  body: Uint8Array.from(steps, (step) => 2 * step),
})
const bytes = Uint8Array.from(
  Buffer.concat(
    wireParts([
      channel('t', [2, 2, 2]),
      channel('stroke_rate', [30, 1, 1]),
      channel('catch_angle@1', [60, 0, 1]),
      channel('finish_angle@1', [100, 0, 5]),
    ]),
  ),
)

test('a table goes from one thread to another with all its quantities', () => {
  const unpacked = unpackedStrokes(bytes, [1, 'boat'])
  const sent = structuredClone(unpacked, { transfer: buffersOf(unpacked) as ArrayBuffer[] })
  expect(unpacked.times).toHaveLength(0)
  const table = tableOf(sent)
  const { times, values } = table
  expect([...times]).toEqual([2, 4, 6])
  expect([...(values('length', 1) ?? [])]).toEqual([40, 40, 44])
  expect([...(values('rate', 'boat') ?? [])]).toEqual([30, 31, 32])
  expect(values('rate', 1)).toBe(values('rate', 'boat'))
  // Known already for all of it, worked out for less.
  const over = (last: number) => meansOf(table, 1, { first: 0, last }).values.length
  expect([over(2), over(1), over(2)]).toEqual([124 / 3, 40, 124 / 3])
  expect(meansOf(table, 1, { first: 0, last: 2 })).toBe(table.means?.get(1))
  expect(values('catch', 'boat')).toBeUndefined()
  expect(values('slip', 1)).toBeUndefined()
})

test('bytes that end too early are refused', () => {
  expect(() => unpackedStrokes(bytes.subarray(0, bytes.length - 1), [1])).toThrow(RangeError)
})
