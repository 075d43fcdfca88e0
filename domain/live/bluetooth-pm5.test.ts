import { describe, expect, test } from 'vitest'
import { pm5Id, pm5Message } from './bluetooth-pm5.ts'

const bytes = (...parts: readonly number[]) => new DataView(Uint8Array.from(parts).buffer)
/** 60.00 s, 250.0 m in a fixed 2000 m, rowing, drag 130. */
const STATUS = [0x70, 0x17, 0, 0xc4, 9, 0, 3, 128, 1, 1, 2, 0, 0, 0, 0xd0, 7, 0, 0x80, 130]
/** 60.00 s, 5.102 m/s, rate 32, heart 171, 98.00 s, 99.00 s, no rest. */
const PACE = [0x70, 0x17, 0, 0xee, 0x13, 32, 171, 0x48, 0x26, 0xac, 0x26, 0, 0, 0, 0, 0]
/** 1.42 m in 0.71 s, back in 1.20 s, 10.21 m, 250.0 and 160.0 lbf, 512.3 J, stroke 31. */
const STROKE = [
  0x70, 0x17, 0, 0xc4, 9, 0, 142, 71, 120, 0, 0xfd, 3, 0xc4, 9, 0x40, 6, 0x03, 0x14, 31, 0,
]
const POWER = [0x70, 0x17, 0, 0x72, 1, 0x64, 0, 31, 0, 0x6d, 1, 0, 0xd0, 7, 0]
/** An interval of 98.5 s and 500 m, the second. */
const INTERVAL = [0, 0, 0, 0, 0, 0, 0xd9, 3, 0, 0xf4, 1, 0, 60, 0, 12, 0, 1, 2]
const SUMMARY = [
  0x21, 0x33, 0x05, 0x12, 0x48, 0x8e, 0, 0x20, 0x4e, 0, 30, 150, 140, 90, 171, 130, 0, 3, 0xce, 3,
]
/** Two parts, of three points here: 10, 200 and 350 lbf. */
const FORCE = [0x23, 0, 10, 0, 200, 0, 0x5e, 1]

describe('a message of a PM5', () => {
  test.each([
    [
      'general status',
      0x31,
      STATUS,
      {
        kind: 'status',
        elapsed: 60,
        distance: 250,
        workout: 3,
        state: 1,
        is_moving: true,
        drag: 130,
        set: { metres: 2000 },
      },
    ],
    [
      'additional status',
      0x32,
      PACE,
      { kind: 'pace', elapsed: 60, speed: 5.102, stroke_rate: 32, heart_rate: 171 },
    ],
    [
      'stroke',
      0x35,
      STROKE,
      {
        kind: 'stroke',
        elapsed: 60,
        distance: 250,
        drive_length: 1.42,
        drive_time: 0.71,
        recovery_time: 1.2,
        stroke_distance: 10.21,
        peak_force: 1112.055,
        mean_force: 711.715,
        strokes: 31,
      },
    ],
    [
      'additional stroke',
      0x36,
      POWER,
      { kind: 'power', elapsed: 60, power: 370, strokes: 31, projected_time: 365 },
    ],
    ['interval', 0x37, INTERVAL, { kind: 'interval', time: 98.5, distance: 500, number: 2 }],
    [
      'summary',
      0x39,
      SUMMARY,
      { kind: 'summary', elapsed: 364.24, distance: 2000, drag: 130, workout: 3 },
    ],
    [
      'force curve',
      0x3d,
      FORCE,
      { kind: 'force', parts: 2, part: 0, forces: [44.482, 889.644, 1556.878] },
    ],
  ])('of the kind %s is read, and refused when it is torn at any byte', (_kind, id, all, said) => {
    expect(pm5Message(id, bytes(...all))).toEqual(said)
    const least = id === 0x32 ? 16 : id === 0x35 ? 18 : all.length
    for (let length = 0; length < least; length += 1)
      expect(pm5Message(id, bytes(...all.slice(0, length)))).toBeNull()
    // A later version of the monitor adds bytes at the end.
    if (id !== 0x35) expect(pm5Message(id, bytes(...all, 7))).toEqual(said)
  })

  test('is the same among others, where a stroke leaves out its work', () => {
    expect(pm5Message(0x80, bytes(0x31, ...STATUS))).toEqual(pm5Message(0x31, bytes(...STATUS)))
    const short = [...STROKE.slice(0, 16), 31, 0]
    expect(pm5Message(0x80, bytes(0x35, ...short))).toEqual(pm5Message(0x35, bytes(...STROKE)))
    expect(pm5Message(0x80, bytes(0x31, ...STATUS.slice(0, 18)))).toBeNull()
    expect(pm5Message(0x80, bytes(0x80, 0x31, ...STATUS))).toBeNull()
    expect(pm5Message(0x80, bytes(0x31))).toBeNull()
  })

  test('of a kind that is not read is none', () => {
    expect(pm5Message(0x3a, bytes(...SUMMARY))).toBeNull()
    expect(pm5Message(0x12, bytes(...STATUS))).toBeNull()
  })

  test('says what is set: a time, a distance, or neither', () => {
    const set = (kind: number, ...duration: number[]) => {
      const message = pm5Message(0x31, bytes(...STATUS.slice(0, 14), ...duration, kind, 130))
      return message?.kind === 'status' ? message.set : undefined
    }
    expect(set(0, 0xc0, 0xd4, 1)).toEqual({ seconds: 1200 })
    expect(set(0x80, 0x10, 0x27, 0)).toEqual({ metres: 10_000 })
    expect(set(0x40, 100, 0, 0)).toBeNull()
    expect(set(0x80, 0, 0, 0)).toBeNull()
  })

  test('has no heart rate without a belt, and no drag before the first strokes', () => {
    const pace = pm5Message(0x32, bytes(...PACE.slice(0, 6), 255, ...PACE.slice(7)))
    expect(pace).toMatchObject({ heart_rate: null })
    expect(pm5Message(0x31, bytes(...STATUS.slice(0, 18), 0))).toMatchObject({ drag: null })
  })

  test('of a curve is refused when its number is beyond its parts, or it says more points than come', () => {
    expect(pm5Message(0x3d, bytes(0x23, 2, 10, 0, 200, 0, 0x5e, 1))).toBeNull()
    expect(pm5Message(0x3d, bytes(0x20, 0, 10, 0))).toBeNull()
    expect(pm5Message(0x3d, bytes(0x24, 0, 10, 0, 200, 0, 0x5e, 1))).toBeNull()
  })
})

test('ids are those of the documentation', () => {
  expect(pm5Id(0x30)).toBe('ce060030-43e5-11e4-916c-0800200c9a66')
  expect(pm5Id(0x3d)).toBe('ce06003d-43e5-11e4-916c-0800200c9a66')
})
