import { expect, test } from 'vitest'
import type { PerformanceTest } from '#contract/analysis/performance-tests.ts'
import { newTest, STEP_LINES } from '../../../../test/support/tested-club.ts'
import { withSteps } from './with-steps.ts'

const entered = newTest({
  user_id: 7,
  kind: 'step',
  day: '2026-03-01',
  step_s: 240,
  version: 3,
  lines: STEP_LINES,
})
const stored: PerformanceTest = {
  ...entered,
  id: 1,
  full_name: 'Anna Example',
  gender: 'w',
  date_of_birth: null,
  entered_by: null,
  changed_at: '2026-03-01T08:00:00Z',
  zones_at: null,
  can_write: true,
}

test('only the steps change, and the version is that which was seen', () => {
  const sent = withSteps(stored, new Set([2]))
  expect(sent.lines.map(({ left_out }) => left_out)).toEqual([
    false,
    false,
    true,
    false,
    false,
    false,
    false,
  ])
  expect({ ...sent, lines: [] }).toEqual({ ...entered, lines: [] })
})
