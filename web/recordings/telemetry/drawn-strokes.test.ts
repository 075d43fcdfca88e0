import { describe, expect, test } from 'vitest'
import { bandOf, columnStarts, extentOf, type Band } from './drawn-strokes.ts'
import { STROKES_A_BLOCK } from './stroke-blocks.ts'

const clock = (count: number) => Float64Array.from({ length: count }, (_, index) => 2 * index)
const NONE = Number.NaN

/** Column, least, greatest of each corner. */
const corners = ({ columns, low, high, corners: count }: Band) =>
  Array.from({ length: count }, (_, at) => [columns[at], low[at], high[at]])

function drawn(values: readonly number[], columns: number, times = clock(values.length)) {
  const starts = columnStarts(times, { first: 0, last: values.length - 1 }, columns)
  return starts && corners(bandOf(Float64Array.from(values), starts))
}

test('few enough strokes are drawn one by one', () => {
  expect(drawn([3, 1, 2, NONE], 1)).toBeNull()
  expect(columnStarts(clock(9), { first: 1, last: 3 }, 9)).toBeNull()
  expect(columnStarts(clock(2), { first: 1, last: 0 }, 9)).toBeNull()
})

describe('of more, a band', () => {
  test.each<[string, readonly number[], number, readonly (readonly number[])[]]>([
    ['covers the least and the greatest of a column', [5, 6, 1, 7, 9, 6, 4], 1, [[0, 1, 9]]],
    ['bridges a gap within a column', [NONE, 4, 1, NONE, 7, NONE], 1, [[0, 1, 7]]],
    [
      'covers the way from the column before',
      [1, 2, 1, 2, 1, 5, 6, 5, 6, 5],
      2,
      [
        [0, 1, 2],
        [1, 1, 6],
      ],
    ],
    [
      'breaks where a whole column says nothing',
      [...Array(5).fill(1), ...Array(5).fill(NONE), 2, 3, 2, 3, 2],
      3,
      [
        [0, 1, 1],
        [1, NONE, NONE],
        [2, 2, 3],
      ],
    ],
    ['has nothing to show of nothing', Array(9).fill(NONE), 2, []],
  ])('%s', (_, values, columns, expected) => expect(drawn(values, columns)).toEqual(expected))

  test('goes straight over columns without a stroke', () => {
    const times = Float64Array.from([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 96, 97, 98, 99, 100])
    expect(drawn([1, 2, 1, 2, 1, 2, 1, 2, 1, 4, 7, 6, 9, 6, 5], 3, times)).toEqual([
      [0, 1, 4],
      [0, 4, 4],
      [2, 7, 7],
      [2, 5, 9],
    ])
  })

  test('has the least and the greatest of the whole, wherever they lie', () => {
    const values = Array.from({ length: 10_000 }, (_, index) => (index * 7919) % 10_007)
    const covered = drawn(values, 50) ?? []
    expect(covered).toHaveLength(50)
    expect(Math.min(...covered.map(([, low]) => low ?? 0))).toBe(Math.min(...values))
    expect(Math.max(...covered.map(([, , high]) => high ?? 0))).toBe(Math.max(...values))
  })
})

describe('the extent', () => {
  test.each([
    [[3, 1, NONE, 9], 0, 3, { least: 1, most: 3 }],
    [[NONE], 0, 1, null],
    [[1], 0, 0, null],
  ])('of %j from %i until %i is %j', (values, from, until, expected) =>
    expect(extentOf(Float64Array.from(values), from, until)).toEqual(expected),
  )

  test('of any stretch is that of its strokes one by one', () => {
    const values = Float64Array.from({ length: 5 * STROKES_A_BLOCK }, (_, index) =>
      index % 11 === 0 ? NONE : (index * 7919) % 1009,
    )
    for (let from = 0; from < values.length; from += 7)
      for (let until = from + 1; until <= values.length; until += 13) {
        const stretch = values.slice(from, until).filter((value) => !Number.isNaN(value))
        const expected =
          stretch.length === 0 ? null : { least: Math.min(...stretch), most: Math.max(...stretch) }
        expect(extentOf(values, from, until)).toEqual(expected)
      }
  })
})
