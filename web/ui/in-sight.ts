/** So far beyond the window things are drawn already, so that who scrolls finds them there. */
const BEYOND = '50% 0px'

export type Late = {
  /** Draws what is still to be drawn. */
  drawAll: () => void
  stop: () => void
}

/**
 * Calls `draw` for what is in sight, and for everything else once it is about to be. The elements
 * have their heights before, so that nothing moves.
 */
export function drawInSight(elements: readonly Element[], draw: (place: number) => void): Late {
  const waiting = new Set(elements)
  const drawOne = (element: Element) => {
    watch.unobserve(element)
    if (waiting.delete(element)) draw(elements.indexOf(element))
  }
  const watch = new IntersectionObserver(
    (entries) =>
      entries
        .filter(({ isIntersecting }) => isIntersecting)
        .forEach(({ target }) => drawOne(target)),
    { rootMargin: BEYOND },
  )
  // Asked before anything is drawn: asked of each in turn, the page would be laid out for each.
  elements.filter(isInSight).forEach(drawOne)
  for (const element of waiting) watch.observe(element)
  return {
    drawAll: () => [...waiting].forEach(drawOne),
    stop: () => watch.disconnect(),
  }
}

function isInSight(element: Element): boolean {
  const { top, bottom } = element.getBoundingClientRect()
  return bottom >= 0 && top <= innerHeight
}
