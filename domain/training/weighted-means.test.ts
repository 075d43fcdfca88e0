import { describe, expect, test } from 'vitest'
import { runningMeans, secondsCounted, weightedMean } from './weighted-means.ts'

const none = Number.NaN

describe('a record counts', () => {
  test.each([
    { name: 'until the next', t: [0, 4, 6], index: 0, seconds: 4 },
    { name: 'for ten seconds at most', t: [0, 60], index: 0, seconds: 10 },
    { name: 'for nothing at the end of the whole', t: [0, 4], index: 1, seconds: 0 },
    { name: 'for nothing where the next has its time', t: [5, 5, 6], index: 0, seconds: 0 },
    { name: 'for nothing where the clock runs back', t: [5, 3], index: 0, seconds: 0 },
  ])('$name', ({ t, index, seconds }) => expect(secondsCounted(t, index)).toBe(seconds))

  test('until a later end when it is the last', () => expect(secondsCounted([0, 4], 1, 7)).toBe(3))
})

describe('a mean is weighted by time', () => {
  test.each([
    { name: 'of records that are not evenly spaced', t: [0, 1, 2, 10], v: [100, 100, 160, 160] },
    { name: 'of values between gaps', t: [0, 2, 3, 4, 10, 20], v: [100, none, none, 160, none, 0] },
  ])('$name', ({ t, v }) => expect(weightedMean(t, v)).toBeCloseTo(v.length === 4 ? 148 : 145, 9))

  test('of the only value there is', () => expect(weightedMean([3], [140])).toBe(140))
  test('of nothing is none', () => {
    expect(weightedMean([0, 1], [none, none])).toBeNull()
    expect(weightedMean([0, 1], undefined)).toBeNull()
  })
  test('of records without a clock is plain', () =>
    expect(weightedMean(undefined, [none, 120, 140])).toBe(130))
  test('within a stretch takes the share of the records at its ends', () =>
    expect(weightedMean([0, 4, 8], [10, 20, 30], { start: 3, finish: 6 })).toBeCloseTo(50 / 3, 9))
  test('of a stretch nobody recorded is none', () =>
    expect(weightedMean([0, 4], [10, 20], { start: 30, finish: 40 })).toBeNull())
})

/** A multiplicative generator: the same records for the same seed. */
function randomFrom(seed: number): () => number {
  let state = seed
  return () => (state = (state * 16_807) % 2_147_483_647) / 2_147_483_647
}

type Series = { t: number[]; values: number[] }

function randomSeries(random: () => number): Series {
  let clock = 0
  const count = 2 + Math.floor(random() * 60)
  const t = Array.from({ length: count }, () => (clock += Math.floor(random() * 100) / 10))
  return { t, values: t.map(() => (random() < 0.1 ? none : Math.round(100 + random() * 80))) }
}

/** The same recording written more often: some records are repeated before the next. */
function splitSome({ t, values }: Series, random: () => number): Series {
  const split: Series = { t: [], values: [] }
  for (const [index, at] of t.entries()) {
    split.t.push(at)
    split.values.push(values[index] ?? none)
    const next = t[index + 1]
    if (next === undefined || random() < 0.5) continue
    split.t.push(at + (next - at) * random())
    split.values.push(values[index] ?? none)
  }
  return split
}

const SEEDS = Array.from({ length: 200 }, (_, index) => index + 1)

test.each(SEEDS)('splitting records changes no mean (%i)', (seed) => {
  const random = randomFrom(seed * 7919)
  const series = randomSeries(random)
  const split = splitSome(series, random)
  const last = series.t.at(-1) ?? 0
  const start = last * random() * 0.5
  const stretch = { start, finish: start + last * random() }
  for (const within of [undefined, stretch]) {
    const [one, other] = [series, split].map(({ t, values }) => weightedMean(t, values, within))
    if (one === null || one === undefined) expect(other).toBe(one)
    else expect(other).toBeCloseTo(one, 6)
  }
})

test.each(SEEDS)('running means agree with those of their records (%i)', (seed) => {
  const { t, values } = randomSeries(randomFrom(seed * 104_729))
  const whole = runningMeans(t, values)(0, t.length)
  const counted = t.some((_, index) => secondsCounted(t, index) > 0 && !Number.isNaN(values[index]))
  if (counted) expect(whole).toBeCloseTo(weightedMean(t, values) ?? none, 6)
  else expect(whole).toBeNaN()
})
