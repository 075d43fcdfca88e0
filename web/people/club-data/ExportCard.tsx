import { Alert, Button, Group, Paper, Progress, Stack, Text, Title } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import {
  clubExports,
  linkClubExport,
  stopClubExport,
  type ClubExport,
} from '#contract/people/club-data.ts'
import { api, invalidate } from '../../api/api.ts'
import { useFormat } from '../../format/format.ts'
import { useViewer } from '../../shell/viewer.ts'
import { DownloadButton } from '../own-data/open.ts'

/** The latest export: how far it is, or what became of it. */
export function ExportCard({ made }: { made: ClubExport }) {
  const { t } = useTranslation('club-data')
  switch (made.state) {
    case 'queued':
    case 'running':
      return <BeingMade made={made} />
    case 'done':
      return <Ready made={made} />
    case 'failed':
      return (
        <Alert color="red" role="alert" title={t('failed')}>
          {t('failedText')}
        </Alert>
      )
    case 'stopped':
      return <Alert color="gray" title={t('stopped')} />
    case 'ended':
      return null
  }
}

function BeingMade({ made: { id, state, progress, created_at, by } }: { made: ClubExport }) {
  const { t } = useTranslation('club-data')
  const format = useFormat()
  const stop = useMutation({
    mutationFn: () => api(stopClubExport, { params: { id } }),
    onSettled: () => invalidate(clubExports),
  })
  return (
    <Paper withBorder p="md" component="section" aria-label={t('making')}>
      <Stack gap="xs">
        <Group justify="space-between">
          <Group gap="xs">
            <Title order={2} size="h5">
              {state === 'queued' ? t('waits') : t('making')}
            </Title>
            <Text size="sm" c="dimmed">
              {t('started', { at: format.within.dateTime(created_at), by: by.full_name })}
            </Text>
          </Group>
          <Button variant="default" loading={stop.isPending} onClick={() => stop.mutate()}>
            {t('stop')}
          </Button>
        </Group>
        <Progress value={progress * 100} aria-label={t('progress')} />
        <Text size="sm" c="dimmed" role="status">
          <Text span fw={600} c="var(--mantine-color-text)">
            {format.percent(progress * 100)}
          </Text>{' '}
          {t('onward')}
        </Text>
      </Stack>
    </Paper>
  )
}

function Ready({ made }: { made: ClubExport }) {
  const { t } = useTranslation('club-data')
  const format = useFormat()
  const { size, expires_at } = made
  return (
    <Paper withBorder p="md" component="section" aria-label={t('ready')}>
      <Group justify="space-between">
        <Group gap="xs">
          <Title order={2} size="h5">
            {t('ready')}
          </Title>
          <Text size="sm" c="dimmed">
            {t('readyText', { size: format.bytes(size), until: format.within.day(expires_at) })}
          </Text>
        </Group>
        <ExportDownload made={made} />
      </Group>
    </Paper>
  )
}

/** An export holds what its maker sees, so nobody else downloads it. */
export function ExportDownload({ made: { id, by } }: { made: ClubExport }) {
  const { t } = useTranslation('club-data')
  const { user_id } = useViewer()
  if (by.user_id !== user_id)
    return (
      <Text size="sm" c="dimmed">
        {t('others', { by: by.full_name })}
      </Text>
    )
  return (
    <DownloadButton
      variant="default"
      link={(body, options) => api(linkClubExport, { params: { id }, body }, options)}
    >
      {t('download')}
    </DownloadButton>
  )
}
