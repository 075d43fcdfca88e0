import { Portal } from '@mantine/core'
import { useEffect, useState } from 'react'
import classes from './tapped-title.module.css'

type Shown = { text: string; left: number; top: number }

/** What a tap does already, so that it is not asked what the thing is called. */
const ACTS = 'a, button, input, select, textarea, label, summary, [role="button"], [tabindex="0"]'

/** What a mouse reads by resting on a thing, such as why a value is missing, a tap shows too. */
export function TappedTitle() {
  const [shown, show] = useState<Shown | null>(null)
  useEffect(() => {
    const tap = ({ target, pointerType }: PointerEvent) =>
      show(pointerType === 'touch' && target instanceof Element ? titleOf(target) : null)
    const end = () => show(null)
    document.addEventListener('pointerup', tap)
    document.addEventListener('scroll', end, { capture: true, passive: true })
    return () => {
      document.removeEventListener('pointerup', tap)
      document.removeEventListener('scroll', end, { capture: true })
    }
  }, [])
  if (!shown) return null
  const { text, left, top } = shown
  return (
    <Portal>
      <div role="status" className={classes.title} style={{ left, top }}>
        {text}
      </div>
    </Portal>
  )
}

function titleOf(target: Element): Shown | null {
  const titled = target.closest('[title]')
  const text = titled?.getAttribute('title') ?? ''
  if (!titled || text === '' || titled.closest(ACTS)) return null
  const { left, bottom } = titled.getBoundingClientRect()
  return { text, left: Math.min(left, window.innerWidth / 2), top: bottom }
}
