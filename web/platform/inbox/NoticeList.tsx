import { Button } from '@mantine/core'
import {
  IconBell,
  IconAlertTriangle,
  IconCircleCheck,
  IconInfoCircle,
  IconAlertCircle,
} from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import type { TFunction } from 'i18next'
import { useState } from 'react'
import {
  notifications,
  readNotification,
  unreadNotifications,
  type Notification,
} from '#contract/platform/inbox.ts'
import { NOTIFICATION_LEVEL } from '#domain/constants/statuses.ts'
import { clubLinkFrom } from '#domain/rules/club-link.ts'
import { noticeSentence } from '#texts/notice-sentence.ts'
import { NOTIFIED_WORDS } from '#domain/rules/notified-words.ts'
import { PageState } from '../../ui/PageState.tsx'
import { api, invalidate } from '../../api/api.ts'
import { useFormat } from '../../format/format.ts'
import { listSeparator } from '../../format/punctuation.ts'
import { serverNow } from '../../format/server-clock.ts'
import { AnswerTo } from '../../planning/attendance/open.ts'
import { paths } from '../../paths/paths.ts'
import { useViewer } from '../../shell/viewer.ts'
import type { NoticeFilters } from './use-notice-filters.ts'
import classes from './notifications.module.css'

/** So many sessions of a notice are shown unfolded. */
const SHORT = 3

type NotifiedSession = Notification['sessions'][number]

/** Links to places in the club of a notice, which may be another than the selected one. */
function useLinkTo({ club }: Notification): (place: string) => string {
  const { selected } = useViewer()
  return (place) => clubLinkFrom(selected?.club_id ?? null, place, club?.id ?? null)
}

/**
 * Lists the sessions in the notification of a plan, each with one's own answer. A long list is
 * folded, since the sentence above says how long it is.
 */
function NotifiedSessions({ notice }: { notice: Notification }) {
  const { sessions, values, club, read_at } = notice
  const { t } = useTranslation('notifications')
  const { selected } = useViewer()
  const linkTo = useLinkTo(notice)
  const here = club !== null && club.id === selected?.club_id
  // What is new and short is answered at once.
  const [open, setOpen] = useState(here && read_at === null && sessions.length <= SHORT)
  const all = ['new', 'changed', 'cancelled'].reduce(
    (sum, what) => sum + Number(values[what] ?? 0),
    0,
  )
  return (
    <details
      className={classes.sessions}
      open={open}
      onToggle={(event) => setOpen(event.currentTarget.open)}
    >
      <summary>{t('plan.show')}</summary>
      <ul>
        {sessions.map((session) => (
          <NotifiedRow
            key={session.id}
            session={session}
            to={linkTo(paths.session(session.id))}
            answered={open && here}
          />
        ))}
        {all > sessions.length && <li>{t('plan.more', { count: all - sessions.length })}</li>}
      </ul>
    </details>
  )
}

type NotifiedRowProps = { session: NotifiedSession; to: string; answered: boolean }

/** `answered`: with one's own answer, to what is still to come. */
function NotifiedRow({ session, to, answered }: NotifiedRowProps) {
  const { t } = useTranslation('notifications')
  const format = useFormat()
  const { id, name, start_date, all_day_event, what, words } = session
  const [ahead] = useState(() => Date.parse(start_date) > serverNow())
  const changed = NOTIFIED_WORDS.filter((word) => words.includes(word)).map((word) =>
    t(`plan.words.${word}`),
  )
  const news =
    what === 'cancelled'
      ? t('plan.what.cancelled')
      : what === 'new'
        ? t('plan.what.new')
        : t('plan.what.changed', { words: changed.join(listSeparator()) })
  return (
    <li>
      {what === 'cancelled' ? name : <Link to={to}>{name}</Link>}{' '}
      <time dateTime={start_date}>
        {format.sessionStart({ start_date, all_day_event, sport_id: null })}
      </time>{' '}
      <span>{news}</span>
      {answered && what !== 'cancelled' && ahead && <AnswerTo id={id} start_date={start_date} />}
    </li>
  )
}

/** Whatever a sentence may name, since each text asks for its own. */
const NOTHING = {
  club: '',
  person: '',
  child: '',
  news: '',
  boat: '',
  session: '',
  thread: '',
  challenge: '',
  from: '',
  team: '',
  rank: '',
  of: '',
  count: 0,
}

/** The sentence of a notice. */
const noticeText = (
  t: TFunction<'notifications'>,
  notice: Pick<Notification, 'kind' | 'values' | 'club'>,
): string =>
  noticeSentence(
    { say: (key, values) => t(key, { ...NOTHING, ...values }), separator: listSeparator() },
    notice,
  )

const ICONS = {
  [NOTIFICATION_LEVEL.success]: IconCircleCheck,
  [NOTIFICATION_LEVEL.info]: IconInfoCircle,
  [NOTIFICATION_LEVEL.warning]: IconAlertTriangle,
  [NOTIFICATION_LEVEL.error]: IconAlertCircle,
} as const
const isLevel = (level: number): level is keyof typeof ICONS => level in ICONS

/** One notice: a click marks it as read and leads to what it is about. */
function NoticeRow({ notice }: { notice: Notification }) {
  const { t } = useTranslation('notifications')
  const format = useFormat()
  const { id, level, link, created_at, read_at } = notice
  const linkTo = useLinkTo(notice)
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
        <Link className={classes.notice} to={linkTo(link)} onClick={read}>
          {content}
        </Link>
      )}
      {notice.sessions.length > 0 && <NotifiedSessions notice={notice} />}
    </li>
  )
}

type NoticeListProps = { notices: readonly Notification[]; filters: NoticeFilters }

/** Notices one under the other, or why there are none. */
export function NoticeList({ notices, filters }: NoticeListProps) {
  const { t } = useTranslation('notifications')
  if (notices.length > 0)
    return (
      <ul className={classes.list}>
        {notices.map((notice) => (
          <NoticeRow key={notice.id} notice={notice} />
        ))}
      </ul>
    )
  const icon = <IconBell size={32} />
  if (filters.set === 0)
    return <PageState state="empty" icon={icon} title={t('empty.title')} text={t('empty.text')} />
  const clear = (
    <Button
      variant="default"
      onClick={() => filters.change({ show: null, group: null, club: null })}
    >
      {t('filters.clear')}
    </Button>
  )
  return (
    <PageState
      state="empty"
      icon={icon}
      title={t('none.title')}
      text={t('none.text')}
      action={clear}
    />
  )
}
