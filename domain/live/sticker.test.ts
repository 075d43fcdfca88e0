import { expect, test } from 'vitest'
import { sessionOfSticker } from './sticker.ts'

const from = (starts: string, ends: string) => ({
  starts_at: `2026-06-01T${starts}:00Z`,
  ends_at: `2026-06-01T${ends}:00Z`,
})
const EARLY = from('06:00', '08:00')
const LATE = from('10:00', '12:00')

test.each([
  ['before any of them can begin', '03:59', undefined],
  ['once the first can begin', '04:00', EARLY],
  ['while one goes on', '07:30', EARLY],
  ['nearer to the one before', '08:30', EARLY],
  ['nearer to the one after', '09:30', LATE],
  ['while the later one goes on, and the code of the earlier still works', '10:00', LATE],
  ['hours after the last', '16:01', undefined],
])('leads to the session that is due %s', (_when, clock, session) => {
  const now = Date.parse(`2026-06-01T${clock}:00Z`)
  expect(sessionOfSticker([LATE, EARLY], now)).toBe(session)
})
