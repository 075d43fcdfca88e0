import { Text } from '@mantine/core'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import type { RatioAthlete, TrainingRatios } from '#contract/analysis/monitoring-ratio.ts'
import { useFormat } from '../../../format/format.ts'
import type { DataColumn } from '../../../ui/table/columns.ts'
import { RatioStatus } from '../../../lookups/RatioStatus.tsx'

/** An athlete with the place the server gave them: the largest change comes first. */
export type PlacedRatio = RatioAthlete & { place: number }

/** How the ratio differs from that of a week before; null where one of them is missing. */
export const changeOf = ({ ratio, previous }: RatioAthlete): number | null =>
  ratio === null || previous === null ? null : ratio - previous

/** How figures of ratios are written. */
export function useRatioWriters() {
  const { number } = useFormat()
  return useMemo(
    () => ({
      ratio: (value: number) => number(value, 2),
      load: (value: number) => number(value, 0),
      change: (value: number) => {
        const written = number(Math.abs(value), 2)
        return Number(value.toFixed(2)) === 0 ? written : `${value > 0 ? '+' : '−'}${written}`
      },
    }),
    [number],
  )
}

export function useRatioColumns({
  metric,
}: Pick<TrainingRatios, 'metric'>): readonly DataColumn<PlacedRatio>[] {
  const { t } = useTranslation('monitoring-reports')
  const write = useRatioWriters()
  return useMemo(() => {
    const unit = t('trainingRatio.perDay', { metric: t(`trainingRatio.metrics.${metric}`) })
    const figure = (
      key: 'ratio' | 'acute' | 'chronic' | 'change',
      value: (row: PlacedRatio) => number | null,
      shown: (value: number) => string,
    ): DataColumn<PlacedRatio> => ({
      key,
      header: t(`trainingRatio.${key}`),
      figure: true,
      value,
      cell: (row) => {
        const known = value(row)
        return known === null ? <NoValue of={key} /> : shown(known)
      },
    })
    return [
      { key: 'name', header: t('trainingRatio.name'), value: ({ full_name }) => full_name },
      {
        key: 'status',
        header: t('trainingRatio.status'),
        value: ({ place }) => place,
        cell: (row) => <RatioStatus {...row} />,
      },
      figure('ratio', ({ ratio }) => ratio, write.ratio),
      { ...figure('acute', ({ acute }) => acute, write.load), unit },
      { ...figure('chronic', ({ chronic }) => chronic, write.load), unit },
      figure('change', changeOf, write.change),
    ]
  }, [metric, t, write])
}

function NoValue({ of }: { of: string }) {
  const { t } = useTranslation('monitoring-reports')
  return (
    <Text
      component="span"
      c="dimmed"
      title={t(of === 'change' ? 'trainingRatio.noChange' : 'trainingRatio.noValue')}
    >
      –
    </Text>
  )
}
