import { expect, test } from 'vitest'
import type { FileReading } from '#contract/analysis/monitoring-files.ts'
import { daysOf, sourcesOf, valuesOf } from './found-days.ts'

const reading = (day: string, source: string, given: Partial<FileReading> = {}): FileReading => ({
  day,
  source,
  waking_hr: null,
  standing_hr: null,
  hrv_rmssd: null,
  sleep_time: null,
  temperature: null,
  weight: null,
  ...given,
})
const FOUND = [
  reading('2026-03-03', 'Watch', { waking_hr: 48, sleep_time: 0 }),
  reading('2026-03-02', 'Scale', { weight: 71.3 }),
  reading('2026-03-02', 'Watch', { waking_hr: 47 }),
]

test('readings of one day stand together, the latest day first', () => {
  expect(daysOf(FOUND).map(({ day, readings }) => [day, readings.length])).toEqual([
    ['2026-03-03', 1],
    ['2026-03-02', 2],
  ])
})

test('the device with the most days comes first', () => {
  expect(sourcesOf(FOUND)).toEqual(['Watch', 'Scale'])
})

test('only what was measured has a value, zero included', () => {
  expect(FOUND.map(valuesOf)).toEqual([
    [
      { name: 'waking_hr', value: 48 },
      { name: 'sleep_time', value: 0 },
    ],
    [{ name: 'weight', value: 71.3 }],
    [{ name: 'waking_hr', value: 47 }],
  ])
})
