import { describe, expect, test } from 'vitest'
import type { LiveBoat } from '#contract/live/live.ts'
import { RECORDING } from '#domain/live/recording.ts'
import { spanOf, waterAt } from './replay.ts'
import { passingsIn, sectionIn, stretchesOf } from './sections.ts'
import { SPORT } from '#domain/constants/sports.ts'
import { lineRows, splitRows } from './split-rows.ts'
import type { Point, Water } from './water.ts'

const START = Date.UTC(2026, 4, 3, 8)
const BOAT: LiveBoat = {
  recording_id: 1,
  crew_id: 1,
  user_id: null,
  name: 'Swift',
  is_own: false,
  status: RECORDING.finished,
  wanted: null,
  can_withdraw: false,
  samples: 301,
  doubted: 0,
  heard_at: START + 900_000,
  started_at: START,
  at: START + 300_000,
  distance: 1500,
  speed: 5,
  stroke_rate: 30,
  heart_rate: 150,
  heart_at: START + 900_000,
  battery: 80,
  lat: 47,
  lon: 8,
  marks: [
    { mark: 'start', at: START, distance: 0 },
    { mark: 'piece', at: START + 20_000, distance: 100 },
    { mark: 'finish', at: START + 300_000, distance: 1500 },
  ],
}
const points = (speed: number): Point[] =>
  Array.from({ length: 301 }, (_, second) => [
    START + second * 1000,
    second * speed,
    speed,
    30,
    second < 100 ? 47 + second / 1e5 : null,
    second < 100 ? 8 : null,
  ])
const WATER: Water = {
  boats: [
    BOAT,
    {
      ...BOAT,
      recording_id: 2,
      name: 'Steady',
      distance: 1200,
      marks: BOAT.marks.map((mark) => ({ ...mark, distance: Math.min(mark.distance, 1200) })),
    },
  ],
  tracks: new Map([
    [1, { recording_id: 1, points: points(5), count: 301 }],
    [2, { recording_id: 2, points: points(4), count: 301 }],
  ]),
}

describe('a replay', () => {
  test('spans all that is known', () => {
    expect(spanOf(WATER)).toEqual({ from: START, to: START + 300_000 })
    expect(spanOf({ boats: [BOAT], tracks: new Map() })).toBeNull()
  })

  test('shows a boat as it was, and nothing of later', () => {
    const [boat] = waterAt(WATER, START + 60_500).boats
    expect(boat).toMatchObject({
      distance: 300,
      samples: 61,
      status: RECORDING.active,
      heart_rate: null,
      heard_at: START + 60_000,
      lat: 47 + 60 / 1e5,
    })
    expect(boat?.marks).toHaveLength(2)
  })

  test('keeps the last place of a boat that has lost it', () => {
    expect(waterAt(WATER, START + 200_000).boats[0]?.lat).toBe(47 + 99 / 1e5)
  })

  test('shows a boat before its begin as one that waits', () => {
    expect(waterAt(WATER, START - 1).boats[0]).toMatchObject({
      status: RECORDING.idle,
      started_at: null,
      at: null,
      distance: 0,
      lat: null,
    })
  })

  test('is over with the last sample', () => {
    const [boat] = waterAt(WATER, START + 900_000).boats
    expect(boat).toMatchObject({ status: RECORDING.finished, speed: null, stroke_rate: null })
  })
})

describe('splits', () => {
  test('name who was first at each step, as far as boats have come', () => {
    const stretches = stretchesOf(WATER, sectionIn('whole', []))
    const rows = splitRows(WATER, stretches, SPORT.rowing)
    expect(rows.map(({ at, best, splits }) => [at, best, splits.get(2)])).toEqual([
      [500, 100, { time: 125, speed: 4 }],
      [1000, 200, { time: 250, speed: 4 }],
      [1500, 300, undefined],
    ])
  })

  test('of a piece begin with it', () => {
    const stretches = stretchesOf(WATER, sectionIn('piece 1', []))
    expect(splitRows(WATER, stretches, SPORT.rowing)[0]?.splits.get(1)?.time).toBe(100)
  })

  test('of a section that nobody has begun are none', () => {
    const stretches = stretchesOf(WATER, sectionIn('piece 7', []))
    expect(splitRows(WATER, stretches, SPORT.rowing)).toEqual([])
  })

  test('of a course with lines are at each of them and at the finish, by name', () => {
    const line = (seconds: number) => {
      const latitude = 47 + (seconds + 0.5) / 1e5
      return { latitude, longitude: 7.9, to_latitude: latitude, to_longitude: 8.1 }
    }
    const gate = { id: 7, name: 'Bend', venue_id: null, can_change: false }
    const lines = [
      { name: 'Bridge', ...line(30) },
      { name: 'Head of the bend', ...line(60) },
    ]
    const course = { ...gate, start: line(10), finish: line(120), lines }
    const section = sectionIn('course 7', [course])
    if (section.kind !== 'course') throw new Error('the course was chosen')
    const stretches = stretchesOf(WATER, section)
    const rows = lineRows(section.course, passingsIn(WATER, section.course, stretches))
    expect(rows.map(({ at, splits }) => [at, splits.get(2)])).toEqual([
      ['Bridge', { time: expect.closeTo(20, 3), speed: expect.closeTo(4, 3) }],
      ['Head of the bend', { time: expect.closeTo(50, 3), speed: expect.closeTo(4, 3) }],
      [null, undefined],
    ])
  })
})
