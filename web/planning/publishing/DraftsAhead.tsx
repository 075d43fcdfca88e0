import { Alert, Group, Text } from '@mantine/core'
import { IconPencilPause } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { addDays, isoWeekStart } from '#domain/time/week.ts'
import { previewQuery } from './queries.ts'
import { PublishWeek } from './PublishWeek.tsx'

/** Shows "3 drafts next week", with a link to publish them; nothing if there are none. */
export function DraftsAhead({ today }: { today: string }) {
  const { t } = useTranslation('publishing')
  const start = addDays(isoWeekStart(today), 7)
  const end = addDays(start, 6)
  const { data } = useQuery(previewQuery({ start_date: start, end_date: end }))
  const drafts = data?.data.sessions.filter(({ draft }) => draft).length ?? 0
  if (drafts === 0) return null
  return (
    <Alert color="amber" icon={<IconPencilPause />} title={t('ahead', { count: drafts })}>
      <Group justify="space-between" gap="sm">
        <Text size="sm">{t('aheadText')}</Text>
        <PublishWeek start={start} end={end} />
      </Group>
    </Alert>
  )
}
