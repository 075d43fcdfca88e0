import { expect, test } from 'vitest'
import { NO_MORNING } from '#domain/rules/monitoring.ts'
import { courseLines } from './course-panels.ts'

const day = (name: string, waking_hr: number) => ({
  ...NO_MORNING,
  reasons: [],
  day: name,
  waking_hr,
})

test('has a line for each number that was said, with gaps, and one for the load', () => {
  const days = [day('2026-11-24', 48), day('2026-11-26', 50)]
  const loads = [{ day: '2026-11-25', load: 80 }]
  expect(courseLines({ days, loads }, '2026-11-24', '2026-11-26')).toEqual({
    days: ['2026-11-24', '2026-11-25', '2026-11-26'],
    lines: [
      { key: 'waking_hr', values: [48, null, 50] },
      { key: 'load', values: [null, 80, null] },
    ],
  })
})

test('has no line for what nobody said', () => {
  const loads = [{ day: '2026-11-25', load: null }]
  expect(courseLines({ days: [], loads }, '2026-11-24', '2026-11-26').lines).toEqual([])
})
