import { expect, test } from 'vitest'
import { readFilters, writeFilters } from './member-filters.ts'

const usual = { statuses: [1, 4, 6, 0], roles: [], squads: [], query: '' }

test.each([
  ['', usual],
  ['status=2,5', { ...usual, statuses: [2, 5] }],
  ['status=3', usual],
  ['status=x&roles=2,6&squads=7&query=Ida', { ...usual, roles: [2, 6], squads: [7], query: 'Ida' }],
])('the address "%s" is read', (address, filters) =>
  expect(readFilters(new URLSearchParams(address))).toEqual(filters),
)

test.each([
  [usual, {}],
  [{ ...usual, statuses: [0, 1, 4, 6] }, {}],
  [{ ...usual, statuses: [] }, {}],
  [
    { statuses: [2], roles: [6], squads: [7, 8], query: ' Ida ' },
    { status: '2', roles: '6', squads: '7,8', query: 'Ida' },
  ],
])('%o is written', (filters, address) => expect(writeFilters(filters)).toEqual(address))
