import { useEffect, useState } from 'react'

/** Where something stands in the window, in px. */
export type Box = { top: number; left: number; width: number; height: number }

const ROOM = 6
const BAR = 64

function boxOf(selector: string): Box | null {
  const seen = [...document.querySelectorAll(selector)]
    .map((element) => element.getBoundingClientRect())
    .find(({ width, height }) => width > 0 && height > 0)
  if (!seen) return null
  return {
    top: seen.top - ROOM,
    left: seen.left - ROOM,
    width: seen.width + 2 * ROOM,
    height: seen.height + 2 * ROOM,
  }
}

const isSame = (one: Box | null, other: Box | null) =>
  one?.top === other?.top &&
  one?.left === other?.left &&
  one?.width === other?.width &&
  one?.height === other?.height

/** Below the bar on top, and above the card that a phone has along its lower edge. */
function bringIntoSight(selector: string): void {
  const box = boxOf(selector)
  const most = window.innerHeight / 2
  if (box && (box.top < BAR || box.top + Math.min(box.height, most - BAR) > most))
    window.scrollBy({ top: box.top - BAR })
}

/**
 * Where the first visible thing of a selector is, frame by frame, as pages load and scroll beneath;
 * null while there is none. It is scrolled into sight once.
 */
export function useTarget(selector: string): Box | null {
  const [box, setBox] = useState<Box | null>(null)
  useEffect(() => {
    let frame = 0
    let isShown = false
    const look = () => {
      const next = boxOf(selector)
      if (next && !isShown) {
        isShown = true
        bringIntoSight(selector)
      }
      setBox((last) => (isSame(last, next) ? last : next))
      frame = requestAnimationFrame(look)
    }
    look()
    return () => cancelAnimationFrame(frame)
  }, [selector])
  return box
}
