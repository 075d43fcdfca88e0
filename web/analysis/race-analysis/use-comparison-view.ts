import { useMemo } from 'react'
import type { ShownRaceReport } from '#contract/analysis/race-analysis.ts'
import { SEGMENT_LENGTHS, SPLIT_LENGTHS } from '#domain/race-analysis/comparison.ts'
import { lookAt } from '../../ui/line-looks.ts'
import { useSearchParam } from '../../ui/use-search-param.ts'
import { RACE_PANELS, USUAL_PANELS, type DrawnLine } from './race-panels.ts'
import { useLineNames } from './use-line-names.ts'

export type Lengths = {
  split?: (typeof SPLIT_LENGTHS)[number]
  segment?: (typeof SEGMENT_LENGTHS)[number]
}

/** The lengths of splits and best segments that the address names. */
export function lengthsIn(search: URLSearchParams): Lengths {
  const split = SPLIT_LENGTHS.find((length) => String(length) === search.get('split'))
  const segment = SEGMENT_LENGTHS.find((length) => String(length) === search.get('segment'))
  return { ...(split && { split }), ...(segment && { segment }) }
}

/** Times alone do not rank crews of other classes or over other lengths. */
export const isByPercent = ({ cautions }: Pick<ShownRaceReport, 'cautions'>): boolean =>
  cautions.includes('classes') || cautions.includes('distances')

/** The lines of a comparison, the fastest first, and which of them the others are measured by. */
export function useComparisonView(report: ShownRaceReport) {
  const [search, change] = useSearchParam()
  const names = useLineNames(report.lines)
  const ranked = useMemo(() => {
    const byPercent = isByPercent(report)
    const drawn = report.lines.map((line, place): DrawnLine => ({
      line,
      name: names[place] ?? '',
      look: lookAt(place),
    }))
    return drawn.toSorted(({ line: { total: one } }, { line: { total: other } }) =>
      byPercent ? (other.prognostic ?? 0) - (one.prognostic ?? 0) : one.time - other.time,
    )
  }, [report, names])
  const named = search.get('panels')
  const chosen = useMemo(() => {
    const known = RACE_PANELS.filter((panel) => named?.split(',').includes(panel))
    return known.length > 0 ? known : USUAL_PANELS
  }, [named])
  const against = ranked.find(({ name }) => name === search.get('against')) ?? ranked[0]
  return { ranked, against, chosen, change }
}
