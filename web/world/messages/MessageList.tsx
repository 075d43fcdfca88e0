import { Button, Text } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import type { ThreadDetail } from '#contract/world/messages.ts'
import { useFormat } from '../../format.ts'
import { Waiting } from '../../load/Waiting.tsx'
import { useOutbox } from '../../offline/outbox-state.ts'
import { PageState } from '../../ui/PageState.tsx'
import { MessageItem } from './MessageItem.tsx'
import classes from './messages.module.css'
import { PendingItem } from './PendingItem.tsx'
import { subjectOf } from './queries.ts'
import { timelineOf, type Item } from './timeline.ts'
import { useMarkRead, useMessages } from './use-messages.ts'
import { useSteadyPlace } from './use-steady-place.ts'

/** The messages of a thread: the last ones in sight, older ones above. */
export function MessageList({ thread }: { thread: ThreadDetail }) {
  const { t } = useTranslation('messages')
  const format = useFormat()
  const { asked, messages, readNumber, known } = useMessages(thread.id)
  const entries = useOutbox(subjectOf(thread.id))
  const items = timelineOf({
    messages: messages ?? [],
    entries,
    readNumber: thread.belongs ? readNumber : null,
    dayOf: (instant) => format.dayExact(instant),
  })
  const place = useSteadyPlace(messages?.[0]?.number, items.at(-1)?.key)
  useMarkRead(thread.id, thread.belongs ? messages?.at(-1)?.number : undefined, known)
  if (!messages) return <Waiting for={asked} rows={6} part />
  if (items.length === 0)
    return <PageState state="empty" title={t('noMessages')} text={t('noMessagesText')} />
  return (
    <div
      ref={place}
      className={classes.messages}
      role="log"
      aria-label={t('messages')}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls by the keyboard
      tabIndex={0}
    >
      {asked.hasNextPage && (
        <Button
          variant="subtle"
          loading={asked.isFetchingNextPage}
          onClick={() => void asked.fetchNextPage()}
        >
          {t('older')}
        </Button>
      )}
      <ul className={classes.list}>
        {items.map((item) => (
          <ListItem key={item.key} item={item} thread={thread} />
        ))}
      </ul>
    </div>
  )
}

function ListItem({ item, thread }: { item: Item; thread: ThreadDetail }) {
  const { t } = useTranslation('messages')
  const format = useFormat()
  switch (item.kind) {
    case 'day':
      return (
        <li className={classes.day}>
          <Text span size="sm" title={format.dayExact(item.at)}>
            {format.day(item.at)}
          </Text>
        </li>
      )
    case 'unread':
      return <li className={classes.unread}>{t('new')}</li>
    case 'message':
      return (
        <MessageItem
          threadId={thread.id}
          message={item.message}
          isFollowUp={item.isFollowUp}
          belongs={thread.belongs}
        />
      )
    case 'pending':
      return <PendingItem pending={item.pending} />
  }
}
