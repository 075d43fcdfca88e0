import { useEffect, useEffectEvent } from 'react'
import { shortcutsEnabled } from '../../shell/shortcuts.ts'

export type CalendarKeys = {
  today: () => void
  step: (direction: 1 | -1) => void
  create: () => void
}

/** Where keys have a meaning of their own. */
const FIELDS = 'input, textarea, select, [contenteditable], [role="dialog"], [role="listbox"]'
/** Days and slots are walked with the arrow keys, and so are the choices of a group. */
const WALKED = `${FIELDS}, [role="radiogroup"], [data-walked]`

/**
 * t is today, n a new session, the arrows previous and next. These keys are handled before those of
 * the whole app, which know no shown day.
 */
export function useCalendarKeys(keys: CalendarKeys): void {
  const act = useEffectEvent((event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey || event.defaultPrevented)
      return
    const run = actionOf(event, keys)
    if (!run) return
    event.preventDefault()
    run()
  })
  useEffect(() => {
    const listen = (event: KeyboardEvent) => act(event)
    document.addEventListener('keydown', listen, { capture: true })
    return () => document.removeEventListener('keydown', listen, { capture: true })
  }, [])
}

function actionOf(
  { key, target }: KeyboardEvent,
  { today, step, create }: CalendarKeys,
): (() => void) | undefined {
  const within = (places: string) => target instanceof Element && target.closest(places) !== null
  if (key === 'ArrowLeft' || key === 'ArrowRight')
    return within(WALKED) ? undefined : () => step(key === 'ArrowLeft' ? -1 : 1)
  if (within(FIELDS) || !shortcutsEnabled()) return undefined
  if (key === 't') return today
  return key === 'n' ? create : undefined
}
