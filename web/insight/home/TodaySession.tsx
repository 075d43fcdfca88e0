import { Card, Text } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import type { AgendaItem } from '#contract/planning/calendar.ts'
import { home } from '#contract/insight/home.ts'
import { invalidate } from '../../api.ts'
import { useFormat } from '../../format.ts'
import { useSessionRoom } from '../../live.ts'
import { paths } from '../../paths.ts'
import { SessionHead } from './SessionHead.tsx'

/** A session of today with how its people answered; the counts follow as they answer. */
export function TodaySession({ session, open }: { session: AgendaItem; open: number }) {
  const { t } = useTranslation('home')
  const format = useFormat()
  useSessionRoom(session.id, () => void invalidate(home))
  const { attending, not_attending, participants } = session
  const counts = [
    not_attending > 0 ? t('notAttending', { number: format.number(not_attending) }) : null,
    open > 0 ? t('open', { number: format.number(open) }) : null,
  ]
  return (
    <Card component="li" withBorder padding="md" className="home-card">
      <SessionHead session={session} />
      <Link to={paths.sessionAttendance(session.id)} className="home-answers numbers">
        <strong>{t('attending', { count: attending, of: format.number(participants) })}</strong>
        <Text component="span" size="sm" c="dimmed">
          {counts.filter((count) => count !== null).join(' · ')}
        </Text>
        <span className="home-share" aria-hidden>
          <span style={{ flexGrow: attending }} data-answer="yes" />
          <span style={{ flexGrow: not_attending }} data-answer="no" />
          <span style={{ flexGrow: Math.max(0, participants - attending - not_attending) }} />
        </span>
      </Link>
    </Card>
  )
}
