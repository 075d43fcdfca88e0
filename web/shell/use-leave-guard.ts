import { useEffect, useRef } from 'react'
import { typedForms } from './typed-forms.ts'

export const somethingTyped = (): boolean => typedForms.size > 0

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
