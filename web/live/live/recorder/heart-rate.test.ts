import { expect, test } from 'vitest'
import { heartRateIn } from './heart-rate.ts'

const bytes = (...values: number[]) => new DataView(Uint8Array.from(values).buffer)

test.each([
  ['of one byte', bytes(0x00, 152), 152],
  ['of two bytes', bytes(0x01, 0x2c, 0x01), 300],
  ['with contact and energy', bytes(0x0e, 61, 0x10, 0x27), 61],
])('reads a heart rate %s', (_what, value, beats) => {
  expect(heartRateIn(value)).toBe(beats)
})

test.each([
  ['nothing', bytes()],
  ['flags alone', bytes(0x00)],
  ['half a number', bytes(0x01, 0x2c)],
  ['a heart that is not felt', bytes(0x00, 0)],
])('reads none in %s', (_what, value) => {
  expect(heartRateIn(value)).toBeNull()
})
