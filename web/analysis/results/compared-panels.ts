import type { Format } from '../../format/format.ts'
import type { Panel } from '../../ui/charts/time-series.ts'
import type { LineColour } from '../../ui/theme-colours.ts'
import type { Aligned } from './aligned.ts'
import { curvePanels, type PanelWords } from '../../recordings/activities/open.ts'
import type { SpeedScale } from '#domain/time/speed-scale.ts'

type Look = {
  names: readonly [first: string, second: string]
  colours: readonly [first: LineColour, second: LineColour]
  scale: SpeedScale
  words: PanelWords
  format: Format
}

/**
 * One panel for each channel both have recorded, with two lines that keep their colours throughout.
 */
export function comparedPanels(
  { first, second }: Aligned,
  { names, colours, scale, words, format }: Look,
): Panel[] {
  const others = curvePanels(second, scale, words, format)
  return curvePanels(first, scale, words, format).flatMap((panel) => {
    const other = others.find(({ key }) => key === panel.key)
    if (!other) return []
    return [
      {
        ...panel,
        who: names[0],
        colour: colours[0],
        beside: [{ who: names[1], colour: colours[1], values: other.values }],
      },
    ]
  })
}
