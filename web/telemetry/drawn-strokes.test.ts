import { describe, expect, test } from 'vitest'
import { extentOf, strokeChoice } from './drawn-strokes.ts'

const clock = (count: number) => Float64Array.from({ length: count }, (_, index) => 2 * index)
const chosen = (values: readonly number[], columns: number, span = { first: 0, last: values.length - 1 }) => [
  ...strokeChoice(clock(values.length), span, columns)(Float64Array.from(values)),
]

test('all are drawn while there are few enough to be told apart', () => {
  expect(chosen([3, 1, 2, Number.NaN], 1)).toEqual([0, 1, 2, 3])
  expect(chosen([3, 1, 2, 5, 4], 9, { first: 1, last: 3 })).toEqual([1, 2, 3])
  expect(chosen([3, 1], 9, { first: 1, last: 0 })).toEqual([])
})

describe('of more', () => {
  test.each<[string, readonly number[], number, readonly number[]]>([
    ['a column keeps its ends, its least and its greatest, in order', [5, 6, 1, 7, 9, 6, 4], 1, [0, 2, 4, 6]],
    ['nothing is drawn twice', [1, 2, 3, 4, 5, 6], 1, [0, 5]],
    ['a gap within a column is bridged', [Number.NaN, 4, 1, Number.NaN, 7, Number.NaN], 1, [1, 2, 4]],
    [
      'a gap as wide as a column breaks the line',
      [...Array(5).fill(1), ...Array(5).fill(Number.NaN), 2, 3, 2, 3, 2],
      3,
      [0, 4, 5, 10, 11, 14],
    ],
  ])('%s', (_, values, columns, expected) => expect(chosen(values, columns)).toEqual(expected))

  test('the least and the greatest of the whole are among them, wherever they lie', () => {
    const values = Array.from({ length: 10_000 }, (_, index) => (index * 7919) % 10_007)
    const strokes = chosen(values, 50)
    expect(strokes.length).toBeLessThanOrEqual(200)
    expect(strokes).toEqual(strokes.toSorted((a, b) => a - b))
    for (const stroke of [values.indexOf(Math.max(...values)), values.indexOf(Math.min(...values)), 0, 9999])
      expect(strokes).toContain(stroke)
  })

  test('a column without a stroke has none', () => {
    const times = Float64Array.from([0, 1, 2, 3, 4, 100, 101, 102, 103, 104])
    const values = Float64Array.from([1, 2, 1, 2, 1, 5, 6, 5, 6, 5])
    expect([...strokeChoice(times, { first: 0, last: 9 }, 2)(values)]).toEqual([0, 1, 4, 5, 6, 9])
  })
})

test.each([
  [[3, 1, Number.NaN, 9], [0, 1, 2], { least: 1, most: 3 }],
  [[Number.NaN], [0], null],
  [[1], [], null],
])('the extent of %j at %j is %j', (values, strokes, expected) =>
  expect(extentOf(Float64Array.from(values), Uint32Array.from(strokes))).toEqual(expected),
)
