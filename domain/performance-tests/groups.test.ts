import { expect, test } from 'vitest'
import { groupTests, TEST_GROUPS } from './groups.ts'

const some = [
  { id: 1, squads: ['Women', 'U19'], gender: 'w', weight_class: 'open', sweep_scull: null },
  { id: 2, squads: [], gender: null, weight_class: 'light', sweep_scull: 'scull' },
  { id: 3, squads: ['Women'], gender: 'w', weight_class: null, sweep_scull: 'sweep' },
] as const

const idsBy = (by: (typeof TEST_GROUPS)[number]) =>
  groupTests(some, by).map(({ name, tests }) => [name, tests.map(({ id }) => id)])

test('puts somebody of two squads into both, and who has none last', () => {
  expect(idsBy('squad')).toEqual([
    ['U19', [1]],
    ['Women', [1, 3]],
    [null, [2]],
  ])
})

test('groups by what a test says, and keeps the order within a group', () => {
  expect(idsBy('gender')).toEqual([
    ['w', [1, 3]],
    [null, [2]],
  ])
  expect(idsBy('sweep_scull')).toEqual([
    ['scull', [2]],
    ['sweep', [3]],
    [null, [1]],
  ])
})

test('makes no groups of nothing', () => {
  for (const by of TEST_GROUPS) expect(groupTests([], by)).toEqual([])
})
