import { describe, expect, test } from 'vitest'
import { countAt, laneStanding, racePhase, raceStretch, type RaceLane } from './erg-race.ts'
import { rankedLanes, rowerAt } from './race-order.ts'
import { RECORDING } from './recording.ts'
import { NO_MOMENTS, type Moments } from './sections.ts'
import type { Marked } from './standing.ts'

const GO = 1_795_711_441_000
const RACE = { distance: 2000, time: null, goes_at: GO }
const BY_TIME = { distance: null, time: 240, goes_at: GO }

const track = (points: readonly (readonly [seconds: number, metres: number])[]): Moments => ({
  ...NO_MOMENTS,
  count: points.length,
  at: (index) => {
    const [seconds, distance] = points[index] ?? [0, 0]
    return { at: GO + seconds * 1000, distance }
  },
})
const evenly = (speed: number, until: number): Moments =>
  track(Array.from({ length: until + 1 }, (_, second) => [second, second * speed] as const))

const mark = (name: Marked['mark'], seconds: number, distance: number): Marked => ({
  mark: name,
  at: GO + seconds * 1000,
  distance,
})
const BEGUN = [mark('start', 0, 0), mark('piece', 0, 0)]

type Rowed = {
  lane?: number
  speed: number
  until: number
  marks?: Marked[]
  weight?: number | null
}
const rowing = ({ lane = 1, speed, until, marks = BEGUN, weight = null }: Rowed): RaceLane => ({
  lane,
  weight,
  boat: {
    status: RECORDING.active,
    heard_at: GO + until * 1000,
    at: GO + until * 1000,
    distance: speed * until,
    speed,
    stroke_rate: 32,
    marks,
  },
  moments: evenly(speed, until),
})
const now = (seconds: number) => GO + seconds * 1000

describe('a lane', () => {
  test('on the way has what is left, its last split and the finish at its speed', () => {
    const standing = laneStanding(rowing({ speed: 5, until: 252, weight: 80 }), RACE, now(253))
    expect(standing).toMatchObject({
      phase: 'racing',
      metres: 1260,
      to_go: 740,
      finish: 400,
      last_split: 100,
      stroke_rate: 32,
    })
    // 2.80 × 5³ / 80, and 400 s × (80 kg in pounds / 270) ^ 0.222.
    expect(standing.watts_per_kilo).toBeCloseTo(4.375, 3)
    expect(standing.adjusted).toBeCloseTo(363.91, 1)
  })

  test('is done at the moment it had rowed the metres, whatever it rowed after them', () => {
    const standing = laneStanding(rowing({ speed: 5.1, until: 420 }), RACE, now(421))
    expect(standing).toMatchObject({ phase: 'done', metres: 2000, to_go: 0 })
    expect(standing.time).toBeCloseTo(2000 / 5.1, 1)
    expect(standing.finish).toBe(standing.time)
  })

  test('is done as well where its device ended the piece and no sample is known', () => {
    const marks = [...BEGUN, mark('rest', 391.4, 2000)]
    const lane = { ...rowing({ speed: 5.1, until: 395, marks }), moments: NO_MOMENTS }
    expect(laneStanding(lane, RACE, now(400))).toMatchObject({ phase: 'done', time: 391.4 })
  })

  test('stopped where its device ended before it was through, or was discarded', () => {
    const marks = [...BEGUN, mark('rest', 236, 1180)]
    const standing = laneStanding(rowing({ speed: 5, until: 236, marks }), RACE, now(300))
    expect(standing).toMatchObject({ phase: 'stopped', metres: 1180, finish: null, speed: null })
  })

  test('is silent after six seconds, and says for how long', () => {
    const lane = rowing({ speed: 5, until: 236 })
    expect(laneStanding(lane, RACE, now(242)).phase).toBe('racing')
    expect(laneStanding(lane, RACE, now(250))).toMatchObject({ phase: 'silent', silent_for: 14 })
  })

  test('that has not begun waits, also with a recording of another race', () => {
    expect(
      laneStanding({ ...rowing({ speed: 5, until: 9 }), boat: null }, RACE, now(5)).phase,
    ).toBe('waiting')
    const earlier = [mark('start', -900, 0), mark('piece', -900, 0)]
    const lane = rowing({ speed: 5, until: 9, marks: earlier })
    expect(laneStanding(lane, RACE, now(9)).phase).toBe('waiting')
  })

  test('of a race by time has the metres of its end, and those it will have', () => {
    const going = laneStanding(rowing({ speed: 5, until: 200 }), BY_TIME, now(200))
    expect(going).toMatchObject({ phase: 'racing', to_go: 40, finish: 1200 })
    const done = laneStanding(rowing({ speed: 5, until: 250 }), BY_TIME, now(250))
    expect(done).toMatchObject({ phase: 'done', metres: 1200, finish: 1200, time: 240 })
  })

  test('counts from the common start, though its device marked it late', () => {
    const late = [mark('start', -60, 0), mark('piece', 1.2, 4)]
    expect(raceStretch(late, GO)).toMatchObject({ started_at: GO, from: 4 })
  })
})

describe('places', () => {
  const standings = (speeds: readonly [number, number?][], until: number) =>
    speeds.map(([speed, weight], index) =>
      laneStanding(
        rowing({ lane: index + 1, speed, until, weight: weight ?? null }),
        RACE,
        now(until),
      ),
    )
  const lanesOf = (ranked: readonly { lane: number; rank: number | null }[]) =>
    ranked.map(({ lane, rank }) => [lane, rank])

  test('are by metres on the way and by time at the end, level boats sharing theirs', () => {
    const ranked = rankedLanes(standings([[4.9], [5.2], [5], [5]], 100), RACE, 'metres')
    expect(lanesOf(ranked)).toEqual([
      [2, 1],
      [3, 2],
      [4, 2],
      [1, 4],
    ])
    expect(ranked[1]?.behind?.metres).toBeCloseTo(20)
    expect(ranked[1]?.behind?.seconds).toBeCloseTo(2000 / 5 - 2000 / 5.2, 1)
    const atEnd = rankedLanes(standings([[4.9], [5.2], [5]], 390), RACE, 'metres')
    expect(lanesOf(atEnd)[0]).toEqual([2, 1])
  })

  test('by watts a kilogram or adjusted for weight leave out of whom no weight is known', () => {
    const all = standings([[5, 90], [4.8, 60], [5.2]], 100)
    expect(lanesOf(rankedLanes(all, RACE, 'watts-per-kilo'))).toEqual([
      [2, 1],
      [1, 2],
      [3, null],
    ])
    expect(lanesOf(rankedLanes(all, RACE, 'adjusted'))[0]).toEqual([2, 1])
  })

  test('are none for who is silent or stopped, who come last', () => {
    const [one, two, three] = standings([[5], [5.2], [4]], 100)
    if (!one || !two || !three) throw new Error('three lanes')
    const ranked = rankedLanes(
      [{ ...two, phase: 'stopped' }, { ...one, phase: 'silent' }, three],
      RACE,
      'metres',
    )
    expect(lanesOf(ranked)).toEqual([
      [3, 1],
      [1, null],
      [2, null],
    ])
  })

  test('of a team are shared in equal parts', () => {
    const [lane] = standings([[5]], 252)
    if (!lane) throw new Error('one lane')
    expect(rowerAt(4, lane, RACE)).toBe(2)
    expect(rowerAt(4, { ...lane, metres: 2000 }, RACE)).toBe(3)
    expect(rowerAt(2, lane, { distance: null, time: 480 })).toBe(1)
  })
})

test('a race waits, is counted down, goes on and is over on every clock alike', () => {
  const phase = (goes_at: number | null, ended_at: number | null) =>
    racePhase({ goes_at, ended_at }, GO)
  expect([phase(null, null), phase(GO + 1, null), phase(GO, null), phase(GO, GO)]).toEqual([
    'open',
    'counting',
    'racing',
    'over',
  ])
  expect([9_000, 5_100, 2_900, 100].map((left) => countAt(GO, GO - left))).toEqual([
    'soon',
    'attention',
    3,
    1,
  ])
})
