import type { Channels } from '#domain/training/laid-stretches.ts'
import { CHART_SERIES, type ChartSeriesKey } from '#domain/constants/charts.ts'
import type { Format } from '../../format/format.ts'
import type { Panel } from '../../ui/charts/time-series.ts'
import { CHANNEL_COLOURS } from '../../ui/theme-colours.ts'
import { onScale, unitOfScale, type SpeedScale } from '#domain/time/speed-scale.ts'
import { writeOnScale } from '../../format/speed-scale.ts'

type Series = readonly (number | null)[]
export type { Channels }
export type PanelWords = Record<
  'pace' | 'speed' | 'heartRate' | 'strokeRate' | 'cadence' | 'power' | 'elevation',
  string
>

const decimalsOf = (key: ChartSeriesKey) =>
  CHART_SERIES.find((series) => series.key === key)?.decimals ?? 0

/**
 * One panel for each channel that holds a value, in the order they are read: speed, heart rate,
 * rhythm, power, height.
 */
export function curvePanels(
  channels: Channels,
  scale: SpeedScale,
  words: PanelWords,
  format: Format,
): Panel[] {
  const { units } = format
  const plain = (
    key: string,
    label: string,
    unit: string,
    colour: Panel['colour'],
    series: ChartSeriesKey,
  ): Panel => ({
    key,
    label,
    unit,
    colour,
    values: channels[key] ?? [],
    decimals: decimalsOf(series),
  })
  const { heartRate, strokeRate, power, elevation } = CHANNEL_COLOURS
  const panels = [
    speedPanel(channels['speed'] ?? [], scale, words, format),
    plain('heart_rate', words.heartRate, units.heartRate, heartRate, 'heart-rate'),
    plain('stroke_rate', words.strokeRate, units.strokeRate, strokeRate, 'cadence'),
    plain('cadence', words.cadence, '1/min', strokeRate, 'cadence'),
    plain('power', words.power, units.power, power, 'power'),
    plain('elevation', words.elevation, units.distance, elevation, 'elevation'),
  ]
  return panels.filter(({ values }) => values.some((value) => value !== null))
}

/** Faster is up, also where the value is a pace. */
function speedPanel(speed: Series, scale: SpeedScale, words: PanelWords, format: Format): Panel {
  const paced = scale.kind === 'pace'
  return {
    key: 'speed',
    label: paced ? words.pace : words.speed,
    unit: unitOfScale(scale),
    colour: CHANNEL_COLOURS.speed,
    values: speed.map((value) => onScale(scale, value)),
    decimals: decimalsOf(paced ? 'pace' : 'speed'),
    inverted: paced,
    write: (value) => writeOnScale(scale, value, format),
  }
}
