import { Button, Group, Stack, Text, Title } from '@mantine/core'
import { IconArrowBackUp } from '@tabler/icons-react'
import { useMutation } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { restoreRecording, type DiscardedRecording, type LiveBoat } from '#contract/live/live.ts'
import { api } from '../../api/api.ts'
import { useFormat } from '../../format/format.ts'
import { can, useViewer } from '../../shell/viewer.ts'
import classes from './live.module.css'

type TakeBackProps = {
  boats: readonly LiveBoat[]
  discarded: readonly DiscardedRecording[]
  /** By the server's clock. */
  now: number
  onRestored: () => void
}

/** What one has discarded or asked to discard, for as long as one can take it back. */
export function TakeBack({ boats, discarded, now, onRestored }: TakeBackProps) {
  const { t } = useTranslation('live')
  const format = useFormat()
  const viewer = useViewer()
  const restore = useMutation({
    mutationFn: (id: number) => api(restoreRecording, { params: { id } }),
    onSettled: onRestored,
  })
  const items = [
    ...boats
      .filter(({ can_withdraw }) => can_withdraw)
      .map(({ recording_id, name }) => ({ recording_id, name, state: t('wanted.discard') })),
    ...discarded.flatMap(({ recording_id, name, restorable_until }) =>
      restorable_until !== null && restorable_until > now
        ? [
            {
              recording_id,
              name,
              state: t('restorable', {
                when: format.time(new Date(restorable_until)),
              }),
            },
          ]
        : [],
    ),
  ]
  if (items.length === 0 || !can(restoreRecording.access, viewer)) return null
  return (
    <Stack gap="xs" component="section">
      <Title order={2} size="h4">
        {t('discardedTitle')}
      </Title>
      <ul className={classes.list}>
        {items.map(({ recording_id, name, state }) => (
          <li key={recording_id} className={classes.item}>
            <Group gap="sm">
              <Text fw={600}>{name}</Text>
              <Text size="sm">{state}</Text>
            </Group>
            <Button
              variant="default"
              leftSection={<IconArrowBackUp size={18} aria-hidden />}
              aria-label={t('takeBackOf', { name })}
              loading={restore.isPending && restore.variables === recording_id}
              onClick={() => restore.mutate(recording_id)}
            >
              {t('takeBack')}
            </Button>
          </li>
        ))}
      </ul>
    </Stack>
  )
}
