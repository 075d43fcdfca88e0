import { expect, test } from 'vitest'
import type { SessionScores } from '#contract/analysis/result-entry.ts'
import type { Sampled } from '#domain/training/laid-stretches.ts'
import type { Side } from './compare.ts'
import { gapsBetween } from './gaps.ts'

const SIDE: Side = {
  key: 'athlete-1',
  kind: 'athlete',
  name: 'Anna',
  result: null,
  recordings: [[1]],
}
const scores = { pieces: [], results: [] } as unknown as SessionScores
const recorded = (seconds: number, distance: (second: number) => number): Sampled => {
  const t = Array.from({ length: seconds + 1 }, (_, second) => second)
  return { t, start: 0, finish: seconds, channels: { distance: t.map(distance) } }
}
const gaps = (first: readonly Sampled[], second: readonly Sampled[]) =>
  gapsBetween(scores, 0, [SIDE, SIDE], [first, second]).map(({ distance, gap_s, gap_m }) => [
    distance,
    Math.round(gap_s),
    Math.round(gap_m),
  ])

const even = (speed: number, seconds = 400) => recorded(seconds, (second) => second * speed)
/** 500 m, a rest of two minutes, then on. */
const rested = recorded(400, (second) => Math.min(second, 100) * 5 + Math.max(0, second - 220) * 5)

test('metres behind are those still to go when the other was there, also over a rest', () => {
  expect(gaps([even(5)], [even(4)])).toEqual([
    [250, 13, 50],
    [500, 25, 100],
    [750, 38, 150],
    [1000, 50, 200],
    [1250, 63, 250],
    [1500, 75, 300],
  ])
  expect(gaps([rested], [even(4)]).at(-1)).toEqual([1250, -57, -287])
})

test('there are no more rows than one reads', () =>
  expect(gaps([even(5, 2000)], [even(5, 2000)])).toHaveLength(10))
test('there are none beside a mean of several', () =>
  expect(gaps([even(5), even(4)], [even(4)])).toEqual([]))
