import { expect, test } from 'vitest'
import { endAfter, secondsBetween } from './session-end.ts'

const ZONE = 'Europe/Berlin'

test.each([
  ['07:00', null, '2026-11-21 08:30'],
  ['06:00', 3600, '2026-11-21 07:00'],
  ['06:00', 3601, '2026-11-21 07:01'],
  ['06:00', 0, '2026-11-21 07:30'],
  ['23:15', null, '2026-11-22 00:45'],
  ['10:00', 2 * 86_400, '2026-11-23 10:00'],
] as const)('from %s with %s s planned it ends %s', (time, planned, end) => {
  expect(Object.values(endAfter({ day: '2026-11-21', time }, planned, ZONE)).join(' ')).toBe(end)
})

test.each([
  ['2026-11-24', '06:00', '2026-11-24', '08:00', 7200],
  ['2026-10-24', '22:00', '2026-10-25', '04:00', 25_200],
  ['2026-11-24', '23:00', '2026-11-25', '00:30', 5400],
  ['2026-11-24', '06:00', '2026-11-24', '06:00', null],
  ['2026-11-24', '', '2026-11-24', '06:00', null],
])('%s %s to %s %s are %s seconds', (day, time, endDay, endTime, seconds) => {
  expect(secondsBetween({ day, time }, { day: endDay, time: endTime }, ZONE)).toBe(seconds)
})

test('a session that crosses the change of the clocks ends when its time is over', () => {
  const end = endAfter({ day: '2026-10-24', time: '22:00' }, 4 * 3600, ZONE)
  expect(end).toEqual({ day: '2026-10-25', time: '02:00' })
  expect(endAfter({ day: '2026-10-24', time: '22:00' }, 7 * 3600, ZONE).time).toBe('04:00')
})
