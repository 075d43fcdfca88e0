import { expect, test } from 'vitest'
import { readFilters, writeFilters, type MemberFilters } from './member-filters.ts'

const usual: MemberFilters = {
  statuses: [1, 4, 6, 0],
  roles: [],
  squads: [],
  sides: [],
  query: '',
}

test.each<[string, MemberFilters]>([
  ['', usual],
  ['status=2,5', { ...usual, statuses: [2, 5] }],
  ['status=3', usual],
  ['sides=starboard,left,port', { ...usual, sides: ['port', 'starboard'] }],
  ['status=x&roles=2,6&squads=7&query=Ida', { ...usual, roles: [2, 6], squads: [7], query: 'Ida' }],
])('the address "%s" is read', (address, filters) =>
  expect(readFilters(new URLSearchParams(address))).toEqual(filters),
)

test.each<[MemberFilters, object]>([
  [usual, {}],
  [{ ...usual, statuses: [0, 1, 4, 6] }, {}],
  [{ ...usual, statuses: [] }, {}],
  [
    { statuses: [2], roles: [6], squads: [7, 8], sides: ['both'], query: ' Ida ' },
    { status: '2', roles: '6', squads: '7,8', sides: 'both', query: 'Ida' },
  ],
])('%o is written', (filters, address) => expect(writeFilters(filters)).toEqual(address))
