import { array, assert, integer, property } from 'fast-check'
import { expect, test } from 'vitest'
import { columnSlice, emptyColumns } from './columns.ts'
import { readBeats } from './fit-beats.ts'
import type { FitDefinition } from './fit-definition.ts'
import { FIT_EPOCH, FIT_MESSAGE, TIMESTAMP_FIELD } from './fit-fields.ts'
import { FIT_TYPE } from './fit-values.ts'
import { DEFAULT_LIMITS } from './limits.ts'

const BEGAN = 1_000_000_000
const definition = (fields: [number: number, type: number, size: number][]): FitDefinition => {
  let size = 0
  const placed = fields.map(([number, type, bytes]) => {
    size += bytes
    return { number, type, size: bytes, at: size - bytes }
  })
  return {
    message: FIT_MESSAGE.beats,
    littleEndian: true,
    size,
    fields: placed,
    timestampAt: -1,
    plan: null,
  }
}
const FIRST = definition([
  [TIMESTAMP_FIELD, FIT_TYPE.uint32, 4],
  [0, FIT_TYPE.uint16, 2],
  [9, FIT_TYPE.uint32, 4],
  [6, FIT_TYPE.uint8, 1],
])
const PACKED = definition([
  [6, FIT_TYPE.uint8, 8],
  [10, FIT_TYPE.byte, 12],
])

/** What a strap sends: its clock at the first beat, then eight beats a message in twelve bits. */
function read(first: number, gaps: readonly number[], { anchored = true } = {}) {
  const beats = emptyColumns(DEFAULT_LIMITS)
  const clock = { ticks: Number.NaN, zero: Number.NaN }
  const head = new DataView(new ArrayBuffer(FIRST.size))
  head.setUint32(0, BEGAN, true)
  head.setUint16(4, 16_384, true)
  head.setUint32(6, first, true)
  head.setUint8(10, 100)
  if (anchored) readBeats(beats, clock, FIRST, head, 0)
  let ticks = first
  for (let from = 0; from < gaps.length; from += 8) {
    const message = new DataView(new ArrayBuffer(PACKED.size))
    for (let place = 0; place < 8; place++) {
      const gap = gaps[from + place]
      ticks += gap ?? 0
      message.setUint8(place, gap === undefined ? 0xff : 120)
      const nibbles = [ticks % 16, Math.floor(ticks / 16) % 16, Math.floor(ticks / 256) % 16]
      nibbles.forEach((nibble, index) => {
        const at = 8 + Math.floor((3 * place + index) / 2)
        message.setUint8(at, message.getUint8(at) + nibble * ((3 * place + index) % 2 ? 16 : 1))
      })
    }
    readBeats(beats, clock, PACKED, message, 0)
  }
  return { t: [...(columnSlice(beats, 't') ?? [])], rates: columnSlice(beats, 'heart_rate') }
}

test('beats are timed by the clock of the strap from the first one on', () => {
  assert(
    property(
      integer({ min: 0, max: 2 ** 31 }),
      array(integer({ min: 1, max: 4095 }), { maxLength: 40 }),
      (first, gaps) => {
        const { t, rates } = read(first, gaps)
        let ticks = 0
        const expected = [0, ...gaps].map((gap) => (ticks += gap) / 1024)
        expect(t.map((at) => at - BEGAN - FIT_EPOCH - 0.5)).toHaveLength(expected.length)
        for (const [place, at] of t.entries())
          expect(at - BEGAN - FIT_EPOCH - 0.5).toBeCloseTo(expected[place] ?? Number.NaN, 4)
        expect([...(rates ?? [])]).toEqual([100, ...gaps.map(() => 120)])
      },
    ),
  )
})

test('beats are none before it is known when the clock of the strap began', () => {
  expect(read(5000, [800, 900], { anchored: false }).t).toEqual([])
})
