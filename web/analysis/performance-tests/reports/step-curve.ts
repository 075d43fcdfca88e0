import type { TestLine } from '#contract/analysis/performance-tests.ts'
import {
  cubicAt,
  dmax,
  modifiedDmax,
  tangentAt,
  type DmaxConstruction,
} from '#domain/performance-tests/dmax.ts'
import {
  exponentialFit,
  exponentialThreshold,
  lactateOnExponential,
  linearThreshold,
} from '#domain/performance-tests/lactate.ts'
import { curveSteps, type CurveFault, type LactateStep } from '#domain/performance-tests/step.ts'
import { stepsOf } from '#domain/performance-tests/work-out.ts'
import type { CurveSeries } from '../../../ui/charts/curve-option.ts'

export const METHODS = ['linear', 'exponential', 'dmax', 'modified'] as const
export type Method = (typeof METHODS)[number]

/** The steps of a test that its curve goes through, with some left out; or why there is none. */
export function curveOf(
  lines: readonly TestLine[],
  stepSeconds: number | null,
  leftOut: ReadonlySet<number>,
): LactateStep[] | CurveFault {
  const steps = stepsOf(lines).map((step, index) => ({ ...step, left_out: leftOut.has(index) }))
  return curveSteps(steps, stepSeconds)
}

/** The steps that are left out of a test as it is stored, by their places. */
export const storedSteps = (lines: readonly TestLine[]): ReadonlySet<number> =>
  new Set(lines.flatMap(({ left_out }, index) => (left_out ? [index] : [])))

const constructionOf = (method: Method, steps: readonly LactateStep[]): DmaxConstruction | null =>
  method === 'dmax' ? dmax(steps) : method === 'modified' ? modifiedDmax(steps) : null

export type CurveThreshold = {
  method: Method
  /** mmol/L that was looked for; null where the curve itself says where. */
  lactate: 2 | 4 | null
  found: { watts: number; heart_rate: number | null; lactate: number } | null
}

const FIXED = [2, 4] as const

/** The thresholds of all methods; null where the steps do not reach one. */
export function thresholdsOf(steps: readonly LactateStep[]): CurveThreshold[] {
  const fixed = (['linear', 'exponential'] as const).flatMap((method) =>
    FIXED.map((lactate): CurveThreshold => {
      const find = method === 'linear' ? linearThreshold : exponentialThreshold
      const found = find(steps, lactate)
      return { method, lactate, found: found && { ...found, lactate } }
    }),
  )
  const farthest = (['dmax', 'modified'] as const).map((method): CurveThreshold => ({
    method,
    lactate: null,
    found: constructionOf(method, steps)?.point ?? null,
  }))
  return [...fixed, ...farthest]
}

/** The upper threshold of a method: at 4 mmol/L, or where the curve itself says. */
export const secondThreshold = (
  steps: readonly LactateStep[],
  method: Method,
): CurveThreshold | undefined =>
  thresholdsOf(steps).findLast((threshold) => threshold.method === method)

export type CurveWords = Record<
  'lactate' | 'heartRate' | 'curve' | 'construction' | 'tangent' | 'point' | 'leftOut',
  string
>

type Drawn = {
  steps: readonly LactateStep[]
  leftOut: readonly { watts: number; lactate: number }[]
  method: Method
}

const POINTS_OF_CURVE = 60

/** Powers from one end of a curve to the other, close enough to look smooth. */
function along(steps: readonly LactateStep[]): number[] {
  const [low, high] = [steps[0]?.watts ?? 0, steps.at(-1)?.watts ?? 0]
  return Array.from(
    { length: POINTS_OF_CURVE + 1 },
    (_, index) => low + ((high - low) * index) / POINTS_OF_CURVE,
  )
}

/** The lactate of a method over the power. */
function lineOf(steps: readonly LactateStep[], method: Method): (readonly [number, number])[] {
  if (method === 'linear') return steps.map(({ watts, lactate }) => [watts, lactate])
  if (method === 'exponential') {
    const fit = exponentialFit(steps)
    return fit ? along(steps).map((watts) => [watts, lactateOnExponential(fit, watts)]) : []
  }
  const cubic = constructionOf(method, steps)?.cubic
  return cubic ? along(steps).map((watts) => [watts, cubicAt(cubic, watts)]) : []
}

/** Another test: its curve alone, grey behind the own one. */
export const quietSeries = (
  steps: readonly LactateStep[],
  method: Method,
  words: { curve: string; end: string },
): CurveSeries => ({
  key: 'other-curve',
  label: words.curve,
  as: 'line',
  look: 0,
  dash: 'dashed',
  isQuiet: true,
  name: { text: words.end, at: 0.85, side: 'left' },
  points: lineOf(steps, method),
})

/** What is drawn of one test: its points, the curve of the method, and how a threshold is found. */
export function seriesOf(
  { steps, leftOut, method }: Drawn,
  words: CurveWords,
  tag: (watts: number) => string,
): CurveSeries[] {
  const beats = steps.flatMap(({ watts, heart_rate }) =>
    heart_rate === null ? [] : [[watts, heart_rate] as const],
  )
  const points = thresholdsOf(steps).flatMap(({ method: of, found }) =>
    of === method && found ? [[found.watts, found.lactate] as const] : [],
  )
  const all: CurveSeries[] = [
    {
      key: 'lactate',
      label: words.lactate,
      as: 'points',
      look: 0,
      points: steps.map(({ watts, lactate }) => [watts, lactate]),
    },
    {
      key: 'curve',
      label: words.curve,
      as: 'line',
      look: 0,
      name: { text: words.lactate, at: 0.85, side: 'right' },
      points: lineOf(steps, method),
    },
    {
      key: 'beats',
      label: words.heartRate,
      as: 'both',
      look: 1,
      onRight: true,
      name: { text: words.heartRate, at: 0.5, side: 'left' },
      points: beats,
    },
    {
      key: 'left-out',
      label: words.leftOut,
      as: 'points',
      look: 4,
      points: leftOut.map(({ watts, lactate }) => [watts, lactate]),
    },
    ...built(constructionOf(method, steps), words),
    { key: 'thresholds', label: words.point, as: 'points', look: 7, tag, points },
  ]
  return all.filter((series) => series.points.length > 0)
}

/** The line a D-max is farthest from, and the tangent that is parallel to it. */
function built(construction: DmaxConstruction | null, words: CurveWords): CurveSeries[] {
  if (!construction) return []
  const { cubic, line, point } = construction
  const [from, to] = [line.from.watts, line.to.watts]
  const ends = tangentAt(cubic, point.watts, { from, to })
  // Below no lactate at all there is nothing to draw.
  const start = ends.from < 0 ? from - (ends.from * (to - from)) / (ends.to - ends.from) : from
  const aid = { as: 'line', look: 2, isAid: true } as const
  return [
    {
      ...aid,
      key: 'construction',
      label: words.construction,
      dash: 'dotted',
      points: [
        [from, line.from.lactate],
        [to, line.to.lactate],
      ],
    },
    {
      ...aid,
      key: 'tangent',
      label: words.tangent,
      dash: 'dashed',
      points: [
        [start, Math.max(0, ends.from)],
        [to, ends.to],
      ],
    },
  ]
}
