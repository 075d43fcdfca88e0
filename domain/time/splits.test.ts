import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { accumulatedOf, incrementsOf, originOf, splitTrack, splitsOfTimes } from './splits.ts'

const CLOCK = [98, 199.5, 301.5, 400]

describe('RACE-1', () => {
  test('increments and back', () => {
    expect(incrementsOf(CLOCK)).toEqual([98, 101.5, 102, 98.5])
    expect(accumulatedOf([98, 101.5, 102, 98.5])).toEqual(CLOCK)
  })

  test.each([
    ['from times', splitsOfTimes(CLOCK, 500)],
    ['from a track', splitTrack([10, 108, 209.5, 311.5, 410], [100, 600, 1100, 1600, 2100], 500)],
  ])('%s', (_name, splits) => {
    splits.forEach((split, index) =>
      expect(split.accumulated_s).toBeCloseTo(CLOCK[index] ?? Number.NaN, 9),
    )
    expect(splits.map((split) => split.distance_m)).toEqual([500, 1000, 1500, 2000])
  })

  test('speeds', () => {
    const speeds = splitsOfTimes(CLOCK, 500).map((split) => Number(split.speed?.toFixed(4)))
    expect(speeds).toEqual([5.102, 4.9261, 4.902, 5.0761])
  })
})

describe('tracks', () => {
  test('a point between two marks is interpolated', () => {
    expect(
      splitTrack([0, 100, 200], [0, 400, 800], 500).map((split) => split.accumulated_s),
    ).toEqual([125, 200])
  })

  test('the last split may be shorter and has its own speed', () => {
    const last = splitTrack([0, 300], [0, 1200], 500).at(-1)
    expect(last).toMatchObject({ distance_m: 1200, length_m: 200, increment_s: 50, speed: 4 })
  })

  test('steps back and gaps in the data are dropped', () => {
    const clean = splitTrack([0, 50, 100], [0, 250, 500], 250)
    expect(
      splitTrack([0, 20, 30, 50, 45, 60, 100], [0, 100, 40, 250, 260, Number.NaN, 500], 250),
    ).toEqual(clean)
  })

  test('a stop belongs to the split in which it happens', () => {
    expect(
      splitTrack([0, 100, 160, 260], [0, 500, 500, 1000], 500).map((split) => split.increment_s),
    ).toEqual([100, 160])
  })

  test.each([
    ['no points', [], [], 500],
    ['one point', [0], [0], 500],
    ['no movement', [0, 10], [5, 5], 500],
    ['no split length', [0, 10], [0, 50], 0],
  ])('%s gives no splits', (_name, time, distance, every) =>
    expect(splitTrack(time, distance, every)).toEqual([]),
  )

  test.each([
    {
      name: 'strokes, written when they are over',
      time: [3.9, 7, 520],
      metres: [12, 24, 1992],
      origin: { time_s: 0, distance_m: 0 },
    },
    {
      name: 'a counter that is ahead of its clock',
      time: [0, 2, 537],
      metres: [5.4, 12, 2000],
      origin: { time_s: 0, distance_m: 0 },
    },
    {
      name: 'a standing start',
      time: [6.9, 8.9, 190.9],
      metres: [0.8, 6, 991.2],
      origin: { time_s: 0, distance_m: 0 },
    },
    {
      name: 'a wait for the start',
      time: [60, 61, 160],
      metres: [2, 4, 402],
      origin: { time_s: 60, distance_m: 0 },
    },
    {
      name: 'a counter at nothing',
      time: [2, 3, 100],
      metres: [0, 4, 392],
      origin: { time_s: 2, distance_m: 0 },
    },
    {
      name: 'a counter far on',
      time: [2, 3, 100],
      metres: [5000, 5004, 5392],
      origin: { time_s: 2, distance_m: 5000 },
    },
    {
      name: 'a first value that is missing',
      time: [1, 2, 100],
      metres: [Number.NaN, 8, 400],
      origin: { time_s: 0, distance_m: 0 },
    },
    {
      name: 'nothing known',
      time: [],
      metres: [],
      origin: { time_s: Number.NaN, distance_m: Number.NaN },
    },
  ])('$name: where the recording began', ({ time, metres, origin }) =>
    expect(originOf(time, metres)).toEqual(origin),
  )

  test('marks count from the origin', () => {
    const [time, metres] = [
      [4, 125, 250, 500],
      [16, 500, 1000, 2000],
    ]
    const splits = splitTrack(time, metres, 500, originOf(time, metres))
    expect(splits.map(({ accumulated_s, length_m }) => [accumulated_s, length_m])).toEqual([
      [125, 500],
      [250, 500],
      [375, 500],
      [500, 500],
    ])
  })

  test('the first split of a standing start has the time the boat took to get going', () => {
    const [time, metres] = [
      [6.9, 8.9, 98.4, 190.9],
      [0.8, 6, 500, 991.2],
    ]
    expect(
      splitTrack(time, metres, 500, originOf(time, metres)).map(
        ({ accumulated_s }) => accumulated_s,
      ),
    ).toEqual([98.4, 190.9])
  })

  test('splits add up to the track', () => {
    const steps = fc.array(
      fc.record({ dt: fc.integer({ min: 1, max: 10 }), dd: fc.integer({ min: 1, max: 60 }) }),
      {
        minLength: 1,
        maxLength: 80,
      },
    )
    fc.assert(
      fc.property(steps, fc.integer({ min: 20, max: 500 }), (track, every) => {
        const time = accumulatedOf([0, ...track.map((step) => step.dt)])
        const distance = accumulatedOf([0, ...track.map((step) => step.dd)])
        const splits = splitTrack(Float64Array.from(time), Float64Array.from(distance), every)
        const sum = (of: (split: (typeof splits)[number]) => number) =>
          splits.reduce((total, split) => total + of(split), 0)
        expect(sum((split) => split.increment_s)).toBeCloseTo(time.at(-1) ?? 0, 6)
        expect(sum((split) => split.length_m)).toBeCloseTo(distance.at(-1) ?? 0, 6)
        expect(splits.slice(0, -1).every((split) => split.length_m === every)).toBe(true)
      }),
    )
  })
})
