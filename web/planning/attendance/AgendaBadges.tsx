import type { AgendaItem } from '#contract/planning/calendar.ts'
import { usePending } from '../../offline/outbox-state.ts'
import { useViewer } from '../../shell/viewer.ts'
import { AnswerBadges } from './AnswerBadges.tsx'
import { answerOfItem, isUnanswered } from './marks.ts'
import { answerWith } from './pending.ts'
import { subjectOf } from './queries.ts'

type AgendaBadgesProps = {
  session: AgendaItem
  /** It stands where nothing is said. */ unanswered: string
}

/** What somebody has said to an item of their agenda, also what waits to be sent. */
export function AgendaBadges({ session, unanswered }: AgendaBadgesProps) {
  const { user_id } = useViewer()
  const pending = usePending(subjectOf(session.id))
  if (!session.mine) return null
  const answer = answerWith(answerOfItem(session.mine), pending, user_id)
  return isUnanswered(answer) ? unanswered : <AnswerBadges answer={answer} />
}
