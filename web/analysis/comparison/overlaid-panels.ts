import { CURVES } from '#domain/comparison/curves.ts'
import type { ShownComparison } from '#contract/analysis/comparison.ts'
import { speedScale } from '#domain/time/speed-scale.ts'
import type { Format } from '../../format/format.ts'
import { curvePanels, type PanelWords } from '../../recordings/activities/open.ts'
import type { Panel, PanelLine } from '../../ui/charts/time-series.ts'
import type { NamedLine } from './compared-names.ts'
import type { LineLook } from '../../ui/LineSample.tsx'

type OverlaidWords = { panels: PanelWords; dps: string; behind: string }
type Look = { looks: readonly LineLook[]; words: OverlaidWords; format: Format }

type Series = readonly (number | null)[]

/**
 * A panel for how far the others are behind, then one for each figure somebody has recorded: a line
 * for each recording, with the same colour and dashes in all of them.
 */
export function overlaidPanels(
  lines: readonly NamedLine[],
  along: ShownComparison['along'],
  { looks, words, format }: Look,
): Panel[] {
  const scale = speedScale(lines[0]?.sport_id ?? 1)
  const own = lines.map(({ curves }) => {
    const known = CURVES.flatMap((name) => (curves[name] ? [[name, curves[name]] as const] : []))
    return curvePanels(Object.fromEntries(known), scale, words.panels, format)
  })
  const lineOf = (index: number, values: Series): PanelLine | null => {
    const [line, look] = [lines[index], looks[index]]
    return line && look ? { who: line.mark, values, ...look } : null
  }
  const recorded = [...new Set(own.flat().map(({ key }) => key))].flatMap((key) => {
    const [head] = own.flatMap((panels) => panels.find((panel) => panel.key === key) ?? [])
    const drawn = own.flatMap((panels, index) => {
      const panel = panels.find((one) => one.key === key)
      return (panel && lineOf(index, panel.values)) ?? []
    })
    return head ? panelOf(head, drawn) : []
  })
  const strokes = lines.flatMap(({ curves }, index) =>
    curves.dps ? (lineOf(index, curves.dps) ?? []) : [],
  )
  const behind = lines.flatMap((line, index) =>
    line.behind ? (lineOf(index, line.behind) ?? []) : [],
  )
  const decimals = along === 'distance' ? 1 : 0
  return [
    ...panelOf({ ...BEHIND, label: words.behind, unit: UNITS[along], decimals }, behind),
    ...recorded,
    ...panelOf({ key: 'dps', label: words.dps, unit: 'm', decimals: 2 }, strokes),
  ]
}

const UNITS = { distance: 's', time: 'm' } as const
/** Who is ahead is further up. */
const BEHIND = { key: 'behind', inverted: true, showsAll: true } as const

type Head = Omit<Panel, 'colour' | 'values' | 'who' | 'dash' | 'beside'>

function panelOf(head: Head, [first, ...beside]: readonly PanelLine[]): Panel[] {
  return first ? [{ ...head, ...first, beside }] : []
}
