import { Badge, Text } from '@mantine/core'
import {
  IconAntenna,
  IconBellOff,
  IconKayak,
  IconMessages,
  IconUsersGroup,
  IconSpeakerphone,
  type Icon,
} from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import type { Thread, ThreadKind } from '#contract/world/messages.ts'
import { useFormat } from '../../format.ts'
import { paths } from '../../paths.ts'
import classes from './messages.module.css'
import { useThreadName } from './use-thread-name.ts'

const ICONS: Record<ThreadKind, Icon> = {
  squad: IconUsersGroup,
  crew: IconKayak,
  coaches: IconSpeakerphone,
  session: IconAntenna,
  group: IconMessages,
}

/** Threads, the latest first, each with its last line and how much is unread. */
export function ThreadList({ threads, open }: { threads: readonly Thread[]; open: number | null }) {
  const { t } = useTranslation('messages')
  return (
    <nav aria-label={t('threads')}>
      <ul className={classes.threads}>
        {threads.map((thread) => (
          <li key={thread.id}>
            <ThreadRow thread={thread} isOpen={thread.id === open} />
          </li>
        ))}
      </ul>
    </nav>
  )
}

function ThreadRow({ thread, isOpen }: { thread: Thread; isOpen: boolean }) {
  const { t } = useTranslation('messages')
  const format = useFormat()
  const nameOf = useThreadName()
  const { id, kind, last, unread, muted } = thread
  const KindIcon = ICONS[kind]
  return (
    <Link
      className={classes.row}
      to={paths.messages(id)}
      {...(isOpen && { 'aria-current': 'page' as const })}
    >
      <KindIcon size={20} aria-hidden />
      <span className={classes.rowWords}>
        <span className={classes.rowHead}>
          <Text span fw={unread > 0 ? 650 : 500} truncate>
            {nameOf(thread)}
          </Text>
          {last && (
            <Text span size="sm" c="dimmed" className={classes.when}>
              {format.dateTime(last.sent_at)}
            </Text>
          )}
        </span>
        <span className={classes.rowHead}>
          <Text span size="sm" c="dimmed" truncate>
            <LastLine thread={thread} />
          </Text>
          {muted && <IconBellOff size={16} aria-label={t('muted')} />}
          {unread > 0 && (
            <Badge size="md" className={classes.count} aria-label={t('unread', { count: unread })}>
              {unread >= 100 ? '99+' : unread}
            </Badge>
          )}
        </span>
      </span>
    </Link>
  )
}

function LastLine({ thread: { belongs, last, people_count } }: { thread: Thread }) {
  const { t } = useTranslation('messages')
  if (!belongs) return t('people', { count: people_count })
  if (!last) return t('nothingYet')
  const text = last.text ?? t('deletedOrFolded')
  if (last.is_own) return t('ownLine', { text })
  return `${last.author ?? t('someone')}: ${text}`
}
