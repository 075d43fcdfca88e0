import { describe, expect, test } from 'vitest'
import { afterFitness, afterPm5, NEW_MACHINE, type Machine } from './bluetooth-machine.ts'
import type { Pm5Message } from './bluetooth-pm5.ts'

const START = 1_795_711_441_000
const FIXED = 3
const INTERVALS = 7

const status = (elapsed: number, distance: number, more = {}): Pm5Message => ({
  kind: 'status',
  elapsed,
  distance,
  workout: FIXED,
  state: 1,
  is_moving: true,
  drag: 130,
  set: { metres: 2000 },
  ...more,
})
const inInterval = (elapsed: number, distance: number) =>
  status(elapsed, distance, { workout: INTERVALS })
const ended = (number: number, distance: number): Pm5Message => ({
  kind: 'interval',
  time: 100,
  distance,
  number,
})
/** Messages with the seconds after the start at which each comes. */
const hear = (messages: readonly (readonly [number, Pm5Message])[], from = NEW_MACHINE): Machine =>
  messages.reduce((machine, [at, message]) => afterPm5(machine, message, START + at * 1000), from)
const metres = (machine: Machine) => machine.reading?.distance

describe('a PM5', () => {
  test('counts from where it stood when it was connected', () => {
    expect(metres(hear([[0, status(60, 250)]]))).toBe(0)
    expect(
      metres(
        hear([
          [0, status(60, 250)],
          [1, status(61, 255)],
        ]),
      ),
    ).toBe(5)
  })

  test('times its metres by its own clock, from the message that came quickest', () => {
    const heard = hear([
      [0, status(0, 0)],
      [0.7, status(0.5, 1)],
      [1.05, status(1, 4)],
      [1.9, status(1.5, 7)],
      [2.05, status(2, 10)],
    ])
    expect(heard.reading).toMatchObject({ at: START + 2_050, distance: 10, drag: 130 })
  })

  test('that stood still is at the clock again', () => {
    const heard = hear([
      [0, status(0, 0)],
      [20, status(0, 0)],
      [21, status(1, 3)],
      [50, status(1, 3)],
      [51, status(2, 7)],
    ])
    expect(heard.reading).toMatchObject({ at: START + 51_000, distance: 7 })
  })

  test('adds up intervals by what it announces, before or after its counter begins again', () => {
    const before = [
      [0, inInterval(0, 0)],
      [100, inInterval(100, 499.6)],
      [101, ended(1, 500)],
      [160, inInterval(0, 0)],
      [161, inInterval(1, 4)],
    ] as const
    const after = [before[0], before[1], before[3], before[2], before[4]] as const
    expect(metres(hear(before))).toBe(504)
    expect(metres(hear(after))).toBe(504)
    expect(metres(hear([...before, [162, ended(1, 500)], [163, inInterval(3, 12)]]))).toBe(512)
  })

  test('adds up intervals by its counter where nothing was announced, and takes nothing back', () => {
    const heard = hear([
      [0, inInterval(0, 0)],
      [100, inInterval(100, 500.4)],
      [160, inInterval(0, 0)],
      [161, inInterval(1, 0.2)],
    ])
    expect(metres(heard)).toBe(500.6)
    const confirmed = hear([[162, ended(1, 500)]], heard)
    expect(metres(hear([[163, inInterval(1.5, 0.3)]], confirmed))).toBe(500.6)
    expect(metres(hear([[164, inInterval(3, 8)]], confirmed))).toBe(508)
  })

  test('goes on where it was with another workout, whose intervals count from one again', () => {
    const heard = hear([
      [0, inInterval(0, 0)],
      [100, inInterval(100, 500)],
      [101, ended(1, 500)],
      [160, inInterval(0, 0)],
      [260, inInterval(100, 500)],
      [261, ended(2, 500)],
      [300, status(0, 0, { state: 0, workout: INTERVALS })],
      [400, inInterval(90, 499)],
      [401, ended(1, 500)],
      [460, inInterval(0, 0)],
    ])
    expect(metres(heard)).toBe(1500)
  })

  test('refuses what was overtaken on the way, and what nobody can row', () => {
    const heard = hear([
      [0, status(0, 0)],
      [10, status(10, 50)],
    ])
    expect(hear([[10.1, status(9.5, 47)]], heard)).toEqual({ ...heard, interval: null })
    expect(metres(hear([[11, status(11, 9_000)]], heard))).toBe(50)
    expect(metres(hear([[11, status(0.5, 9_000)]], heard))).toBe(50)
    const late: Pm5Message = {
      kind: 'power',
      elapsed: 8.5,
      power: 999,
      strokes: 3,
      projected_time: 0,
    }
    expect(hear([[10.2, late]], heard).reading?.power).toBeNull()
  })

  test('takes the metres of a stroke and of the summary', () => {
    const heard = hear([
      [0, status(0, 0)],
      [360, status(360, 1990)],
      [362.3, { kind: 'summary', elapsed: 362.1, distance: 2000, drag: 130, workout: FIXED }],
    ])
    expect(heard.reading).toMatchObject({ distance: 2000, at: START + 362_100 })
    const ofIntervals = { kind: 'summary', elapsed: 900, distance: 3000, drag: 130 } as const
    expect(metres(hear([[363, { ...ofIntervals, workout: INTERVALS }]], heard))).toBe(2000)
  })

  test('has a curve of force once all its parts have come, in any order', () => {
    const part = (number: number, ...forces: number[]): Pm5Message => ({
      kind: 'force',
      parts: 3,
      part: number,
      forces,
    })
    const heard = hear([
      [0, status(0, 0)],
      [1, part(0, 1, 2)],
      [1, part(2, 5)],
    ])
    expect(heard.reading?.force).toEqual([])
    const whole = hear([[1.1, part(1, 3, 4)]], heard)
    expect(whole.reading?.force).toEqual([1, 2, 3, 4, 5])
    // A curve that lost its end is dropped with the begin of the next.
    const next = hear(
      [
        [2, part(0, 9)],
        [2, part(1, 9)],
        [3, part(0, 7)],
        [3, part(1, 8)],
        [3, part(2, 9)],
      ],
      whole,
    )
    expect(next.reading?.force).toEqual([7, 8, 9])
  })

  test('says nothing before its first status', () => {
    expect(
      hear([[0, { kind: 'pace', elapsed: 1, speed: 4, stroke_rate: 20, heart_rate: null }]]),
    ).toEqual(NEW_MACHINE)
  })
})

describe('a machine of the standard', () => {
  test('counts by its own metres, said in a message of their own', () => {
    const first = afterFitness(NEW_MACHINE, { distance: 100, elapsed: 30 }, START)
    const moved = afterFitness(first, { speed: 4, stroke_rate: 24, power: 180 }, START + 500)
    expect(moved.reading).toMatchObject({ distance: 0, speed: 4, stroke_rate: 24, power: 180 })
    const next = afterFitness(moved, { distance: 108, elapsed: 32 }, START + 2_000)
    expect(next.reading).toMatchObject({ distance: 8, at: START + 2_000, speed: 4 })
  })

  test('that counts no metres has those of its speed, and none of the seconds it was away', () => {
    const first = afterFitness(NEW_MACHINE, { speed: 10, power: 250 }, START)
    const second = afterFitness(first, { speed: 10 }, START + 1_000)
    expect(second.reading?.distance).toBe(10)
    const back = afterFitness(second, { speed: 10 }, START + 61_000)
    expect(back.reading?.distance).toBe(30)
  })
})
