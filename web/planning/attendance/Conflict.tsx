import { Alert, Button, Group, Text } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import type { AttendanceMark, AttendanceRow } from '#contract/planning/attendance.ts'
import type { OutboxEntry } from '../../offline/outbox-state.ts'
import { discard, sendAgain } from '../../offline/outbox.ts'
import { RefusedEntry } from '../../offline/RefusedEntry.tsx'
import { AnswerBadges } from './AnswerBadges.tsx'
import { withChange, withSeen } from './marks.ts'
import { usersOf } from './pending.ts'
import { useAnswerWords } from './use-answer-words.ts'

/** The same where the register is not at hand: everybody whose answer the entry holds. */
export const Conflicts = ({ entry }: { entry: OutboxEntry }) =>
  Object.keys(usersOf(entry)).map((id) => <Conflict key={id} entry={entry} userId={Number(id)} />)

type ConflictProps = { entry: OutboxEntry; userId: number }

/**
 * Shows what the server has refused about one person: both values to choose from if somebody else
 * was faster, otherwise the reason.
 */
export function Conflict({ entry, userId }: ConflictProps) {
  const { t } = useTranslation('attendance')
  const words = useAnswerWords()
  const mine = usersOf(entry)[userId]
  if (entry.state !== 'needs-you' || !entry.problem || !mine) return null
  const theirs = (entry.problem.current as readonly AttendanceRow[] | undefined)?.find(
    ({ user_id }) => user_id === userId,
  )
  if (!theirs) return <RefusedEntry entry={entry} />
  const { seen: _, ...change } = mine
  const { full_name: name, answered_by: by } = theirs
  const title = by === null ? t('conflict', { name }) : t('conflictBy', { name, by })
  return (
    <Alert color="red" variant="light" p="xs" title={title}>
      <Group gap="xs" component="div" role="group" aria-label={t('mine')}>
        <Text size="sm">{t('mine')}</Text>
        <AnswerBadges answer={withChange(theirs, change)} />
        <Text size="sm">{words.beside(change)}</Text>
      </Group>
      <Group gap="xs" mt={4} role="group" aria-label={t('theirs')}>
        <Text size="sm">{t('theirs')}</Text>
        <AnswerBadges answer={theirs} />
        <Text size="sm">{words.beside(theirs)}</Text>
      </Group>
      <Group gap="xs" mt="xs">
        <Button
          variant="default"
          onClick={() => void sendAgain(entry, inputWith(entry, userId, withSeen(theirs, change)))}
        >
          {t('keepMine')}
        </Button>
        <Button variant="default" onClick={() => void takeTheirs(entry, userId)}>
          {t('takeTheirs')}
        </Button>
      </Group>
    </Alert>
  )
}

/** The entry with the decision on one person; nobody means the mark is dropped. */
function inputWith(
  entry: OutboxEntry,
  userId: number,
  mark: AttendanceMark | null,
): OutboxEntry['input'] {
  const { [userId]: _, ...others } = usersOf(entry)
  return {
    ...entry.input,
    body: { ...(entry.input.body as object), users: mark ? { ...others, [userId]: mark } : others },
  }
}

async function takeTheirs(entry: OutboxEntry, userId: number): Promise<void> {
  const input = inputWith(entry, userId, null)
  const left = Object.keys(usersOf({ ...entry, input })).length
  await (left === 0 ? discard(entry.id) : sendAgain(entry, input))
}
