import { Group, Text } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { StoreMark } from '../../offline/StoreMark.tsx'
import { stateOf, useOutbox } from '../../offline/outbox-state.ts'
import { subjectOf } from './queries.ts'

/**
 * How much of what was entered here is on its way, stored, or needs its person; nothing while all
 * goes straight through.
 */
export function RegisterStatus({ sessionId }: { sessionId: number }) {
  const { t } = useTranslation('attendance')
  const entries = useOutbox(subjectOf(sessionId)).filter(
    ({ delayed, state }) => delayed || state === 'needs-you',
  )
  const waiting = entries.filter(({ state }) => state === 'waiting').length
  const refused = entries.filter(({ state }) => state === 'needs-you').length
  const state = stateOf(entries)
  const words =
    refused > 0
      ? t('status.needsYou', { number: refused })
      : waiting > 0
        ? t('status.waiting', { number: waiting })
        : t('status.stored')
  return (
    <div role="status">
      {state && (
        <Group gap="xs">
          <StoreMark state={state} />
          <Text size="sm">{words}</Text>
        </Group>
      )}
    </div>
  )
}
