import { Button, Collapse, Stack } from '@mantine/core'
import { IconChevronDown, IconChevronRight } from '@tabler/icons-react'
import { useId, useState, type ReactNode } from 'react'
import { isLeftOpen, keepOpen } from './kept-choices.ts'
import classes from './session-form.module.css'

export type FoldedPartProps = {
  /** By this it is remembered on this device whether the part was left open. */
  name: string
  title: string
  /** Something is in it. */
  filled: boolean
  /** The attempt to save at which something was wrong with it; 0 while nothing is. */
  fault: number
  children: ReactNode
}

/**
 * Fields that are rarely needed, folded away unless there is something in them or one has left them
 * open. Each attempt to save that stumbles over one of them shows them again.
 */
export function FoldedPart({ name, title, filled, fault, children }: FoldedPartProps) {
  const id = useId()
  const [chosen, setChosen] = useState<boolean | null>(() => (isLeftOpen(name) ? true : null))
  const [seen, setSeen] = useState({ filled, fault })
  if ((filled && !seen.filled) || fault > seen.fault) {
    setSeen({ filled: filled || seen.filled, fault })
    setChosen(true)
  }
  const open = chosen ?? (seen.filled || seen.fault > 0)
  const Arrow = open ? IconChevronDown : IconChevronRight
  return (
    <Stack gap="md" align="stretch" onInvalidCapture={() => setChosen(true)}>
      <Button
        variant="subtle"
        className={classes.more}
        leftSection={<Arrow size={18} />}
        aria-expanded={open}
        aria-controls={id}
        onClick={() => {
          setChosen(!open)
          keepOpen(name, !open)
        }}
      >
        {title}
      </Button>
      <Collapse id={id} expanded={open}>
        <Stack gap="md">{children}</Stack>
      </Collapse>
    </Stack>
  )
}
