/** A breath, a minute or a step; litres a minute. What was not measured is null. */
export type Breath = {
  /** Seconds since the start, at its end. */
  time_s: number
  vo2: number | null
  vco2: number | null
  ve: number | null
  heart_rate: number | null
  watts: number | null
}

export type Vo2Figures = {
  /** Highest mean of 30 s, in litres a minute; of single values where they are farther apart. */
  vo2max: number
  /** When that half minute ended, in seconds. */
  at_s: number
  /** Mean power meanwhile. */
  watts: number | null
  rer_max: number | null
  hr_max: number | null
  ve_max: number | null
  /** Watts for each litre a minute at VO2max. */
  economy: number | null
}

const WINDOW_S = 30

const meanOf = (values: readonly (number | null)[]): number | null => {
  const known = values.flatMap((value) => (value === null ? [] : [value]))
  return known.length === 0 ? null : known.reduce((sum, value) => sum + value, 0) / known.length
}

const mostOf = (values: readonly (number | null)[]): number | null => {
  const known = values.flatMap((value) => (value === null ? [] : [value]))
  return known.length === 0 ? null : Math.max(...known)
}

/** Respiratory exchange ratio. */
const rerOf = ({ vo2, vco2 }: Pick<Breath, 'vo2' | 'vco2'>): number | null =>
  vo2 === null || vco2 === null || vo2 <= 0 ? null : vco2 / vo2

/** The half minutes that end with a breath and lie within the test. */
function* windows(breaths: readonly Breath[]): Generator<readonly Breath[]> {
  let first = 0
  for (const [index, { time_s }] of breaths.entries()) {
    while ((breaths[first]?.time_s ?? 0) <= time_s - WINDOW_S) first++
    yield breaths.slice(first, index + 1)
  }
}

/** The figures of a test from what was measured while it ran; null without oxygen uptake. */
export function vo2Figures(measured: readonly Breath[]): Vo2Figures | null {
  const breaths = measured
    .filter(({ vo2 }) => vo2 !== null && vo2 > 0)
    .toSorted((one, other) => one.time_s - other.time_s)
  let best: { vo2max: number; window: readonly Breath[] } | null = null
  let rer: number | null = null
  for (const window of windows(breaths)) {
    // A few breaths at the very start are no half minute.
    if (breaths.length > 1 && (window.at(-1)?.time_s ?? 0) < WINDOW_S) continue
    const vo2max = meanOf(window.map((breath) => breath.vo2))
    if (vo2max !== null && (best === null || vo2max > best.vo2max)) best = { vo2max, window }
    rer = mostOf([rer, meanOf(window.map(rerOf))])
  }
  if (!best) return null
  const watts = meanOf(best.window.map((breath) => breath.watts))
  return {
    vo2max: best.vo2max,
    at_s: best.window.at(-1)?.time_s ?? 0,
    watts,
    rer_max: rer,
    hr_max: mostOf(measured.map(({ heart_rate }) => heart_rate)),
    ve_max: mostOf(measured.map(({ ve }) => ve)),
    economy: watts === null ? null : watts / best.vo2max,
  }
}
