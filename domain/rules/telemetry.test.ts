import { describe, expect, test } from 'vitest'
import { canTakeStrokes, recordedCrew, type SeatOwner } from './telemetry.ts'

const OWNER = 1
const person = (user_id: number): SeatOwner => ({
  user_id,
  full_name: `Rower ${user_id}`,
  known_by: 'crew',
})
type Seat = Parameters<typeof canTakeStrokes>[1][number]
const seat = (position: number | null, user_id: number | null, seen = true): Seat => ({
  position,
  owner: user_id === null ? null : person(user_id),
  seen,
})

describe('strokes are taken into another recording', () => {
  test.each<[string, Seat[], Seat[], boolean, boolean]>([
    ['without any oar', [], [], true, true],
    ['of a boat one sees, into one without', [seat(1, 2), seat(2, 1)], [], true, true],
    ['of a boat with somebody hidden', [seat(1, 2, false), seat(2, 1)], [], false, true],
    ['of somebody hidden whom nobody knows', [seat(1, null, false)], [], false, false],
    ['of nobody known, but open', [seat(1, null)], [], true, true],
    ['where the same people sit', [seat(1, 2), seat(2, 1)], [seat(1, 2), seat(2, 1)], true, true],
    ['where somebody else sits', [seat(1, 2)], [seat(1, 3)], false, false],
    ['where nobody knows who sits', [seat(1, 2)], [seat(1, null)], false, false],
    ['of fewer seats than there are', [seat(1, 2)], [seat(1, 2), seat(2, 1)], false, true],
    ['of none, where there are seats', [], [seat(1, 2)], false, true],
    ['of one rower, into one’s own', [seat(null, OWNER)], [], true, true],
    ['of one rower, over one’s own', [seat(null, OWNER)], [seat(null, OWNER)], true, true],
    ['of one rower, into somebody else’s', [seat(null, 2)], [], false, false],
    ['of one rower, into a boat', [seat(null, OWNER)], [seat(1, OWNER)], false, false],
    ['of a boat, into one rower’s', [seat(1, OWNER)], [seat(null, OWNER)], false, false],
  ])('%s', (_, lent, own, strokes, merge) => {
    expect([
      canTakeStrokes('strokes', lent, own, OWNER),
      canTakeStrokes('merge', lent, own, OWNER),
    ]).toEqual([strokes, merge])
  })
})

describe('the crew that was recorded', () => {
  const crew = (id: number, ...users: number[]) => ({
    id,
    name: `Crew ${id}`,
    boat_type: 2,
    seats: users.map((user_id, index) => ({
      user_id,
      full_name: `Rower ${user_id}`,
      position: index + 1,
    })),
  })
  const crews = [crew(7, 1, 2), crew(8, 3, 4)]
  const facts = {
    owner: { user_id: 1, full_name: 'Rower 1' },
    positions: [1, 2],
    notes: [],
    crews,
    participants: [],
  }
  const named = [1, 2].map((position) => ({
    position,
    name: `rower ${position + 2}`,
    person: null,
  }))

  test.each([
    ['is its owner’s', { crew_id: null }, 7],
    ['is the one its names are of', { crew_id: null, notes: named }, 8],
    ['is the one somebody chose, whatever the file says', { crew_id: 7, notes: named }, 7],
    ['is guessed when the one chosen is not of the session', { crew_id: 99 }, 7],
    [
      'is the only one',
      { crew_id: null, owner: { user_id: 9, full_name: 'Cox' }, crews: [crew(8, 3, 4)] },
      8,
    ],
    [
      'is not known where two fit',
      { crew_id: null, owner: { user_id: 9, full_name: 'Cox' } },
      null,
    ],
  ])('%s', (_, change, id) => {
    expect(recordedCrew({ ...facts, ...change })?.id ?? null).toBe(id)
  })
})
