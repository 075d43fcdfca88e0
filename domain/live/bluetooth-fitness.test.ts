import { describe, expect, test } from 'vitest'
import { bikeMessage, heartRateIn, rowerMessage } from './bluetooth-fitness.ts'

const bytes = (...parts: readonly number[]) => new DataView(Uint8Array.from(parts).buffer)
const tornOf = (all: readonly number[]) =>
  Array.from({ length: all.length }, (_, length) => bytes(...all.slice(0, length)))

/** Rate 28.5, stroke 12; mean rate 27; 1234 m; 2:05 and 2:06; 180 and 175 W; heart 150; 300 s. */
const ROWER = [0x7e, 0x0a, 57, 12, 0, 54, 0xd2, 4, 0, 125, 0, 126, 0, 180, 0, 175, 0, 150, 0x2c, 1]
/** 36.00 km/h, 90 a minute, 65,536 m, level 5, 250 W, 600 kcal, heart 140. */
const BIKE = [0x74, 0x03, 0x10, 0x0e, 180, 0, 0, 0, 1, 5, 0, 250, 0, 0x58, 2, 0, 0, 0, 140]

describe('a rower of the standard', () => {
  test('says what its flags promise, and is refused when it is torn at any byte', () => {
    expect(rowerMessage(bytes(...ROWER))).toEqual({
      stroke_rate: 28.5,
      distance: 1234,
      speed: 4,
      power: 180,
      heart_rate: 150,
      elapsed: 300,
    })
    for (const torn of tornOf(ROWER)) expect(rowerMessage(torn)).toBeNull()
  })
  test('says in a second message what the first had no room for', () => {
    expect(rowerMessage(bytes(0x05, 0, 0xd2, 4, 0))).toEqual({ distance: 1234 })
  })
  test('that stands still has no speed, and one without a belt no heart', () => {
    expect(rowerMessage(bytes(0x09, 0, 0, 0))).toEqual({ speed: 0 })
    expect(rowerMessage(bytes(0x01, 2, 0))).toEqual({})
  })
})

describe('a bike of the standard', () => {
  test('says what its flags promise, and is refused when it is torn at any byte', () => {
    expect(bikeMessage(bytes(...BIKE))).toEqual({
      speed: 10,
      stroke_rate: 90,
      distance: 65_536,
      power: 250,
      heart_rate: 140,
    })
    for (const torn of tornOf(BIKE)) expect(bikeMessage(torn)).toBeNull()
  })
  test('has no power below zero', () => {
    expect(bikeMessage(bytes(0x41, 0, 0xfe, 0xff))).toEqual({ power: 0 })
  })
})

describe('a belt', () => {
  test.each([
    ['one byte', [0, 71], 71],
    ['two bytes', [1, 0x2c, 1], 300],
    ['intervals of its beats beside it', [0x10, 150, 0x9a, 1], 150],
    ['none while it lies on the table', [0, 0], null],
    ['torn', [0], null],
    ['torn within two bytes', [1, 44], null],
    ['empty', [], null],
  ])('is read: %s', (_what, all, beats) => {
    expect(heartRateIn(bytes(...all))).toBe(beats)
  })
})
