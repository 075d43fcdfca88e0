import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { TOLD_WORDS } from '#contract/publishing.ts'
import type { Notification } from '#contract/notifications.ts'
import { useFormat } from '../format.ts'
import { paths } from '../paths.ts'

type Told = Notification['sessions'][number]

/** What a notice of a plan tells, session by session; folded, since its sentence says how much it is. */
export function ToldSessions({ notice: { sessions, values } }: { notice: Notification }) {
  const { t } = useTranslation('notifications')
  const all = ['new', 'changed', 'cancelled'].reduce((sum, what) => sum + Number(values[what] ?? 0), 0)
  return (
    <details className="notice-told">
      <summary>{t('plan.show')}</summary>
      <ul>
        {sessions.map((session) => (
          <ToldRow key={session.id} session={session} />
        ))}
        {all > sessions.length && <li>{t('plan.more', { count: all - sessions.length })}</li>}
      </ul>
    </details>
  )
}

function ToldRow({ session }: { session: Told }) {
  const { t } = useTranslation('notifications')
  const format = useFormat()
  const { id, name, start_date, all_day_event, what, words } = session
  const changed = TOLD_WORDS.filter((word) => words.includes(word)).map((word) => t(`plan.words.${word}`))
  const news =
    what === 'cancelled'
      ? t('plan.what.cancelled')
      : what === 'new'
        ? t('plan.what.new')
        : t('plan.what.changed', { words: changed.join(', ') })
  return (
    <li>
      {what === 'cancelled' ? name : <Link to={paths.session(id)}>{name}</Link>}{' '}
      <time dateTime={start_date}>{format.sessionStart({ start_date, all_day_event, sport_id: null })}</time> <span>{news}</span>
    </li>
  )
}
