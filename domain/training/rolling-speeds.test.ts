import { describe, expect, test } from 'vitest'
import { rollingSpeeds, speedOfStep, type RollingSpeeds } from './rolling-speeds.ts'

type Point = readonly [second: number, metres: number]

const recording = (points: readonly Point[]) =>
  new Map([
    ['t', Float64Array.from(points, ([second]) => second)],
    ['distance', Float64Array.from(points, ([, metres]) => metres)],
  ])
/** A point every second, or more often, of a boat whose speed is a function of time. */
function rowed(seconds: number, speedAt: (second: number) => number, each = 1): Point[] {
  const points: Point[] = [[0, 0]]
  let metres = 0
  for (let count = 1; count <= seconds / each; count++) {
    metres += speedAt((count - 0.5) * each) * each
    points.push([count * each, metres])
  }
  return points
}
const sum = (values: readonly number[]) => values.reduce((all, value) => all + value, 0)
/** The steps that hold anything, by the speed in their middle. */
const held = ({ seconds, metres }: RollingSpeeds) =>
  seconds.flatMap((time, step) =>
    time > 0 ? [{ speed: speedOfStep(step), seconds: time, metres: metres[step] }] : [],
  )

describe('the time and the metres of a recording by rolling speed', () => {
  test('steady 4 m/s is all in the step around 4 m/s', () => {
    const [only, ...others] = held(rollingSpeeds(recording(rowed(600, () => 4))))
    expect(only).toMatchObject({ seconds: 600, metres: 2400 })
    expect(only?.speed).toBeCloseTo(4, 9)
    expect(others).toEqual([])
  })

  test('two speeds stand apart, but for half a window around the change', () => {
    const found = held(rollingSpeeds(recording(rowed(1200, (s) => (s < 600 ? 4 : 5)))))
    const near = (speed: number) =>
      found.find((step) => Math.abs(step.speed - speed) <= 0.0201)?.seconds
    expect(near(4)).toBeGreaterThanOrEqual(585)
    expect(near(5)).toBeGreaterThanOrEqual(585)
    expect(sum(found.map(({ seconds }) => seconds))).toBe(1200)
  })

  test('being 30 % slower and faster within each stroke is removed', () => {
    const stroke = (s: number) => 4 * (1 + 0.3 * Math.sin((2 * Math.PI * s) / 2.3))
    const found = held(rollingSpeeds(recording(rowed(600, stroke, 0.1))))
    const close = found.filter(({ speed }) => Math.abs(speed - 4) < 0.1)
    expect(sum(close.map(({ seconds }) => seconds))).toBeGreaterThan(590)
    expect(sum(found.map(({ seconds }) => seconds))).toBeCloseTo(600, 0)
  })

  test('a distance that is known only every five seconds does not stop the boat', () => {
    const stairs = Array.from({ length: 601 }, (_, s): Point => [s, 20 * Math.floor(s / 5)])
    const found = rollingSpeeds(recording(stairs))
    expect(sum(found.seconds)).toBe(600)
    expect(sum(found.metres)).toBe(2400)
  })

  test('standing still is not counted', () => {
    expect(rollingSpeeds(recording(rowed(600, () => 0)))).toEqual({ seconds: [], metres: [] })
    const stopped = rollingSpeeds(recording(rowed(900, (s) => (s < 300 || s >= 600 ? 4 : 0))))
    // At each end of the pause the window still holds strokes for less than four seconds.
    expect(sum(stopped.seconds)).toBeGreaterThanOrEqual(600)
    expect(sum(stopped.seconds)).toBeLessThanOrEqual(608)
    expect(sum(stopped.metres)).toBeCloseTo(2400, 0)
  })

  test('1.5 m/s is moving, drifting below is not', () => {
    expect(sum(rollingSpeeds(recording(rowed(100, () => 1.5))).seconds)).toBe(100)
    expect(rollingSpeeds(recording(rowed(100, () => 1.49))).seconds).toEqual([])
  })

  test('a gap of five minutes is not bridged', () => {
    const before = rowed(60, () => 4)
    const after = rowed(60, () => 5).map(([s, metres]): Point => [s + 360, metres + 1440])
    const found = held(rollingSpeeds(recording([...before, ...after])))
    expect(found.map(({ seconds, metres }) => [seconds, metres])).toEqual([
      [60, 240],
      [60, 300],
    ])
  })

  test('a car on the way home is not counted', () => {
    const found = rollingSpeeds(recording(rowed(900, (s) => (s < 300 ? 4 : 20))))
    expect(sum(found.seconds)).toBeLessThan(310)
  })

  test('an empty recording, one sample or no distance give nothing', () => {
    const nothing = { seconds: [], metres: [] }
    expect(rollingSpeeds(new Map())).toEqual(nothing)
    expect(rollingSpeeds(recording([]))).toEqual(nothing)
    expect(rollingSpeeds(recording([[0, 0]]))).toEqual(nothing)
    expect(rollingSpeeds(new Map([['t', [0, 1, 2]]]))).toEqual(nothing)
  })

  test('samples without a distance and of the same second are passed over', () => {
    const points: Point[] = [
      [0, 0],
      [1, Number.NaN],
      [2, 8],
      [2, 8],
      [3, 12],
    ]
    const found = rollingSpeeds(recording(points))
    expect([sum(found.seconds), sum(found.metres)]).toEqual([3, 12])
  })
})
