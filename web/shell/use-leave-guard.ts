import { useEffect, useState } from 'react'
import { typedForms } from './typed-forms.ts'

export const somethingTyped = (): boolean => typedForms.size > 0

/**
 * Asks before what was typed is left behind. Call what it returns right before leaving on purpose;
 * what is typed after that is asked about again once the form has been clean.
 */
export function useLeaveGuard(dirty: boolean): () => void {
  const [form] = useState(() => ({}))
  useEffect(() => {
    if (!dirty) return
    const warn = (event: BeforeUnloadEvent) => event.preventDefault()
    typedForms.add(form)
    window.addEventListener('beforeunload', warn)
    return () => {
      typedForms.delete(form)
      window.removeEventListener('beforeunload', warn)
    }
  }, [dirty, form])
  return () => void typedForms.delete(form)
}
