import { describe, expect, test } from 'vitest'
import { RECORDING } from '#domain/live/recording.ts'
import { CONNECTION } from '../../../../test/support/connection.ts'
import {
  activeFor,
  leftIn,
  marked,
  moved,
  newRun,
  NO_READINGS,
  paused,
  pieceBegun,
  restBegun,
  ticked,
  type Run,
} from './run.ts'
import { lastShown, messageShown, obeyed, withMessages } from './run-control.ts'

const START = 1e12
const at = (second: number) => ({ at: START + second * 1000, readings: NO_READINGS })
const idle = newRun('device-1', 'code', CONNECTION, START)
const begun = marked(idle, 'start', at(0)).run
/** A boat at four metres a second to the north. */
const fix = (second: number) => ({
  at: START + second * 1000,
  lat: 47 + (4 * second) / 111_195,
  lon: 8,
  accuracy: 5,
  speed: 4,
})
const rowed = (run: Run, from: number, until: number) => {
  let now = run
  for (let second = from; second <= until; second += 1)
    now = ticked(moved(now, fix(second)), at(second)).run
  return now
}

test('numbers a sample a second while it is active, and none before or after', () => {
  expect(ticked(idle, at(1))).toEqual({ run: idle, samples: [] })
  expect(rowed(begun, 1, 10).made).toBe(11)
  const over = marked(rowed(begun, 1, 10), 'finish', at(11)).run
  expect(over).toMatchObject({ status: RECORDING.finished, made: 12 })
  expect(ticked(over, at(12)).samples).toEqual([])
})

test('a sample says where and how fast, and nothing that is old', () => {
  const run = rowed(begun, 1, 5)
  const readings = { fix: fix(5), stroke_rate: 24.04, heart_rate: 150, battery: 80 }
  expect(ticked(run, { at: START + 5_000, readings }).samples[0]).toMatchObject({
    lat: fix(5).lat,
    lon: 8,
    speed: 4,
    stroke_rate: 24,
    heart_rate: 150,
    battery: 80,
    mark: null,
  })
  const late = ticked(run, { at: START + 30_000, readings }).samples[0]
  expect(late).toMatchObject({ lat: null, lon: null, speed: null })
})

test('time and distance stand still in a pause', () => {
  const rest = paused(rowed(begun, 1, 10), at(10)).run
  const away = moved(rest, fix(60))
  expect(activeFor(away, START + 300_000)).toBe(10_000)
  const again = rowed(marked(away, 'resume', at(300)).run, 301, 311)
  expect(again.odometer.distance).toBeCloseTo(36 + 40, 0)
  expect(activeFor(again, START + 311_000)).toBe(21_000)
})

describe('a piece', () => {
  const first = pieceBegun(rowed(begun, 1, 5), at(5)).run
  test('counts down and ends by itself, once', () => {
    expect(leftIn(first, START + 5_000)).toEqual({ metres: 100 })
    const run = rowed(first, 6, 30)
    expect(run.piece).toMatchObject({ place: 0, ended: true })
    expect(leftIn(run, START + 40_000)).toBeUndefined()
    let marks = 0
    let now = first
    for (let second = 6; second <= 60; second += 1) {
      const step = ticked(moved(now, fix(second)), at(second))
      marks += step.samples.filter(({ mark }) => mark === 'rest').length
      now = step.run
    }
    expect(marks).toBe(1)
  })
  test('of a time ends after it', () => {
    const second = pieceBegun(rowed(first, 6, 40), at(40)).run
    expect(leftIn(second, START + 70_000)).toEqual({ seconds: 30 })
    expect(ticked(second, at(101)).samples[0]?.mark).toBe('rest')
  })
  test('ends by a tap, and with a pause', () => {
    expect(restBegun(first, at(8)).samples.map(({ mark }) => mark)).toEqual(['rest'])
    expect(paused(first, at(8)).samples.map(({ mark }) => mark)).toEqual(['rest', 'pause'])
  })
  test('is followed by no other after the last, nor begins in a pause', () => {
    const last = pieceBegun(restBegun(first, at(8)).run, at(9)).run
    expect(pieceBegun(last, at(10)).samples).toEqual([])
    expect(pieceBegun(paused(begun, at(1)).run, at(2)).samples).toEqual([])
  })
})

describe('what a coach asks for', () => {
  test.each([
    ['start', idle, RECORDING.active, ['start']],
    ['pause', begun, RECORDING.paused, ['pause']],
    ['start', paused(begun, at(1)).run, RECORDING.active, ['resume']],
    ['finish', begun, RECORDING.finished, ['finish']],
    ['discard', begun, RECORDING.discarded, []],
  ] as const)('%s is done and noted', (control, run, status, marks) => {
    const step = obeyed(run, control, at(5))
    expect(step.run).toMatchObject({ status, applied: control })
    expect(step.samples.map(({ mark }) => mark)).toEqual(marks)
  })
  test('is only noted where it means nothing any more', () => {
    const step = obeyed(begun, 'start', at(5))
    expect(step).toMatchObject({ run: { status: RECORDING.active, applied: 'start' }, samples: [] })
  })
})

test('keeps each message to the boat until it was shown, and says which one was', () => {
  const said = (number: number) => ({ number, text: `message ${number}`, sent_at: START })
  const numbers = ({ messages = [] }: Run) => messages.map(({ number }) => number)
  const run = newRun('device-1', 'code', CONNECTION, START)
  expect(lastShown(run)).toBe(0)
  expect(withMessages(run)).toBe(run)
  const first = withMessages(run, [said(1), said(2)])
  const again = withMessages(first, [said(2), said(3), said(7), said(8)])
  expect(numbers(again)).toEqual([1, 2, 3, 7, 8])
  expect(lastShown(again)).toBe(0)
  const shown = messageShown(again, 3)
  expect(lastShown(shown)).toBe(3)
  // The server gives again what was not shown.
  expect(withMessages(shown, [said(7), said(8)])).toBe(shown)
  expect(numbers(withMessages(shown, [said(7), said(8), said(9)]))).toEqual([3, 7, 8, 9])
})
