import type uPlot from 'uplot'

export type Touches = {
  onPinch: (centre: number, factor: number) => void
  /** A click or a tap, which moved no more than a hand does. */
  onTap?: ((index: number) => void) | undefined
}

/** From so many pixels on a press is a drag. */
export const DRAG_PX = 6

const clamp = (value: number, most: number) => Math.min(Math.max(value, 0), most)

/**
 * One finger moves the cursor, two zoom; up and down still scroll the page. `onPinch` gets the time
 * between the fingers and by how much the span grows, `onTap` the place that was clicked.
 */
export function listenToTouch(plot: uPlot, { onPinch, onTap }: Touches): () => void {
  const fingers = new Map<number, PointerEvent>()
  const distance = () => {
    const [one, other] = fingers.values()
    return one && other ? Math.abs(one.clientX - other.clientX) : 0
  }
  const place = (event: PointerEvent) =>
    clamp(event.clientX - plot.over.getBoundingClientRect().left, plot.over.clientWidth)

  let pressedAt = 0
  function press(event: PointerEvent) {
    pressedAt = event.clientX
    if (event.pointerType === 'touch') fingers.set(event.pointerId, event)
  }
  function move(event: PointerEvent) {
    if (!fingers.has(event.pointerId)) return
    const before = distance()
    fingers.set(event.pointerId, event)
    if (fingers.size === 1) {
      plot.setCursor({ left: place(event), top: 0 })
      return
    }
    const middle =
      [...fingers.values()].reduce((sum, finger) => sum + place(finger), 0) / fingers.size
    if (before > 20 && distance() > 20) onPinch(plot.posToVal(middle, 'x'), before / distance())
  }
  function lift(event: PointerEvent) {
    fingers.delete(event.pointerId)
  }

  function click(event: MouseEvent) {
    if (Math.abs(event.clientX - pressedAt) >= DRAG_PX) return
    onTap?.(plot.posToIdx(event.clientX - over.getBoundingClientRect().left))
  }

  const { over } = plot
  over.style.touchAction = 'pan-y'
  over.addEventListener('pointerdown', press)
  over.addEventListener('pointermove', move)
  over.addEventListener('click', click)
  for (const end of ['pointerup', 'pointercancel', 'pointerleave'] as const)
    over.addEventListener(end, lift)
  return () => {
    over.removeEventListener('pointerdown', press)
    over.removeEventListener('pointermove', move)
    over.removeEventListener('click', click)
    for (const end of ['pointerup', 'pointercancel', 'pointerleave'] as const)
      over.removeEventListener(end, lift)
  }
}
