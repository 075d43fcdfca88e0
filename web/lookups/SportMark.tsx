import { Text } from '@mantine/core'
import { toneStyle } from '../ui/theme-colours.ts'
import { sportLook } from './sport-look.ts'
import { useSportName } from './queries.ts'
import classes from './sport-mark.module.css'

export function SportIcon({ sportId, size }: { sportId: number | null; size: number }) {
  return (
    <svg className={classes.icon} viewBox="0 0 24 24" width={size} height={size} aria-hidden>
      <path d={sportLook(sportId).icon} />
    </svg>
  )
}

export type SportMarkProps = {
  sportId: number | null
  size?: number
  /** The icon alone; the name is spoken. */ iconOnly?: boolean
}

/** A sport in its colour, with icon and name. */
export function SportMark({ sportId, size = 32, iconOnly = false }: SportMarkProps) {
  const { family, tone } = sportLook(sportId)
  const name = useSportName()(sportId)
  return (
    <span className={classes.mark}>
      <span
        className={classes.disc}
        data-outlined={family === 'dayOff' || undefined}
        style={{ width: size, height: size, ...toneStyle(tone) }}
        {...(iconOnly && name !== ''
          ? { role: 'img', 'aria-label': name, title: name }
          : { 'aria-hidden': true })}
      >
        <SportIcon sportId={sportId} size={Math.round(size * 0.625)} />
      </span>
      {!iconOnly && (
        <Text component="span" size="sm" c="dimmed">
          {name}
        </Text>
      )}
    </span>
  )
}
