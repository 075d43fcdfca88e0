import { describe, expect, test } from 'vitest'
import { SPORT } from '../constants/sports.ts'
import { RECORDING } from '../live/recording.ts'
import type { JudgedSample } from '../live/judge.ts'
import { courseAfter, FIRST_COURSE } from './course.ts'
import { seriesOf, wayOf } from './series.ts'
import { roundsOf, splitLength, untilFinish } from './splits.ts'

const START = Date.parse('2026-06-14T08:00:00Z')
const SPEED = 5
const KAYAK = 10
const sample = (second: number, more: Partial<JudgedSample> = {}): JudgedSample => ({
  at: START + second * 1000,
  doubted: false,
  lat: 47 + second / 1e4,
  lon: 8.3,
  speed: SPEED,
  distance: second * SPEED,
  stroke_rate: 30,
  heart_rate: 171.375,
  battery: 80,
  power: null,
  drag: null,
  force: null,
  mark: null,
  ...more,
})
const rowed = (from: number, to: number) =>
  Array.from({ length: to - from }, (_, place) => sample(from + place))
const showAll = { until: Infinity, inFives: true }

describe('a course', () => {
  test('keeps no heartbeat', () => {
    const course = courseAfter(FIRST_COURSE, rowed(0, 20), showAll)
    expect(JSON.stringify(course)).not.toContain('171.375')
    expect(course.standing.averaged.speed).toBe(SPEED)
    expect(course.standing.before).toMatchObject({ distance: 95, place: { lon: 8.3 } })
  })

  test('shows what is delayed when its time has come, and no sooner', () => {
    const samples = [sample(0, { mark: 'start' }), ...rowed(1, 60)]
    const early = courseAfter(FIRST_COURSE, samples, { until: START + 9_500, inFives: true })
    expect(early).toMatchObject({ known: 60, status: RECORDING.active })
    expect(early.standing.before.distance).toBe(45)
    expect(early.shown).toHaveLength(10)
    expect(early.waiting).toHaveLength(50)
    const later = courseAfter(early, [], { until: START + 19_500, inFives: true })
    expect(later.standing.before.distance).toBe(95)
  })

  test('keeps one moment a second of a device that sends more', () => {
    const quick = Array.from({ length: 50 }, (_, place) => sample(place / 5))
    expect(courseAfter(FIRST_COURSE, quick, showAll).shown).toHaveLength(10)
  })
})

describe('splits', () => {
  const mark = (name: 'piece' | 'rest', second: number) => ({
    mark: name,
    at: START + second * 1000,
    distance: second * SPEED,
  })

  test('are of equal length, with the time since the start', () => {
    const marks = [mark('piece', 100), mark('rest', 300)]
    const [[round, ...more] = []] = roundsOf([{ marks, shown: rowed(0, 400) }], SPORT.rowing)
    expect(more).toEqual([])
    expect(round).toMatchObject({ number: 1, distance: 1000, time: 200, is_done: true })
    expect(round?.splits).toEqual(
      [250, 500, 750, 1000].map((distance, index) => ({
        number: index + 1,
        line: null,
        distance,
        time: 50,
        total: distance / SPEED,
        stroke_rate: 30,
      })),
    )
  })

  test('of a recording without pieces are those of the whole', () => {
    const [[round] = []] = roundsOf([{ marks: [], shown: rowed(0, 601) }], SPORT.rowing)
    expect(round).toMatchObject({ number: 1, distance: 3000, is_done: false })
    expect(round?.splits.map(({ total }) => total)).toEqual([100, 200, 300, 400, 500, 600])
  })

  test('lie between the moments around them', () => {
    const shown = [sample(0), sample(40), sample(60)]
    const [[round] = []] = roundsOf([{ marks: [], shown }], SPORT.rowing)
    expect(round?.splits[0]?.total).toBe(50)
  })

  test.each([
    [1000, SPORT.rowing, 250],
    [2000, SPORT.rowing, 500],
    [30_000, SPORT.rowing, 2000],
    [1000, KAYAK, 200],
    [5000, KAYAK, 200],
    [30_000, KAYAK, 2000],
  ])('of %d m in sport %d are %d m long', (distance, sport, length) => {
    expect(splitLength(distance, sport)).toBe(length)
  })
})

test('a series has means of at least five seconds, and not too many of them', () => {
  expect(seriesOf(rowed(0, 20)).time).toEqual([0, 5, 10, 15])
  expect(seriesOf(rowed(0, 20)).speed).toEqual([5, 5, 5, 5])
  expect(seriesOf(rowed(0, 7200)).time.length).toBeLessThanOrEqual(241)
  expect(seriesOf([]).time).toEqual([])
})

test('a way has few places, and ends where the boat is', () => {
  const way = wayOf(rowed(0, 1000), 100)
  expect(way.length).toBeLessThanOrEqual(102)
  expect(way.at(-1)).toEqual([47 + 999 / 1e4, 8.3])
})

test('a boat is drawn until the finish of its last piece', () => {
  const mark = (name: 'piece' | 'rest' | 'finish', second: number) => ({
    mark: name,
    at: START + second * 1000,
    distance: second * SPEED,
  })
  const { shown } = courseAfter(FIRST_COURSE, rowed(0, 100), showAll)
  const drawn = (marks: ReturnType<typeof mark>[]) =>
    (untilFinish({ marks, shown }, null).at(-1)?.at ?? 0) - START
  expect(drawn([mark('piece', 10), mark('rest', 60)])).toBe(60_000)
  expect(drawn([mark('piece', 10), mark('rest', 40), mark('piece', 70)])).toBe(99_000)
  expect(drawn([])).toBe(99_000)
})
