import { expect, test } from 'vitest'
import { teamChange, type TeamPlan } from './team-change.ts'

const shown: TeamPlan = { name: 'Eight', max_size: 8, user_ids: [1, 2], captain_ids: [1] }
const seen = { user_ids: [1, 2], captain_ids: [1] }

test('a captain who renames a team sends nobody of its people', () =>
  expect(teamChange(shown, { ...shown, name: 'Nine' }, true)).toEqual({ name: 'Nine' }))

test('people are sent with those who were shown', () =>
  expect(teamChange(shown, { ...shown, user_ids: [1, 2, 3] }, true)).toEqual({
    user_ids: [1, 2, 3],
    seen,
  }))

test('a captain who is taken out is no captain, which only coaches send', () => {
  const without = { ...shown, user_ids: [2] }
  expect(teamChange(shown, without, false)).toEqual({ user_ids: [2], captain_ids: [], seen })
  expect(teamChange(shown, without, true)).toEqual({ user_ids: [2], seen })
})

test('nothing is sent where nothing was changed', () =>
  expect(teamChange(shown, { ...shown }, false)).toEqual({}))
