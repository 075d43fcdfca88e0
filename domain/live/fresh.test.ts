import { describe, expect, test } from 'vitest'
import { heartNow, isSilent, knownAt, paceNow } from './fresh.ts'
import { RECORDING } from './recording.ts'

const { idle, active, paused, finished } = RECORDING
const NOW = 1_000_000
const boat = (more: Partial<Parameters<typeof isSilent>[0]> = {}) => ({
  status: active as Parameters<typeof isSilent>[0]['status'],
  heard_at: NOW,
  at: NOW,
  ...more,
})

describe('a boat is silent', () => {
  test('15 seconds after it was heard of', () => {
    expect(isSilent(boat({ heard_at: NOW - 15_000 }), NOW)).toBe(false)
    expect(isSilent(boat({ heard_at: NOW - 15_001 }), NOW)).toBe(true)
    expect(isSilent(boat({ heard_at: null, at: null }), NOW)).toBe(true)
  })
  test('when its device gives signs of life without samples, or catches up', () => {
    expect(isSilent(boat({ at: NOW - 16_000 }), NOW)).toBe(true)
    expect(knownAt(boat({ at: NOW - 16_000 }))).toBe(NOW - 16_000)
  })
  test('not while it rests and its device gives signs of life', () => {
    expect(isSilent(boat({ status: paused, at: NOW - 600_000 }), NOW)).toBe(false)
  })
})

test.each([idle, paused, finished])('a boat that stands at %i has no pace', (status) => {
  expect(paceNow(status, { speed: 4, stroke_rate: 20 })).toEqual({ speed: null, stroke_rate: null })
})

test('a heartbeat is shown for 15 seconds', () => {
  expect(heartNow({ heart_rate: 150, heart_at: NOW - 15_000 }, NOW)).toBe(150)
  expect(heartNow({ heart_rate: 150, heart_at: NOW - 15_001 }, NOW)).toBeNull()
  expect(heartNow({ heart_rate: 150, heart_at: null }, NOW)).toBeNull()
})
