import { Text } from '@mantine/core'
import { onScheme } from '../ui/theme-colours.ts'
import { sportLook } from './sport-look.ts'
import { useSportName } from './queries.ts'
import classes from './sport-mark.module.css'

/** Ground and text of a sport, as CSS. */
export function sportTone(sportId: number | null): { background: string; color: string } {
  const { light, dark } = sportLook(sportId).tone
  return { background: onScheme(light.ground, dark.ground), color: onScheme(light.text, dark.text) }
}

export function SportIcon({ sportId, size }: { sportId: number | null; size: number }) {
  return (
    <svg className={classes.icon} viewBox="0 0 24 24" width={size} height={size} aria-hidden>
      <path d={sportLook(sportId).icon} />
    </svg>
  )
}

export type SportMarkProps = { sportId: number | null; size?: number; /** The icon alone; the name is spoken. */ iconOnly?: boolean }

/** A sport in its colour, with icon and name. */
export function SportMark({ sportId, size = 32, iconOnly = false }: SportMarkProps) {
  const { family } = sportLook(sportId)
  const name = useSportName()(sportId)
  return (
    <span className={classes.mark}>
      <span
        className={classes.disc}
        data-outlined={family === 'dayOff' || undefined}
        style={{ width: size, height: size, ...sportTone(sportId) }}
        {...(iconOnly && name !== '' ? { role: 'img', 'aria-label': name, title: name } : { 'aria-hidden': true })}
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
