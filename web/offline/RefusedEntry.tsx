import { Alert, Button, Group, Text } from '@mantine/core'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { discard, sendAgain } from './outbox.ts'
import type { OutboxEntry } from './outbox-state.ts'

type RefusedEntryProps = {
  entry: OutboxEntry
  /** What is sent where the person stays with it; the same as before without. */
  input?: OutboxEntry['input']
  /** What it says, where the page does not show that already. */
  children?: ReactNode
}

/** Why the server has refused an entry, to be sent once more or dropped. */
export function RefusedEntry({ entry, input = entry.input, children }: RefusedEntryProps) {
  const { t } = useTranslation()
  return (
    <Alert color="red" variant="light" p="xs">
      <Text size="sm">{entry.problem?.message}</Text>
      {children}
      <Group gap="xs" mt="xs">
        <Button variant="default" onClick={() => void sendAgain(entry, input)}>
          {t('outbox.again')}
        </Button>
        <Button variant="default" onClick={() => void discard(entry.id)}>
          {t('outbox.drop')}
        </Button>
      </Group>
    </Alert>
  )
}
