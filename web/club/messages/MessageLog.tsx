import { Button, Text } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { useLayoutEffect, useRef, type RefObject } from 'react'
import { useFormat } from '../../format/format.ts'
import { PageState } from '../../ui/PageState.tsx'
import { MessageItem } from './MessageItem.tsx'
import { PendingItem } from './PendingItem.tsx'
import type { Item } from './timeline.ts'
import classes from './messages.module.css'

/** So near the end it follows what comes. */
const NEAR_PX = 120

type Place = { first: number | undefined; last: string | undefined; height: number; gap: number }

/**
 * Of a list that scrolls by itself: what is older comes in above without moving what one reads, and
 * what is new is followed by who is at the end.
 */
function useSteadyPlace(
  first: number | undefined,
  last: string | undefined,
): RefObject<HTMLDivElement | null> {
  const place = useRef<HTMLDivElement>(null)
  const before = useRef<Place | null>(null)
  useLayoutEffect(() => {
    const { current: box } = place
    if (!box) return undefined
    const known = before.current
    const isNew = known === null || (known.last !== last && known.gap < NEAR_PX)
    if (isNew) box.scrollTop = box.scrollHeight
    else if (known.first !== first) box.scrollTop += box.scrollHeight - known.height
    const note = () => {
      const gap = box.scrollHeight - box.clientHeight - box.scrollTop
      before.current = { first, last, height: box.scrollHeight, gap }
    }
    note()
    box.addEventListener('scroll', note, { passive: true })
    return () => box.removeEventListener('scroll', note)
  }, [first, last])
  return place
}

type Older = { hasNextPage: boolean; isFetchingNextPage: boolean; fetchNextPage: () => unknown }

type MessageLogProps = {
  threadId: number
  items: readonly Item[]
  /** The number of the first message that is there. */
  first: number | undefined
  asked: Older
  /** Whether the viewer belongs to the thread, and so may do something with messages. */
  belongs: boolean
  /** What is said where nothing is written. */
  hint: string
}

/** What a thread shows: the last messages in sight, older ones above. */
export function MessageLog({ threadId, items, first, asked, belongs, hint }: MessageLogProps) {
  const { t } = useTranslation('messages')
  const place = useSteadyPlace(first, items.at(-1)?.key)
  if (items.length === 0) return <PageState state="empty" title={t('noMessages')} text={hint} />
  return (
    <div
      ref={place}
      className={classes.messages}
      role="log"
      aria-label={t('messages')}
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
          <ListItem key={item.key} item={item} threadId={threadId} belongs={belongs} />
        ))}
      </ul>
    </div>
  )
}

type ItemProps = Pick<MessageLogProps, 'threadId' | 'belongs'> & { item: Item }

function ListItem({ item, threadId, belongs }: ItemProps) {
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
          threadId={threadId}
          message={item.message}
          isFollowUp={item.isFollowUp}
          belongs={belongs}
        />
      )
    case 'pending':
      return <PendingItem pending={item.pending} />
  }
}
