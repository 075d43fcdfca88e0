import { Text } from '@mantine/core'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useDeferredValue } from 'react'
import { useTranslation } from 'react-i18next'
import { threadMessages, type ThreadDetail } from '#contract/club/messages.ts'
import { query } from '../../api/api.ts'
import { useFormat } from '../../format/format.ts'
import { Waiting } from '../../load/Waiting.tsx'
import { MessageItem } from './MessageItem.tsx'
import classes from './messages.module.css'

const MOST = 100

/** The messages of a thread in which all of the words occur, the last ones. */
export function FoundMessages({ thread, words }: { thread: ThreadDetail; words: string }) {
  const { t } = useTranslation('messages')
  const format = useFormat()
  const asked = useQuery({
    ...query(threadMessages, {
      params: { id: thread.id },
      query: { query: useDeferredValue(words), limit: MOST },
    }),
    placeholderData: keepPreviousData,
  })
  const found = asked.data?.data
  if (!found) return <Waiting for={asked} rows={3} part />
  return (
    <div className={classes.messages} role="region" aria-label={t('search.found')}>
      <Text size="sm" role="status">
        {t('search.count', { count: found.length })}
      </Text>
      <ul className={classes.list}>
        {found.map((message) => (
          <li key={message.number}>
            <Text size="sm" c="dimmed">
              {format.dayExact(message.sent_at)}
            </Text>
            <ul className={classes.list}>
              <MessageItem
                threadId={thread.id}
                message={message}
                isFollowUp={false}
                belongs={thread.belongs}
              />
            </ul>
          </li>
        ))}
      </ul>
    </div>
  )
}
