import {
  IconAlertTriangle,
  IconCircleCheck,
  IconInfoCircle,
  IconAlertCircle,
} from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import {
  notifications,
  readNotification,
  unreadNotifications,
  type Notification,
} from '#contract/platform/inbox.ts'
import { NOTIFICATION_LEVEL } from '#domain/constants/statuses.ts'
import { api, invalidate } from '../../api/api.ts'
import { useFormat } from '../../format/format.ts'
import { noticeText } from './notice-text.ts'
import { NotifiedSessions } from './NotifiedSessions.tsx'
import classes from './notifications.module.css'

const ICONS = {
  [NOTIFICATION_LEVEL.success]: IconCircleCheck,
  [NOTIFICATION_LEVEL.info]: IconInfoCircle,
  [NOTIFICATION_LEVEL.warning]: IconAlertTriangle,
  [NOTIFICATION_LEVEL.error]: IconAlertCircle,
} as const
const isLevel = (level: number): level is keyof typeof ICONS => level in ICONS

/** One notice: a click marks it as read and leads to what it is about. */
export function NoticeRow({ notice }: { notice: Notification }) {
  const { t } = useTranslation('notifications')
  const format = useFormat()
  const { id, level, link, created_at, read_at } = notice
  const Icon = ICONS[isLevel(level) ? level : NOTIFICATION_LEVEL.info]
  const read = () => {
    if (read_at === null)
      void api(readNotification, { params: { id } }).then(() =>
        invalidate(notifications, unreadNotifications),
      )
  }
  const content = (
    <>
      <Icon size={22} aria-hidden data-level={level} className={classes.icon} />
      <span className={classes.words}>
        <span className={classes.text}>{noticeText(t, notice)}</span>
        <time dateTime={created_at} title={format.dateTimeExact(created_at)}>
          {format.dateTime(created_at)}
        </time>
      </span>
      {read_at === null && <span className={classes.new}>{t('unread')}</span>}
    </>
  )
  return (
    <li data-unread={read_at === null}>
      {link === null ? (
        <button type="button" className={classes.notice} onClick={read}>
          {content}
        </button>
      ) : (
        <Link className={classes.notice} to={link} onClick={read}>
          {content}
        </Link>
      )}
      {notice.sessions.length > 0 && <NotifiedSessions notice={notice} />}
    </li>
  )
}
