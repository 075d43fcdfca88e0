import { describe, expect, test } from 'vitest'
import { rowed } from '../../test/support/rowed-seconds.ts'
import { withoutPaddling } from './match-pieces.ts'
import { findPieces } from './pieces.ts'

describe('pieces by rate and speed end where they do', () => {
  const ends = (found: readonly { start: number; finish: number }[]) =>
    found.map(({ start, finish }) => [start, finish])

  test.each<[string, (readonly [number, number, number])[], number[][]]>([
    [
      'three times 500 m, and home at just 18',
      [
        [300, 18, 2.5],
        [100, 32, 5],
        [120, 16, 2],
        [100, 32, 5],
        [120, 16, 2],
        [100, 34, 5],
        [200, 18.9, 2.5],
      ],
      [
        [300, 400],
        [520, 620],
        [740, 840],
      ],
    ],
    [
      'four times 1000 m with rests at 20, home at 22',
      [
        [600, 20, 3],
        [210, 30, 4.8],
        [240, 20, 2.6],
        [208, 31, 4.8],
        [240, 20, 2.6],
        [600, 22, 2.8],
      ],
      [
        [600, 810],
        [1050, 1258],
      ],
    ],
    [
      'twenty minutes at 24 with paddling at 19 behind',
      [
        [300, 18, 3],
        [1200, 25, 4.2],
        [300, 19, 2.8],
      ],
      [[300, 1500]],
    ],
    [
      'one minute hard, one easy',
      [
        [60, 28, 4.8],
        [60, 18, 2.6],
        [60, 28, 4.8],
        [60, 18, 2.6],
      ],
      [
        [0, 60],
        [120, 180],
      ],
    ],
    [
      'a pyramid is one',
      [
        [240, 25, 4.2],
        [180, 27, 4.4],
        [120, 29, 4.7],
        [180, 27, 4.4],
        [240, 25, 4.2],
        [200, 18, 2.6],
      ],
      [[0, 960]],
    ],
    [
      'a race with a start, a middle and a sprint is one',
      [
        [30, 44, 4.6],
        [300, 34, 5],
        [60, 40, 5.4],
        [120, 17, 2],
      ],
      [[0, 390]],
    ],
    [
      'a corner taken at a lower rate does not end it',
      [
        [300, 30, 4.6],
        [8, 20, 3.2],
        [300, 30, 4.6],
        [100, 18, 2.4],
      ],
      [[0, 608]],
    ],
    [
      'a slower boat against the wind goes on at its rate',
      [
        [300, 30, 4.8],
        [300, 29, 3.4],
        [100, 16, 2],
      ],
      [[0, 600]],
    ],
  ])('%s', (_, parts, expected) => {
    expect(ends(findPieces([], rowed(...parts)))).toEqual(expected)
  })

  test('without a speed the rate alone decides', () => {
    const { t, rate } = rowed([100, 18, 0], [100, 34, 0], [200, 19, 0])
    expect(ends(findPieces([], { t, rate }))).toEqual([[100, 200]])
  })
})

describe('what is none of the planned pieces', () => {
  const piece = (distance: number | null, time: number) => ({ distance, time })
  test.each([
    [
      'goes where it is paddling at a high rate',
      [piece(500, 100), piece(500, 102), piece(580, 200)],
      [1, 2, null],
      [0, 1],
    ],
    ['stays where it is as fast', [piece(500, 100), piece(740, 150)], [1, null], [0, 1]],
    [
      'stays where nothing is planned, however slow',
      [piece(500, 100), piece(580, 200)],
      [null, null],
      [0, 1],
    ],
    [
      'goes where the work was rated clearly higher',
      [
        { ...piece(2000, 400), stroke_rate: 34 },
        { ...piece(2000, 620), stroke_rate: 26 },
      ],
      [null, null],
      [0],
    ],
    [
      'stays at the rate of the work',
      [
        { ...piece(2000, 400), stroke_rate: 34 },
        { ...piece(2000, 620), stroke_rate: 33 },
      ],
      [null, null],
      [0, 1],
    ],
    [
      'goes by a much lower rate alone',
      [
        { ...piece(null, 400), stroke_rate: 36 },
        { ...piece(null, 620), stroke_rate: 26 },
      ],
      [null, null],
      [0],
    ],
    [
      'stays at a lower rate alone',
      [
        { ...piece(null, 400), stroke_rate: 32 },
        { ...piece(null, 400), stroke_rate: 25 },
      ],
      [null, null],
      [0, 1],
    ],
    ['stays where no distance is known', [piece(500, 100), piece(null, 200)], [1, null], [0, 1]],
  ])('%s', (_, found, matched, kept) => {
    expect(withoutPaddling(found, matched)).toEqual(kept)
  })
})
