import { expect, test } from 'vitest'
import type { Structure } from '#domain/time/structure.ts'
import { pieceRows } from './piece-rows.ts'

const m500 = { distance_m: 500 }
const min2 = { time_s: 120 }

test.each<[string, Structure, unknown]>([
  ['one piece', { repetitions: 1, pieces: [{ ...m500, rest_s: 0 }] }, [['1', 1, [m500], 0]]],
  ['one repeated', { repetitions: 8, pieces: [{ ...m500, rest_s: 210 }] }, [['1', 8, [m500], 210]]],
  [
    'segments',
    { repetitions: 4, pieces: [{ segments: [m500, min2], rest_s: 60 }] },
    [['1', 4, [m500, min2], 60]],
  ],
  [
    'a round repeated',
    {
      repetitions: 2,
      pieces: [
        { ...m500, rest_s: 60 },
        { ...min2, rest_s: 0 },
      ],
    },
    [
      ['1', 1, [m500], 60],
      ['2', 1, [min2], 0],
      ['3', 1, [m500], 60],
      ['4', 1, [min2], 0],
    ],
  ],
])('%s', (_name, structure, rows) =>
  expect(
    pieceRows(structure).map(({ number, times, extents, rest_s }) => [
      number,
      times,
      extents,
      rest_s,
    ]),
  ).toEqual(rows),
)
