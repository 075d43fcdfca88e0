import { expect, test } from 'vitest'
import {
  clearFilters,
  elsewhere,
  find,
  narrows,
  oneOf,
  readQuery,
  several,
  shownFilters,
  sortedBy,
  typedId,
  writeFilters,
} from './filters.ts'

const label = () => ''
const filters = {
  query: find(label, 5),
  club_id: typedId(label),
  kind: { ...oneOf(label, ['boat', 'oars'], (kind) => kind), at: 'of' },
  status: several(label, () => [], { isKnown: (id) => id !== '3', usual: ['0', '1'] }),
  squads: several(label, () => []),
  sort: sortedBy(label, ['name', 'id'], String, (word) => `-${word}`),
  at: elsewhere((at) => at !== 'tomorrow', { isNarrowing: false }),
}
const queryOf = (address: string) => {
  const search = new URLSearchParams(address)
  return readQuery(filters, (name) => search.get(name) ?? '')
}

test.each<[string, object]>([
  ['', {}],
  ['query=%20Idas%20boat', { query: 'Idas ' }],
  ['club_id=7&of=oars', { club_id: 7, kind: 'oars' }],
  ['club_id=x&of=car&kind=boat', {}],
  ['status=2,3&squads=7,x,8', { status: '2', squads: '7,8' }],
  ['status=3', {}],
  ['status=1,0', {}],
  ['sort=-id&at=now', { sort: '-id', at: 'now' }],
  ['sort=size&at=tomorrow', {}],
])('the address "%s" is read as far as it means something', (address, query) =>
  expect(queryOf(address)).toEqual(query),
)

test.each<[string, boolean]>([
  ['', false],
  ['sort=-id&at=now', false],
  ['of=boat', true],
  ['squads=7', true],
])('the address "%s" narrows the list down: %s', (address, isNarrowed) =>
  expect(narrows(filters, queryOf(address))).toBe(isNarrowed),
)

test('leaves the usual choice out of the address', () =>
  expect(writeFilters(filters, { status: ['1', '0'], squads: ['7'], of: [''] })).toEqual({
    status: [],
    squads: ['7'],
    of: [''],
  }))

test('clears what narrows the list down by its name in the address', () =>
  expect(Object.keys(clearFilters(filters))).toEqual([
    'query',
    'club_id',
    'of',
    'status',
    'squads',
  ]))

test('shows usual values where the address says none', () => {
  const shown = shownFilters(filters, queryOf('of=boat'), {}, 'All')
  expect(shown.map(({ name, value }) => [name, value])).toEqual([
    ['club_id', []],
    ['of', ['boat']],
    ['status', ['0', '1']],
    ['squads', []],
  ])
})
