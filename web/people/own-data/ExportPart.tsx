import { Alert, Button, Group, Progress, Stack, Text } from '@mantine/core'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import {
  dataExports,
  linkDataExport,
  startDataExport,
  type DataExport,
} from '#contract/people/own-data.ts'
import { api, invalidate, query } from '../../api/api.ts'
import { useFormat } from '../../format/format.ts'
import { Waiting } from '../../load/Waiting.tsx'
import { DownloadButton } from './DownloadButton.tsx'

const ASK_EVERY_MS = 1500
const isBeingMade = ({ state }: DataExport) => state === 'queued' || state === 'running'

/** Copies of all one's data: making one, its progress, and downloading it while its days last. */
export function ExportPart() {
  const { t } = useTranslation('own-data')
  const asked = useQuery({
    ...query(dataExports),
    refetchInterval: ({ state }) => (state.data?.data.some(isBeingMade) ? ASK_EVERY_MS : false),
  })
  const { data } = asked
  const start = useMutation({
    mutationFn: () => api(startDataExport),
    onSettled: () => invalidate(dataExports),
  })
  if (!data) return <Waiting for={asked} rows={2} part />
  const [latest] = data.data
  const busy = latest !== undefined && isBeingMade(latest)
  return (
    <Stack gap="md" align="flex-start">
      <Text size="sm">{t('exports.text')}</Text>
      {latest && <Latest copy={latest} />}
      {!busy && (
        <Button
          variant={latest?.state === 'done' ? 'default' : 'filled'}
          loading={start.isPending}
          onClick={() => start.mutate()}
        >
          {latest ? t('exports.again') : t('exports.start')}
        </Button>
      )}
    </Stack>
  )
}

function Latest({ copy }: { copy: DataExport }) {
  const { t } = useTranslation('own-data')
  const format = useFormat()
  const { state, progress, created_at, expires_at, size } = copy
  const made = format.dateTime(created_at)
  switch (state) {
    case 'queued':
    case 'running':
      return (
        <Stack gap="xs" w="100%" role="status">
          <Text size="sm">{t(`exports.${state}`)}</Text>
          <Progress value={progress * 100} aria-label={t('exports.progress')} animated />
        </Stack>
      )
    case 'done':
      return (
        <Group gap="sm">
          <Text size="sm">
            {t('exports.done', {
              made,
              size: format.bytes(size),
              until: format.within.day(expires_at),
            })}
          </Text>
          <DownloadButton
            link={(body, options) =>
              api(linkDataExport, { params: { id: copy.id }, body }, options)
            }
          >
            {t('exports.download')}
          </DownloadButton>
        </Group>
      )
    case 'failed':
      return (
        <Alert color="red" role="alert">
          {t('exports.failed')}
        </Alert>
      )
    case 'stopped':
      return <Text size="sm">{t('exports.stopped')}</Text>
    case 'ended':
      return <Text size="sm">{t('exports.ended', { made })}</Text>
  }
}
