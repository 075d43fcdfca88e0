import { useLayoutEffect, useRef, type RefObject } from 'react'

/** So near the end it follows what comes. */
const NEAR_PX = 120

type Place = { first: number | undefined; last: string | undefined; height: number; gap: number }

/**
 * Of a list that scrolls by itself: what is older comes in above without moving what one reads, and
 * what is new is followed by who is at the end.
 */
export function useSteadyPlace(
  first: number | undefined,
  last: string | undefined,
): RefObject<HTMLDivElement | null> {
  const place = useRef<HTMLDivElement>(null)
  const before = useRef<Place | null>(null)
  useLayoutEffect(() => {
    const { current: box } = place
    if (!box) return undefined
    const known = before.current
    const isNew = known === null || (known.last !== last && known.gap < NEAR_PX)
    if (isNew) box.scrollTop = box.scrollHeight
    else if (known.first !== first) box.scrollTop += box.scrollHeight - known.height
    const note = () => {
      const gap = box.scrollHeight - box.clientHeight - box.scrollTop
      before.current = { first, last, height: box.scrollHeight, gap }
    }
    note()
    box.addEventListener('scroll', note, { passive: true })
    return () => box.removeEventListener('scroll', note)
  }, [first, last])
  return place
}
