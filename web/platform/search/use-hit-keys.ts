import { useEffect, useEffectEvent, useLayoutEffect, useRef, type RefObject } from 'react'
import { isEnter, isOfComposing } from '../../ui/is-enter.ts'
import { takeTyped } from '../../shell/typed-ahead.ts'

type Places = {
  around: RefObject<HTMLElement | null>
  field: RefObject<HTMLInputElement | null>
  type: (text: string) => void
}

/**
 * Arrow keys go from the field through what was found and back, and Escape returns to the field,
 * which has the focus at first. Enter in the field opens the first hit, once those for what is
 * typed are `there`.
 */
export function useHitKeys({ around, field, type }: Places, there: boolean): void {
  /** What the field held when Enter was pressed; null once another key was. */
  const entered = useRef<string | null>(null)
  const begin = useEffectEvent(() => {
    field.current?.focus()
    const { text, isEntered } = takeTyped()
    if (text !== '') type(text)
    entered.current = isEntered ? text : null
  })
  useLayoutEffect(() => begin(), [])
  useEffect(() => {
    const whole = around.current
    const first = () => whole?.querySelector<HTMLElement>('[data-hit]')?.click()
    const read = (event: KeyboardEvent) => {
      const isEntered = isEnter(event) && document.activeElement === field.current
      entered.current = isEntered ? (field.current?.value ?? null) : null
      if (!isEntered) move(event, whole, field.current)
      else if (there) first()
    }
    // What was typed ahead may not be in the field yet, and the hits there are for something else.
    if (there && entered.current === field.current?.value) first()
    whole?.addEventListener('keydown', read)
    return () => whole?.removeEventListener('keydown', read)
  }, [around, field, there])
}

function move(
  event: KeyboardEvent,
  around: HTMLElement | null,
  field: HTMLInputElement | null,
): void {
  if (isOfComposing(event) || event.ctrlKey || event.metaKey || event.altKey) return
  const hits = [...(around?.querySelectorAll<HTMLElement>('[data-hit]') ?? [])]
  const at = hits.findIndex((hit) => hit === document.activeElement)
  const focus = (next: HTMLElement | null | undefined) => {
    event.preventDefault()
    next?.focus()
  }
  if (event.key === 'ArrowDown') focus(hits[Math.min(at + 1, hits.length - 1)])
  else if (event.key === 'ArrowUp' && at >= 0) focus(hits[at - 1] ?? field)
  else if (event.key === 'Escape' && at >= 0) focus(field)
}
