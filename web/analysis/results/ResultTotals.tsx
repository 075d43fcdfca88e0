import { Group } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import type { SessionResult } from '#contract/analysis/results.ts'
import { speedOf } from '#domain/time/pace.ts'
import { recordedTime } from '#domain/training/score-figures.ts'
import { useFormat } from '../../format/format.ts'
import { StatTile } from '../../ui/StatTile.tsx'
import { onScale, speedScale, unitOfScale } from '#domain/time/speed-scale.ts'
import { writeOnScale } from '../../format/speed-scale.ts'

/** The figures of one result; what was not measured is left out. */
export function ResultTotals({ result }: { result: SessionResult }) {
  const { t } = useTranslation('results')
  const format = useFormat()
  const scale = speedScale(result.sport_id)
  const time = recordedTime(result)
  const pace = onScale(scale, speedOf(result.distance, time))
  const { units } = format
  const tiles = [
    {
      label: t('columns.distance'),
      known: result.distance,
      value: format.number(result.distance),
      unit: units.distance,
    },
    { label: t('columns.time'), known: time, value: format.resultTime(time) },
    {
      label: t('movingTime'),
      known: result.moving_time === time ? null : result.moving_time,
      value: format.resultTime(result.moving_time),
    },
    {
      label: scale.kind === 'pace' ? t('columns.pace') : t('columns.speed'),
      known: pace,
      value: writeOnScale(scale, pace, format),
      unit: unitOfScale(scale),
    },
    {
      label: t('columns.heartRate'),
      known: result.heart_rate_avg,
      value: format.number(result.heart_rate_avg),
      unit: units.heartRate,
    },
    {
      label: t('columns.heartRateMax'),
      known: result.heart_rate_max,
      value: format.number(result.heart_rate_max),
      unit: units.heartRate,
    },
    {
      label: t('columns.strokeRate'),
      known: result.stroke_rate_avg,
      value: format.number(result.stroke_rate_avg),
      unit: units.strokeRate,
    },
    {
      label: t('columns.power'),
      known: result.power_avg,
      value: format.number(result.power_avg),
      unit: units.power,
    },
    { label: t('columns.ets'), known: result.ets, value: format.load(result.ets) },
    { label: t('columns.trimp'), known: result.trimp, value: format.load(result.trimp) },
  ]
  return (
    <Group gap="xl">
      {tiles
        .filter(({ known }) => known !== null)
        .map(({ label, value, unit }) => (
          <StatTile key={label} label={label} value={value} {...(unit !== undefined && { unit })} />
        ))}
    </Group>
  )
}
