import { expect, test } from 'vitest'
import { AT_ZERO, movedTo, odometerAfter, speedOf, type Fix } from './odometer.ts'

/** Metres to the north of a place on the Rotsee, after so many seconds. */
const METRE = 1 / 111_195
const fix = (second: number, metres: number, more: Partial<Fix> = {}): Fix => ({
  at: 1e12 + second * 1000,
  lat: 47.07 + metres * METRE,
  lon: 8.3,
  accuracy: 5,
  speed: null,
  ...more,
})
const after = (fixes: readonly Fix[]) => fixes.reduce(odometerAfter, AT_ZERO)

test('adds up how far a boat goes, and how fast it went in the last seconds', () => {
  const boat = after(Array.from({ length: 61 }, (_, second) => fix(second, 4 * second)))
  expect(boat.distance).toBeCloseTo(240, 0)
  expect(speedOf(boat, 1e12 + 60_500)).toBeCloseTo(4, 1)
})

test('takes the speed the device measures itself', () => {
  expect(speedOf(after([fix(0, 0), fix(1, 4, { speed: 4.4 })]), 1e12 + 1000)).toBe(4.4)
})

test('knows no speed before two positions, nor of a boat it has not heard of', () => {
  expect(speedOf(AT_ZERO, 1e12)).toBeNull()
  expect(speedOf(after([fix(0, 0)]), 1e12)).toBeNull()
  expect(speedOf(after([fix(0, 0), fix(1, 4)]), 1e12 + 8_000)).toBeNull()
})

test('leaves out what is inaccurate, too far away or from before', () => {
  const boat = after([fix(0, 0), fix(1, 4), fix(2, 60, { accuracy: 80 }), fix(3, 4_000)])
  expect(after([fix(0, 0), fix(1, 4), fix(0.5, 9)])).toEqual(after([fix(0, 0), fix(1, 4)]))
  expect(boat.distance).toBeCloseTo(4, 1)
})

test('counts the way straight on where nothing was heard', () => {
  expect(after([fix(0, 0), fix(30, 120)]).distance).toBeCloseTo(120, 0)
})

test('does not count how a device wanders about at the dock', () => {
  const wandering = Array.from({ length: 200 }, (_, second) =>
    fix(second, second % 2, { speed: 0.1 }),
  )
  expect(after(wandering).distance).toBe(0)
})

test('does not count what lay between a pause and going on', () => {
  const paused = movedTo(after([fix(0, 0), fix(1, 4)]))
  expect(odometerAfter(odometerAfter(paused, fix(60, 300)), fix(61, 304)).distance).toBeCloseTo(
    8,
    1,
  )
})

test('goes on when the clock of the device is set back', () => {
  const hour = 3_600
  const boat = after([fix(hour, 0), fix(hour + 1, 4), fix(2, 8), fix(3, 12), fix(4, 16)])
  expect(boat.distance).toBeCloseTo(12, 1)
  expect(speedOf(boat, 1e12 + 4_000)).toBeCloseTo(4, 1)
})
