import { Text } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import type { OwnChild } from '#contract/club/guardians.ts'
import type { ChildThread } from '#contract/club/guardians-messages.ts'
import { Waiting } from '../../load/Waiting.tsx'
import { paths } from '../../paths/paths.ts'
import { ThreadLine } from '../messages/open.ts'
import { Fold } from '../../ui/Fold.tsx'
import classes from './guardians.module.css'
import { useChildThreads } from './message-queries.ts'
import { colon } from '../../format/punctuation.ts'

/** The threads of a child that its guardian reads along. */
export function ChildMessages({ child }: { child: OwnChild }) {
  const { t } = useTranslation('guardians')
  const asked = useChildThreads(child)
  const threads = asked.data?.data
  const lastLine = useLastLine()
  const { child_id, club_id } = child
  if (!threads) return <Waiting for={asked} rows={1} part />
  const unread = threads.reduce((total, thread) => total + thread.unread, 0)
  return (
    <Fold
      title={t('messages.title')}
      aside={unread > 0 ? t('messages.unread', { count: unread }) : undefined}
    >
      <Text size="sm" c="dimmed">
        {t('messages.lead', { child: child.first_name })}
      </Text>
      {threads.length === 0 && <Text c="dimmed">{t('messages.none')}</Text>}
      {threads.length > 0 && (
        <ul className={classes.list}>
          {threads.map((thread) => (
            <li key={thread.id}>
              <ThreadLine
                thread={thread}
                to={paths.childThread(child_id, club_id, thread.id)}
                at={thread.last?.sent_at}
                line={lastLine(thread)}
              />
            </li>
          ))}
        </ul>
      )}
    </Fold>
  )
}

function useLastLine() {
  const { t } = useTranslation('messages')
  return ({ last }: ChildThread): string =>
    last
      ? `${last.author ?? t('someone')}${colon()}${last.text ?? t('deletedOrFolded')}`
      : t('nothingYet')
}
