import { useEffect, useEffectEvent, type RefObject } from 'react'
import { shortcutsEnabled } from '../../shell/shortcuts.ts'
import type { Mark } from './marks.ts'

/** Letters that answer for the person whose line has the focus. */
const MARK_KEYS: Readonly<Record<string, Mark>> = {
  y: 'attending',
  n: 'not-attending',
  i: 'ill',
  u: 'injured',
  a: 'alternative',
}

/**
 * Walks the lines of a register by the arrow keys, staying in the same column, and calls `onMark`
 * with what a letter means for the person of the line that has the focus.
 */
export function useRegisterKeys(
  list: RefObject<HTMLElement | null>,
  onMark: (person: number, mark: Mark) => void,
): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const line = lineOf(event)
    if (!line) return
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') return walk(event, line)
    const mark = shortcutsEnabled() ? MARK_KEYS[event.key] : undefined
    if (mark === undefined) return
    // The letters mean something else outside of the list.
    event.preventDefault()
    event.stopPropagation()
    onMark(Number(line.dataset['person']), mark)
  })
  useEffect(() => {
    const lines = list.current
    const listen = (event: KeyboardEvent) => press(event)
    lines?.addEventListener('keydown', listen)
    return () => lines?.removeEventListener('keydown', listen)
  }, [list])
}

/** The line in which a key was pressed, unless it belongs to a field or a menu there. */
function lineOf({ target, ctrlKey, metaKey, altKey }: KeyboardEvent): HTMLElement | null {
  if (ctrlKey || metaKey || altKey || !(target instanceof HTMLElement)) return null
  if (target.closest('input, [role="menu"]')) return null
  return target.closest<HTMLElement>('[data-person]')
}

function walk(event: KeyboardEvent, line: HTMLElement): void {
  event.preventDefault()
  const { target, key } = event
  const column = (target instanceof HTMLElement && target.dataset['key']) || 'attending'
  const next = key === 'ArrowDown' ? line.nextElementSibling : line.previousElementSibling
  next?.querySelector<HTMLElement>(`[data-key="${column}"]`)?.focus()
}
