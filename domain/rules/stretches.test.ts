import { expect, test } from 'vitest'
import { stretchFault } from './stretches.ts'

test.each<[number, number, number | null, string | null]>([
  [0, 600, 600, null],
  [0, 601, 600, null],
  [0, 602, 600, 'finish: recording_length 10:00'],
  [600, 601, 600, 'start: recording_length 10:00'],
  [5000, 400, 600, 'start: recording_length 10:00'],
  [60.5, 60.5, 600, 'finish: end_after_start 1:00.5'],
  [90, 60, 600, 'finish: end_after_start 1:30'],
  [0, 1, 0, 'start: recording_length 0:00'],
  [0, 1, null, 'start: no_curve 0:00'],
])('%s to %s of %s s: %s', (start, finish, span, message) => {
  const fault = stretchFault({ start, finish }, span)
  expect(fault && `${fault.field}: ${fault.fault.message} ${fault.fault.values.time}`).toBe(message)
})
