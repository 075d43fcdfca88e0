import { IconBell } from '@tabler/icons-react'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { notifications, unreadNotifications } from '#contract/platform/inbox.ts'
import { invalidate } from '../api/api.ts'
import { useLiveEvent } from '../api/live.ts'
import { paths } from '../paths/paths.ts'
import { pushedTo } from '../push/pushed-to.ts'
import { loadChunk } from './chunks.ts'
import { hasAdvanced, type Stamps } from './live-changes.ts'
import classes from './shell.module.css'
import { UnreadCount } from './UnreadCount.tsx'
import { useUnread } from './use-unread.ts'
import { useViewer } from './viewer.ts'

/**
 * A link to the notifications, with the number of unread ones, which is kept up to date, also on the
 * icon of an installed app.
 */
export function Bell() {
  const { t } = useTranslation()
  const data = useUnread()
  const known = useRef<Stamps | null>(null)
  useLiveEvent('timestamps', (stamps) => {
    if (hasAdvanced('notifications', known.current, stamps))
      void invalidate(unreadNotifications, notifications)
    known.current = stamps
  })
  const count = data?.number_of_unread ?? 0
  const { user_id } = useViewer()
  useEffect(() => {
    if (pushedTo.is(user_id))
      void loadChunk(import('../push/keep-up.ts')).then(({ keepUpPush }) => keepUpPush())
  }, [user_id])
  useEffect(() => {
    if ('setAppBadge' in navigator) navigator.setAppBadge(count).catch(() => {})
  }, [count])
  const label = count > 0 ? t('bar.noticesUnread', { number: count }) : t('bar.notices')
  return (
    <Link className={classes.barButton} to={paths.notifications()} aria-label={label} title={label}>
      <IconBell size={20} aria-hidden />
      <UnreadCount count={count} />
    </Link>
  )
}
