import { describe, expect, test } from 'vitest'
import { recorded } from '../../../test/support/even-speed.ts'
import { aligned } from './aligned.ts'

const near = (values: readonly (number | null)[] | undefined, index: number) =>
  values?.[index] ?? Number.NaN

describe('two recordings', () => {
  test('by time begin with the piece and end with the longer one', () => {
    const found = aligned(
      [recorded(200, 5, { start: 20, finish: 120 })],
      [recorded(200, 4, { start: 60, finish: 140 })],
      'time',
    )
    expect(found?.at.at(-1)).toBe(100)
    expect(near(found?.first['heart_rate'], 0)).toBeCloseTo(120)
    expect(near(found?.second['heart_rate'], 0)).toBeCloseTo(160)
    expect(near(found?.first['heart_rate'], 400)).toBeCloseTo(220)
    expect(found?.second['heart_rate']?.[400]).toBeNull()
    expect(near(found?.second['heart_rate'], 320)).toBeCloseTo(240)
  })

  test('by distance stand where both were', () => {
    const found = aligned(
      [recorded(200, 5, { start: 20, finish: 120 })],
      [recorded(200, 4, { start: 60, finish: 185 })],
      'distance',
    )
    expect(found?.at.at(-1)).toBe(500)
    // Half way: 50 s after the start of the one, 62.5 s after that of the other.
    expect(near(found?.first['heart_rate'], 200)).toBeCloseTo(170)
    expect(near(found?.second['heart_rate'], 200)).toBeCloseTo(222.5)
  })

  test('cannot be laid along what one of them has not recorded', () => {
    const { distance: _, ...channels } = recorded(10, 5).channels
    const bare = { ...recorded(10, 5), channels }
    expect(aligned([bare], [recorded(10, 5)], 'distance')).toBeNull()
    expect(aligned([bare], [recorded(10, 5)], 'time')?.second['distance']).toHaveLength(401)
    expect(aligned([recorded(10, 0)], [recorded(10, 0)], 'distance')).toBeNull()
  })

  test('say nothing where a device said nothing for long', () => {
    const one = {
      t: [0, 1, 50, 51],
      channels: { heart_rate: [100, null, 120, 121] },
      start: 0,
      finish: 51,
    }
    const found = aligned([one], [one], 'time')
    const said = found?.first['heart_rate']?.map((value) => value !== null) ?? []
    expect(said.slice(1, 392).some(Boolean)).toBe(false)
    expect(said.at(-1)).toBe(true)
  })
})

describe('several recordings', () => {
  test('count by their mean as far as all of them got', () => {
    const found = aligned([recorded(100, 5), recorded(100, 4)], [recorded(100, 5)], 'distance')
    expect(found?.at.at(-1)).toBe(500)
    // At 250 m one was there after 50 s, the other after 62.5 s.
    expect(near(found?.first['heart_rate'], 200)).toBeCloseTo(156.25)
    // The slower one ended after 400 m, and the mean with it.
    expect(near(found?.first['heart_rate'], 320)).toBeCloseTo(190)
    expect(found?.first['heart_rate']?.[321]).toBeNull()
  })

  test('leave out who has recorded no distance', () => {
    const bare = {
      ...recorded(100, 5),
      channels: { heart_rate: recorded(100, 5).channels['heart_rate'] ?? [] },
    }
    expect(
      near(
        aligned([recorded(100, 5), bare], [recorded(100, 5)], 'distance')?.first['heart_rate'],
        400,
      ),
    ).toBeCloseTo(200)
    expect(aligned([bare], [recorded(100, 5)], 'distance')).toBeNull()
  })
})
