import { useState, type KeyboardEvent } from 'react'
import { nextPlace } from './time-series.ts'

/** Up and down move the cursor as well, as in any slider. */
const SIDEWAYS: Readonly<Record<string, string>> = { ArrowUp: 'ArrowRight', ArrowDown: 'ArrowLeft' }

/**
 * A cursor that keys move over the places of a picture. It is a slider for those who hear the page.
 * @param onMove points at the place in the picture
 * @param readingAt what is read at a place: arrows pass over places at which it stays the same
 */
export function useCursor(
  count: number,
  onMove: (at: number) => void,
  readingAt: (at: number) => string = String,
) {
  const [moved, setAt] = useState<number | null>(null)
  // Other data may have fewer places.
  const at = moved !== null && moved < count ? moved : null
  function onKeyDown(event: KeyboardEvent) {
    const key = SIDEWAYS[event.key] ?? event.key
    const next = count === 0 ? null : nextPlace(key, event.shiftKey, at, { count, readingAt })
    if (next === null) return
    event.preventDefault()
    setAt(next)
    onMove(next)
  }
  return {
    at,
    /** Puts the cursor where the picture is pointed at. */
    setAt,
    /** What makes the element around the picture a slider. */
    sliderOf: (label: string, reading: string) => ({
      role: 'slider',
      tabIndex: 0,
      'aria-label': label,
      'aria-valuemin': 0,
      'aria-valuemax': Math.max(0, count - 1),
      'aria-valuenow': at ?? 0,
      'aria-valuetext': reading,
      onKeyDown,
    }),
  }
}
