import type { ComparedLine } from '#contract/analysis/race-analysis.ts'
import { splitAt } from './split-ends.ts'

type Line = Pick<ComparedLine, 'splits'>
type Stretch = { from: number; to: number }

/** Stretches a coach speaks of, the longest that divide a course into two or more. */
const LENGTHS = [500, 250, 200, 100, 50] as const
const FEWEST = 4

/** The stretches of a course, the last as long as is left. */
export function stretchesOf(course: number): Stretch[] {
  const length = LENGTHS.find((one) => course / one >= FEWEST) ?? LENGTHS[0]
  const count = Math.ceil(course / length)
  return Array.from({ length: count }, (_, index) => ({
    from: index * length,
    to: Math.min(course, (index + 1) * length),
  }))
}

const accumulatedAt = (line: Line, at: number): number | null =>
  at === 0 ? 0 : (splitAt(line, at)?.accumulated ?? null)

/** Seconds a line took over a stretch; null where it was not timed at both ends. */
export function timeOver(line: Line, { from, to }: Stretch): number | null {
  const [start, end] = [accumulatedAt(line, from), accumulatedAt(line, to)]
  return start === null || end === null ? null : end - start
}

/** The mean stroke rate over a stretch; null where it is not known throughout. */
function rateOver({ splits }: Line, { from, to }: Stretch): number | null {
  const rates = splits.filter(({ at }) => at > from && at <= to + 0.5).map((s) => s.stroke_rate)
  if (rates.length === 0 || rates.includes(null)) return null
  return rates.reduce<number>((sum, rate) => sum + (rate ?? 0), 0) / rates.length
}

/** Where a line lost most against another, of the seconds it lost in all. */
type Loss = Stretch & {
  lost: number
  total: number
  /** No stretch cost much more than its share. */
  isEven: boolean
  /** By how much more strokes a minute it rowed there. */
  rate: number | null
}

/** So many times its share makes a stretch stand out. */
const STANDS_OUT = 1.5

/** Null where it lost nothing, or is not timed stretch by stretch. */
export function lossOf(line: Line, against: Line, stretches: readonly Stretch[]): Loss | null {
  const losses = stretches.flatMap((stretch) => {
    const [own, other] = [timeOver(line, stretch), timeOver(against, stretch)]
    return own === null || other === null ? [] : [{ stretch, lost: own - other }]
  })
  if (losses.length < 2 || losses.length < stretches.length) return null
  const total = losses.reduce((sum, { lost }) => sum + lost, 0)
  const worst = losses.reduce((most, one) => (one.lost > most.lost ? one : most))
  if (total < 0.1) return null
  const [own, other] = [rateOver(line, worst.stretch), rateOver(against, worst.stretch)]
  return {
    ...worst.stretch,
    lost: worst.lost,
    total,
    isEven: worst.lost < (STANDS_OUT * total) / losses.length,
    rate: own === null || other === null ? null : own - other,
  }
}
