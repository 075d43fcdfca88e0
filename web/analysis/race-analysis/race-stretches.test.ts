import { describe, expect, test } from 'vitest'
import { lossOf, stretchesOf, timeOver } from './race-stretches.ts'

const line = (times: readonly number[], rate: number | null = 34) => ({
  splits: times.map((accumulated, index) => ({
    at: (index + 1) * 500,
    accumulated,
    time: accumulated - (times[index - 1] ?? 0),
    distance: 500,
    speed: 5,
    pace: null,
    prognostic: null,
    stroke_rate: rate,
    ewps: null,
    dps: null,
    gap_s: null,
    gap_m: null,
  })),
})
const first = line([93, 190, 286, 382])

test('a course is divided into four or more', () => {
  expect(stretchesOf(2000).map(({ to }) => to)).toEqual([500, 1000, 1500, 2000])
  expect(stretchesOf(500).map(({ to }) => to)).toEqual([100, 200, 300, 400, 500])
  expect(stretchesOf(1350).at(-1)).toEqual({ from: 1250, to: 1350 })
})

test('a stretch takes the time between its ends', () => {
  expect(timeOver(first, { from: 500, to: 1000 })).toBe(97)
  expect(timeOver(first, { from: 0, to: 500 })).toBe(93)
  expect(timeOver(first, { from: 250, to: 500 })).toBeNull()
})

describe('what a line lost', () => {
  const stretches = stretchesOf(2000)
  test('is said of the stretch that cost most', () =>
    expect(lossOf(line([93, 193, 289.5, 385.5], 33.5), first, stretches)).toMatchObject({
      from: 500,
      to: 1000,
      lost: 3,
      total: 3.5,
      isEven: false,
      rate: -0.5,
    }))
  test('is even where every stretch cost the same', () =>
    expect(lossOf(line([94, 192, 289, 386]), first, stretches)).toMatchObject({
      total: 4,
      isEven: true,
    }))
  test('is unknown without times on the way, and nothing of who leads', () => {
    expect(lossOf(line([93]), first, stretches)).toBeNull()
    expect(lossOf(line([92, 188, 284, 380]), first, stretches)).toBeNull()
  })
})
