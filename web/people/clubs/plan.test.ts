import { expect, test } from 'vitest'
import { PLAN_FEATURES } from '#domain/constants/plans.ts'
import { hasEnded, planOf } from './plan.ts'

test.each(Object.keys(PLAN_FEATURES))('the plan %s has a name', (key) => {
  expect(planOf(key)).toEqual({ key: expect.any(String), unlimited: key.endsWith('-unlimited') })
})

test('a plan nobody has named goes by its key', () =>
  expect(planOf('copper')).toEqual({ key: null, unlimited: false }))

test.each([
  ['2026-11-20', true],
  ['2026-11-21', false],
  ['2026-11-22', false],
])('paid until %s has ended: %s', (day, ended) => {
  // Already the 21st in Auckland.
  expect(hasEnded(day, 'Pacific/Auckland', new Date('2026-11-20T12:00:00Z'))).toBe(ended)
})
