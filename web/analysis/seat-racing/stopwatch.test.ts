import { describe, expect, test } from 'vitest'
import { finished, started, tenths, type Timing } from './stopwatch.ts'

const still: Timing = { started_at: null, times: { 1: 200, 2: null } }

describe('timing a piece', () => {
  test('starts again, stops each boat at the line and itself with the last', () => {
    const running = started(still, 1000)
    expect(running).toEqual({ started_at: 1000, times: { 1: null, 2: null } })
    const half = finished(running, 2, 193_449)
    expect(half).toEqual({ started_at: 1000, times: { 1: null, 2: 192.4 } })
    expect(finished(half, 1, 195_000)).toEqual({ started_at: null, times: { 1: 194, 2: 192.4 } })
  })

  test('without a clock running nothing finishes', () =>
    expect(finished(still, 2, 5000)).toBe(still))

  test.each([
    [0, 0],
    [149, 0.1],
    [150, 0.2],
    [193_449, 193.4],
  ])('%i ms are %d s', (milliseconds, seconds) => expect(tenths(milliseconds)).toBe(seconds))
})
