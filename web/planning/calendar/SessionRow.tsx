import { ActionIcon, Text, UnstyledButton } from '@mantine/core'
import { IconDots } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import type { CalendarColours } from '#domain/constants/calendar.ts'
import { useFormat } from '../../format/format.ts'
import { PlanMark } from '../../lookups/EventMark.tsx'
import { paths } from '../../paths/paths.ts'
import { dayOfSpan } from './bars.ts'
import type { Placed } from './place-sessions.ts'
import { timeText } from './place-sessions.ts'
import { stateLook, stateOf } from './session-look.ts'
import classes from './day-list.module.css'
import chip from './session-chip.module.css'
import ui from '../../ui/ui.module.css'

type SessionRowProps = {
  placed: Placed
  /** The day it is listed under. */
  day: string
  colours: CalendarColours
  now: number
  movable: boolean
}

/**
 * A session in a list, with its actions within reach of a thumb. A long press lets one drag it to
 * another day.
 */
export function SessionRow({ placed, day, colours, now, movable }: SessionRowProps) {
  const { t } = useTranslation('calendar')
  const format = useFormat()
  const { item, whole, first, last, time, to } = placed
  const span =
    first === last ? `${time}–${timeText(to)}` : format.range(item.start_date, item.end_date)
  const type = item.event_type && t(`eventTypes.${item.event_type}`, { ns: 'common' })
  const of = dayOfSpan(placed, day)
  const state = colours === 'compliance' ? stateOf(item, now) : null
  const look = state && stateLook(state)
  return (
    <div className={classes.row} data-draft={!item.published || undefined}>
      <UnstyledButton
        component={Link}
        to={paths.session(item.id)}
        className={classes.link}
        data-session={item.id}
        data-movable={movable || undefined}
        draggable={false}
      >
        <PlanMark sportId={item.sport_id} eventType={item.event_type} size={36} />
        <span className={classes.words}>
          <span className={classes.name}>
            {item.name}
            {!item.published && <span className={chip.draft}>{t('draft')}</span>}
            {look && state && (
              <span className={classes.state} style={look.style} data-outlined={look.outlined}>
                <span aria-hidden>{look.sign}</span> {t(`compliance.${state}`)}
              </span>
            )}
          </span>
          <Text component="span" size="sm" c="dimmed" className={ui.tabular}>
            {[
              of && t('dayOf', of),
              whole && first === last ? t('allDay') : span,
              type,
              item.structure_text,
              item.location,
            ]
              .filter(Boolean)
              .join(' · ')}
          </Text>
        </span>
      </UnstyledButton>
      <ActionIcon
        variant="subtle"
        color="gray"
        size={44}
        aria-label={t('actions.of', { name: item.name })}
        aria-haspopup="dialog"
        data-actions={item.id}
      >
        <IconDots size={20} />
      </ActionIcon>
    </div>
  )
}
