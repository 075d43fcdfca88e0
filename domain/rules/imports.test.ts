import { expect, test } from 'vitest'
import { isNonMemberOf } from './imports.ts'

const COACH = { user_id: 9 }

test.each<[string, number, number[], boolean]>([
  ['somebody in the boat', 1, [1, 2], false],
  ['somebody who is not', 3, [1, 2], true],
  ['somebody, and the boat is empty', 3, [], true],
  ['the coach, who has recorded from the launch', 9, [1, 2], false],
])('a recording of %s', (_, userId, aboard, stranger) =>
  expect(isNonMemberOf(COACH, userId, aboard)).toBe(stranger),
)
