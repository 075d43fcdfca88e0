import { describe, expect, test } from 'vitest'
import { meanAt, rowedStrokes } from './telemetry-strokes.ts'

const all = (count: number) => ({ first: 0, last: count - 1 })
const kept = (...of: Parameters<typeof rowedStrokes>) => [...rowedStrokes(...of)]

describe('strokes that count', () => {
  test.each([
    ['a rate below 10', [9.9, 10, 30], undefined, [1, 2]],
    ['a rate above 60', [30, 60, 60.1], undefined, [0, 1]],
    ['less than a tenth of the median power', [30, 30, 30, 30], [300, 29.9, 300, 300], [0, 2, 3]],
    ['less than a tenth, where the tenth itself counts', [30, 30, 30], [300, 30, 300], [0, 1, 2]],
    ['nothing where nothing is known', [Number.NaN, null, 30], [null, Number.NaN, 200], [0, 1, 2]],
    ['nothing without power', [30, 30], [0, 0], [0, 1]],
  ])('reject %s', (_, rate, power, expected) =>
    expect(kept(all(rate.length), rate, power)).toEqual(expected),
  )

  test('take the median of those in the selection at a rate that counts', () => {
    const rate = [30, 30, 30, 5, 5, 5]
    const power = [300, 300, 25, 20, 20, 20]
    expect(kept(all(6), rate, power)).toEqual([0, 1])
    expect(kept({ first: 2, last: 2 }, rate, power)).toEqual([2])
    expect(kept({ first: 1, last: 0 }, rate, power)).toEqual([])
  })
})

test('the median is that of the sorted powers, however they come', () => {
  const powers = Array.from({ length: 501 }, (_, index) => 100 + ((index * 7919) % 501))
  const weak = powers.map((watts, index) => (index === 3 ? 34.9 : index === 4 ? 35.1 : watts))
  const rate = powers.map(() => 30)
  expect(kept(all(501), rate, weak)).toEqual(
    powers.flatMap((_, index) => (index === 3 ? [] : [index])),
  )
})

test.each([
  [[1, 2, 6], [0, 1, 2], 3],
  [[1, Number.NaN, 6, null], [0, 1, 2, 3], 3.5],
  [[Number.NaN], [0], null],
  [undefined, [0], null],
  [[1, 2], [], null],
])('the mean of %j at %j is %s', (values, places, mean) =>
  expect(meanAt(values, Uint32Array.from(places))).toBe(mean),
)
