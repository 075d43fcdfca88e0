/** Where a session was let go: a day, and on an hours view the minutes since midnight at which it begins or, when resized, ends. */
export type Drop = { day: string; minutes: number | null; resized: boolean }

type Grab = { chip: HTMLElement; event: PointerEvent; resize: boolean }
type Ends = { drop: (drop: Drop) => void; /** Let go without having been moved, after a long touch. */ held: () => void }

const MOVED_PX = 6
const HELD_MS = 400
const STEP = 15

/**
 * Follows a pointer that took hold of a session: at once with a mouse, after a long touch with a finger, which else scrolls. All drawing is
 * done on a copy and on attributes, so that nothing is rendered anew while it moves.
 */
export function dragSession({ chip, event, resize }: Grab, { drop, held }: Ends): void {
  const touch = event.pointerType !== 'mouse'
  const box = chip.getBoundingClientRect()
  const grabbed = { x: event.clientX - box.left, y: event.clientY - box.top }
  let active = resize && !touch
  let moved = false
  let target: HTMLElement | null = null
  let ghost: HTMLElement | null = null
  const timer = touch ? setTimeout(() => ((active = true), navigator.vibrate?.(10), show()), HELD_MS) : undefined

  function show(): void {
    if (ghost || resize) return
    ghost = chip.cloneNode(true) as HTMLElement
    ghost.classList.add('calendar-ghost')
    ghost.setAttribute('aria-hidden', 'true')
    Object.assign(ghost.style, { width: `${box.width}px`, height: `${box.height}px`, left: `${box.left}px`, top: `${box.top}px` })
    document.body.append(ghost)
    chip.dataset['dragged'] = 'true'
  }

  function follow(at: PointerEvent): void {
    const far = Math.hypot(at.clientX - event.clientX, at.clientY - event.clientY) > MOVED_PX
    if (!active) {
      if (touch && far) return finish() // a finger that scrolls
      if (!far) return
      active = true
      show()
    }
    moved ||= far
    if (ghost) ghost.style.transform = `translate(${at.clientX - event.clientX}px, ${at.clientY - event.clientY}px)`
    if (resize) stretch(chip, at.clientY)
    aim(resize ? chip.closest<HTMLElement>('[data-day]') : dayAt(at))
  }

  function aim(next: HTMLElement | null): void {
    if (next === target) return
    target?.removeAttribute('data-aimed')
    next?.setAttribute('data-aimed', 'true')
    target = next
  }

  function release(at: PointerEvent): void {
    const day = target?.dataset['day']
    const minutes = target && minutesAt(target, at.clientY - (resize ? 0 : grabbed.y))
    const dropped = active && moved && day !== undefined
    const long = active && !moved && touch
    finish()
    if (active && (moved || touch)) swallowClick()
    if (dropped) drop({ day, minutes, resized: resize })
    else if (long) held()
  }

  function finish(): void {
    clearTimeout(timer)
    aim(null)
    ghost?.remove()
    delete chip.dataset['dragged']
    if (resize) chip.closest<HTMLElement>('.calendar-lane')?.style.removeProperty('min-height')
    document.removeEventListener('pointermove', follow)
    document.removeEventListener('pointerup', release)
    document.removeEventListener('pointercancel', finish)
    document.removeEventListener('keydown', escape)
    document.removeEventListener('touchmove', hold)
  }
  const escape = (key: KeyboardEvent) => {
    if (key.key === 'Escape') finish()
  }
  const hold = (touchEvent: TouchEvent) => {
    if (active) touchEvent.preventDefault()
  }

  document.addEventListener('pointermove', follow)
  document.addEventListener('pointerup', release)
  document.addEventListener('pointercancel', finish)
  document.addEventListener('keydown', escape)
  document.addEventListener('touchmove', hold, { passive: false })
}

const dayAt = ({ clientX, clientY }: PointerEvent) =>
  document
    .elementsFromPoint(clientX, clientY)
    .map((element) => element.closest<HTMLElement>('.calendar [data-day]'))
    .find((day) => day !== null) ?? null

/** Minutes since midnight at a height of a column, by quarters of an hour; null where days have no hours. */
export function minutesAt(column: HTMLElement, y: number): number | null {
  const { from, length } = column.dataset
  if (from === undefined || length === undefined) return null
  const { top, height } = column.getBoundingClientRect()
  const minutes = Number(from) + ((y - top) / height) * Number(length)
  return Math.min(24 * 60, Math.max(0, Math.round(minutes / STEP) * STEP))
}

function stretch(chip: HTMLElement, y: number): void {
  const lane = chip.closest<HTMLElement>('.calendar-lane')
  if (lane) lane.style.minHeight = `${Math.max(16, y - lane.getBoundingClientRect().top)}px`
}

/** The click that follows a drag is none. */
function swallowClick(): void {
  const swallow = (click: Event) => {
    click.preventDefault()
    click.stopPropagation()
  }
  document.addEventListener('click', swallow, { capture: true, once: true })
  setTimeout(() => document.removeEventListener('click', swallow, { capture: true }), 50)
}
