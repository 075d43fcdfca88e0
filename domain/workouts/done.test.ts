import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { parseStructure } from '../time/structure-parse.ts'
import { planOf } from '../time/structure-wire.ts'
import { doneAsPlanned, type DoneWorkout } from './done.ts'
import type { WorkoutLap, WorkoutRecording } from './laid-pieces.ts'
import { stepGroups } from './repeats.ts'
import { workoutSteps, type Targets, type WorkoutStep } from './steps.ts'

const stepsOf = (text: string, targets: Targets = {}): WorkoutStep[] => {
  const parsed = parseStructure(text)
  if (!parsed.ok) throw new Error(text)
  return workoutSteps(planOf(parsed.structure), () => targets)
}

/** Seconds at a speed, a heart rate, a stroke rate. */
type Part = readonly [seconds: number, speed: number, heart?: number, rate?: number]

function recorded(
  parts: readonly Part[],
  steps: readonly (number | null)[] = [],
): WorkoutRecording {
  const columns = { t: [0], distance: [0], speed: [0], heart_rate: [NaN], stroke_rate: [NaN] }
  const laps: WorkoutLap[] = []
  for (const [index, [seconds, speed, heart = 150, rate = 20]] of parts.entries()) {
    const start = columns.t.at(-1) ?? 0
    const metres = columns.distance.at(-1) ?? 0
    columns.speed[start] = speed
    columns.heart_rate[start] = heart
    columns.stroke_rate[start] = rate
    for (let second = 1; second <= seconds; second++) {
      columns.t.push(start + second)
      columns.distance.push(metres + second * speed)
      columns.speed.push(speed)
      columns.heart_rate.push(heart)
      columns.stroke_rate.push(rate)
    }
    const step = steps[index] ?? null
    laps.push({ start, time: seconds, distance: seconds * speed, rest: false, step })
  }
  return {
    laps,
    marked: [],
    columns: new Map(
      Object.entries(columns).map(([name, values]) => [name, Float64Array.from(values)]),
    ),
  }
}

const WAY = { sport_id: 2, kind: null, speed: null }
const done = (
  steps: readonly WorkoutStep[],
  recording: WorkoutRecording,
  way: Partial<Parameters<typeof doneAsPlanned>[2]> = {},
): DoneWorkout => {
  const result = doneAsPlanned(steps, recording, { ...WAY, ...way })
  if (!result) throw new Error('no axis')
  return result
}
const shares = ({ pieces }: DoneWorkout) => pieces.map(({ share }) => Number(share.toFixed(3)))

const WARM_UP: Part = [600, 2.5, 120, 16]
const REST: Part = [180, 1, 130, 12]
const WORK: Part = [600, 4.5, 172, 26]
/** Ten minutes more or less. */
const work = (seconds: number): Part => [seconds, 4.5, 172, 26]

describe('done as planned', () => {
  test('COMP-1: what is too much does not fill what is missing', () => {
    const recording = recorded(
      [WARM_UP, work(600), REST, work(480), REST, work(720), REST],
      [null, 0, 1, 0, 1, 0, 1],
    )
    const result = done(stepsOf('3x10min/3min'), recording)
    expect(result.by).toBe('steps')
    expect(result.share).toBeCloseTo((10 + 8 + 10) / 30, 9)
    expect(result.pieces.map((piece) => piece.done)).toEqual([600, 480, 720])
    expect(result).toMatchObject({ done_s: 1680, planned_s: 1800 })
  })

  test('COMP-1: is the same by the pieces that show in a recording', () => {
    const recording = recorded([WARM_UP, work(600), REST, work(480), REST, work(720), REST])
    const result = done(stepsOf('3x10min/3min'), recording)
    expect(result.by).toBe('pieces')
    expect(result.share).toBeCloseTo(28 / 30, 2)
  })

  test('counts metres of a piece that is planned by distance', () => {
    const recording = recorded([[400, 5], REST, [300, 5], REST], [0, 1, 0, 1])
    const result = done(stepsOf('2x2000m/3min'), recording)
    expect(shares(result)).toEqual([1, 0.75])
    expect(result.pieces.map(({ unit }) => unit)).toEqual(['distance', 'distance'])
    expect(result.share).toBeCloseTo(0.875, 9)
  })

  test('weighs a distance by the time it takes at the speed of the zone', () => {
    const steps = stepsOf('1000m/3min+10min/3min')
    const recording = recorded([[125, 4], REST, [600, 4], REST], [0, 1, 2, 3])
    expect(done(steps, recording, { speed: 5 }).share).toBeCloseTo((100 + 600) / 800, 9)
    expect(done(steps, recording).share).toBeCloseTo((125 + 600) / 850, 9)
  })

  test('names a piece that was not rowed with nothing done', () => {
    const recording = recorded([WORK, REST], [0, 1])
    const result = done(stepsOf('2x10min/3min'), recording, { kind: 'rate' })
    expect(result.pieces[1]).toEqual({
      piece: 2,
      unit: 'time',
      planned: 600,
      done: 0,
      share: 0,
      mean: null,
      in_target: null,
    })
  })

  test('joins the segments of a piece, and the laps a device cuts a step into', () => {
    const segments = recorded([[60, 5], [30, 5], REST], [0, 1, 2])
    expect(shares(done(stepsOf('(1min+1min)/3min'), segments))).toEqual([0.75])
    const cut = recorded([work(200), work(200), work(200), REST, WORK, REST], [0, 0, 0, 1, 0, 1])
    expect(shares(done(stepsOf('2x10min/3min'), cut))).toEqual([1, 1])
  })

  test('takes each lap of a step that follows itself as a piece', () => {
    const recording = recorded(
      [
        [60, 5],
        [60, 5],
        [30, 5],
      ],
      [0, 0, 0],
    )
    expect(shares(done(stepsOf('3x1min'), recording))).toEqual([1, 1, 0.5])
  })
})

describe('what a recording is laid by', () => {
  const steps = stepsOf('2x10min/3min')

  test('goes by what somebody marked before the steps of the file', () => {
    const recording = recorded([WARM_UP, WORK, REST, WORK], [null, 0, 1, 0])
    const marked = [
      { start: 600, finish: 900, piece: 1 },
      { start: 0, finish: 10, piece: 9 },
      { start: 0, finish: 10, piece: null },
    ]
    const one = done(steps, { ...recording, marked })
    expect(one.by).toBe('steps')
    expect(shares(one)).toEqual([0.5, 1])
    const both = [...marked, { start: 1380, finish: 1980, piece: 2 }]
    expect(done(steps, { ...recording, marked: both }).by).toBe('marks')
  })

  test('leaves steps of another workout alone', () => {
    const recording = recorded([WARM_UP, WORK, REST, WORK, REST], [7, 8, 9, 8, 9])
    expect(done(steps, recording).by).toBe('pieces')
  })

  test('goes by the clock where no piece shows', () => {
    const even = recorded([[900, 3, 120, 18]])
    const result = done(steps, even)
    expect(result.by).toBe('clock')
    expect(shares(result)).toEqual([1, 0.2])
    const metres = done(stepsOf('2x1000m/1min'), even)
    expect(metres.by).toBe('clock')
    expect(shares(metres)).toEqual([1, 1])
    expect(metres.pieces[0]?.done).toBeCloseTo(1000, 6)
  })

  test('goes by the clock where the only piece was rowed with a stop in between', () => {
    const recording = recorded([work(600), REST, work(600)])
    const result = done(stepsOf('6km'), recording)
    expect(result.by).toBe('clock')
    expect(result.share).toBeCloseTo(5580 / 6000, 6)
  })

  test('is nothing without a time axis', () => {
    const recording = { laps: [], marked: [], columns: new Map() }
    expect(doneAsPlanned(steps, recording, WAY)).toBeNull()
  })
})

describe('figures of a piece', () => {
  const half: Part[] = [
    [300, 4.5, 172, 26],
    [300, 4.7, 180, 28],
  ]
  const recording = recorded([...half, REST], [0, 0, 1])

  test.each([
    ['heart_rate', { low: 170, high: 178 }, 176, 0.5],
    ['rate', { low: 26, high: 26 }, 27, 0.5],
    ['rate', { low: 27, high: 27 }, 27, 1],
    ['pace', { low: 4.6, high: 4.6 }, 4.6, 0],
    ['pace', { low: 4.62, high: 4.65 }, 4.6, 0.5],
    ['power', { low: 250, high: 270 }, 2.8 * 4.6 ** 3, 0.5],
  ] as const)('by %s %o: mean and part in the target', (kind, target, mean, part) => {
    const steps = stepsOf('10min/3min', { [kind]: target })
    const [piece] = done(steps, recording, { kind }).pieces
    expect(piece?.mean).toBeCloseTo(mean, 0)
    expect(piece?.in_target).toBeCloseTo(part, 2)
  })

  test('leave out standing still, and say nothing of what was not measured', () => {
    const stopped = recorded([[300, 4.5, 172], [300, 0, 172], REST], [0, 0, 1])
    const steps = stepsOf('10min/3min', { heart_rate: { low: 170, high: 178 } })
    expect(done(steps, stopped, { kind: 'heart_rate' }).pieces[0]?.in_target).toBeCloseTo(1, 6)
    const bare = { ...stopped, columns: new Map([...stopped.columns].slice(0, 3)) }
    expect(done(steps, bare, { kind: 'heart_rate' }).pieces[0]).toMatchObject({
      mean: null,
      in_target: null,
    })
  })
})

test('a recording made from the steps of a plan is done as planned', () => {
  const extent = fc.oneof(
    fc.record({
      planned_time: fc.integer({ min: 20, max: 90 }),
      planned_distance: fc.constant(null),
    }),
    fc.record({
      planned_time: fc.constant(null),
      planned_distance: fc.integer({ min: 50, max: 300 }),
    }),
  )
  const piece = fc.record({ extent, rest: fc.constantFrom(null, 10, 20) })
  fc.assert(
    fc.property(fc.array(piece, { minLength: 1, maxLength: 8 }), (pieces) => {
      const steps = workoutSteps({
        piece_structure: 3,
        repetitions: 1,
        pieces: pieces.map(({ extent: own, rest }) => ({
          ...own,
          rest,
          split_length: null,
          segments: [],
        })),
      })
      const indexes = new Map<number, number>()
      let index = 0
      for (const { times, steps: group } of stepGroups(steps)) {
        for (const { places } of group) {
          for (const place of places) indexes.set(place, index)
          index++
        }
        if (times > 1) index++
      }
      const parts = steps.map(({ extent: own }): Part =>
        'time_s' in own ? [own.time_s, 4] : [Math.ceil(own.distance_m / 4), 4],
      )
      const recording = recorded(
        parts,
        steps.map((_, place) => indexes.get(place) ?? null),
      )
      const result = done(steps, recording)
      expect(result.by).toBe('steps')
      expect(result.share).toBeCloseTo(1, 9)
    }),
  )
})
