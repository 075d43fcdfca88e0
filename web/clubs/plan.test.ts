import { expect, test } from 'vitest'
import { PLAN_FEATURES } from '#domain/constants/plans.ts'
import { planOf } from './plan.ts'

test.each(Object.keys(PLAN_FEATURES))('the plan %s has a name', (key) => {
  expect(planOf(key)).toEqual({ key: expect.any(String), unlimited: key.endsWith('-unlimited') })
})

test('a plan nobody has named goes by its key', () => expect(planOf('copper')).toEqual({ key: null, unlimited: false }))
