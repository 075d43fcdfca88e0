import { describe, expect, test } from 'vitest'
import { cuesBetween, longerRest, nextStepNow, phaseAt, type ClockRun } from './step-clock.ts'

const plan = { seconds: 240, rest_s: 30, steps: 3 }
const START = 1_700_000_000_000
const run: ClockRun = { started_at: START, stopped_at: null }
const after = (seconds: number) => START + 1000 * seconds

describe('the clock of a step test', () => {
  test.each([
    [0, { kind: 'step', step: 1, left_s: 240 }],
    [239.5, { kind: 'step', step: 1, left_s: 0.5 }],
    [240, { kind: 'rest', step: 1, left_s: 30 }],
    [269, { kind: 'rest', step: 1, left_s: 1 }],
    [270, { kind: 'step', step: 2, left_s: 240 }],
    [779, { kind: 'step', step: 3, left_s: 1 }],
    [780, { kind: 'over', step: 3 }],
    [90_000, { kind: 'over', step: 3 }],
  ])('%d seconds after the start', (seconds, phase) =>
    expect(phaseAt(plan, run, after(seconds))).toEqual(phase),
  )

  test('waits before the start, and stays where it was stopped', () => {
    expect(phaseAt(plan, { started_at: null, stopped_at: null }, START)).toEqual({ kind: 'ready' })
    expect(phaseAt(plan, { ...run, stopped_at: after(300) }, after(900))).toEqual({
      kind: 'over',
      step: 2,
    })
  })

  test('begins the next step early, in a pause alone', () => {
    const next = nextStepNow(plan, run, after(250))
    expect(phaseAt(plan, next, after(250))).toEqual({ kind: 'step', step: 2, left_s: 240 })
    expect(nextStepNow(plan, run, after(100))).toBe(run)
  })

  test('makes a pause longer, in a pause alone', () => {
    const longer = longerRest(plan, run, after(250), 15)
    expect(phaseAt(plan, longer, after(255))).toEqual({ kind: 'rest', step: 1, left_s: 30 })
    expect(longerRest(plan, run, after(100), 15)).toBe(run)
  })
})

describe('what sounds', () => {
  const between = (from: number, until: number, of = run) =>
    cuesBetween(plan, of, after(from), after(until))

  test('counts down to a step, and marks its beginning and end', () => {
    expect(between(239.9, 240.1)).toEqual(['end'])
    expect(between(266.9, 267)).toEqual(['count'])
    expect(between(266.9, 270)).toEqual(['count', 'count', 'count', 'start'])
    expect(between(100, 101)).toEqual([])
  })

  test('is heard once, however often the clock is asked', () => {
    expect([...between(269.9, 270), ...between(270, 270.2)]).toEqual(['start'])
  })

  test('is nothing once it is stopped', () => {
    expect(between(239, 241, { ...run, stopped_at: after(200) })).toEqual([])
  })
})
