import { describe, expect, test } from 'vitest'
import { boatByKey, type Boat } from '#domain/constants/boats.ts'
import {
  emptyBoat,
  emptySeat,
  mirrorRig,
  placesOf,
  reverseOrder,
  rigAs,
  seatPerson,
  swapSeats,
  type Boats,
} from './board.ts'
import { NO_HISTORY, redo, undo, withMove } from './history.ts'

const boatOf = (key: string): Boat => {
  const boat = boatByKey(key)
  if (!boat) throw new Error(`no boat ${key}`)
  return boat
}

/** Crew 1 is a four with four people, crew 2 a pair with one; written as "position:person side". */
const START: Boats = new Map([
  [
    1,
    [11, 12, 13, 14].map((user_id, index) => ({
      user_id,
      position: index + 1,
      side: null,
      groups: null,
    })),
  ],
  [2, [{ user_id: 21, position: 1, side: null, groups: null }]],
])
const shown = (boats: Boats, crewId: number) =>
  (boats.get(crewId) ?? []).map(
    ({ position, user_id, side }) => `${position}:${user_id}${side ? ` ${side}` : ''}`,
  )
const at = (crew_id: number, position: number) => ({ crew_id, position })

describe('seating', () => {
  test.each([
    [
      'from the pool into an empty seat',
      { user_id: 30, from: null },
      at(2, 2),
      ['1:11', '2:12', '3:13', '4:14'],
      ['1:21', '2:30'],
    ],
    [
      'from the pool onto somebody, who goes ashore',
      { user_id: 30, from: null },
      at(2, 1),
      ['1:11', '2:12', '3:13', '4:14'],
      ['1:30'],
    ],
    [
      'onto somebody of another boat',
      { user_id: 11, from: at(1, 1) },
      at(2, 1),
      ['1:21', '2:12', '3:13', '4:14'],
      ['1:11'],
    ],
    [
      'onto somebody of the same boat',
      { user_id: 11, from: at(1, 1) },
      at(1, 4),
      ['1:14', '2:12', '3:13', '4:11'],
      ['1:21'],
    ],
    [
      'into an empty seat of another boat',
      { user_id: 11, from: at(1, 1) },
      at(2, 2),
      ['2:12', '3:13', '4:14'],
      ['1:21', '2:11'],
    ],
    [
      'where they sit already',
      { user_id: 11, from: at(1, 1) },
      at(1, 1),
      ['1:11', '2:12', '3:13', '4:14'],
      ['1:21'],
    ],
  ])('%s', (_, taken, to, one, two) => {
    const boats = seatPerson(START, taken, to)
    expect(shown(boats, 1)).toEqual(one)
    expect(shown(boats, 2)).toEqual(two)
  })

  test('a seat is emptied, and swapped with an empty one', () => {
    expect(shown(emptySeat(START, at(1, 2)), 1)).toEqual(['1:11', '3:13', '4:14'])
    expect(shown(swapSeats(START, at(2, 2), at(2, 1)), 2)).toEqual(['2:21'])
  })
})

describe('rigs', () => {
  test('a bucket differs from the standard on two seats, and is undone by the standard', () => {
    const bucket = rigAs(START, 1, boatOf('4-'), 'spps')
    expect(shown(bucket, 1)).toEqual(['1:11', '2:12', '3:13 port', '4:14 starboard'])
    expect(rigAs(bucket, 1, boatOf('4-'), 'spsp')).toEqual(START)
  })

  test('mirrored twice is as before; the rig stays with the seats when people swap', () => {
    const mirrored = mirrorRig(START, 1, boatOf('4-'))
    expect(shown(mirrored, 1)).toEqual([
      '1:11 port',
      '2:12 starboard',
      '3:13 port',
      '4:14 starboard',
    ])
    expect(mirrorRig(mirrored, 1, boatOf('4-'))).toEqual(START)
    expect(shown(swapSeats(rigAs(START, 1, boatOf('4-'), 'spps'), at(1, 1), at(1, 3)), 1)).toEqual([
      '1:13',
      '2:12',
      '3:11 port',
      '4:14 starboard',
    ])
  })

  test('sculls have no sides', () => {
    expect(mirrorRig(START, 1, boatOf('4x'))).toEqual(START)
  })

  test('the order is turned round', () => {
    expect(shown(reverseOrder(START, 1, boatOf('4-')), 1)).toEqual(['1:14', '2:13', '3:12', '4:11'])
  })
})

test.each([
  ['8+', [1, 2, 3, 4, 5, 6, 7, 8, 0]],
  ['2x', [1, 2]],
  ['DB10', [11, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 0]],
])('the places of a %s from bow to stern', (key, places) => {
  expect(placesOf(boatOf(key))).toEqual(places)
})

describe('moves', () => {
  const moved = swapSeats(START, at(1, 1), at(2, 1))
  const history = withMove(NO_HISTORY, START, moved, [1, 2])

  test('are taken back and done again', () => {
    const back = undo(moved, history)
    expect(back?.boats).toEqual(START)
    expect(back && redo(back.boats, back.history)?.boats).toEqual(moved)
  })

  test('stay when somebody else has changed the boat since', () => {
    expect(undo(emptySeat(moved, at(1, 4)), history)).toBeNull()
  })
})

test('a seat of somebody hidden is neither given nor taken away', () => {
  const boats: Boats = new Map(START).set(1, [
    ...(START.get(1) ?? []).filter(({ position }) => position !== 2),
    { user_id: 99, position: 2, side: null, groups: null, isHidden: true },
  ])
  const place = { crew_id: 1, position: 2 }
  expect(seatPerson(boats, { user_id: 50, from: null }, place)).toBe(boats)
  expect(swapSeats(boats, place, { crew_id: 2, position: 1 })).toBe(boats)
  expect(emptySeat(boats, place)).toBe(boats)
  expect(emptyBoat(boats, 1).get(1)).toMatchObject([{ user_id: 99, position: 2 }])
})
