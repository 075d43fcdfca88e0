import { assert, double, property } from 'fast-check'
import { describe, expect, test } from 'vitest'
import { criticalFit, threeParameterFit, type EffortBest } from './critical-power.ts'

const held = (points: readonly (readonly [seconds: number, watts: number])[]): EffortBest[] =>
  points.map(([seconds, watts]) => ({ seconds, done: seconds * watts }))
const CP1 = [
  [180, 400],
  [300, 360],
  [720, 320],
  [1200, 308],
] as const

describe('critical power', () => {
  test('CP-1: four bests, with their standard errors', () => {
    const fit = criticalFit(held(CP1))
    expect(fit).toMatchObject({
      rate: expect.closeTo(291.461, 3) as number,
      rate_error: expect.closeTo(0.787, 3) as number,
      reserve: expect.closeTo(20_123.6, 1) as number,
      reserve_error: expect.closeTo(567.3, 1) as number,
      r2: expect.closeTo(0.999985, 6) as number,
    })
  })

  test('CP-2: bests of the model itself have no error', () => {
    const exact = [
      [120, 455],
      [300, 350],
      [600, 315],
      [1200, 297.5],
    ] as const
    expect(criticalFit(held(exact))).toMatchObject({
      rate: expect.closeTo(280, 9) as number,
      reserve: expect.closeTo(21_000, 6) as number,
      rate_error: expect.closeTo(0, 6) as number,
    })
  })

  test('CP-3: three parameters, where a short best shows the third', () => {
    const fit = threeParameterFit(held([[120, 430], ...CP1]))
    const within = (value: number | undefined, expected: number) =>
      expect(Math.abs((value ?? 0) / expected - 1)).toBeLessThan(0.005)
    within(fit?.rate, 283.65)
    within(fit?.reserve, 29_891)
    within(fit?.most, 644.6)
    expect(threeParameterFit(held(CP1))).toBeNull()
  })

  test('CS-1: the speed and the metres above it', () => {
    const rowed = [
      { done: 1000, seconds: 194 },
      { done: 2000, seconds: 400 },
      { done: 5000, seconds: 1060 },
    ]
    expect(criticalFit(rowed)).toMatchObject({
      rate: expect.closeTo(4.60101, 5) as number,
      rate_error: expect.closeTo(0.0592, 4) as number,
      reserve: expect.closeTo(129.978, 3) as number,
      reserve_error: expect.closeTo(39.31, 2) as number,
      r2: expect.closeTo(0.999834, 6) as number,
    })
  })

  test.each([
    [
      'few_points',
      [
        [60, 500],
        [180, 400],
        [1200, 308],
        [3600, 270],
      ],
    ],
    [
      'narrow',
      [
        [180, 400],
        [300, 360],
        [480, 330],
      ],
    ],
    [
      'not_falling',
      [
        [180, 400],
        [300, 410],
        [1200, 308],
      ],
    ],
    [
      'not_positive',
      [
        [180, 300],
        [600, 300],
        [1200, 300],
      ],
    ],
    [
      'unsure',
      [
        [120, 700],
        [300, 310],
        [400, 309],
        [480, 308],
      ],
    ],
  ] as const)('refuses bests that are %s', (fault, points) =>
    expect(criticalFit(held(points))).toBe(fault),
  )

  test('is found again in bests of any rate and reserve', () => {
    const rates = double({ min: 100, max: 450, noNaN: true })
    const reserves = double({ min: 5000, max: 40_000, noNaN: true })
    assert(
      property(rates, reserves, (rate, reserve) => {
        const fit = criticalFit(
          [120, 300, 600, 1200].map((seconds) => ({ seconds, done: rate * seconds + reserve })),
        )
        if (typeof fit === 'string') throw new Error(fit)
        expect(fit.rate).toBeCloseTo(rate, 6)
        expect(fit.reserve).toBeCloseTo(reserve, 3)
      }),
    )
  })
})
