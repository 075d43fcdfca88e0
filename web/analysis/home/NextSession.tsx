import { Button } from '@mantine/core'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { home } from '#contract/analysis/home.ts'
import type { AgendaItem } from '#contract/planning/calendar.ts'
import { asksForAnswer } from '#domain/rules/attendance.ts'
import { serverNow } from '../../format/server-clock.ts'
import { invalidate } from '../../api/api.ts'
import { useSessionRoom } from '../../api/live.ts'
import { useFormat } from '../../format/format.ts'
import { PlanMark } from '../../lookups/EventMark.tsx'
import { paths } from '../../paths/paths.ts'
import { AgendaAnswer, AgendaWord } from '../../planning/attendance/open.ts'
import { usePlanWords } from './use-plan-words.ts'
import classes from './home.module.css'
import ui from '../../ui/ui.module.css'

type NextSessionProps = {
  session: AgendaItem
  /** Its answers stand open; those of the others unfold. */
  first: boolean
}

/** One of the athlete's next sessions, answered in one tap where it asks for an answer. */
export function NextSession({ session, first }: NextSessionProps) {
  const { t } = useTranslation('home')
  const format = useFormat()
  const id = useId()
  const [now] = useState(() => serverNow())
  const [isOpen, setOpen] = useState(first)
  useSessionRoom(session.id, () => void invalidate(home))
  const asks = session.mine !== null && asksForAnswer(session, now)
  const words = usePlanWords()(session)
  return (
    <li className={classes.next}>
      <div className={classes.session}>
        <PlanMark sportId={session.sport_id} eventType={session.event_type} size={32} />
        <span>
          <Link to={paths.session(session.id)} className={classes.sessionName}>
            {session.name}
          </Link>
          <span className={`${classes.sessionFacts} ${ui.tabular}`}>
            <time dateTime={session.start_date} title={format.sessionExact(session)}>
              {format.sessionStart(session)}
            </time>
            {words && ` · ${words}`}
            {!session.published && ` · ${t('draft')}`}
          </span>
        </span>
        {asks && !first && (
          <Button
            variant="default"
            px="xs"
            aria-expanded={isOpen}
            aria-controls={id}
            onClick={() => setOpen(!isOpen)}
          >
            <AgendaWord session={session} unanswered={t('answer')} />
          </Button>
        )}
      </div>
      {asks && (
        <div id={id} hidden={!isOpen}>
          {isOpen && <AgendaAnswer session={session} />}
        </div>
      )}
    </li>
  )
}
