import { expect } from 'vitest'
import { START, steadyRow } from './recordings.ts'
import type { FitFileContent } from '../../server/demo/fit-writer.ts'
import { readFit } from '../../readers/fit.ts'
import { DEFAULT_LIMITS } from '../../readers/limits.ts'

const ROWING = 15
export const row: FitFileContent = {
  start: START,
  sport: ROWING,
  records: steadyRow(600),
  session: { start: 0, time: 599, distance: 2396 },
}
export const read = (bytes: Uint8Array) => readFit(bytes, DEFAULT_LIMITS)
export const only = (bytes: Uint8Array) => {
  const [activity, ...others] = read(bytes).activities
  expect(others).toEqual([])
  if (!activity) throw new Error('No activity')
  return activity
}
