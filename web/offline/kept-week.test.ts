import { expect, test } from 'vitest'
import type { AgendaFilter } from '#contract/planning/calendar.ts'
import { isComingWeek, weekFrom } from './kept-week.ts'

const week = { start_date: '2026-11-22', end_date: '2026-11-29', display: 'my-sessions' as const }

test.each<[string, AgendaFilter, boolean]>([
  ['what is asked for to be kept', weekFrom('2026-11-22'), true],
  ['the same without the plans, as it was once asked for', week, true],
  ['what was done as well', { ...week, include: ['plan', 'done'] }, false],
  ['one sport alone', { ...week, sport_ids: [1] }, false],
  ['everybody’s', { ...week, display: 'all' }, false],
  ['other days', { ...week, end_date: '2026-11-30' }, false],
])('%s', (_, body, kept) => expect(isComingWeek(body)).toBe(kept))
