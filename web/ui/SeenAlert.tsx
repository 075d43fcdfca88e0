import { useEffect, useRef } from 'react'
import { Alert, type AlertProps } from '@mantine/core'

/**
 * An alert that answers what was just done. Out of view, or behind a bar, it is scrolled to and
 * gets the focus; a marked field of the same form goes before it.
 */
export function SeenAlert(props: AlertProps) {
  const alert = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const shown = alert.current
    if (!shown || isInView(shown)) return
    if (!shown.closest('form')?.querySelector('[aria-invalid="true"]')) shown.focus()
  }, [])
  return <Alert {...props} ref={alert} role="alert" tabIndex={-1} />
}

function isInView(element: HTMLElement): boolean {
  const { left, top, width, height } = element.getBoundingClientRect()
  return element.contains(document.elementFromPoint(left + width / 2, top + height / 2))
}
