import { useEffect, useEffectEvent, type RefObject } from 'react'

/** From here on a finger means the row and not the page, and from there on it means an answer. */
const BEGINS_PX = 12
const COUNTS_PX = 72

type Swipes = { right: () => void; left: () => void }

/** Moves an element along with a finger that goes sideways, and acts when it has gone far enough. */
export function useSwipe(
  element: RefObject<HTMLElement | null>,
  enabled: boolean,
  swipes: Swipes,
): void {
  const act = useEffectEvent((way: keyof Swipes) => swipes[way]())
  useEffect(() => {
    const row = element.current
    if (!row || !enabled) return
    return followFinger(row, act)
  }, [element, enabled])
}

function followFinger(row: HTMLElement, act: (way: keyof Swipes) => void): () => void {
  let began: { x: number; y: number } | null = null
  let gone = 0
  const moveTo = (x: number) => {
    gone = x
    row.style.translate = x === 0 ? '' : `${x}px`
    row.toggleAttribute('data-swiped', Math.abs(x) >= COUNTS_PX)
  }
  const end = () => {
    began = null
    moveTo(0)
  }
  const on = {
    pointerdown: ({ pointerType, clientX, clientY }: PointerEvent) => {
      if (pointerType === 'touch') began = { x: clientX, y: clientY }
    },
    pointermove: ({ clientX, clientY }: PointerEvent) => {
      if (!began) return
      const x = clientX - began.x
      if (gone === 0 && Math.abs(x) < BEGINS_PX) return
      if (gone === 0 && Math.abs(x) < Math.abs(clientY - began.y)) return end()
      moveTo(x)
    },
    pointerup: () => {
      const far = gone
      end()
      if (Math.abs(far) >= COUNTS_PX) act(far > 0 ? 'right' : 'left')
    },
    pointercancel: end,
  }
  const listening = new AbortController()
  for (const [name, listen] of Object.entries(on))
    row.addEventListener(name, listen as EventListener, { signal: listening.signal })
  return () => listening.abort()
}
