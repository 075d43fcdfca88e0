import type { ComparedLine } from '#contract/analysis/race-analysis.ts'
import type { Format } from '../../format/format.ts'
import type { LineLook } from '../../ui/LineSample.tsx'
import type { Panel, PanelLine } from '../../ui/charts/time-series.ts'
import { paceUnit, raceWriters } from './race-figures.ts'
import { endsOf, splitAt, splitOver } from './split-ends.ts'

/** What is drawn over the metres; the first three unless somebody chooses. */
export const RACE_PANELS = ['behind', 'pace', 'stroke_rate', 'speed', 'dps', 'ewps'] as const
export type RacePanel = (typeof RACE_PANELS)[number]
export const USUAL_PANELS: readonly RacePanel[] = RACE_PANELS.slice(0, 3)

export type DrawnLine = { line: ComparedLine; name: string; look: LineLook }

type PanelsOf = {
  lines: readonly DrawnLine[]
  /** What the others are measured against. */
  against: ComparedLine | undefined
  chosen: readonly RacePanel[]
  label: (panel: RacePanel) => string
  format: Format
}

/** Metres from the start, and a panel for each figure with a line for each crew. */
export function racePanels({ lines, against, chosen, label, format }: PanelsOf): {
  places: number[]
  panels: Panel[]
} {
  const timed = lines.filter(({ line }) => line.source !== 'whole' && line.splits.length > 0)
  const places = [0, ...endsOf(timed.map(({ line }) => line))]
  const sportId = timed[0]?.line.sport_id ?? 1
  const writers = raceWriters(format, sportId)
  const valuesOf = (panel: RacePanel, line: ComparedLine): (number | null)[] =>
    places.map((at) => {
      if (panel === 'behind') return behindAt(line, against, at)
      return splitOver(line, at)?.[panel] ?? null
    })
  const figureOf = (panel: RacePanel): Omit<Panel, 'key' | 'label' | 'colour' | 'values'> => {
    if (panel === 'behind')
      return { unit: 's', decimals: 1, inverted: true, showsAll: true, joinsGaps: true }
    if (panel === 'pace')
      return { unit: paceUnit(sportId), decimals: 1, inverted: true, write: format.paceNumber }
    return { unit: writers[panel].unit ?? '', decimals: DECIMALS[panel] }
  }
  const panels = chosen.flatMap((key): Panel[] => {
    const [first, ...beside] = timed
      .map(({ line, name, look }): PanelLine => ({
        who: name,
        ...look,
        values: valuesOf(key, line),
      }))
      .filter(({ values }) => values.slice(1).some((value) => value !== null))
    if (!first || (key === 'behind' && beside.length === 0)) return []
    return [{ key, label: label(key), ...figureOf(key), ...first, beside }]
  })
  return { places, panels }
}

const DECIMALS = { stroke_rate: 1, speed: 2, dps: 2, ewps: 0 } as const

function behindAt(
  line: ComparedLine,
  against: ComparedLine | undefined,
  at: number,
): number | null {
  if (!against) return null
  if (at === 0) return 0
  const [own, other] = [splitAt(line, at), splitAt(against, at)]
  return own && other ? own.accumulated - other.accumulated : null
}
