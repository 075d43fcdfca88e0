import type { RatioCourse } from '#contract/insight/monitoring-ratio.ts'
import type { RatioLines } from '#domain/training/ratio.ts'
import type { Panel } from '../../../ui/charts/TimeSeriesPanels.tsx'
import { CHANNEL_COLOURS } from '../../../ui/theme-colours.ts'

/** The lines are drawn where the statuses meet, in the colour of what begins there. */
const LINE_COLOURS = {
  low: CHANNEL_COLOURS.strokeRate,
  high: CHANNEL_COLOURS.power,
  danger: CHANNEL_COLOURS.heartRate,
} as const satisfies Record<keyof RatioLines, { light: string; dark: string }>

export type RatioWords = Record<'load' | 'ratio' | keyof RatioLines, string>

/** The ratio with the lines of the club across it, and the load of each day. */
export function ratioPanels(
  { days, lines }: Pick<RatioCourse, 'days' | 'lines'>,
  words: RatioWords,
): Panel[] {
  const along = (['low', 'high', 'danger'] as const).map((line, index) => ({
    who: words[line],
    colour: LINE_COLOURS[line],
    values: days.map(() => lines[line]),
    dash: index + 1,
  }))
  return [
    {
      key: 'ratio',
      label: words.ratio,
      unit: '',
      colour: CHANNEL_COLOURS.other,
      values: days.map(({ ratio }) => ratio),
      decimals: 2,
      dots: true,
      who: words.ratio,
      beside: along,
    },
    {
      key: 'load',
      label: words.load,
      unit: '',
      colour: CHANNEL_COLOURS.speed,
      values: days.map(({ load }) => load),
      decimals: 0,
      dots: true,
    },
  ]
}
