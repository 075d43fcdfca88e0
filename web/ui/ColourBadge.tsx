import type { ReactNode } from 'react'
import { Badge } from '@mantine/core'
import { onScheme, type Tone } from './theme-colours.ts'

export type ColourBadgeProps = {
  tone: Tone
  icon?: ReactNode
  outlined?: boolean
  children: ReactNode
}

/** Colour, icon and word together: colour alone is never the message. */
export function ColourBadge({ tone, icon, outlined = false, children }: ColourBadgeProps) {
  const text = onScheme(tone.light.text, tone.dark.text)
  return (
    <Badge
      size="lg"
      radius="sm"
      fw={500}
      tt="none"
      leftSection={icon}
      style={{
        background: outlined ? 'transparent' : onScheme(tone.light.ground, tone.dark.ground),
        color: text,
        borderColor: outlined ? text : 'transparent',
      }}
    >
      {children}
    </Badge>
  )
}
