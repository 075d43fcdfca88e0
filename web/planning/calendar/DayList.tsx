import { Button, Text, Title, ActionIcon, UnstyledButton } from '@mantine/core'
import { IconPlus, IconDots } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import type { CalendarColours } from '#domain/constants/calendar.ts'
import { useFormat } from '../../format/format.ts'
import { useStore } from '../../shell/store.ts'
import { PlanMark } from '../../lookups/EventMark.tsx'
import { paths } from '../../paths/paths.ts'
import { copied } from './copied.ts'
import { isKnownDay } from './kept-day.ts'
import { PasteHere } from './PasteHere.tsx'
import { useDays } from './use-days.ts'
import { dayOfSpan } from './bars.ts'
import { stateLook, stateOf } from './session-look.ts'
import { byDay, timeText, type Placed, type GridProps } from './place-sessions.ts'
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
function SessionRow({ placed, day, colours, now, movable }: SessionRowProps) {
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

export type DayListProps = GridProps & {
  first: string
  last: string
  /** Also days without a session. */ everyDay?: boolean
}

/** Sessions as a list under their days. */
export function DayList({
  first,
  last,
  everyDay = false,
  placed,
  kept,
  colours,
  now,
  mayMove,
  onFree,
}: DayListProps) {
  const { t } = useTranslation('calendar')
  const format = useFormat()
  const days = useDays()
  const pasted = useStore(copied)?.name ?? null
  const sessions = [...byDay(placed, first, last)].filter(([, here]) => everyDay || here.length > 0)
  return (
    <div className={classes.list} data-list>
      {sessions.map(([day, here]) => (
        <section key={day} aria-label={days.full(day)} data-day={day}>
          <div className={classes.head}>
            <Title order={2} size="h4" title={days.full(day)}>
              {format.day(day)}
            </Title>
            {pasted !== null && <PasteHere day={day} name={days.full(day)} pasted={pasted} />}
            <Button
              variant="subtle"
              size="compact-md"
              aria-label={t('planOn', { day: days.full(day) })}
              className={classes.plus}
              onClick={() => onFree(day)}
            >
              <IconPlus size={18} />
            </Button>
          </div>
          {here.length === 0 && (
            <Text c="dimmed" size="sm">
              {t(isKnownDay(kept, day) ? 'none' : 'kept.notThisDay')}
            </Text>
          )}
          {here.map((one) => (
            <SessionRow
              key={one.item.id}
              placed={one}
              day={day}
              colours={colours}
              now={now}
              movable={mayMove(one.item)}
            />
          ))}
        </section>
      ))}
    </div>
  )
}
