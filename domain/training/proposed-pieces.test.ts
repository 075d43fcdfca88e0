import { describe, expect, test } from 'vitest'
import { rowed } from '../../test/support/rowed-seconds.ts'
import { withoutPaddling } from './match-pieces.ts'
import { findPieces } from './pieces.ts'

describe('what is proposed of a recording without laps and plan', () => {
  const ends = (found: readonly { start: number; finish: number }[]) =>
    found.map(({ start, finish }) => [start, finish])

  /** What is proposed in the end: found, and not paddled. */
  const proposed = (...parts: readonly (readonly [number, number, number])[]) => {
    const { t, rate, speed } = rowed(...parts)
    const found = findPieces([], { t, rate, speed })
    const mean = (values: Float64Array, { start, finish }: { start: number; finish: number }) =>
      values.slice(start, finish).reduce((sum, value) => sum + value, 0) / (finish - start)
    const figures = found.map((piece) => ({
      time: piece.finish - piece.start,
      distance: mean(speed, piece) * (piece.finish - piece.start),
      stroke_rate: mean(rate, piece),
    }))
    const kept = withoutPaddling(
      figures,
      figures.map(() => null),
    )
    return ends(found.filter((_, index) => kept.includes(index)))
  }
  const STEPS = [
    [18, 3.6],
    [20, 3.8],
    [22, 4],
    [24, 4.2],
    [26, 4.4],
    [28, 4.6],
    [30, 4.8],
  ] as const

  test.each<[string, (readonly [number, number, number])[], number[][]]>([
    [
      'a race piece with a long paddle home at 26',
      [
        [600, 19, 3],
        [420, 36, 5.2],
        [120, 12, 1],
        [1500, 26, 3.6],
      ],
      [[600, 1020]],
    ],
    [
      'a race piece that goes over into such a paddle',
      [
        [420, 36, 5.2],
        [1500, 26, 3.6],
      ],
      [[0, 420]],
    ],
    [
      'a warm-up at 25, three pieces, and home',
      [
        [600, 25, 3.4],
        [60, 10, 1],
        [180, 33, 5],
        [200, 17, 2.4],
        [180, 34, 5],
        [200, 17, 2.4],
        [180, 34, 5],
        [200, 17, 2.4],
        [900, 25, 3.5],
      ],
      [
        [660, 840],
        [1040, 1220],
        [1420, 1600],
      ],
    ],
    [
      'a warm-up with a burst before three times twenty minutes at 20',
      [
        [300, 18, 2.8],
        [40, 28, 4.4],
        [200, 17, 2.2],
        [1200, 20, 4],
        [180, 15, 1.5],
        [1200, 20, 4],
        [180, 15, 1.5],
        [1200, 20, 4],
        [300, 17, 2.5],
      ],
      [
        [300, 340],
        [540, 1740],
        [1920, 3120],
        [3300, 4500],
      ],
    ],
    [
      'three times twenty minutes at 20, and home at 25',
      [
        [1200, 20, 4.1],
        [180, 15, 1.5],
        [1200, 20, 4.1],
        [180, 15, 1.5],
        [1200, 20, 4.1],
        [120, 10, 1],
        [900, 25, 3],
      ],
      [
        [0, 1200],
        [1380, 2580],
        [2760, 3960],
      ],
    ],
    [
      'all steps of a test, of which the first are rowed low',
      STEPS.flatMap(([spm, metres]) => [[300, spm, metres] as const, [45, 0, 0.2] as const]),
      STEPS.map((_, step) => [step * 345, step * 345 + 300]),
    ],
    [
      'long steady work and short sprints',
      [
        [1200, 25, 4.2],
        [120, 15, 2],
        [45, 38, 5.4],
        [120, 15, 2],
        [45, 38, 5.4],
        [120, 15, 2],
      ],
      [
        [0, 1200],
        [1320, 1365],
        [1485, 1530],
      ],
    ],
    [
      'as fast down the stream as slow against it',
      [
        [300, 30, 5.2],
        [120, 15, 2],
        [380, 30, 3.8],
        [120, 15, 2],
        [300, 30, 5.2],
        [120, 15, 2],
      ],
      [
        [0, 300],
        [420, 800],
        [920, 1220],
      ],
    ],
  ])('is %s', (_, parts, expected) => {
    const found = proposed(...parts)
    expect(found).toHaveLength(expected.length)
    for (const [index, [start = 0, finish = 0]] of expected.entries()) {
      expect(Math.abs((found[index]?.[0] ?? Infinity) - start)).toBeLessThanOrEqual(3)
      expect(Math.abs((found[index]?.[1] ?? Infinity) - finish)).toBeLessThanOrEqual(3)
    }
  })
})
