import { Popover, Text } from '@mantine/core'
import { SessionActions, type SessionActionsProps } from './SessionActions.tsx'
import classes from './frame.module.css'

/** Where a card is shown, in pixels of what it is placed in. */
export type Anchor = { top: number; left: number; width: number; height: number }

export type SessionCardProps = SessionActionsProps & { anchor: Anchor }

/** What a session is and what can be done to it, beside its place in the grid. */
export function SessionCard({ anchor, ...card }: SessionCardProps) {
  const { item, onClose } = card
  return (
    <Popover
      opened
      onChange={(opened) => {
        if (!opened) onClose()
      }}
      position="right-start"
      width={380}
      shadow="lg"
      trapFocus
      returnFocus
      withRoles={false}
      withArrow={false}
    >
      <Popover.Target>
        <span aria-hidden className={classes.anchor} style={anchor} />
      </Popover.Target>
      <Popover.Dropdown role="dialog" aria-label={item.name} className={classes.card}>
        <Text fw={650} size="lg" mb={2}>
          {item.name}
        </Text>
        <SessionActions {...card} />
      </Popover.Dropdown>
    </Popover>
  )
}
