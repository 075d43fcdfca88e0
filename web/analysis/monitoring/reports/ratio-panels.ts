import type { RatioCourse } from '#contract/analysis/monitoring-ratio.ts'
import { TRAINING_RATIO_COLOURS, type TrainingRatioStatus } from '#domain/constants/statuses.ts'
import type { RatioLines } from '#domain/training/ratio.ts'
import type { Panel, PanelArea } from '../../../ui/charts/time-series.ts'
import { CHANNEL_COLOURS, SIGNAL_COLOURS } from '../../../ui/theme-colours.ts'

export type RatioWords = Record<'load' | 'ratio' | 'status', string> & {
  statuses: Record<TrainingRatioStatus, string>
  /** The names of the statuses with their lines. */
  areas: Record<TrainingRatioStatus, string>
}

/** Between which lines each status lies, the highest first. */
const SPANS = [
  ['danger', 'danger', null],
  ['tough', 'high', 'danger'],
  ['optimum', 'low', 'high'],
  ['detraining', null, 'low'],
] as const satisfies readonly (readonly [
  TrainingRatioStatus,
  keyof RatioLines | null,
  keyof RatioLines | null,
])[]

/** The ratio before the bands of its statuses, and the load of each day. */
export function ratioPanels(
  { days, lines }: Pick<RatioCourse, 'days' | 'lines'>,
  words: RatioWords,
): Panel[] {
  const areas = SPANS.map(([status, from, to]): PanelArea => ({
    name: words.areas[status],
    tone: SIGNAL_COLOURS[TRAINING_RATIO_COLOURS[status]],
    from: from && lines[from],
    to: to && lines[to],
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
      areas,
      said: {
        label: words.status,
        values: days.map(({ status }) => status && words.statuses[status]),
      },
    },
    {
      key: 'load',
      label: words.load,
      unit: '',
      colour: CHANNEL_COLOURS.speed,
      values: days.map(({ load }) => load),
      decimals: 0,
      bars: true,
    },
  ]
}
