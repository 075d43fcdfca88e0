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
import type { Thread, ThreadKind } from '#contract/club/messages.ts'
import { useFormat } from '../../format/format.ts'
import classes from './messages.module.css'
import { useThreadName } from './use-thread-name.ts'

const ICONS: Record<ThreadKind, Icon> = {
  squad: IconUsersGroup,
  crew: IconKayak,
  coaches: IconSpeakerphone,
  session: IconAntenna,
  group: IconMessages,
}

type ThreadLineProps = {
  thread: Pick<Thread, 'kind' | 'name' | 'unread'>
  to: string
  /** When the last message was written. */
  at: string | undefined
  /** What is said of it. */
  line: string
  isOpen?: boolean
  muted?: boolean
}

/** The way to a thread, with its last line and how much is unread. */
export function ThreadLine({
  thread,
  to,
  at,
  line,
  isOpen = false,
  muted = false,
}: ThreadLineProps) {
  const { t } = useTranslation('messages')
  const format = useFormat()
  const nameOf = useThreadName()
  const { kind, unread } = thread
  const KindIcon = ICONS[kind]
  return (
    <Link className={classes.row} to={to} {...(isOpen && { 'aria-current': 'page' as const })}>
      <KindIcon size={20} aria-hidden />
      <span className={classes.rowWords}>
        <span className={classes.rowHead}>
          <Text span fw={unread > 0 ? 650 : 500} truncate>
            {nameOf(thread)}
          </Text>
          {at !== undefined && (
            <Text span size="sm" c="dimmed" className={classes.when}>
              {format.dateTime(at)}
            </Text>
          )}
        </span>
        <span className={classes.rowHead}>
          <Text span size="sm" c="dimmed" truncate>
            {line}
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
