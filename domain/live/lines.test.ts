import { describe, expect, test } from 'vitest'
import { passingsOf, rankedAtLines } from './lines.ts'
import { stretchIn, type Course, type Moments } from './sections.ts'

const START = Date.UTC(2026, 4, 3, 8)
const DEGREE_M = 111_195

/** A second of a boat: where it is along the course and how far it has gone. */
type Second = { at: number; along: number; distance: number }

/** A boat that goes from place to place along the course, so many metres a second. */
function rowed(speed: number, ...places: readonly [number, ...number[]]): Second[] {
  const seconds: Second[] = [{ at: START, along: places[0], distance: 0 }]
  for (const place of places.slice(1)) {
    const { at, along, distance } = seconds.at(-1) ?? { at: START, along: 0, distance: 0 }
    const way = Math.sign(place - along)
    for (let second = 1; second * speed <= Math.abs(place - along); second += 1)
      seconds.push({
        at: at + second * 1000,
        along: along + second * speed * way,
        distance: distance + second * speed,
      })
  }
  return seconds
}
const momentsOf = (seconds: readonly Second[]): Moments => ({
  count: seconds.length,
  at: (index) => seconds[index] ?? { at: 0, distance: 0 },
  positions: () => ({
    t: Float64Array.from(seconds, ({ at }) => at / 1000),
    lat: Float64Array.from(seconds, ({ along }) => 47 + along / DEGREE_M),
    lon: Float64Array.from(seconds, () => 8),
  }),
})
const lineAt = (metres: number) => {
  const lat = 47 + metres / DEGREE_M
  return [lat, 7.999, lat, 8.001] as const
}
const COURSE: Course = {
  start: lineAt(102),
  finish: lineAt(602),
  lines: [
    { name: '200 m', line: lineAt(302) },
    { name: '400 m', line: lineAt(502) },
  ],
}

/** When a boat crossed the lines and the finish, to a tenth of a second. */
function timesOf(seconds: readonly Second[], course = COURSE): (number | null)[] {
  const moments = momentsOf(seconds)
  const stretch = stretchIn({ started_at: START, marks: [], moments }, { kind: 'course', course })
  if (!stretch) throw new Error('the boat has not begun the course')
  return passingsOf(moments, course, stretch).map(
    (passing) => passing && Math.round(passing.time * 10) / 10,
  )
}

describe('the lines of a course', () => {
  test('are timed since the start, between the samples, and so is the finish', () => {
    expect(timesOf(rowed(4, 0, 700))).toEqual([50, 100, 125])
  })

  test('have the metres that a boat has gone since the start', () => {
    const moments = momentsOf(rowed(4, 0, 700))
    const course = { kind: 'course', course: COURSE } as const
    const stretch = stretchIn({ started_at: START, marks: [], moments }, course)
    const passings = stretch && passingsOf(moments, COURSE, stretch)
    expect(passings?.map((passing) => Math.round(passing?.metres ?? 0))).toEqual([200, 400, 500])
  })

  test('that a boat has not crossed have no time', () => {
    expect(timesOf(rowed(4, 0, 400))).toEqual([50, null, null])
  })

  test('count in the pass that is under way, not in the one before', () => {
    expect(timesOf(rowed(4, 0, 700, 0, 400))).toEqual([50, null, null])
  })

  test('count in the last pass when none is under way', () => {
    const passes = rowed(4, 0, 700, 0)
    const { at, distance } = passes.at(-1) ?? { at: 0, distance: 0 }
    const again = rowed(5, 0, 700).map((second) => ({
      ...second,
      at: second.at - START + at,
      distance: second.distance + distance,
    }))
    expect(timesOf([...passes, ...again.slice(1)])).toEqual([40, 80, 100])
  })

  test('that a boat crosses on its way back are none of its next pass', () => {
    // From the finish back over all lines: the start is crossed last, and nothing after it.
    expect(timesOf(rowed(4, 700, 0))).toEqual([null, null, null])
  })

  test('count by the first crossing where a boat backs over one and comes again', () => {
    expect(timesOf(rowed(4, 0, 320, 280, 700))).toEqual([50, 120, 145])
  })

  test('count in their turn only', () => {
    const swapped = { ...COURSE, lines: COURSE.lines.toReversed() }
    expect(timesOf(rowed(4, 0, 700), swapped)).toEqual([100, null, 125])
  })

  test('are missed where the signal was lost for longer than 15 s, and the next counts', () => {
    const without = (from: number, to: number) =>
      rowed(4, 0, 700).filter(({ along }) => along <= from || along >= to)
    expect(timesOf(without(280, 340))).toEqual([50, 100, 125])
    expect(timesOf(without(280, 344))).toEqual([null, 100, 125])
  })
})

describe('gaps', () => {
  const at = (time: number) => ({ time, metres: 4 * time })

  const ranked = (recording_id: number, is_done = false) => ({
    recording_id,
    rank: recording_id,
    distance: 300,
    time: 110,
    is_done,
    gap_distance: null,
    gap_time: 1.2,
  })

  test('are to the fastest at the last line that a boat has crossed', () => {
    const passings = new Map([
      [1, [at(50), at(100), null]],
      [2, [at(52), null, null]],
      [3, [null, at(103.5), null]],
      [4, [null, null, null]],
    ])
    const boats = [1, 2, 3, 4, 5].map((id) => ranked(id))
    expect(rankedAtLines(boats, passings).map(({ gap_time }) => gap_time)).toEqual([
      0,
      2,
      3.5,
      null,
      null,
    ])
  })

  test('and places of boats that are through are by their time, whatever they measured', () => {
    const passings = new Map([
      [1, [at(50), at(100), { time: 126, metres: 510 }]],
      [2, [at(51), at(101), { time: 125, metres: 499 }]],
      [3, [at(52), null, null]],
    ])
    const boats = [{ ...ranked(1, true), time: 126 }, { ...ranked(2, true), time: 125 }, ranked(3)]
    const places = rankedAtLines(boats, passings).map((boat) => [
      boat.recording_id,
      boat.rank,
      boat.gap_time,
    ])
    expect(places).toEqual([
      [2, 1, 0],
      [1, 2, 1],
      [3, 3, 2],
    ])
  })
})
