import { Alert, Button, Group, Text } from '@mantine/core'
import { Fragment } from 'react'
import { useTranslation } from 'react-i18next'
import { useOutbox, type OutboxEntry } from '../../offline/outbox-state.ts'
import { discard, sendAgain } from '../../offline/outbox.ts'
import { RefusedEntry } from '../../offline/RefusedEntry.tsx'
import { useFormat } from '../../format/format.ts'
import {
  bodyOf,
  clashesOf,
  decided,
  morningSubject,
  storedInstead,
  type MorningBody,
} from './morning-model.ts'
import { useMorningWords } from './use-morning-words.ts'
import classes from './monitoring.module.css'

/** What the server has refused of a person's mornings, to be decided. */
export function MorningConflicts({ userId }: { userId: number }) {
  const refused = useOutbox(morningSubject(userId)).filter(({ state }) => state === 'needs-you')
  return refused.map((entry) => <Refused key={entry.id} entry={entry} />)
}

function Refused({ entry }: { entry: OutboxEntry }) {
  const body = bodyOf(entry)
  const stored = storedInstead(entry)
  if (!body) return null
  if (!stored) return <RefusedEntry entry={entry} />
  return <Clash entry={entry} body={body} stored={stored.values} />
}

type ClashProps = {
  entry: OutboxEntry
  body: MorningBody
  stored: NonNullable<ReturnType<typeof storedInstead>>['values']
}

/** Both values beside each other, and which of them counts. */
function Clash({ entry, body, stored }: ClashProps) {
  const { t } = useTranslation('monitoring')
  const format = useFormat()
  const words = useMorningWords()
  const settle = async (keeps: 'mine' | 'theirs') => {
    const next = decided(body, stored, keeps)
    await (next === null ? discard(entry.id) : sendAgain(entry, { ...entry.input, body: next }))
  }
  return (
    <Alert
      color="red"
      variant="light"
      p="xs"
      title={t('conflict', { day: format.within.day(body.day) })}
    >
      <div className={classes.both}>
        <span />
        <Text size="sm">{t('mine')}</Text>
        <Text size="sm">{t('theirs')}</Text>
        {clashesOf(body, stored).map((part) => (
          <Fragment key={part}>
            <Text size="sm">{words.nameOf(part)}</Text>
            <b>{words.part(part, body.values)}</b>
            <b>{words.part(part, stored)}</b>
          </Fragment>
        ))}
      </div>
      <Group gap="xs">
        <Button variant="default" onClick={() => void settle('mine')}>
          {t('keepMine')}
        </Button>
        <Button variant="default" onClick={() => void settle('theirs')}>
          {t('takeTheirs')}
        </Button>
      </Group>
    </Alert>
  )
}
