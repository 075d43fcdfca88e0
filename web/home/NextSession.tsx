import { Card } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import type { AgendaItem } from '#contract/calendar.ts'
import { home } from '#contract/home.ts'
import { invalidate } from '../api.ts'
import { AnswerButtons } from '../attendance/AnswerButtons.tsx'
import { useAnswer } from '../attendance/queries.ts'
import { useSessionRoom } from '../live.ts'
import { SessionHead } from './SessionHead.tsx'
import { homeSessions } from './show-session.ts'

/** One of the athlete's next sessions, answered in one tap. */
export function NextSession({ session }: { session: AgendaItem }) {
  const { t } = useTranslation('attendance')
  const answer = useAnswer(session, homeSessions)
  useSessionRoom(session.id, () => void invalidate(home))
  return (
    <Card component="li" withBorder padding="md" className="home-card">
      <SessionHead session={session} />
      {session.mine && (
        <AnswerButtons
          label={t('questionAbout', { session: session.name })}
          answer={session.mine}
          onAnswer={(change) => answer.mutate(change)}
        />
      )}
    </Card>
  )
}
