import { expect, test } from 'vitest'
import { readSort, writeSort } from './sort-in-address.ts'

test.each([
  [[], null],
  [[{ id: 'at', desc: false }], 'at'],
  [[{ id: '0 pace', desc: true }], '-0 pace'],
])('%j is written as %s and read back', (sorting, written) => {
  expect(writeSort(sorting)).toBe(written)
  expect(readSort(written)).toEqual(sorting)
})
