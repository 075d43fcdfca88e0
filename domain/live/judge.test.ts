import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { AT_START, BELIEVED, judgeSamples, type Sample } from './judge.ts'

const NOW = Date.parse('2026-06-01T06:00:00Z')
const judge = (samples: readonly Sample[], offset = 0) =>
  judgeSamples(samples, AT_START, { offset, now: NOW })
const LUCERNE = { lat: 47.0735, lon: 8.3213 }

const NO_MACHINE = { power: null, drag: null, force: null }

test('keeps what a machine says, which has no place, and not what no machine can', () => {
  const said = { at: NOW - 1000, ...LUCERNE, speed: 4.2, distance: 12, power: 214.4, drag: 130 }
  const beyond = { at: NOW, speed: 4.2, distance: 16, power: 4000, drag: 300 }
  const { kept } = judge([said, beyond])
  expect(kept).toMatchObject([
    { power: 214.4, drag: 130, lat: null, lon: null, distance: 12 },
    { power: null, drag: null, distance: 16, doubted: true },
  ])
})

test('keeps a curve of force that a drive can have, and no other', () => {
  const forces = [
    [0, 320, 610, 280],
    [0, BELIEVED.force.max + 1],
    [12],
    Array.from({ length: 256 }, () => 5),
    [],
  ]
  const samples = forces.map((force, second) => ({ at: NOW - 9000 + second * 1000, force }))
  expect(judge(samples).kept.map(({ force, doubted }) => [force, doubted])).toEqual([
    [[0, 320, 610, 280], false],
    ...Array.from({ length: 4 }, () => [null, true]),
  ])
})

test('keeps no two curves of force that come sooner than anybody pulls', () => {
  const force = [0, 500, 0]
  const samples = [0, 100, 399, 400, 799, 800].map((ms) => ({ at: NOW - 9000 + ms, force }))
  expect(judge(samples).kept.map((sample) => sample.force !== null)).toEqual([
    true,
    false,
    false,
    true,
    false,
    true,
  ])
})

test('keeps what a boat does as the device says it', () => {
  const said = { at: NOW - 1000, ...LUCERNE, speed: 4.2, distance: 12, stroke_rate: 31.5 }
  const { kept } = judge([{ ...said, heart_rate: 164, battery: 80, mark: 'start' }])
  expect(kept).toEqual([
    { ...said, heart_rate: 164, battery: 80, ...NO_MACHINE, mark: 'start', doubted: false },
  ])
})

test('corrects the clock of the device', () => {
  const { kept } = judge([{ at: NOW - 3_600_000, distance: 0 }], 3_599_000)
  expect(kept[0]).toMatchObject({ at: NOW - 1000, doubted: false })
})

describe('marks and does not show', () => {
  test.each<[string, Partial<Sample>, keyof Sample]>([
    ['a speed of a thousand million metres a second', { speed: 1e9 }, 'speed'],
    ['a speed above what is believed', { speed: BELIEVED.speed.max + 0.01 }, 'speed'],
    ['a negative speed', { speed: -0.1 }, 'speed'],
    ['a heart that stands still', { heart_rate: 24 }, 'heart_rate'],
    ['a heart that flutters', { heart_rate: 251 }, 'heart_rate'],
    ['a stroke rate no arm keeps', { stroke_rate: 150.5 }, 'stroke_rate'],
    ['a battery more than full', { battery: 101 }, 'battery'],
    ['a latitude beyond the pole', { lat: 90.1, lon: 8 }, 'lat'],
    ['the place of a device that knows none', { lat: 0, lon: 0 }, 'lat'],
  ])('%s', (_what, part, name) => {
    const { kept } = judge([{ at: NOW, ...part }])
    expect(kept[0]).toMatchObject({ [name]: null, doubted: true })
  })

  test.each(['speed', 'stroke_rate', 'heart_rate', 'battery'] as const)(
    'nothing at the bounds of %s',
    (name) => {
      for (const value of [BELIEVED[name].min, BELIEVED[name].max])
        expect(judge([{ at: NOW, [name]: value }]).kept[0]).toMatchObject({
          [name]: value,
          doubted: false,
        })
    },
  )

  test('a time that has not come', () => {
    const { kept } = judge([{ at: NOW + 86_400_000, distance: 0 }])
    expect(kept[0]?.doubted).toBe(true)
    expect(kept[0]?.at).toBeLessThanOrEqual(NOW + 5_000)
  })

  test('a time that runs back', () => {
    const { kept } = judge([
      { at: NOW - 2000, distance: 4 },
      { at: NOW - 1000, distance: 5 },
      { at: NOW - 9000, distance: 6 },
    ])
    expect(kept[2]).toMatchObject({ at: NOW - 1000, doubted: true })
  })

  test('a boat that jumps to another lake', () => {
    const { kept, after } = judge([
      { at: NOW - 2000, ...LUCERNE },
      { at: NOW - 1000, lat: 48.1, lon: 11.5 },
    ])
    expect(kept[1]).toMatchObject({ lat: null, lon: null, distance: 0, doubted: true })
    expect(after.place).toMatchObject(LUCERNE)
  })

  test('a distance that shrinks or jumps', () => {
    const { kept } = judge([
      { at: NOW - 3000, distance: 20 },
      { at: NOW - 2000, distance: 10 },
      { at: NOW - 1000, distance: 900_000 },
    ])
    expect(kept.map(({ distance, doubted }) => [distance, doubted])).toEqual([
      [20, false],
      [20, true],
      [20, true],
    ])
  })
})

describe('after one bad sample comes the truth', () => {
  const LATE = NOW - 6 * 24 * 3_600_000
  /** One a second, four metres a second, with one of them changed. */
  const withOneBad = (bad: Partial<Sample>, { at = 5, from = LATE, count = 20 } = {}) =>
    Array.from({ length: count }, (_, second) => ({
      at: from + second * 1000,
      distance: second * 4,
      ...(second === at && bad),
    }))
  const wrong = (samples: readonly Sample[]) =>
    judge(samples).kept.flatMap(({ at, distance, doubted }, index) =>
      doubted || at !== samples[index]?.at || distance !== samples[index]?.distance ? [index] : [],
    )

  test('nothing is squashed of a recording that arrives six days late', () => {
    expect(wrong(withOneBad({}))).toEqual([])
  })
  test.each([
    ['has not come', { at: NOW + 86_400_000 }],
    ['is an hour too late', { at: LATE + 3_600_000 }],
    ['is an hour too early', { at: LATE - 3_600_000 }],
  ])('where a time %s', (_what, bad) => {
    expect(wrong(withOneBad(bad))).toEqual([5])
    expect(wrong(withOneBad(bad, { at: 0 })).filter((index) => index > 0)).toEqual([])
  })
  test('where a live device sends one sample that has not come, alone', () => {
    let before = AT_START
    const kept = withOneBad({ at: NOW + 3_600_000 }, { from: NOW - 20_000 }).map((sample) => {
      const judged = judgeSamples([sample], before, { offset: 0, now: NOW })
      before = judged.after
      return judged.kept[0]
    })
    expect(kept.flatMap((one, index) => (one?.doubted ? [index] : []))).toEqual([5])
  })
  test('where a distance jumps, and where all later ones do', () => {
    expect(wrong(withOneBad({ distance: 900_000 }))).toEqual([5])
    const jumped = withOneBad({}).map((sample, second) => ({
      ...sample,
      distance: second * 4 + (second >= 5 ? 200 : 0),
    }))
    const { kept } = judge(jumped)
    expect(kept.at(-1)?.distance).toBe(jumped.at(-1)?.distance)
    expect(wrong(jumped).length).toBeLessThan(6)
  })
  test('where the first place is in another country', () => {
    const samples = withOneBad({}).map((sample, second) => ({
      at: sample.at,
      lat: second === 0 ? 52 : 47 + (second * 4) / 111_195,
      lon: 8,
    }))
    const { kept } = judge(samples)
    expect(kept.slice(6).every(({ lat }) => lat !== null)).toBe(true)
    expect(kept.at(-1)?.distance).toBeCloseTo((19 - 5) * 4, 0)
  })
})

test('measures distance and speed by the places of a device that says neither', () => {
  const { kept } = judge([
    { at: NOW - 10_000, lat: 47, lon: 8 },
    { at: NOW, lat: 47.0004, lon: 8 },
  ])
  expect(kept[1]?.distance).toBeCloseTo(44.48, 1)
  expect(kept[1]?.speed).toBeCloseTo(4.448, 2)
})

test('keeps one sample for each, in order, and believes nothing beyond bounds', () => {
  const number = fc.option(fc.double({ noNaN: false }), { nil: null })
  const samples = fc.array(
    fc.record({
      at: fc.double({ min: 0, max: 1e14, noNaN: true }),
      lat: number,
      lon: number,
      speed: number,
      distance: number,
      stroke_rate: number,
      heart_rate: number,
      battery: number,
    }),
    { maxLength: 30 },
  )
  fc.assert(
    fc.property(samples, (given) => {
      const { kept } = judge(given)
      expect(kept).toHaveLength(given.length)
      for (const [index, sample] of kept.entries()) {
        const { at, distance, speed, lat } = sample
        expect(Number.isInteger(at)).toBe(true)
        expect(at).toBeLessThanOrEqual(NOW + 5_000)
        expect(at).toBeGreaterThanOrEqual(kept[index - 1]?.at ?? 0)
        expect(distance).toBeGreaterThanOrEqual(kept[index - 1]?.distance ?? 0)
        expect(speed === null || (speed >= 0 && speed <= 40)).toBe(true)
        expect(lat === null || Math.abs(lat) <= 90).toBe(true)
      }
    }),
  )
})
