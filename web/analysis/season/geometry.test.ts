import { expect, test } from 'vitest'
import { mondaysOf } from '#domain/season/season.ts'
import {
  axisOf,
  GUTTER,
  labelledWeeks,
  monthStarts,
  pathOf,
  roomsFor,
  scaleOf,
} from './geometry.ts'
import { marksOf, steppedBy } from './measures.ts'
import { pastedAmounts } from './pasted.ts'

test('gives every week the same width, and a day its place in the week', () => {
  const axis = axisOf('2026-08-31', 40, 892)
  expect(axis.step).toBe(20)
  expect(axis.weekX(2)).toBe(GUTTER + 40)
  expect(axis.dayX('2026-09-07')).toBe(GUTTER + 20)
  expect([-5, GUTTER + 41, 5000].map(axis.placeAt)).toEqual([0, 2, 39])
})

test('interrupts a line where a value is missing', () => {
  expect(pathOf([[0, 1], [1, 2], null, [3, 4]])).toBe('M0.0 1.0L1.0 2.0M3.0 4.0')
})

test('draws the lowest value at the bottom of its row', () => {
  const y = scaleOf({ top: 100, height: 50 }, 0, 10)
  expect([0, 10, 5].map(y)).toEqual([150, 100, 125])
})

test('names a month over the week in which it begins', () => {
  const starts = monthStarts(mondaysOf('2026-08-31', 10))
  expect(starts.map(({ place }) => place)).toEqual([0, 4, 8])
})

test('writes names on two lines in turn, as long as there is room before the next', () => {
  const names = [0, 10, 60, 110].map((x) => ({ x, width: 80 }))
  expect(roomsFor(names, 150)).toEqual([
    { line: 0, room: 60 },
    { line: 1, room: 80 },
    { line: 0, room: 80 },
    { line: 1, room: 40 },
  ])
})

test('labels weeks that stand apart, among them the chosen one', () => {
  expect([...labelledWeeks(11, 3, 2)]).toEqual([1, 3, 5, 7, 9])
  expect([...labelledWeeks(11, 3, 5)]).toEqual([3, 8])
  expect([...labelledWeeks(6, -1, 4)]).toEqual([1, 5])
})

test('marks whole hours, and steps in whole steps within a week', () => {
  expect(marksOf(20 * 3600, 'hours')).toEqual([0, 5, 10, 15, 20].map((hours) => hours * 3600))
  expect(steppedBy(36_010, 300, 'hours')).toBe(36_300)
  expect(steppedBy(100, -500, 'load')).toBe(0)
})

test('reads a pasted column of hours, written with a colon or as decimals', () => {
  expect(pastedAmounts('12:15\n7.5\n\n10,25\tx', 'hours')).toEqual([44_100, 27_000, null, 36_900])
  expect(pastedAmounts('90\r\n85', 'distance')).toEqual([90_000, 85_000])
  expect(pastedAmounts('camp', 'load')).toEqual([null])
})
