import { expect, test } from 'vitest'
import { compareValues, type DataTableState } from './columns.ts'
import { readTableState } from './remembered.ts'

const initial: DataTableState = {
  sorting: [{ id: 'name', desc: false }],
  columnVisibility: { name: true, pace: false },
}

test.each([
  [null, initial],
  ['not json', initial],
  ['7', initial],
  ['{}', initial],
  [
    '{"sorting":[{"id":"pace","desc":true}]}',
    { ...initial, sorting: [{ id: 'pace', desc: true }] },
  ],
  [
    '{"sorting":[{"id":"removed","desc":true}],"columnVisibility":{"pace":true,"removed":true}}',
    { sorting: [], columnVisibility: { name: true, pace: true } },
  ],
])('%s is remembered as far as it fits', (stored, state) =>
  expect(readTableState(stored, ['name', 'pace'], initial)).toEqual(state),
)

test.each([
  [2, 10, -1],
  ['Boat 2', 'Boat 10', -1],
  ['émile', 'Zoe', -1],
  ['a', 'A', 0],
])('%s against %s', (one, other, sign) => expect(Math.sign(compareValues(one, other))).toBe(sign))
