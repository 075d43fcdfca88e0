import { Stack, Text } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import type { HealthEpisode } from '#contract/analysis/monitoring-reports.ts'
import { HISTORY_DAYS } from '#domain/monitoring/baselines.ts'
import { addDays } from '#domain/time/week.ts'
import { useFormat } from '../../../format/format.ts'
import { HealthMark } from '../../../lookups/HealthMark.tsx'

/** That somebody is ill or injured, since when and why. */
export function EpisodeMark({ episode, day }: { episode: HealthEpisode; day: string }) {
  const { t } = useTranslation('monitoring-reports')
  const format = useFormat()
  const { first, ill, injured, reasons } = episode
  const since =
    first <= addDays(day, -HISTORY_DAYS)
      ? t('daily.sinceLong')
      : t('daily.since', { day: format.within.day(first) })
  return (
    <Stack gap={2}>
      <HealthMark ill={ill} injured={injured} />
      <Text component="span" size="sm">
        {[since, ...reasons.map((reason) => t(`healthReasons.${reason}`))].join(', ')}
      </Text>
    </Stack>
  )
}
