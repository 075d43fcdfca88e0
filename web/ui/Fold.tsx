import { IconChevronRight } from '@tabler/icons-react'
import { useState, type ReactNode } from 'react'
import { usePrinting } from './use-printing.ts'
import classes from './fold.module.css'

type FoldProps = {
  title: string
  /** What one learns without opening it. */
  aside?: string | undefined
  startsOpen?: boolean
  children: ReactNode
}

/** A part below its heading that is drawn once somebody opens it; paper has it open. */
export function Fold({ title, aside, startsOpen = false, children }: FoldProps) {
  const [isOpen, setOpen] = useState(startsOpen)
  const isShown = usePrinting() || isOpen
  return (
    <details
      className={classes.fold}
      open={isShown}
      onToggle={(event) => setOpen(event.currentTarget.open)}
    >
      <summary className={classes.summary}>
        <IconChevronRight size={18} aria-hidden className={classes.arrow} />
        <span className={classes.title}>{title}</span>
        {aside && <span className={classes.aside}>{aside}</span>}
      </summary>
      {isShown && <div className={classes.body}>{children}</div>}
    </details>
  )
}
