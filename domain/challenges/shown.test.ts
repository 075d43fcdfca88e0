import { expect, test } from 'vitest'
import { isAllowedOutside, isScoreShown } from './shown.ts'

test('a score is shown when nobody, or at least three people, are hidden behind it', () => {
  const sum = { metric: 'distance', aggregation: 'sum' } as const
  expect([0, 1, 2, 3, 4].map((hidden) => isScoreShown(hidden, sum))).toEqual([
    true,
    false,
    false,
    true,
    true,
  ])
})

test('refuses the best load where anybody is hidden, since it is one person’s', () => {
  const best = { metric: 'ets', aggregation: 'best' } as const
  expect([0, 3].map((hidden) => isScoreShown(hidden, best))).toEqual([true, false])
  expect(isScoreShown(3, { metric: 'distance', aggregation: 'best' })).toBe(true)
})

test('load, and people who compete for themselves, stay in the club', () => {
  const outside = { metric: 'distance', type: 1, visibility: 'public' } as const
  expect(isAllowedOutside(outside)).toBe(true)
  expect(isAllowedOutside({ ...outside, metric: 'ets' })).toBe(false)
  expect(isAllowedOutside({ ...outside, type: 2, visibility: 'invited' })).toBe(false)
  expect(isAllowedOutside({ metric: 'ets', type: 2, visibility: 'club' })).toBe(true)
})
