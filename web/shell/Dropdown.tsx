import { useClickOutside } from '@mantine/hooks'
import { useId, useState, type KeyboardEvent, type ReactNode } from 'react'
import classes from './shell.module.css'

type DropdownProps = {
  /** Said to screen readers; holds every word that is visible. */
  label: string
  face: ReactNode
  side?: 'below' | 'above'
  className?: string | undefined
  /** The name by which a tour finds it. */
  tour?: string
  children: (close: () => void) => ReactNode
}

/**
 * A button that shows a short list beneath or above it. Escape, a click elsewhere and a choice
 * close it.
 */
export function Dropdown({
  label,
  face,
  side = 'below',
  className = classes.barButton,
  tour,
  children,
}: DropdownProps) {
  const [open, setOpen] = useState(false)
  const id = useId()
  const box = useClickOutside<HTMLDivElement>(() => setOpen(false))
  const close = () => setOpen(false)
  const closeOnEscape = (event: KeyboardEvent<HTMLDivElement>) => {
    if (event.key !== 'Escape' || !open) return
    close()
    event.currentTarget.querySelector('button')?.focus()
  }
  return (
    <div
      ref={box}
      data-tour={tour}
      className={classes.dropdown}
      onKeyDown={closeOnEscape}
      role="presentation"
    >
      <button
        type="button"
        className={className}
        aria-label={label}
        title={label}
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpen(!open)}
      >
        {face}
      </button>
      <div id={id} className={classes.panel} data-side={side} hidden={!open}>
        {open && children(close)}
      </div>
    </div>
  )
}
