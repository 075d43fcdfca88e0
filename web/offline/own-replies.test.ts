import { afterEach, expect, test } from 'vitest'
import { me } from '#contract/people/account.ts'
import { queryClient } from '../api/query-client.ts'
import { isOwnToday, isOwnWorkout } from './own-replies.ts'

const signedInAs = (id: number) =>
  queryClient.setQueryData([`${me.method} ${me.path}`, {}, null], { data: { id } })
const workoutOf = (user_id: number | null) => ({
  data: { person: user_id === null ? null : { user_id, full_name: 'Somebody' } },
})

afterEach(() => queryClient.clear())

test.each([
  ['one’s own', 7, true],
  ['somebody else’s', 8, false],
  ['nobody’s', null, false],
])('%s workout is kept only where it is one’s own', (_, whose, isOwn) => {
  signedInAs(7)
  expect(isOwnWorkout(workoutOf(whose))).toBe(isOwn)
})

test('nothing is one’s own before it is known who one is', () => {
  expect(isOwnWorkout(workoutOf(7))).toBe(false)
})

test('only today’s morning of one’s own is kept', () => {
  signedInAs(7)
  const key = (id: number, query?: object) => ['GET mornings/{id}', { params: { id }, query }, 1]
  expect(isOwnToday(key(7))).toBe(true)
  expect(isOwnToday(key(8))).toBe(false)
  expect(isOwnToday(key(7, { day: '2026-03-02' }))).toBe(false)
})
