import { useTranslation } from 'react-i18next'
import type { EventType } from '#domain/constants/event-types.ts'
import { SPORT_COLOURS, toneStyle } from '../ui/theme-colours.ts'
import { EVENT_ICONS } from './event-look.ts'
import classes from './sport-mark.module.css'
import { SportMark } from './SportMark.tsx'

export function EventIcon({ type, size }: { type: EventType; size: number }) {
  return (
    <svg className={classes.icon} viewBox="0 0 24 24" width={size} height={size} aria-hidden>
      <path d={EVENT_ICONS[type]} />
    </svg>
  )
}

type PlanMarkProps = { sportId: number | null; eventType: EventType | null; size?: number }

/** The icon of a session by its sport, or of an event by its type; what it means is spoken. */
export function PlanMark({ sportId, eventType, size = 32 }: PlanMarkProps) {
  const { t } = useTranslation('common')
  if (eventType === null) return <SportMark sportId={sportId} size={size} iconOnly />
  const name = t(`eventTypes.${eventType}`)
  return (
    <span className={classes.mark}>
      <span
        className={classes.disc}
        style={{ width: size, height: size, ...toneStyle(SPORT_COLOURS.other) }}
        role="img"
        aria-label={name}
        title={name}
      >
        <EventIcon type={eventType} size={Math.round(size * 0.625)} />
      </span>
    </span>
  )
}
