import { Button, Collapse, Stack } from '@mantine/core'
import { IconChevronDown, IconChevronRight } from '@tabler/icons-react'
import { useId, useState, type ReactNode } from 'react'

export type FoldedPartProps = {
  title: string
  /** Something is in it, or wrong with it. */
  filled: boolean
  children: ReactNode
}

/** Fields that are rarely needed, folded away unless there is something in them. */
export function FoldedPart({ title, filled, children }: FoldedPartProps) {
  const id = useId()
  const [chosen, setChosen] = useState<boolean | null>(null)
  const [wasFilled, setWasFilled] = useState(filled)
  if (filled && !wasFilled) {
    setWasFilled(true)
    setChosen(true)
  }
  const open = chosen ?? wasFilled
  const Arrow = open ? IconChevronDown : IconChevronRight
  return (
    <Stack gap="md" align="stretch">
      <Button
        variant="subtle"
        className="session-more"
        leftSection={<Arrow size={18} />}
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setChosen(!open)}
      >
        {title}
      </Button>
      <Collapse id={id} expanded={open}>
        <Stack gap="md">{children}</Stack>
      </Collapse>
    </Stack>
  )
}
