import { Group, Stack, Text, Title } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { trainingRatios } from '#contract/analysis/monitoring-ratio.ts'
import { query } from '../../../api/api.ts'
import { Waiting } from '../../../load/Waiting.tsx'
import { PartNotice } from '../../../shell/PlanNotice.tsx'
import ui from '../../../ui/ui.module.css'
import { RatioCourse } from './RatioCourse.tsx'
import { RatioStatus } from '../../../lookups/RatioStatus.tsx'
import { useRatioWriters } from './use-ratio-writers.ts'

type ProfileRatioProps = { userId: number; day: string }

/** How the load of one athlete changes; nothing for those who do not see them in the report. */
export function ProfileRatio({ userId, day }: ProfileRatioProps) {
  const { t } = useTranslation('monitoring-reports')
  const write = useRatioWriters()
  const asked = useQuery(query(trainingRatios, { query: { day, athletes: String(userId) } }))
  if (!asked.data) return <Waiting for={asked} rows={4} part />
  const [athlete] = asked.data.data.athletes
  if (!athlete) return null
  return (
    <Stack gap="sm">
      <Title order={2} size="h4">
        {t('trainingRatio.title')}
      </Title>
      <Group gap="sm">
        {athlete.ratio !== null && (
          <Text fw={650} className={ui.tabular}>
            {write.ratio(athlete.ratio)}
          </Text>
        )}
        <RatioStatus {...athlete} />
      </Group>
      <Text size="sm" c="dimmed" maw={760}>
        {t('trainingRatio.lead')}
      </Text>
      <PartNotice part="load" />
      <RatioCourse userId={userId} day={day} />
    </Stack>
  )
}
