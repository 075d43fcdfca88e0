import type { AgendaItem } from '#contract/planning/calendar.ts'
import { usePending } from '../../offline/outbox-state.ts'
import { useViewer } from '../../shell/viewer.ts'
import { answerOfItem, isSaid, MARKS } from './marks.ts'
import { answerWith } from './pending.ts'
import { subjectOf } from './queries.ts'
import { useMarkLooks } from './use-mark-looks.ts'

/** The word stands where nothing is said. */
type AgendaWordProps = { session: AgendaItem; unanswered: string }

/** What somebody has said to an item of their agenda, health before all; also what waits to be sent. */
export function AgendaWord({ session, unanswered }: AgendaWordProps) {
  const { user_id } = useViewer()
  const looks = useMarkLooks()
  const pending = usePending(subjectOf(session.id))
  if (!session.mine) return null
  const answer = answerWith(answerOfItem(session.mine), pending, user_id)
  const mark = MARKS.toReversed().find((one) => isSaid(answer, one))
  if (mark === undefined) return unanswered
  const { label, icon: Icon } = looks[mark]
  return (
    <>
      <Icon size={16} aria-hidden />
      {`\u00A0${label}`}
    </>
  )
}
