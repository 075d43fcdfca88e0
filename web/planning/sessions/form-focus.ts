import { useEffect, useEffectEvent, type RefObject } from 'react'

/** A part that was folded takes some frames until its fields are drawn and can be focused. */
const UNFOLDING_FRAMES = 30

/** After each attempt that found something wrong, the first wrong field gets the focus. */
export function useFirstFault(
  form: RefObject<HTMLFormElement | null>,
  attempts: number,
  failed: boolean,
): void {
  useEffect(() => {
    if (attempts === 0 && !failed) return
    let frame = 0
    const go = (left: number) => {
      const field = form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')
      field?.focus()
      if ((!field || document.activeElement !== field) && left > 0)
        frame = requestAnimationFrame(() => go(left - 1))
    }
    go(UNFOLDING_FRAMES)
    return () => cancelAnimationFrame(frame)
  }, [form, attempts, failed])
}

/** Ctrl or ⌘ and Enter save, wherever one is in the form. */
export function useSaveKeys(save: () => void): void {
  const run = useEffectEvent(save)
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      const elsewhere =
        event.target instanceof Element && event.target.closest('[role="dialog"]') !== null
      if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey) || event.repeat || elsewhere)
        return
      event.preventDefault()
      run()
    }
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  }, [])
}
