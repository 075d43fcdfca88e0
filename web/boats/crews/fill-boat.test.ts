import { describe, expect, test } from 'vitest'
import type { PoolPerson } from '#contract/boats/crews.ts'
import { boatByKey } from '#domain/constants/boats.ts'
import type { Boats } from './board.ts'
import { nextEmptySeat } from './empty-seats.ts'
import { fillBoat, fillBoats } from './fill-boat.ts'
import { NO_HISTORY, undo, withMove } from './history.ts'
import { usualGender } from './pool-filter.ts'

const person = (user_id: number, more: Partial<PoolPerson> = {}): PoolPerson => ({
  user_id,
  full_name: `Person ${user_id}`,
  first_name: 'Person',
  last_name: String(user_id),
  picture: null,
  gender: 'm',
  attending: 1,
  invited: true,
  ill: false,
  injured: false,
  date_of_birth: null,
  weight: null,
  squad_ids: [],
  cox: false,
  stroke: false,
  scull: false,
  sweep: true,
  sides: { port: 0, starboard: 0 },
  side: null,
  ...more,
})
const crew = (id: number, key: Parameters<typeof boatByKey>[0]) => ({
  id,
  boat_type: boatByKey(key)?.id ?? 0,
  gender: 'men' as const,
})
const seatedIn = (boats: Boats, id: number) =>
  [...(boats.get(id) ?? [])]
    .toSorted((one, other) => one.position - other.position)
    .map(({ user_id, position }) => [position, user_id])

test.each<[string, 'men' | 'women', Partial<PoolPerson>[]]>([
  ['most are', 'women', [{ gender: 'w' }, { gender: 'w' }, { gender: 'm' }]],
  ['more come', 'women', [{ gender: 'w' }, { gender: 'm', attending: 2 }]],
  ['the cox does not count', 'women', [{ gender: 'w' }, { gender: 'm', cox: true }]],
  ['as many are', 'men', [{ gender: 'w' }, { gender: 'm' }]],
  ['nobody said', 'men', [{ gender: null }, { gender: null }]],
])('a first boat, when %s, is for %s', (_, gender, people) => {
  expect(usualGender(people.map((more, at) => person(at, more)))).toBe(gender)
})

describe('filling a boat', () => {
  const pair = crew(1, '2-')

  test('puts people on their side and leaves who sits there', () => {
    const before: Boats = new Map([[1, [{ user_id: 5, position: 1, side: null, groups: null }]]])
    const pool = [person(2, { side: 'starboard' }), person(3, { side: 'port' }), person(5)]
    const { boats, left } = fillBoat(pair, pool, before)
    expect(seatedIn(boats, 1)).toEqual([
      [1, 5],
      [2, 3],
    ])
    expect(left).toBe(0)
  })

  test.each<[string, Partial<PoolPerson>]>([
    ['ill', { ill: true }],
    ['injured', { injured: true }],
    ['not coming', { attending: 2 }],
    ['of the other side', { side: 'starboard' }],
    ['a cox', { cox: true }],
    ['of another gender', { gender: 'w' }],
  ])('leaves out who is %s', (_, more) => {
    const before: Boats = new Map([[1, [{ user_id: 5, position: 1, side: null, groups: null }]]])
    const { boats, left } = fillBoat(pair, [person(2, more), person(5)], before)
    expect(boats).toBe(before)
    expect(left).toBe(1)
  })

  test('prefers who has answered, and who sculls in a sculling boat', () => {
    const pool = [person(1, { attending: null }), person(2), person(3, { scull: true })]
    const { boats } = fillBoat(crew(1, '2x'), pool, new Map([[1, []]]))
    expect(seatedIn(boats, 1)).toEqual([
      [1, 3],
      [2, 2],
    ])
  })

  test('gives the cox’s seat to a cox only', () => {
    const four = crew(1, '4x+')
    const pool = [1, 2, 3, 4, 5].map((id) => person(id))
    expect(fillBoat(four, pool, new Map([[1, []]])).left).toBe(1)
    const steered = [...pool, person(9, { cox: true, gender: 'w' })]
    expect(fillBoat(four, steered, new Map([[1, []]])).left).toBe(0)
  })

  test('of all boats is one move that is undone at once', () => {
    const before: Boats = new Map([
      [1, []],
      [2, []],
    ])
    const pool = [1, 2, 3, 4].map((id) => person(id))
    const { boats } = fillBoats([crew(1, '2x'), crew(2, '2x')], pool, before)
    expect([...boats.values()].flat()).toHaveLength(4)
    expect(undo(boats, withMove(NO_HISTORY, before, boats, [1, 2]))?.boats).toEqual(before)
  })
})

describe('the next empty seat', () => {
  const seat = (position: number) => ({ user_id: position, position, side: null, groups: null })
  const crews = [crew(1, '2x'), crew(2, '2x')]

  test('is in the same boat first, from the bow again, then in the next boat', () => {
    const boats: Boats = new Map([
      [1, [seat(2)]],
      [2, []],
    ])
    expect(nextEmptySeat(crews, boats, { crew_id: 1, position: 2 })).toEqual({
      crew_id: 1,
      position: 1,
    })
    const full: Boats = new Map(boats).set(1, [seat(1), seat(2)])
    expect(nextEmptySeat(crews, full, { crew_id: 1, position: 1 })).toEqual({
      crew_id: 2,
      position: 1,
    })
    expect(nextEmptySeat(crews, boats, null)).toEqual({ crew_id: 1, position: 1 })
  })

  test('is none where all boats are full', () => {
    const full: Boats = new Map(crews.map(({ id }) => [id, [seat(1), seat(2)]]))
    expect(nextEmptySeat(crews, full, { crew_id: 2, position: 2 })).toBeNull()
  })
})
