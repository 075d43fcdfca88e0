import { Button, Group, Stack, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { listImports, type Import } from '#contract/recordings/imports.ts'
import { query } from '../../api/api.ts'
import { useFormat } from '../../format/format.ts'
import { closeModal } from '../../shell/modals.ts'
import { Waiting } from '../../load/Waiting.tsx'
import classes from './imports.module.css'
import { useAssignImport } from './use-assign-import.ts'

const MOST = 50

/** One's own files that are here already, to be attached to this session. */
export function KnownFiles({ sessionId }: { sessionId: number }) {
  const { t } = useTranslation('imports')
  const asked = useQuery(query(listImports, { query: { limit: MOST } }))
  const { data } = asked
  if (!data) return <Waiting for={asked} rows={4} part />
  const others = data.data.filter(
    ({ activities, session_id }) => activities.length > 0 && session_id !== sessionId,
  )
  return (
    <Stack gap="sm">
      <Text size="sm">
        {t(others.length > 0 ? 'actions.addKnownText' : 'actions.addKnownNone')}
      </Text>
      <ul className={classes.files}>
        {others.map((item) => (
          <KnownFile key={item.id} item={item} sessionId={sessionId} />
        ))}
      </ul>
    </Stack>
  )
}

function KnownFile({ item, sessionId }: { item: Import; sessionId: number }) {
  const { t } = useTranslation('imports')
  const format = useFormat()
  const { mutate, isPending } = useAssignImport(item.id)
  const start =
    item.activities.find(({ start_time }) => start_time !== null)?.start_time ?? item.created_at
  return (
    <li className={classes.file}>
      <Group justify="space-between" gap="sm">
        <div>
          <Text fw={500} className={classes.fileName ?? ''}>
            {item.file.name}
          </Text>
          <Text size="sm" c="dimmed">
            {format.dateTime(start)}
          </Text>
        </div>
        <Button
          variant="default"
          mih={44}
          loading={isPending}
          onClick={() => mutate(sessionId, { onSuccess: closeModal })}
        >
          {t('assign.here')}
        </Button>
      </Group>
    </li>
  )
}
