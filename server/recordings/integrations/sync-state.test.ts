import { array, assert, double, integer, property } from 'fast-check'
import { expect, test } from 'vitest'
import { waitAfter } from './sync-state.ts'

const MINUTE = 60_000
const AWAY = 10 * MINUTE

test('a provider that is away for ten minutes is asked within five of its return', () => {
  const chances = array(double({ min: 0, max: 1, noNaN: true }), {
    minLength: 10,
    maxLength: 10,
  })
  assert(
    property(integer({ min: 0, max: AWAY }), chances, (begun, chance) => {
      let at = begun
      for (let failures = 0; at < AWAY; failures++)
        at += waitAfter(failures, () => chance[failures] ?? 0) ?? Number.POSITIVE_INFINITY
      expect(at - AWAY).toBeLessThanOrEqual(5 * MINUTE)
    }),
  )
})

test('accounts do not come back at the same moment', () => {
  const waits = Array.from({ length: 100 }, () => waitAfter(2) ?? 0)
  expect(new Set(waits).size).toBeGreaterThan(50)
  expect(Math.max(...waits) - Math.min(...waits)).toBeGreaterThan(20_000)
})

test('after ten failures only something new begins again', () => {
  expect(waitAfter(9)).not.toBeNull()
  expect(waitAfter(10)).toBeNull()
})
