import { expect, test } from 'vitest'
import { endAfter } from './end-time.ts'

test.each([
  ['07:00', null, '2026-11-21 08:30'],
  ['06:00', 3600, '2026-11-21 07:00'],
  ['06:00', 3601, '2026-11-21 07:01'],
  ['06:00', 0, '2026-11-21 07:30'],
  ['23:15', null, '2026-11-22 00:45'],
  ['10:00', 2 * 86_400, '2026-11-23 10:00'],
] as const)('from %s with %s s planned it ends %s', (time, planned, end) => {
  expect(Object.values(endAfter({ day: '2026-11-21', time }, planned)).join(' ')).toBe(end)
})
