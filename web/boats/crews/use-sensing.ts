import {
  KeyboardSensor,
  MouseSensor,
  TouchSensor,
  useSensor,
  useSensors,
  type KeyboardCoordinateGetter,
} from '@dnd-kit/core'

/** Space takes up and sets down; Enter stays free to open the list of people. */
const KEYS = { start: ['Space'], end: ['Space', 'Enter', 'Tab'], cancel: ['Escape'] }
const ARROWS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
}
/** How much a step to the side costs against one straight ahead. */
const ASIDE = 3

/** The next place in the direction of the arrow. */
const nextPlace: KeyboardCoordinateGetter = (
  event,
  { context: { collisionRect, droppableRects, droppableContainers }, currentCoordinates },
) => {
  const arrow = ARROWS[event.code]
  if (!arrow || !collisionRect) return undefined
  event.preventDefault()
  const [x, y] = arrow
  const from = {
    x: collisionRect.left + collisionRect.width / 2,
    y: collisionRect.top + collisionRect.height / 2,
  }
  const targets = droppableContainers.getEnabled().flatMap(({ id }) => {
    const rect = droppableRects.get(id)
    if (!rect) return []
    const [dx, dy] = [rect.left + rect.width / 2 - from.x, rect.top + rect.height / 2 - from.y]
    const ahead = dx * x + dy * y
    const aside = Math.abs(dx * y) + Math.abs(dy * x)
    return ahead > 4 ? [{ dx, dy, cost: ahead + ASIDE * aside }] : []
  })
  const nearest = targets.toSorted((one, other) => one.cost - other.cost)[0]
  return nearest && { x: currentCoordinates.x + nearest.dx, y: currentCoordinates.y + nearest.dy }
}

/**
 * Mouse after a few pixels, so that a click stays one; touch after a short hold, so that the page
 * still scrolls.
 */
export function useSensing() {
  return useSensors(
    useSensor(MouseSensor, { activationConstraint: { distance: 6 } }),
    useSensor(TouchSensor, { activationConstraint: { delay: 180, tolerance: 8 } }),
    useSensor(KeyboardSensor, { keyboardCodes: KEYS, coordinateGetter: nextPlace }),
  )
}
