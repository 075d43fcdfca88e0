import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { NOTIFIED_WORDS } from '#domain/rules/notified-words.ts'
import type { Notification } from '#contract/platform/inbox.ts'
import { serverNow } from '../../format/server-clock.ts'
import { AnswerTo } from '../../planning/attendance/open.ts'
import { useFormat } from '../../format/format.ts'
import { paths } from '../../paths/paths.ts'
import { useViewer } from '../../shell/viewer.ts'
import classes from './notifications.module.css'
import { listSeparator } from '../../format/punctuation.ts'

/** So many sessions of a notice are shown unfolded. */
const SHORT = 3

type NotifiedSession = Notification['sessions'][number]

/**
 * Lists the sessions in the notification of a plan, each with one's own answer. A long list is
 * folded, since the sentence above says how long it is.
 */
export function NotifiedSessions({
  notice: { sessions, values, club, read_at },
}: {
  notice: Notification
}) {
  const { t } = useTranslation('notifications')
  const { selected } = useViewer()
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
          <NotifiedRow key={session.id} session={session} answered={open && here} />
        ))}
        {all > sessions.length && <li>{t('plan.more', { count: all - sessions.length })}</li>}
      </ul>
    </details>
  )
}

/** `answered`: with one's own answer, to what is still to come. */
function NotifiedRow({ session, answered }: { session: NotifiedSession; answered: boolean }) {
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
      {what === 'cancelled' ? name : <Link to={paths.session(id)}>{name}</Link>}{' '}
      <time dateTime={start_date}>
        {format.sessionStart({ start_date, all_day_event, sport_id: null })}
      </time>{' '}
      <span>{news}</span>
      {answered && what !== 'cancelled' && ahead && <AnswerTo id={id} start_date={start_date} />}
    </li>
  )
}
