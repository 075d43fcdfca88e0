import { Text } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import type { AgendaItem } from '#contract/planning/calendar.ts'
import { useFormat } from '../../format/format.ts'
import { PlanMark } from '../../lookups/EventMark.tsx'
import { paths } from '../../paths/paths.ts'
import classes from './home.module.css'
import ui from '../../ui/ui.module.css'

/** Sport, name, time and structure of a session; the name opens it. */
export function SessionHead({ session }: { session: AgendaItem }) {
  const { t } = useTranslation('home')
  const format = useFormat()
  const type = session.event_type && t(`eventTypes.${session.event_type}`, { ns: 'common' })
  const what =
    session.structure_text ??
    (session.planned_distance === null ? null : format.distance(session.planned_distance))
  return (
    <div className={classes.session}>
      <PlanMark sportId={session.sport_id} eventType={session.event_type} size={44} />
      <div className={classes.sessionWords}>
        <Link to={paths.session(session.id)} className={classes.sessionName}>
          {session.name}
        </Link>
        <Text size="sm" c="dimmed" className={ui.tabular}>
          <time dateTime={session.start_date} title={format.sessionExact(session)}>
            {format.sessionStart(session)}
          </time>
          {type && ` · ${type}`}
          {session.location && ` · ${session.location}`}
          {!session.published && ` · ${t('draft')}`}
        </Text>
        {what && <Text className={classes.structure}>{what}</Text>}
      </div>
    </div>
  )
}
