import { UnstyledButton } from '@mantine/core'
import type { ScheduleEventData } from '@mantine/schedule'
import type { ComponentPropsWithoutRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import type { AgendaItem } from '#contract/calendar.ts'
import { SPORT } from '#domain/constants/sports.ts'
import { useFormat } from '../format.ts'
import { sportTone, SportIcon } from '../lookups/SportMark.tsx'
import { paths } from '../paths.ts'
import { isWholeDay, type SessionEvent } from './schedule-events.ts'

type RootProps = ComponentPropsWithoutRef<'button'>

/** What the calendar part draws is told by shape alone; its events are ours. */
export const itemOf = (event: ScheduleEventData): AgendaItem | undefined => (event as SessionEvent).payload?.item

/** How the calendar part draws an event. */
export function drawEvent(event: ScheduleEventData, rootProps: RootProps) {
  const item = itemOf(event)
  return item ? <SessionEventBody item={item} rootProps={rootProps} /> : <></>
}

/** A session in a month, week or day: time, name, structure, sport. It is a link, so it can be opened in a tab of its own. */
function SessionEventBody({ item, rootProps }: { item: AgendaItem; rootProps: RootProps }) {
  const { t } = useTranslation('calendar')
  const format = useFormat()
  const time = isWholeDay(item) ? t('allDay') : format.time(item.start_date)
  const exact = isWholeDay(item) ? format.day(item.start_date) : format.range(item.start_date, item.end_date)
  const hover = [exact, item.name, item.structure_text, item.published ? null : t('draft')].filter(Boolean).join(' · ')
  const { onClick: _, children: __, ...props } = rootProps
  return (
    <UnstyledButton {...(props as object)} component={Link} to={paths.session(item.id)} title={hover}>
      <span
        className="calendar-event"
        data-draft={!item.published || undefined}
        data-outlined={item.sport_id === SPORT.day_off || undefined}
        style={sportTone(item.sport_id)}
      >
        <span className="calendar-event-line">
          <SportIcon sportId={item.sport_id} size={13} />
          <time dateTime={item.start_date}>{time}</time>
          {!item.published && <span className="calendar-draft">{t('draft')}</span>}
          <span className="calendar-event-name">{item.name}</span>
        </span>
        {item.structure_text && <span className="calendar-event-structure">{item.structure_text}</span>}
      </span>
    </UnstyledButton>
  )
}
