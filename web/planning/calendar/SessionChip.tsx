import type { TFunction } from 'i18next'
import type { CalendarColours } from '#domain/constants/calendar.ts'
import { SPORT } from '#domain/constants/sports.ts'
import { sportFamily } from '../../lookups/sport-look.ts'
import '../../lookups/sport-styles.ts'
import { paths } from '../../paths/paths.ts'
import type { Placed } from './place-sessions.ts'
import { markOf, stateLook, stateOf } from './session-look.ts'
import classes from './session-chip.module.css'

export type SessionChipProps = {
  placed: Placed
  /**
   * The day it is shown on: of a session that has begun on an earlier one no time is shown.
   */
  day: string
  colours: CalendarColours
  now: number
  movable: boolean
  t: TFunction<'calendar'>
}

/**
 * A session in a month, week or day: time, name, structure, sport. It is a link, so it can be
 * opened in a tab of its own. There are hundreds
 * of them on a screen, so it is made of plain elements and asks nothing of its surroundings.
 */
export function SessionChip({ placed, day, colours, now, movable, t }: SessionChipProps) {
  const { item, time, whole, first } = placed
  const type = item.event_type && t(`eventTypes.${item.event_type}`, { ns: 'common' })
  const state = colours === 'compliance' ? stateOf(item, now) : null
  const look = state && stateLook(state)
  const mark = state === null ? markOf(item, now) : null
  const clock = whole ? t('allDay') : first === day ? time : '…'
  const facts = [
    clock,
    item.name,
    type,
    item.structure_text,
    item.published ? null : t('draft'),
    state && t(`compliance.${state}`),
    mark && t(`compliance.${mark.mark}`),
  ]
  return (
    <a
      className={classes.chip}
      href={paths.session(item.id)}
      title={facts.filter(Boolean).join(' · ')}
      data-session={item.id}
      aria-haspopup="dialog"
      data-movable={movable || undefined}
      data-draft={!item.published || undefined}
      data-outlined={(look ? look.outlined : item.sport_id === SPORT.day_off) || undefined}
      draggable={false}
      {...(look
        ? { style: look.style }
        : { 'data-sport': item.event_type ?? sportFamily(item.sport_id) })}
    >
      {look && state && (
        <span role="img" aria-label={t(`compliance.${state}`)} className={classes.sign}>
          {look.sign}
        </span>
      )}
      {/* An all-day session is placed beside or above the hours, which already shows that it
          has no clock time. */}
      {!whole && <span className={classes.clock}>{`${clock} `}</span>}
      {mark && (
        <span role="img" aria-label={t(`compliance.${mark.mark}`)} className={classes.sign}>
          {mark.sign}
        </span>
      )}
      {!item.published && (
        <>
          <span className={classes.draft}>{t('draft')}</span>{' '}
        </>
      )}
      <b>{item.name}</b>
      {(item.structure_text ?? type) && (
        <span className={classes.structure}>{item.structure_text ?? type}</span>
      )}
    </a>
  )
}
