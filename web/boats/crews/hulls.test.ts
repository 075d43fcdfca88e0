import { expect, test } from 'vitest'
import { BOATS } from '#domain/constants/boats.ts'
import { hullChoices } from './hulls.ts'

const [four, eight] = ['4-', '8+'].map(
  (key) => BOATS.find((boat) => boat.key === key)?.id ?? 0,
) as [number, number]
const hull = (
  id: number,
  boat_type: number,
  status: 'available' | 'damaged' | 'retired' = 'available',
) => ({
  id,
  name: `Hull ${id}`,
  boat_type,
  status,
})
const hulls = [hull(1, four), hull(2, four, 'damaged'), hull(3, four, 'retired'), hull(4, eight)]
const booked = (item_id: number) => ({ item_id, item_name: `Hull ${item_id}` })

test.each([
  [
    'those of the class, marked where broken, without the retired',
    null,
    ['Hull 1', 'Hull 2 (broken)'],
  ],
  ['the booked one among them once', booked(1), ['Hull 1', 'Hull 2 (broken)']],
  ['the booked one of the class before', booked(4), ['Hull 4 (8+)', 'Hull 1', 'Hull 2 (broken)']],
  [
    'the booked one though retired since',
    booked(3),
    ['Hull 3 (broken)', 'Hull 1', 'Hull 2 (broken)'],
  ],
  ['the booked one that is in no list', booked(9), ['Hull 9', 'Hull 1', 'Hull 2 (broken)']],
])('a boat chooses among %s', (_, booking, labels) => {
  expect(hullChoices(hulls, four, booking, 'broken').map(({ label }) => label)).toEqual(labels)
})
