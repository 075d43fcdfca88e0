const EDGE_PX = 96
const MOST_PX = 14

/**
 * Pixels per frame that the page scrolls while something is held at a height of the window: the
 * nearer to its upper or lower edge, the more.
 */
export function scrollSpeed(y: number, height: number): number {
  const [above, below] = [EDGE_PX - y, y - (height - EDGE_PX)]
  const depth = Math.max(above, below)
  if (depth <= 0) return 0
  return Math.sign(below - above) * Math.ceil((MOST_PX * Math.min(depth, EDGE_PX)) / EDGE_PX)
}

/**
 * Scrolls the page while the dragged session is held at its edge; `onScroll` is called on every
 * step.
 */
export function edgeScroll(onScroll: () => void): {
  heldAt: (y: number) => void
  stop: () => void
} {
  let speed = 0
  let frame = 0
  const step = () => {
    const before = window.scrollY
    window.scrollBy({ top: speed, behavior: 'instant' })
    if (window.scrollY !== before) onScroll()
    frame = speed === 0 ? 0 : requestAnimationFrame(step)
  }
  return {
    heldAt: (y) => {
      speed = scrollSpeed(y, window.innerHeight)
      if (speed !== 0 && frame === 0) frame = requestAnimationFrame(step)
    },
    stop: () => {
      cancelAnimationFrame(frame)
      frame = 0
    },
  }
}
