import { expect, test } from 'vitest'
import type { Crew } from '#contract/boats/crews.ts'
import { lineUpOf, withSeat } from './crew-draft.ts'

const seats = [
  { user_id: 11, position: 1, side: null, groups: null },
  { user_id: 12, position: 2, side: 'starboard', groups: null },
] as const

test.each([
  ['keeps the side of the seat', 2, 13, ['1: 11', '2: 13 starboard']],
  ['leaves the seat one had before', 2, 11, ['2: 11 starboard']],
  ['frees the seat', 2, null, ['1: 11']],
  ['takes a seat nobody had', 3, 13, ['1: 11', '2: 12 starboard', '3: 13']],
])('another choice %s', (_, position, user, expected) => {
  const written = withSeat(seats, position, user).map((seat) =>
    [`${seat.position}: ${seat.user_id}`, seat.side].filter(Boolean).join(' '),
  )
  expect(written).toEqual(expected)
})

test('a line-up being changed holds the version of the seats it shows', () => {
  const shown = lineUpOf({ version: 4, boat_type: 9, crew_users: [] } as unknown as Crew)
  expect(shown).toMatchObject({ version: 4, seats: [] })
})
