import { describe, expect, test } from 'vitest'
import type { LiveBoat } from '#contract/world/live.ts'
import { CALM, knownOf, withBoats, withFrame, withPulse, withSamples } from './water.ts'

const boat: LiveBoat = {
  recording_id: 1,
  crew_id: 7,
  user_id: null,
  name: 'Double',
  is_own: false,
  status: 2,
  wanted: null,
  can_withdraw: false,
  samples: 2,
  doubted: 0,
  heard_at: 1000,
  started_at: 0,
  at: 1000,
  distance: 4,
  speed: 4,
  stroke_rate: 20,
  heart_rate: null,
  heart_at: null,
  battery: 80,
  lat: 47,
  lon: 8,
  marks: [],
}
const point = (number: number) => [number * 1000, number * 4, 4, 20, null, null]
const frame = (first: number, count: number) => ({
  recording_id: 1,
  first,
  samples: Array.from({ length: count }, (_, index) => point(first + index)),
  speed: 4.2,
  stroke_rate: 21,
  battery: 79,
})
const calm = withBoats(CALM, [boat])

describe('samples', () => {
  test('are put in order once, however they overlap', () => {
    const first = withSamples(calm, 1, { first: 1, samples: [point(1), point(2)] })
    const next = withSamples(first, 1, { first: 2, samples: [point(2), point(3)] })
    expect(next.tracks.get(1)?.points).toEqual([point(1), point(2), point(3)])
    expect(withSamples(next, 1, { first: 1, samples: [point(1)] })).toBe(next)
  })
  test('after a gap wait for what is missing', () => {
    expect(withSamples(calm, 1, { first: 3, samples: [point(3)] })).toBe(calm)
  })
})

describe('what is heard of a boat', () => {
  const heard = withFrame(calm, frame(3, 2), 9000)
  test('is shown at once, with its last known place', () => {
    expect(heard.boats[0]).toMatchObject({
      samples: 4,
      heard_at: 9000,
      at: 4000,
      distance: 16,
      speed: 4.2,
      stroke_rate: 21,
      battery: 79,
      lat: 47,
      lon: 8,
    })
    expect(knownOf(heard, 1)).toBe(0)
  })
  test('is not taken back by an older answer, which may change how it stands', () => {
    const after = withBoats(heard, [{ ...boat, status: 3 }])
    expect(after.boats[0]).toMatchObject({ samples: 4, distance: 16, status: 3 })
  })
  test('of its heart is shown beside it', () => {
    const pulse = { heart_rate: 151, heart_at: 9500 }
    expect(withPulse(heard, 1, pulse).boats[0]).toMatchObject(pulse)
  })
  test('is no pace once it rests, whatever was heard before or comes after', () => {
    const rests = withBoats(heard, [{ ...boat, status: 3 }])
    expect(rests.boats[0]).toMatchObject({ speed: null, stroke_rate: null })
    expect(withFrame(rests, frame(5, 1), 9500).boats[0]).toMatchObject({ at: 5000, speed: null })
  })
})
