import { expect, test } from 'vitest'
import { ROLE } from '../constants/roles.ts'
import { programmesFor } from './plan-of-person.ts'

const heavy = { name: 'Heavy', athlete_ids: [1, 2] }
const light = { name: 'Light', athlete_ids: [2] }
const open = { name: null, athlete_ids: [] }
const orphan = { name: 'Orphan', athlete_ids: [], for_nobody: true }
const all = [heavy, light, open, orphan]
const athlete = (user_id: number) => ({ user_id, role_id: ROLE.athlete })
const namesFor = (programmes: typeof all | null, user_id: number) =>
  programmesFor(programmes, athlete(user_id))?.map(({ name }) => name) ?? null

test.each<[string, typeof all | null, number, (string | null)[] | null]>([
  ['of one that names the athlete, that one', all, 1, ['Heavy']],
  ['of two that do, both in their order', all, 2, ['Heavy', 'Light']],
  ['of none that does, those for all', all, 3, [null]],
  ['of none at all, nothing', null, 1, null],
  ['of those for others or nobody, nothing', [heavy, orphan], 3, null],
])('concerns an athlete %s', (_, programmes, user_id, expected) => {
  expect(namesFor(programmes, user_id)).toEqual(expected)
})

test('names nobody else to an athlete', () => {
  expect(programmesFor(all, athlete(1))).toEqual([{ name: 'Heavy' }])
})

test('concerns coaches all of it, with whom it names', () => {
  expect(programmesFor(all, { user_id: 1, role_id: ROLE.coach })).toEqual(all)
})
