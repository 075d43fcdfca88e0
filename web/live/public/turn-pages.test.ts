import { expect, test } from 'vitest'
import { pagesOf } from './turn-pages.ts'

test.each([
  ['all that fits is on one page', [50, 50, 50], Infinity, [0, 0, 0]],
  ['what does not fit is on the next', [50, 50, 50, 50, 50], 170, [0, 0, 0, 1, 1]],
  ['three rows are the least', [50, 50, 50, 50], 60, [0, 0, 0, 1]],
  ['there may be none', [], 60, []],
])('of the boats on a large screen %s', (_, heights, room, pages) => {
  expect(pagesOf(heights, room)).toEqual(pages)
})

test('a session that is higher than the screen has it to itself', () => {
  expect(pagesOf([400, 700, 200, 300], 600, 1)).toEqual([0, 1, 2, 2])
})
