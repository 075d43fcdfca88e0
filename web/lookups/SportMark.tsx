import { Text } from '@mantine/core'
import { onScheme } from '../ui/theme-colours.ts'
import { sportLook } from './sport-look.ts'
import { useSportName } from './queries.ts'
import classes from './sport-mark.module.css'

export type SportMarkProps = { sportId: number | null; size?: number; /** The icon alone; the name is spoken. */ iconOnly?: boolean }

/** A sport in its colour, with icon and name. */
export function SportMark({ sportId, size = 32, iconOnly = false }: SportMarkProps) {
  const { tone, icon: Icon, family } = sportLook(sportId)
  const name = useSportName()(sportId)
  return (
    <span className={classes.mark}>
      <span
        className={classes.disc}
        data-outlined={family === 'dayOff' || undefined}
        style={{
          width: size,
          height: size,
          background: onScheme(tone.light.ground, tone.dark.ground),
          color: onScheme(tone.light.text, tone.dark.text),
        }}
        {...(iconOnly && name !== '' ? { role: 'img', 'aria-label': name, title: name } : { 'aria-hidden': true })}
      >
        <Icon size={Math.round(size * 0.625)} />
      </span>
      {!iconOnly && (
        <Text component="span" size="sm" c="dimmed">
          {name}
        </Text>
      )}
    </span>
  )
}
