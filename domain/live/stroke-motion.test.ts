import { describe, expect, test } from 'vitest'
import { motionAfter, NO_MOTION, strokeRateOf, type Motion, type Stroke } from './stroke-motion.ts'

/** Chance that is the same in every run, between 0 and 1. */
function chanceFrom(seed: number): () => number {
  let state = seed
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296
    return state / 4_294_967_296
  }
}

type Vector = [number, number, number]
/** How a phone lies in the boat: each axis of the boat (bow, port, up) in those of the phone. */
type Pose = [Vector, Vector, Vector]
const FLAT: Pose = [
  [1, 0, 0],
  [0, 1, 0],
  [0, 0, 1],
]
const TILTED: Pose = [
  [0.6, 0, -0.8],
  [0.48, 0.8, 0.36],
  [0.64, -0.6, 0.48],
]
const UPRIGHT: Pose = [
  [0, 0, -1],
  [1, 0, 0],
  [0, 1, 0],
]

type Trace = {
  rate: number
  stroke?: Stroke
  seconds?: number
  hertz?: number
  noise?: number
  /** By how much of its length a stroke differs from the one before. */
  unsteady?: number
  poseAt?: (second: number) => Pose
  isRowingAt?: (second: number) => boolean
  /** The share of measurements that do not come, and those that come late. */
  lost?: number
}

/** A hull under oars: the drive pushes, the recovery checks, and the catch is a shock. */
function oars(phase: number): Vector {
  const drive = phase < 0.38 ? 3.2 * Math.sin((Math.PI * phase) / 0.38) : 0
  const recovery = phase >= 0.38 ? -1.1 + 1.5 * Math.sin((Math.PI * (phase - 0.38)) / 0.62) : 0
  const shock = -4.5 * Math.exp(-(((phase - 0.97) / 0.035) ** 2))
  const heave = 0.5 * Math.sin(4 * Math.PI * phase) - 0.7 * Math.exp(-(((phase - 0.4) / 0.05) ** 2))
  return [drive + recovery + shock, 0.2 * Math.sin(2 * Math.PI * phase), heave]
}

/** A kayak surges with each stroke, the left a little more than the right, and rolls between them. */
function paddles(phase: number, count: number): Vector {
  const side = count % 2 === 0 ? 1 : -1
  const surge =
    (2 + 0.25 * side) * Math.sin(2 * Math.PI * phase) + 0.5 * Math.sin(4 * Math.PI * phase)
  return [surge, side * 1.4 * Math.sin(Math.PI * phase), 0.4 * Math.sin(2 * Math.PI * phase + 1)]
}

const NORMAL_OF = 6

function recorded({
  rate,
  stroke = 'rowing',
  seconds = 40,
  hertz = 50,
  noise = 0.4,
  unsteady = 0.02,
  poseAt = () => TILTED,
  isRowingAt = () => true,
  lost = 0,
}: Trace): Motion[] {
  const chance = chanceFrom(7 + rate)
  const normal = () =>
    Array.from({ length: NORMAL_OF }, chance).reduce((sum, one) => sum + one - 0.5, 0) *
    Math.sqrt(12 / NORMAL_OF)
  const motions: Motion[] = []
  let [phase, count, length] = [0, 0, 60 / rate]
  for (let step = 0; step < seconds * hertz; step += 1) {
    const second = step / hertz
    phase += 1 / hertz / length
    if (phase >= 1) {
      phase -= 1
      count += 1
      length = (60 / rate) * (1 + unsteady * normal())
    }
    const moved = stroke === 'rowing' ? oars(phase) : paddles(phase, count)
    const [bow, port, up] = isRowingAt(second) ? moved : [0, 0, 0]
    const pose = poseAt(second)
    const axis = (place: 0 | 1 | 2) =>
      bow * pose[0][place] + port * pose[1][place] + (up + 9.81) * pose[2][place] + noise * normal()
    const jitter = lost > 0 ? (chance() * 700) / hertz : 0
    if (chance() >= lost)
      motions.push({ at: 1e12 + second * 1000 + jitter, x: axis(0), y: axis(1), z: axis(2) })
  }
  return motions
}

/** What was shown at each second, as a phone would show it. */
function shownOf(motions: readonly Motion[], stroke: Stroke = 'rowing') {
  let trace = NO_MOTION
  let next = (motions[0]?.at ?? 0) + 1000
  const shown: { second: number; rate: number | null }[] = []
  for (const motion of motions) {
    trace = motionAfter(trace, motion)
    if (motion.at < next) continue
    shown.push({ second: shown.length + 1, rate: strokeRateOf(trace, stroke) })
    next += 1000
  }
  return shown
}

const WARM_S = 10

function expectRate(trace: Trace, after = WARM_S): void {
  const shown = shownOf(recorded(trace), trace.stroke).filter(({ second }) => second > after)
  expect(shown.length).toBeGreaterThan(15)
  for (const { second, rate } of shown) {
    expect(rate, `after ${second} s`).not.toBeNull()
    expect(Math.abs((rate ?? 0) - trace.rate), `after ${second} s: ${rate}`).toBeLessThanOrEqual(1)
  }
}

describe('the stroke rate is within one stroke a minute of the truth', () => {
  test.each([18, 20, 24, 28, 30, 36, 42])('of oars at %i', (rate) => expectRate({ rate }))
  test.each([62, 70, 84, 100, 120])('of paddles at %i', (rate) =>
    expectRate({ rate, stroke: 'paddling', unsteady: 0.01 }),
  )
  test('of a phone that lies flat', () => expectRate({ rate: 26, poseAt: () => FLAT }))
  test('of a phone that stands upright', () => expectRate({ rate: 26, poseAt: () => UPRIGHT }))
  test('in chop and shaking hands', () => expectRate({ rate: 30, noise: 1.2 }))
  test.each([20, 25, 60, 100])('at %i measurements a second', (hertz) =>
    expectRate({ rate: 24, hertz }),
  )
  test('of a sensor that measures unevenly and loses a third', () =>
    expectRate({ rate: 32, hertz: 60, lost: 0.33 }))
  test('of crews that are not steady', () => expectRate({ rate: 22, unsteady: 0.03 }))
})

test('is unknown while a phone is turned in the pocket, and right again soon after', () => {
  const turned = { rate: 24, poseAt: (second: number) => (second < 20 ? TILTED : UPRIGHT) }
  const shown = shownOf(recorded(turned))
  for (const { rate } of shown.filter(({ second }) => second > WARM_S))
    if (rate !== null) expect(Math.abs(rate - 24)).toBeLessThanOrEqual(1)
  const after = shown.filter(({ second }) => second > 32)
  expect(after.every(({ rate }) => rate !== null)).toBe(true)
})

test('ends soon after the last stroke and is back soon after the next', () => {
  const isRowingAt = (second: number) => second < 20 || second >= 40
  const shown = shownOf(recorded({ rate: 30, seconds: 60, noise: 0.1, isRowingAt }))
  const between = (from: number, to: number) =>
    shown.filter(({ second }) => second > from && second <= to).map(({ rate }) => rate)
  expect(between(26, 40)).toEqual(Array.from({ length: 14 }, () => null))
  for (const rate of between(52, 60)) expect(Math.abs((rate ?? 0) - 30)).toBeLessThanOrEqual(1)
})

describe('there is none', () => {
  test('of a boat that lies still', () => {
    const shown = shownOf(recorded({ rate: 20, noise: 0.1, isRowingAt: () => false }))
    expect(shown.every(({ rate }) => rate === null)).toBe(true)
  })
  test('of a phone that is shaken without a rhythm', () => {
    const shown = shownOf(recorded({ rate: 20, noise: 3, isRowingAt: () => false }))
    expect(shown.filter(({ rate }) => rate !== null)).toEqual([])
  })
  test('of somebody who walks to the boat', () => {
    const shown = shownOf(recorded({ rate: 110, noise: 0.3 }))
    expect(shown.filter(({ rate }) => rate !== null)).toEqual([])
  })
  test('before there are enough seconds, nor of numbers that are none', () => {
    expect(strokeRateOf(NO_MOTION, 'rowing')).toBeNull()
    expect(shownOf(recorded({ rate: 24, seconds: 5 })).every(({ rate }) => rate === null)).toBe(
      true,
    )
    expect(motionAfter(NO_MOTION, { at: 1, x: Number.NaN, y: 0, z: 0 })).toEqual([])
  })
})

test('a measurement from before the last changes nothing, and after a silence it starts over', () => {
  const at = (ms: number): Motion => ({ at: ms, x: 0, y: 0, z: 9.81 })
  const trace = motionAfter(motionAfter(NO_MOTION, at(1000)), at(1100))
  expect(motionAfter(trace, at(900))).toBe(trace)
  expect(motionAfter(trace, at(5000))).toHaveLength(1)
})

test('is known again soon after the clock of the device was set back', () => {
  const set = recorded({ rate: 24, seconds: 40 }).map((motion, index, all) =>
    index < all.length / 2 ? { ...motion, at: motion.at + 3_600_000 } : motion,
  )
  const trace = set.reduce(motionAfter, NO_MOTION)
  expect(Math.abs((strokeRateOf(trace, 'rowing') ?? 0) - 24)).toBeLessThanOrEqual(1)
})
