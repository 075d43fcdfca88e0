import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { TIME_MASKS, type TimeMask } from '../constants/masks.ts'
import { formatClock, formatDuration, formatMinutes, parseDuration } from './duration.ts'

describe('typed times', () => {
  test.each<[string, TimeMask, number | null]>([
    ['7:05.3', 'm:ss.S', 425.3],
    ['07:05,3', 'm:ss.S', 425.3],
    ['7053', 'm:ss.S', 425.3],
    ['7', 'm:ss.S', 0.7],
    ['45.5', 'm:ss.S', 45.5],
    ['45.', 'm:ss.S', 45],
    ['  6:30  ', 'mm:ss', 390],
    ['630', 'mm:ss', 390],
    ['6：30', 'mm:ss', 390],
    ['100:00', 'mm:ss', 6000],
    ['6:5', 'mm:ss', 365],
    ['1:23:45.678', 'HH:mm:ss.SSS', 5025.678],
    ['12345678', 'HH:mm:ss.SSS', 5025.678],
    ['1:30', 'HH:mm:ss', 90],
    ['13000', 'HH:mm:ss', 5400],
    ['7:30', 'H:mm', 27_000],
    ['730', 'HH:mm', 27_000],
    ['8', 'H:mm', 480],
    ['', 'mm:ss', null],
    ['6:60', 'mm:ss', null],
    ['90', 'mm:ss', null],
    ['75:00', 'HH:mm:ss', null],
    ['6:30.55', 'mm:ss.S', null],
    ['6:30.5', 'mm:ss', null],
    ['7:30.5', 'H:mm', null],
    ['1:2:3:4', 'HH:mm:ss', null],
    ['1234567', 'mm:ss', null],
    ['-1:00', 'mm:ss', null],
    ['1:00:', 'HH:mm:ss', null],
    ['abc', 'mm:ss', null],
  ])('%j as %s is %d s', (text, mask, seconds) => expect(parseDuration(text, mask)).toBe(seconds))
})

describe('shown times', () => {
  test.each<[number, TimeMask, string | null]>([
    [59.96, 'm:ss.S', '1:00.0'],
    [59.94, 'm:ss.S', '0:59.9'],
    [59.9499, 'm:ss.S', '0:59.9'],
    [3599.96, 'H:mm:ss.S', '1:00:00.0'],
    [3599.9996, 'HH:mm:ss.SSS', '01:00:00.000'],
    [425.3, 'mm:ss.S', '07:05.3'],
    [425.3, 'mm:ss.SSS', '07:05.300'],
    [1.0005, 'mm:ss.SSS', '00:01.001'],
    [6000, 'mm:ss', '100:00'],
    [29.5, 'mm:ss', '00:30'],
    [27_000, 'HH:mm', '07:30'],
    [27_000, 'H:mm', '7:30'],
    [3599.5 * 60, 'HH:mm', '60:00'],
    [86_399, 'HH:mm:ss', '23:59:59'],
    [0, 'HH:mm:ss.S', '00:00:00.0'],
    [-1, 'mm:ss', null],
    [Number.NaN, 'mm:ss', null],
    [Infinity, 'mm:ss', null],
  ])('%d s as %s', (seconds, mask, text) => expect(formatDuration(seconds, mask)).toBe(text))

  test.each([
    [0, '0:00'],
    [45, '0:45'],
    [360, '6:00'],
    [360.5, '6:00.5'],
    [600, '10:00'],
    [3600, '1:00:00'],
    [3599.9999, '1:00:00'],
    [36_000.25, '10:00:00.25'],
  ])('%d s on a clock', (seconds, text) => expect(formatClock(seconds)).toBe(text))

  test('minutes are not carried into hours', () => expect(formatMinutes(5430)).toBe('90:30'))
})

/** Ticks of the last digit of each mask, up to 99 of its first group. */
const STEPS: Record<TimeMask, { step_s: number; most: number }> = {
  'HH:mm:ss.SSS': { step_s: 0.001, most: 99 * 3_600_000 },
  'm:ss.S': { step_s: 0.1, most: 99 * 600 },
  'mm:ss': { step_s: 1, most: 99 * 60 },
  'mm:ss.S': { step_s: 0.1, most: 99 * 600 },
  'mm:ss.SSS': { step_s: 0.001, most: 99 * 60_000 },
  'HH:mm:ss.S': { step_s: 0.1, most: 99 * 36_000 },
  'H:mm:ss.S': { step_s: 0.1, most: 99 * 36_000 },
  'HH:mm:ss': { step_s: 1, most: 99 * 3600 },
  'HH:mm': { step_s: 60, most: 99 * 60 },
  'H:mm': { step_s: 60, most: 99 * 60 },
}

describe.each(TIME_MASKS)('mask %s', (mask) => {
  const { step_s, most } = STEPS[mask]
  const ticks = fc.integer({ min: 0, max: most })

  test('what is shown is read back', () => {
    fc.assert(
      fc.property(ticks, (n) => {
        expect(parseDuration(formatDuration(n * step_s, mask) ?? '', mask)).toBeCloseTo(
          n * step_s,
          6,
        )
      }),
    )
  })

  test('a keypad needs no signs', () => {
    fc.assert(
      fc.property(ticks, (n) => {
        const digits = (formatDuration(n * step_s, mask) ?? '').replaceAll(/\D/g, '')
        expect(parseDuration(digits, mask)).toBeCloseTo(n * step_s, 6)
      }),
    )
  })

  test('rounding never shows a sixtieth second or minute', () => {
    fc.assert(
      fc.property(fc.double({ min: 0, max: 350_000, noNaN: true }), (s) => {
        expect(formatDuration(s, mask)).not.toMatch(/:[6-9]\d/)
      }),
    )
  })

  test('any text is a time or null', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        const seconds = parseDuration(text, mask)
        expect(seconds === null || seconds >= 0).toBe(true)
      }),
    )
  })
})
