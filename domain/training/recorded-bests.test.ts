import { expect, test } from 'vitest'
import { climbed, recordedBests, type BestKind } from './recorded-bests.ts'

/** Seconds 0, 1, 2 … with a value for each. */
const recording = (values: Record<string, number[]>) => {
  const length = Math.max(...Object.values(values).map((column) => column.length))
  const t = Float64Array.from({ length }, (_, second) => second)
  return new Map([
    ['t', t],
    ...Object.entries(values).map(([name, column]) => [name, Float64Array.from(column)] as const),
  ])
}
const best = (found: ReturnType<typeof recordedBests>, kind: BestKind, span: number) =>
  found.find((one) => one.kind === kind && one.span === span)
const steady = (value: number, seconds: number) => Array.from({ length: seconds }, () => value)

test('the best minute is where the watts are', () => {
  const power = [...steady(200, 100), ...steady(320, 60), ...steady(180, 100)]
  const found = recordedBests(recording({ power }))
  expect(best(found, 'power', 60)).toEqual({ kind: 'power', span: 60, value: 320, start: 100 })
  // Sixty of 320 W among a hundred and twenty, the others at 200 W.
  expect(best(found, 'power', 120)?.value).toBeCloseTo(260, 6)
  expect(best(found, 'power', 300)).toBeUndefined()
})

test('no best spans a pause of more than ten seconds', () => {
  const power = [...steady(300, 40), ...steady(Number.NaN, 30), ...steady(300, 40)]
  const found = recordedBests(recording({ power }))
  expect(best(found, 'power', 30)?.value).toBe(300)
  expect(best(found, 'power', 60)).toBeUndefined()
})

test('the fastest 500 m begins and ends between samples', () => {
  // 4 m/s, then 5 m/s from second 100 on: metres 400 to 900 in 100 s.
  const distance = Array.from({ length: 301 }, (_, s) => (s <= 100 ? 4 * s : 400 + 5 * (s - 100)))
  const found = recordedBests(recording({ distance }))
  expect(best(found, 'time', 500)).toMatchObject({ value: 100, start: 100 })
  // The last thousand metres are all at 5 m/s; all 1400 m end before 2000.
  expect(best(found, 'time', 1000)?.value).toBeCloseTo(200, 9)
  expect(best(found, 'time', 2000)).toBeUndefined()
  expect(best(found, 'speed', 300)?.value).toBeCloseTo(1400 / 300, 9)
})

/** Pieces of 500 m at 5 m/s, a stroke every two seconds, each timed from zero behind the last. */
const pieces = (count: number) => {
  const strokes = Array.from({ length: 50 }, (_, stroke) => 2 * (stroke + 1))
  const t = Array.from({ length: count }, (_, piece) => strokes.map((at) => 100 * piece + at))
  const power = t.flatMap((piece) => piece.map((_, stroke) => (stroke < 30 ? 300 : 200)))
  return new Map([
    ['t', Float64Array.from(t.flat())],
    ['distance', Float64Array.from(t.flat(), (at) => 5 * at)],
    ['power', Float64Array.from(power)],
    ['heart_rate', Float64Array.from(power, () => 170)],
  ])
}

test('no best goes across a restart of the clock, and each piece is whole', () => {
  const found = recordedBests(pieces(4), [100, 200, 300])
  // The first stroke of the recording is written when it is over, so that its first piece is short.
  expect(best(found, 'time', 500)).toEqual({ kind: 'time', span: 500, value: 100, start: 100 })
  expect(found.filter(({ kind, span }) => kind === 'time' && span > 500)).toEqual([])
  expect(found.filter(({ kind, span }) => kind !== 'time' && span > 100)).toEqual([])
  expect(best(found, 'power', 60)).toMatchObject({ value: 300 })
  for (const { span, start } of found.filter(({ kind }) => kind !== 'climb')) {
    const seconds = span === 500 ? 100 : span
    expect(Math.floor(start / 100)).toBe(Math.ceil((start + seconds) / 100) - 1)
  }
  expect(best(recordedBests(pieces(4)), 'time', 1000)?.value).toBe(200)
})

test('what nobody reaches in the sport is no best', () => {
  // 4 m/s with a jump of 600 m in a second.
  const distance = Array.from({ length: 601 }, (_, s) => 4 * s + (s > 300 ? 600 : 0))
  const row = recording({ distance })
  expect(
    recordedBests(row, [], 1).filter(({ kind, span }) => kind === 'time' && span <= 500),
  ).toEqual([])
  expect(best(recordedBests(row, [], 1), 'speed', 60)).toBeUndefined()
  expect(best(recordedBests(row, [], 1), 'speed', 300)?.value).toBe(6)
})

test('a heart rate is kept from a minute on', () => {
  const heart_rate = [...steady(120, 60), ...steady(180, 61)]
  const found = recordedBests(recording({ heart_rate }))
  expect(best(found, 'heart-rate', 60)?.value).toBe(180)
  expect(best(found, 'heart-rate', 30)).toBeUndefined()
})

test('climbs count once they are more than the noise of a barometer', () => {
  expect(climbed([400, 401, 400, 402, 400.5])).toBe(0)
  expect(climbed([400, 450, 420, 480])).toBe(110)
  expect(climbed([400, 405, 403, 410])).toBe(10)
  expect(climbed([Number.NaN, 400])).toBeNull()
})

test('nothing is best of a recording without a clock', () => {
  expect(recordedBests(new Map([['power', Float64Array.of(1, 2)]]))).toEqual([])
})
