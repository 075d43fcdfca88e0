import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { BYTES_OF_SAMPLE, packForces, packSamples, unpackSamples, withForces } from './pack.ts'
import { MARKS } from './recording.ts'
import { BELIEVED, FORCE_POINTS, type JudgedSample } from './judge.ts'

const orNull = <T>(value: fc.Arbitrary<T>) => fc.option(value, { nil: null })
const whole = (max: number, unit: number) =>
  fc.integer({ min: 0, max: max * unit }).map((value) => value / unit)

/** A machine stands in one place and says something of itself; a boat has a place at most. */
const machine = fc
  .record({
    power: orNull(fc.integer({ min: 0, max: 3_000 })),
    drag: orNull(fc.integer({ min: 1, max: 254 })),
  })
  .filter(({ power, drag }) => power !== null || drag !== null)
  .map((said) => ({ ...said, lat: null, lon: null }))
const place = fc.record({
  lat: orNull(fc.integer({ min: -9e8, max: 9e8 }).map((value) => value / 1e7)),
  lon: orNull(fc.integer({ min: -18e8, max: 18e8 }).map((value) => value / 1e7)),
  power: fc.constant(null),
  drag: fc.constant(null),
})

/** Samples as fine as they are kept. */
const samples: fc.Arbitrary<JudgedSample[]> = fc
  .array(
    fc.record({
      at: fc.integer({ min: 0, max: 4_000_000_000 }),
      doubted: fc.boolean(),
      where: fc.oneof(machine, place),
      speed: orNull(whole(40, 100)),
      distance: whole(1_000_000, 100),
      stroke_rate: orNull(whole(150, 10)),
      heart_rate: orNull(fc.integer({ min: 25, max: 250 })),
      battery: orNull(fc.integer({ min: 0, max: 100 })),
      force: orNull(
        fc.array(fc.integer({ min: 0, max: BELIEVED.force.max }), {
          minLength: FORCE_POINTS.min,
          maxLength: FORCE_POINTS.max,
        }),
      ),
      mark: orNull(fc.constantFrom(...MARKS)),
    }),
    { maxLength: 20 },
  )
  .map((list) =>
    list
      .map(({ where, ...sample }) => ({ ...sample, ...where }))
      .toSorted((one, other) => one.at - other.at),
  )

test('unpacks what was packed', () => {
  fc.assert(
    fc.property(samples, fc.integer({ min: 0, max: 2e12 }), (list, start) => {
      const moved = list.map((sample) => ({ ...sample, at: sample.at + start }))
      const bytes = packSamples(moved)
      expect(bytes.length).toBe(list.length * BYTES_OF_SAMPLE)
      const unpacked = unpackSamples(bytes, moved[0]?.at ?? 0)
      const forces = packForces(moved)
      expect(forces === null ? unpacked : withForces(unpacked, forces)).toEqual(moved)
    }),
  )
})

test('keeps two hours of sixty boats with five samples a second in 52 megabytes', () => {
  expect(60 * 2 * 3600 * 5 * BYTES_OF_SAMPLE).toBeLessThan(52e6)
})
