import { Button, Group, Text } from '@mantine/core'
import { IconCloudCheck } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { useFormat } from '../format/format.ts'
import { AttendanceConflicts } from '../lazy/attendance-conflicts.tsx'
import { Page } from '../ui/Page.tsx'
import { PageState } from '../ui/PageState.tsx'
import { placeOf } from './entry-place.ts'
import { discard, flush, sendAgain } from './outbox.ts'
import { useOutbox, type OutboxEntry } from './outbox-state.ts'
import { StoreMark } from './StoreMark.tsx'
import classes from './outbox.module.css'

/** What was entered on this device and is not stored yet. */
export function OutboxPage() {
  const { t } = useTranslation('offline')
  const entries = useOutbox().filter(({ state }) => state !== 'stored')
  const action = entries.length > 0 && <Button onClick={() => void flush()}>{t('sendNow')}</Button>
  return (
    <Page title={t('title')} subtitle={t('lead')} action={action}>
      {entries.length === 0 ? (
        <PageState
          state="empty"
          icon={<IconCloudCheck size={32} />}
          title={t('empty.title')}
          text={t('empty.text')}
        />
      ) : (
        <ul className={classes.list}>
          {entries.map((entry) => (
            <Entry key={entry.id} entry={entry} />
          ))}
        </ul>
      )}
    </Page>
  )
}

function Entry({ entry }: { entry: OutboxEntry }) {
  const { t } = useTranslation('offline')
  const format = useFormat()
  const place = placeOf(entry.subject)
  const names = Object.values(entry.names)
  return (
    <li className={classes.entry}>
      <div className={classes.words}>
        {place !== null ? <Link to={place}>{entry.title}</Link> : <Text>{entry.title}</Text>}
        {names.length > 0 && <Text size="sm">{format.list(names)}</Text>}
        <Text size="sm" c="dimmed">
          {t('madeAt', { when: format.within.dateTime(entry.made_at) })}
          {entry.problem && entry.state === 'needs-you' && ` · ${entry.problem.message}`}
        </Text>
      </div>
      <AttendanceConflicts entry={entry} />
      <StoreMark state={entry.state} />
      <Group gap="xs">
        {entry.state === 'needs-you' && (
          <Button variant="default" onClick={() => void sendAgain(entry)}>
            {t('again')}
          </Button>
        )}
        <Button
          variant="subtle"
          color="red"
          onClick={() => void discard(entry.id)}
          aria-label={t('discardOf', { title: entry.title })}
        >
          {t('discard')}
        </Button>
      </Group>
    </li>
  )
}
