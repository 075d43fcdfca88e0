import { Group, Stack, Text, Title } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import type { NewTest, PerformanceTest } from '#contract/analysis/performance-tests.ts'
import { discard, sendAgain } from '../../../offline/outbox.ts'
import { useOutbox, type OutboxEntry } from '../../../offline/outbox-state.ts'
import { RefusedEntry } from '../../../offline/RefusedEntry.tsx'
import { StoreMark } from '../../../offline/StoreMark.tsx'
import { LIVE_SUBJECT } from './send-live.ts'
import { TestConflict } from './TestConflict.tsx'
import { useTestWords } from './use-test-words.ts'

/** The tests that were finished here, and where each of them stands. */
export function LiveSent() {
  const { t } = useTranslation('test-entry')
  const entries = useOutbox().filter(({ subject }) => subject.startsWith(`${LIVE_SUBJECT}/`))
  if (entries.length === 0) return null
  return (
    <Stack gap="sm" component="section" aria-label={t('live.sent')}>
      <Title order={2} size="h4">
        {t('live.sent')}
      </Title>
      {entries.map((entry) => (
        <Stack key={entry.id} gap="xs">
          <Group gap="sm">
            <Text>{entry.title}</Text>
            <StoreMark state={entry.state} />
          </Group>
          {entry.state === 'needs-you' && <Refused entry={entry} />}
        </Stack>
      ))}
    </Stack>
  )
}

/** A test that was not stored: both versions where there are two, else why. */
function Refused({ entry }: { entry: OutboxEntry }) {
  const words = useTestWords('step')
  const body = entry.input.body as NewTest // put there by sendLiveTest
  const [theirs] = (entry.problem?.current ?? []) as readonly PerformanceTest[]
  if (theirs)
    return (
      <TestConflict
        mine={body}
        theirs={theirs}
        words={words}
        onMine={() => {
          const next = { ...body, version: theirs.version, weight: theirs.weight }
          void sendAgain(entry, { ...entry.input, body: next })
        }}
        onTheirs={() => void discard(entry.id)}
      />
    )
  return <RefusedEntry entry={entry} />
}
