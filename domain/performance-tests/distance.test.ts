import { expect, test } from 'vitest'
import {
  estimatedVo2max,
  foretold,
  ownSlope,
  pacingOf,
  weightAdjusted,
  weightFactor,
} from './distance.ts'
import { vo2Figures, type Breath } from './vo2.ts'

test('WADJ-1 to WADJ-4: times adjusted for weight', () => {
  const pounds = 165 / 2.20462262
  expect(weightFactor(pounds)).toBeCloseTo(0.896435, 6)
  expect(weightAdjusted(420, pounds)).toBeCloseTo(376.503, 3)
  expect(weightFactor(70)).toBeCloseTo(0.883221, 6)
  expect(weightAdjusted(420, 70)).toBeCloseTo(370.953, 3)
  expect(weightFactor(90)).toBeCloseTo(0.933898, 6)
  expect(weightAdjusted(390, 90)).toBeCloseTo(364.22, 3)
  expect(weightFactor(55)).toBeCloseTo(0.837178, 6)
  expect(weightAdjusted(480, 55)).toBeCloseTo(401.846, 3)
})

test('VO2: estimates from 2 km', () => {
  const man = estimatedVo2max(360, { gender: 'm', weight_kg: 80, is_highly_trained: true })
  expect(man?.absolute).toBeCloseTo(6.7, 9)
  expect(man?.relative).toBeCloseTo(83.75, 9)
  const woman = estimatedVo2max(430, { gender: 'w', weight_kg: 65, is_highly_trained: true })
  expect(woman?.absolute).toBeCloseTo(4.15, 9)
  expect(woman?.relative).toBeCloseTo(63.846, 3)
  const light = { gender: 'w', weight_kg: 61.36, is_highly_trained: true } as const
  expect(estimatedVo2max(430, light)?.absolute).toBeCloseTo(3.85, 9)
  expect(estimatedVo2max(900, light)).toBeNull()
})

const day = '2026-03-01'

test('foretells with the own slope of two tests within four weeks, else with the usual one', () => {
  const short = { distance: 2000, time: 420, day }
  const long = { distance: 6000, time: 1356, day: '2026-03-29' }
  const own = ownSlope(short, [long])
  expect(own?.slope).toBeCloseTo(8 / Math.log2(3), 9)
  expect(own?.from).toEqual([short, long])
  expect(foretold(short, 6000, own?.slope)).toBeCloseTo(1356, 6)
  expect(ownSlope(short, [{ ...long, day: '2026-03-30' }])).toBeNull()
  expect(ownSlope(short, [{ ...short, day: '2026-03-05' }])).toBeNull()
  expect(foretold(short, 6000)).toBeCloseTo(1355.1, 1)
})

test('holds the own slope between 2 and 10', () => {
  const short = { distance: 2000, time: 420, day }
  expect(ownSlope(short, [{ distance: 6000, time: 1200, day }])?.slope).toBe(2)
  expect(ownSlope(short, [{ distance: 6000, time: 1900, day }])?.slope).toBe(10)
})

test('says how a race was paced', () => {
  const pacing = pacingOf([105, 106, 107, 102])
  expect(pacing?.deviation).toBeCloseTo(Math.sqrt(3.5), 9)
  expect(pacing?.finish).toBe(-3)
  expect(pacing?.fade).toBe(-2)
  expect(pacingOf([105, null, 107, 102])).toBeNull()
  expect(pacingOf([105])).toBeNull()
})

const breath = (time_s: number, vo2: number, rest: Partial<Breath> = {}): Breath => ({
  time_s,
  vo2,
  vco2: null,
  ve: null,
  heart_rate: null,
  watts: null,
  ...rest,
})

test('VO2: the highest mean of half a minute, with what was there meanwhile', () => {
  const breaths = Array.from({ length: 24 }, (_, index) =>
    breath(5 * (index + 1), index >= 12 && index < 18 ? 5 : 4, {
      vco2: 4.4,
      heart_rate: 150 + index,
      watts: index >= 12 ? 400 : 300,
    }),
  )
  expect(vo2Figures(breaths)).toEqual({
    vo2max: 5,
    at_s: 90,
    watts: 400,
    rer_max: expect.closeTo(1.1, 9),
    hr_max: 173,
    ve_max: null,
    economy: 80,
  })
})

test('VO2: one breath more for a moment makes no maximum', () => {
  const breaths = Array.from({ length: 12 }, (_, index) => breath(5 * (index + 1), 4))
  breaths[9] = breath(50, 6)
  expect(vo2Figures(breaths)?.vo2max).toBeCloseTo(26 / 6, 9)
})

test('VO2: values a minute apart count as they are, and none is no test', () => {
  expect(vo2Figures([breath(60, 3), breath(120, 4.2), breath(180, 4.1)])?.vo2max).toBe(4.2)
  expect(vo2Figures([])).toBeNull()
  expect(vo2Figures([breath(60, 0)])).toBeNull()
})
