import { Button, Group, Stack, Text, Title } from '@mantine/core'
import { IconRefresh } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { RereadOutcome } from './RereadOutcome.tsx'
import { useReread } from './use-reread.ts'

/** Below a recording: its file through today's reader. */
export function ReadAgain({ activityId }: { activityId: number }) {
  const { t } = useTranslation('imports')
  const { reread, running, starting, start } = useReread(activityId)
  return (
    <Stack gap="sm" component="section" aria-label={t('again.title')}>
      <Title order={2}>{t('again.title')}</Title>
      <Text size="sm" c="dimmed">
        {t('again.text')}
      </Text>
      <RereadOutcome reread={reread} />
      <Group>
        <Button
          variant="default"
          leftSection={<IconRefresh size={18} />}
          loading={running || starting}
          onClick={start}
        >
          {t('again.start')}
        </Button>
      </Group>
    </Stack>
  )
}
