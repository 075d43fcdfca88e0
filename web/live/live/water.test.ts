import { describe, expect, test } from 'vitest'
import type { LiveBoat } from '#contract/live/live.ts'
import {
  boatsWithGone,
  CALM,
  knownOf,
  nextLacking,
  withBoats,
  withFrame,
  withPulse,
  withSamples,
  type Track,
  type Water,
} from './water.ts'
import { wayOf } from './ways.ts'

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

test('a boat whose samples are gone or cannot be had now does not hold up the others', () => {
  const water = withBoats(CALM, [boat, { ...boat, recording_id: 2 }])
  const none = { gone: new Map(), waiting: new Set<number>() }
  expect(nextLacking(water, none)?.recording_id).toBe(1)
  const gone = new Map([[1, 2]])
  expect(nextLacking(water, { ...none, gone })?.recording_id).toBe(2)
  expect(nextLacking(water, { ...none, waiting: new Set([1]) })?.recording_id).toBe(2)
  expect(boatsWithGone(water, gone).map(({ recording_id }) => recording_id)).toEqual([1])
  const more = withBoats(water, [{ ...boat, samples: 3 }])
  expect(nextLacking(more, { ...none, gone })?.recording_id).toBe(1)
})

describe('the way of a boat', () => {
  const placed = (number: number) => [number * 1000, number * 4, 4, 20, 47 + number / 1e5, 8]
  const all = Array.from({ length: 7200 }, (_, index) => placed(index + 1))
  const trackOf = (water: Water): Track =>
    water.tracks.get(1) ?? { recording_id: 1, points: [], count: 0 }

  test('is thinned, and ends where it is now, or was', () => {
    const track = trackOf(withSamples(calm, 1, { first: 1, samples: all }))
    const way = wayOf(track)
    expect(way.length).toBeLessThan(700)
    expect(way[0]?.[0]).toBe(47 + 1 / 1e5)
    expect(way.at(-1)?.[0]).toBe(47 + 7200 / 1e5)
    expect(wayOf({ ...track, count: 100 }).at(-1)?.[0]).toBe(47 + 100 / 1e5)
  })

  test('is read on from where it was, and not copied', () => {
    const before = trackOf(withSamples(calm, 1, { first: 1, samples: all }))
    let read = 0
    const points = new Proxy(before.points, {
      get(target, name) {
        if (/^\d+$/.test(String(name))) read += 1
        return Reflect.get(target, name) as unknown
      },
    })
    const track = { ...before, points }
    wayOf(track)
    read = 0
    const water = { ...calm, tracks: new Map([[1, track]]) }
    const after = trackOf(withSamples(water, 1, { first: 7201, samples: [placed(7201)] }))
    expect(after.points).toBe(points)
    expect(wayOf(after).at(-1)?.[0]).toBe(47 + 7201 / 1e5)
    expect(read).toBeLessThan(10)
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
