import { isOver } from '../constants/decimals.ts'

/** The most that was done in so many seconds: joules, or metres. */
export type EffortBest = { seconds: number; done: number }

/**
 * What can be held for long, and what can be done above it: watts and joules, or metres a second and
 * metres, each with its standard error.
 */
export type CriticalFit = {
  rate: number
  reserve: number
  rate_error: number
  reserve_error: number
  r2: number
}

/** Why bests carry no critical power. */
export type CriticalFault = 'few_points' | 'narrow' | 'not_falling' | 'not_positive' | 'unsure'

/** Shorter bests are of other energy, longer ones of tiredness. */
const SECONDS = { from: 120, to: 1200 } as const
const FEWEST = 3
/** The longest is as many times the shortest. */
const SPREAD = 3
/** More of the rate is not known well enough. */
const MOST_ERROR = 0.05
/** The third parameter shows in short efforts only. */
const SHORT = { seconds: 180, points: 4 } as const

const byLength = (bests: readonly EffortBest[]) =>
  bests.toSorted((one, other) => one.seconds - other.seconds)

/** The bests that are as long as a fit takes them, the shortest first. */
export const usedBests = <Best extends EffortBest>(bests: readonly Best[]): Best[] =>
  bests
    .filter(({ seconds }) => seconds >= SECONDS.from && seconds <= SECONDS.to)
    .toSorted((one, other) => one.seconds - other.seconds)

const meanOf = (values: readonly number[]) =>
  values.reduce((sum, value) => sum + value, 0) / values.length

type Line = { slope: number; start: number; squares: number; across: number; x: number }

function lineThrough(points: readonly { x: number; y: number }[]): Line {
  const [x, y] = [meanOf(points.map((point) => point.x)), meanOf(points.map((point) => point.y))]
  const sum = (of: (point: { x: number; y: number }) => number) =>
    points.reduce((all, point) => all + of(point), 0)
  const across = sum((point) => (point.x - x) ** 2)
  const slope = sum((point) => (point.x - x) * (point.y - y)) / across
  const start = y - slope * x
  const squares = sum((point) => (point.y - start - slope * point.x) ** 2)
  return { slope, start, squares, across, x }
}

/**
 * Critical power or speed by two parameters (Monod and Scherrer 1965): what was done over the seconds
 * it took, by least squares; or why the bests do not carry it.
 */
export function criticalFit(bests: readonly EffortBest[]): CriticalFit | CriticalFault {
  const used = usedBests(bests)
  const [shortest, longest] = [used[0], used.at(-1)]
  if (!shortest || !longest || used.length < FEWEST) return 'few_points'
  if (longest.seconds < SPREAD * shortest.seconds) return 'narrow'
  if (!isFalling(used)) return 'not_falling'
  const { slope, start, squares, across, x } = lineThrough(
    used.map(({ seconds, done }) => ({ x: seconds, y: done })),
  )
  if (slope <= 0 || start <= 0) return 'not_positive'
  const spread = Math.sqrt(squares / (used.length - 2))
  const rate_error = spread / Math.sqrt(across)
  if (isOver(rate_error, MOST_ERROR * slope)) return 'unsure'
  const mean = meanOf(used.map(({ done }) => done))
  const whole = used.reduce((sum, { done }) => sum + (done - mean) ** 2, 0)
  return {
    rate: slope,
    reserve: start,
    rate_error,
    reserve_error: spread * Math.sqrt(1 / used.length + x ** 2 / across),
    r2: 1 - squares / whole,
  }
}

/** A longer best above a shorter one is an error of what was recorded. */
const isFalling = (used: readonly EffortBest[]): boolean =>
  used.every(({ seconds, done }, at) => {
    const before = used[at - 1]
    return !before || !isOver(done / seconds, before.done / before.seconds)
  })

/** The same with the most there is at once as a third parameter. */
export type ThreeParameterFit = { rate: number; reserve: number; most: number }

/** Seconds between which the reserve over the most above the rate lies. */
const SHIFT = { from: 1, to: 1000 } as const
const STEPS = 80
const GOLDEN = (Math.sqrt(5) - 1) / 2

/**
 * Critical power by three parameters (Morton 1996), by least squares of the power; null where the
 * bests are too few or too long to show the third. For a given shift in time it is a line over
 * 1 / (seconds + shift), so that only the shift is searched for.
 */
export function threeParameterFit(bests: readonly EffortBest[]): ThreeParameterFit | null {
  const used = byLength(usedBests(bests))
  if (used.length < SHORT.points || (used[0]?.seconds ?? Infinity) >= SHORT.seconds) return null
  const lineAt = (logarithm: number) =>
    lineThrough(
      used.map(({ seconds, done }) => ({
        x: 1 / (seconds + Math.exp(logarithm)),
        y: done / seconds,
      })),
    )
  const [least, most] = [Math.log(SHIFT.from), Math.log(SHIFT.to)]
  let [low, high] = [least, most]
  for (let step = 0; step < STEPS; step++) {
    const [one, other] = [high - GOLDEN * (high - low), low + GOLDEN * (high - low)]
    if (lineAt(one).squares <= lineAt(other).squares) high = other
    else low = one
  }
  const found = (low + high) / 2
  const { slope: reserve, start: rate } = lineAt(found)
  const isAtEnd = found - least < 0.01 || most - found < 0.01
  if (isAtEnd || rate <= 0 || reserve <= 0) return null
  return { rate, reserve, most: rate + reserve / Math.exp(found) }
}
