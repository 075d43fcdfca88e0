import { describe, expect, test } from 'vitest'
import { boatById, BOATS, type Boat, type BoatKey } from '../constants/boats.ts'
import { usualSide } from './rowing-side.ts'
import {
  boatWarnings,
  crewAverages,
  crewWarnings,
  overlap,
  type CrewToCheck,
  type PersonToSeat,
} from './crew-warnings.ts'

const boat = (key: BoatKey): Boat => BOATS.find((one) => one.key === key) ?? boatOfNothing()
function boatOfNothing(): never {
  throw new Error('no such boat')
}

const person = (user_id: number, given: Partial<PersonToSeat> = {}): PersonToSeat => ({
  user_id,
  gender: 'm',
  date_of_birth: '2000-05-05',
  weight: 69,
  attending: 1,
  invited: true,
  ill: false,
  injured: false,
  cox: false,
  sides: { port: 0, starboard: 0 },
  side: null,
  ...given,
})
const crew = (
  key: BoatKey,
  users: readonly number[],
  given: Partial<CrewToCheck> = {},
): CrewToCheck => ({
  id: 1,
  boat: boat(key),
  age: 'senior',
  gender: 'men',
  weight: 'heavyweight',
  seats: users.map((user_id, index) => ({ user_id, position: index + 1, side: null })),
  ...given,
})
const warned = (
  checked: CrewToCheck,
  people: readonly PersonToSeat[],
  rest: Partial<Parameters<typeof crewWarnings>[1]> = {},
) =>
  crewWarnings(checked, {
    people: new Map(people.map((one) => [one.user_id, one])),
    crews: [checked],
    elsewhere: [],
    year: 2026,
    ...rest,
  })

describe('warnings', () => {
  const pair = [person(1), person(2)]

  test('are none where all is well', () => expect(warned(crew('2-', [1, 2]), pair)).toEqual([]))

  test.each<[string, CrewToCheck, PersonToSeat[], object[]]>([
    ['no cox', crew('2+', [1, 2]), pair, [{ kind: 'cox-missing' }]],
    ['an empty seat', crew('2-', [1]), pair, [{ kind: 'seats-empty', positions: [2] }]],
    [
      'ill, whatever was answered',
      crew('2-', [1, 2]),
      [person(1, { ill: true, attending: 2 }), person(2)],
      [{ kind: 'ill', user_id: 1 }],
    ],
    [
      'not coming',
      crew('2-', [1, 2]),
      [person(1, { attending: 2 }), person(2)],
      [{ kind: 'not-coming', user_id: 1 }],
    ],
    [
      'not invited',
      crew('2-', [1, 2]),
      [person(1, { invited: false, attending: null }), person(2)],
      [{ kind: 'not-invited', user_id: 1 }],
    ],
    [
      'the other side',
      crew('2-', [1, 2]),
      [person(1, { sides: { port: 9, starboard: 1 } }), person(2)],
      [{ kind: 'wrong-side', user_id: 1, usual: 'port' }],
    ],
    [
      'the side they do not row, whatever was rowed',
      crew('2-', [1, 2]),
      [person(1, { side: 'port', sides: { port: 0, starboard: 9 } }), person(2)],
      [{ kind: 'other-side', user_id: 1, side: 'port' }],
    ],
    [
      'somebody who rows both sides',
      crew('2-', [1, 2]),
      [person(1, { side: 'both', sides: { port: 9, starboard: 1 } }), person(2)],
      [],
    ],
    [
      'somebody who only sculls, in a sweep boat',
      crew('2-', [1, 2]),
      [person(1, { side: 'scull' }), person(2)],
      [{ kind: 'sculls-only', user_id: 1 }],
    ],
    [
      'the other side, rigged for it',
      crew('2-', [], {
        seats: [
          { user_id: 1, position: 1, side: 'port' },
          { user_id: 2, position: 2, side: null },
        ],
      }),
      [person(1, { sides: { port: 9, starboard: 1 } }), person(2)],
      [],
    ],
    [
      'a woman in a men’s boat',
      crew('2-', [1, 2]),
      [person(1, { gender: 'w' }), person(2)],
      [{ kind: 'gender', user_id: 1 }],
    ],
    [
      'too heavy, one and all',
      crew('2x', [1, 2], { weight: 'lightweight' }),
      [person(1, { weight: 73 }), person(2)],
      [
        { kind: 'too-heavy', user_id: 1, limit: 72.5 },
        { kind: 'mean-too-heavy', mean: 71, limit: 70 },
      ],
    ],
    [
      'a mean of exactly the limit, whose binary fractions lie above it',
      crew('4-', [1, 2, 3], { weight: 'lightweight' }),
      [69.2, 69.4, 71.4].map((weight, index) => person(index + 1, { weight })),
      [{ kind: 'seats-empty', positions: [4] }],
    ],
    [
      'a weight nobody knows',
      crew('2x', [1, 2], { weight: 'lightweight' }),
      [person(1, { weight: null }), person(2)],
      [{ kind: 'weight-unknown', user_ids: [1] }],
    ],
    [
      'too old for the young',
      crew('2x', [1, 2], { age: 'u23' }),
      [person(1, { date_of_birth: '2003-12-31' }), person(2, { date_of_birth: '2004-01-01' })],
      [{ kind: 'too-old', user_id: 1 }],
    ],
    [
      'too young for masters',
      crew('2x', [1, 2], { age: 'masters-b' }),
      [person(1, { date_of_birth: '1990-01-01' }), person(2, { date_of_birth: '2001-01-01' })],
      [
        { kind: 'too-young', user_id: 2 },
        { kind: 'mean-too-young', mean: 30.5, limit: 36 },
      ],
    ],
    [
      'an age nobody knows',
      crew('2x', [1, 2], { age: 'u19' }),
      [person(1, { date_of_birth: null }), person(2, { date_of_birth: '2010-01-01' })],
      [{ kind: 'age-unknown', user_ids: [1] }],
    ],
    [
      'somebody who does not cox',
      crew('2+', [1, 2], {
        seats: [0, 1, 2].map((position) => ({ user_id: position + 1, position, side: null })),
      }),
      [...pair, person(3)],
      [{ kind: 'not-a-cox', user_id: 1 }],
    ],
  ])('%s', (_, checked, people, expected) => expect(warned(checked, people)).toEqual(expected))

  test('two boats, here and elsewhere', () => {
    const [one, other] = [crew('1x', [1]), crew('1x', [1], { id: 2 })]
    const away = {
      user_id: 1,
      session_name: 'Ergo',
      crew_name: 'M1x',
      start_date: '',
      end_date: '',
    }
    expect(warned(one, pair, { crews: [one, other], elsewhere: [away] })).toEqual([
      { kind: 'two-boats', user_id: 1, crew_id: 2 },
      { kind: 'double-booked', user_id: 1, session_name: 'Ergo', crew_name: 'M1x' },
    ])
  })

  test.each([
    ['overlap', '06:00', '07:30', '07:00', '08:00', true],
    ['touch', '06:00', '07:00', '07:00', '08:00', false],
    ['hold each other', '06:00', '09:00', '07:00', '08:00', true],
    ['lie apart', '06:00', '06:30', '07:00', '08:00', false],
  ])('times that %s', (_, a, b, c, d, expected) => {
    const at = (clock: string) => `2026-03-02T${clock}:00Z`
    const [one, other] = [
      { start_date: at(a), end_date: at(b) },
      { start_date: at(c), end_date: at(d) },
    ]
    expect([overlap(one, other), overlap(other, one)]).toEqual([expected, expected])
    const booked = boatWarnings({ id: 5, status: 'damaged', bookings: [other] }, one)
    expect(booked.map(({ kind }) => kind)).toEqual([
      'boat-damaged',
      ...(expected ? ['boat-double-booked'] : []),
    ])
  })

  test.each<[number, number, 'port' | 'starboard' | null]>([
    [2, 0, null],
    [3, 1, 'port'],
    [1, 3, 'starboard'],
    [2, 2, null],
  ])('%i on port and %i on starboard: usually %s', (port, starboard, side) =>
    expect(usualSide({ port, starboard })).toBe(side),
  )

  test('averages are of those who row and are known', () => {
    const people = new Map(
      [person(1, { weight: 80 }), person(2, { weight: null, date_of_birth: null }), person(3)].map(
        (one) => [one.user_id, one],
      ),
    )
    const seats = [1, 2, 3].map((user_id) => ({ user_id, position: user_id % 3, side: null }))
    expect(crewAverages({ seats }, people, 2026)).toEqual({ age: 26, weight: 80 })
    expect(crewAverages({ seats: [] }, people, 2026)).toEqual({ age: null, weight: null })
    expect(boatById(99)).toBeUndefined()
  })
})
