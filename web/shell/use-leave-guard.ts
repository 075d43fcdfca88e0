import { useEffect, useRef } from 'react'

/**
 * The forms on screen that hold something typed. A router asks one blocker only, so all of them
 * share the one of LeaveQuestion.
 */
const typedForms = new Set<object>()

export const somethingTyped = (): boolean => typedForms.size > 0
export const countTyped = (): number => typedForms.size

/**
 * Asks before what was typed is left behind. Call what it returns right before leaving on purpose.
 */
export function useLeaveGuard(dirty: boolean): () => void {
  const done = useRef(false)
  useEffect(() => {
    if (!dirty) {
      done.current = false
      return
    }
    const warn = (event: BeforeUnloadEvent) => event.preventDefault()
    if (!done.current) typedForms.add(done)
    window.addEventListener('beforeunload', warn)
    return () => {
      typedForms.delete(done)
      window.removeEventListener('beforeunload', warn)
    }
  }, [dirty])
  return () => {
    done.current = true
    typedForms.delete(done)
  }
}
