import { expect, test } from 'vitest'
import { steadyClock } from './steady-clock.ts'

test('goes on where it was when the clock of the device is set back, and never runs back', () => {
  let device = 10_000
  const now = steadyClock(() => device)
  expect(now()).toBe(10_000)
  device = 11_000
  expect(now()).toBe(11_000)
  device -= 3_600_000
  expect(now()).toBe(11_000)
  device += 2_000
  expect(now()).toBe(13_000)
})

test('begins after what was measured before', () => {
  let device = 10_000
  const now = steadyClock(() => device, 50_000)
  expect(now()).toBe(50_000)
  device += 1_000
  expect(now()).toBe(51_000)
})
