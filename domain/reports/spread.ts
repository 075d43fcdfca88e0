import { changeOf, type Report, type ReportAthlete } from './report.ts'

/** How values lie: quartiles between neighbours in proportion, deviation of a sample. */
export type Spread = {
  number: number
  mean: number | null
  lower_quartile: number | null
  median: number | null
  upper_quartile: number | null
  deviation: number | null
  better: number
  worse: number
}
/** The measures of a spread in the order they are shown. */
export const SPREAD_MEASURES = [
  'number',
  'mean',
  'lower_quartile',
  'median',
  'upper_quartile',
  'deviation',
  'better',
  'worse',
] as const satisfies readonly (keyof Spread)[]
/** The value below which a share of the sorted values lies; null of none. */
function quantile(sorted: readonly number[], share: number): number | null {
  const at = (sorted.length - 1) * share
  const [below, above] = [sorted[Math.floor(at)], sorted[Math.ceil(at)]]
  if (below === undefined || above === undefined) return null
  return below + (above - below) * (at - Math.floor(at))
}

/** The spread of changes; `better` says whether more or less of it is. */
export function spreadOf(changes: readonly number[], better: 'more' | 'less'): Spread {
  const sorted = changes.toSorted((one, other) => one - other)
  const number = sorted.length
  const mean = number === 0 ? null : sorted.reduce((sum, change) => sum + change, 0) / number
  const squares = sorted.reduce((sum, change) => sum + (change - (mean ?? 0)) ** 2, 0)
  const [more, less] = [1, -1].map((sign) => sorted.filter((change) => sign * change > 0).length)
  return {
    number,
    mean,
    lower_quartile: quantile(sorted, 1 / 4),
    median: quantile(sorted, 1 / 2),
    upper_quartile: quantile(sorted, 3 / 4),
    deviation: number < 2 ? null : Math.sqrt(squares / (number - 1)),
    better: (better === 'more' ? more : less) ?? 0,
    worse: (better === 'more' ? less : more) ?? 0,
  }
}

type Compared = Pick<ReportAthlete, 'total' | 'earlier'>

/** How a figure of athletes has changed, the best change first; without those of no change known. */
export function changesOf<Athlete extends Compared>(
  report: Pick<Report, 'figures'>,
  name: string,
  athletes: readonly Athlete[],
): { athlete: Athlete; change: number }[] {
  const sign = report.figures[name]?.better === 'less' ? 1 : -1
  return athletes
    .flatMap((athlete) => {
      const change = changeOf(report, name, athlete.total, athlete.earlier)
      return change === null ? [] : [{ athlete, change }]
    })
    .toSorted((one, other) => sign * (one.change - other.change))
}

/** The figures of a report of which it is known what is better, each with the spread of changes. */
export const spreadsOf = (
  report: Pick<Report, 'figures'>,
  athletes: readonly Compared[],
): { name: string; spread: Spread }[] =>
  Object.entries(report.figures).flatMap(([name, { better }]) => {
    if (!better) return []
    const changes = changesOf(report, name, athletes).map(({ change }) => change)
    return [{ name, spread: spreadOf(changes, better) }]
  })
