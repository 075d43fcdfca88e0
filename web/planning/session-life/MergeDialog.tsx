import { Alert, Button, Checkbox, Group, Stack, Text } from '@mantine/core'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { agenda } from '#contract/planning/calendar.ts'
import { mergeSessions, previewMerge, type MergePreview } from '#contract/planning/session-life.ts'
import { addDays } from '#domain/time/week.ts'
import { api, query } from '../../api/api.ts'
import { refetchSessions } from '../../api/refetch-after.ts'
import { useFormat } from '../../format/format.ts'
import { Waiting } from '../../load/Waiting.tsx'
import { closeModal } from '../../shell/modals.ts'
import { notify } from '../../shell/notices.ts'
import { dayIn } from '#domain/time/zoned-time.ts'
import { colon } from '../../format/punctuation.ts'

export type MergeDialogProps = { id: number; name: string; start: string }

/** Brings sessions of these days together in one, after showing what comes along and what wins. */
export function MergeDialog({ id, name, start }: MergeDialogProps) {
  const { t } = useTranslation('session-life')
  const { t: ui } = useTranslation('ui')
  const format = useFormat()
  const day = dayIn(format.timeZone, new Date(start))
  const span = { start_date: addDays(day, -1), end_date: addDays(day, 1), display: 'all' as const }
  const asked = useQuery(query(agenda, { body: span }))
  const around = asked.data?.data.filter((other) => other.kind === 'session' && other.id !== id)
  const [chosen, setChosen] = useState<string[]>([])
  const body = { into: id, session_ids: chosen.map(Number) }
  const preview = useQuery({ ...query(previewMerge, { body }), enabled: chosen.length > 0 }).data
    ?.data
  const merge = useMutation({
    mutationFn: () => api(mergeSessions, { body }),
    onSuccess: () => {
      closeModal()
      notify('success', t('merge.done'))
      void refetchSessions()
    },
  })
  if (!around) return <Waiting for={asked} rows={4} part />
  if (around.length === 0) return <Text>{t('merge.none')}</Text>
  return (
    <Stack>
      <Checkbox.Group label={t('merge.choose')} value={chosen} onChange={setChosen}>
        <Stack gap="xs" mt="xs">
          {around.map((other) => (
            <Checkbox
              key={other.id}
              value={String(other.id)}
              label={other.name}
              description={format.session(other)}
            />
          ))}
        </Stack>
      </Checkbox.Group>
      {preview && chosen.length > 0 && <Coming preview={preview} name={name} />}
      <Group justify="flex-end" gap="sm">
        <Button variant="default" onClick={closeModal}>
          {ui('cancel')}
        </Button>
        <Button
          disabled={!preview || preview.obstacle !== null}
          loading={merge.isPending}
          onClick={() => merge.mutate()}
        >
          {t('merge.submit')}
        </Button>
      </Group>
    </Stack>
  )
}

const COUNTED = ['people', 'answers', 'ratings', 'files', 'comments'] as const

function Coming({ preview, name }: { preview: MergePreview; name: string }) {
  const { t } = useTranslation('session-life')
  const format = useFormat()
  if (preview.obstacle !== null)
    return (
      <Alert color="amber">
        {t(preview.obstacle === 'event' ? 'merge.event' : 'merge.sameAthlete')}
      </Alert>
    )
  const counts = COUNTED.filter((what) => preview[what] > 0).map(
    (what) => `${t(`merge.${what}`)}${colon()}${format.number(preview[what])}`,
  )
  return (
    <Stack gap={4} role="status">
      <Text fw={500}>{t('merge.comes')}</Text>
      <Text size="sm">{counts.length > 0 ? counts.join(' · ') : t('merge.nothing')}</Text>
      {preview.alternatives > 0 && (
        <Text size="sm">{t('merge.alternatives', { count: preview.alternatives })}</Text>
      )}
      <Text size="sm">{t('merge.wins', { name })}</Text>
      {preview.waits > 0 && preview.places !== null && (
        <Alert color="amber" mt={4}>
          {t('merge.waits', { count: preview.waits, name, places: format.number(preview.places) })}
        </Alert>
      )}
      {preview.publishes && (
        <Alert color="amber" mt={4}>
          {t('merge.publishes', { name })}
        </Alert>
      )}
    </Stack>
  )
}
