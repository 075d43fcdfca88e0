import { useEffect, useEffectEvent } from 'react'

const FIELD = 'input, textarea, select, [contenteditable], [role=dialog]'

/**
 * Ctrl or ⌘ Z takes a change back, with Shift it is done again; in fields and dialogs these keys
 * are theirs.
 */
export function useUndoKeys({ undo, redo }: { undo: () => void; redo: () => void }): void {
  const hear = useEffectEvent((event: KeyboardEvent) => {
    if (!(event.ctrlKey || event.metaKey) || event.key.toLowerCase() !== 'z') return
    if (event.target instanceof Element && event.target.closest(FIELD)) return
    event.preventDefault()
    if (event.shiftKey) redo()
    else undo()
  })
  useEffect(() => {
    window.addEventListener('keydown', hear)
    return () => window.removeEventListener('keydown', hear)
  }, [])
}
