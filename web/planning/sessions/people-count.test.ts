import { expect, test } from 'vitest'
import { athletesOf, everybodyOf, peopleCount, type SquadMembers } from './people-count.ts'

const members: SquadMembers = new Map([
  [
    1,
    [
      { user_id: 10, role_ids: [2] },
      { user_id: 11, role_ids: [2, 6] },
    ],
  ],
  [
    2,
    [
      { user_id: 10, role_ids: [2] },
      { user_id: 12, role_ids: [5] },
    ],
  ],
])

test.each([
  [{ athletes: [], coaches: [], squads: [] }, 1],
  [{ athletes: [10, 13], coaches: [14], squads: [] }, 4],
  [{ athletes: [], coaches: [], squads: [1] }, 3],
  [{ athletes: [10], coaches: [11], squads: [1, 2] }, 3],
  [{ athletes: [99], coaches: [], squads: [2] }, 2],
  [{ athletes: [], coaches: [], squads: [7] }, 1],
])('%j are %i people', (people, count) => {
  expect(peopleCount(people, members, 99)).toBe(count)
})

test.each([
  [{ athletes: [], coaches: [14], squads: [] }, []],
  [{ athletes: [13, 10], coaches: [], squads: [1] }, [13, 10, 11]],
  [{ athletes: [], coaches: [], squads: [1, 2] }, [10, 11]],
])('of %j train %j', (people, athletes) => {
  expect(athletesOf(people, members)).toEqual(athletes)
})

test('everybody is all athletes and coaches, and no squad', () => {
  const options = { athletes: [{ id: 1 }, { id: 2 }], coaches: [{ id: 2 }, { id: 3 }] }
  const people = everybodyOf(options)
  expect(people).toEqual({ squads: [], athletes: [1, 2], coaches: [2, 3] })
  expect(peopleCount(people, members, 3)).toBe(3)
})
