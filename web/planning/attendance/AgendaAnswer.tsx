import { useTranslation } from 'react-i18next'
import type { AgendaItem } from '#contract/planning/calendar.ts'
import { usePending } from '../../offline/outbox-state.ts'
import { useViewer } from '../../shell/viewer.ts'
import { AnswerBoard } from './AnswerBoard.tsx'
import { answerOfItem } from './marks.ts'
import { answerWith } from './pending.ts'
import { subjectOf } from './queries.ts'

/**
 * The person's own answer to an item of the agenda: for home and the calendar. Nothing for who does
 * not take part.
 */
export function AgendaAnswer({ session }: { session: AgendaItem }) {
  const { t } = useTranslation('attendance')
  const { user_id } = useViewer()
  const pending = usePending(subjectOf(session.id))
  const { id, name, mine, attending, attendance_limit } = session
  if (!mine) return null
  return (
    <AnswerBoard
      session={{ id, name }}
      userId={user_id}
      answer={answerWith(answerOfItem(mine), pending, user_id)}
      label={t('questionAbout', { session: name })}
      full={attendance_limit !== null && attending >= attendance_limit}
    />
  )
}
