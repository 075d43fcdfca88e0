import { edgeScroll } from './edge-scroll.ts'

/**
 * Where a session was dropped: a day, and on an hours view the minutes since midnight at which the
 * dragged part begins or, when resized, ends. `taken` is the day on which it was grabbed: a session
 * of several days is shown on each of them.
 */
export type Drop = { day: string; minutes: number | null; resized: boolean; taken: string }

type Grab = { chip: HTMLElement; event: PointerEvent; resize: boolean }
type Ends = {
  drop: (drop: Drop) => void
  /** Let go without having been moved, after a long touch. */ held: () => void
}

const MOVED_PX = 6
const HELD_MS = 400
const STEP = 15

/** Whether something is being dragged: a finger must not scroll then. */
let carried = false

/**
 * Follows a pointer that grabbed a session: at once with a mouse, after a long touch with a finger,
 * which otherwise scrolls. All drawing is done on a copy and on attributes, so that nothing renders
 * again while it moves.
 */
export function dragSession({ chip, event, resize }: Grab, { drop, held }: Ends): void {
  const touch = event.pointerType !== 'mouse'
  const hand = resize ? stretching(chip) : carrying(chip)
  const below = resize ? 0 : event.clientY - chip.getBoundingClientRect().top
  // A bar lies across its days: it is taken by the one under the pointer.
  const taken = (chip.closest<HTMLElement>('[data-day]') ?? dayAt(event, null))?.dataset['day']
  let active = false
  let moved = false
  const take = () => {
    active = true
    carried = true
    hand.take()
  }
  const timer = touch && !resize ? setTimeout(take, HELD_MS) : undefined
  const follow = (at: PointerEvent) => {
    const far = Math.hypot(at.clientX - event.clientX, at.clientY - event.clientY) > MOVED_PX
    if (!active && !far) return
    if (!active && touch && !resize) return finish() // a finger that scrolls
    if (!active) take()
    moved ||= far
    hand.moveTo(at, event)
  }
  const release = (at: PointerEvent) => {
    const day = hand.over()
    finish()
    if (!active) return
    swallowClick()
    const to = day?.dataset['day']
    if (moved && day && to !== undefined)
      drop({
        day: to,
        minutes: minutesAt(day, at.clientY - below),
        resized: resize,
        taken: taken ?? to,
      })
    else if (!moved && touch) held()
  }
  const stop = listen({
    pointermove: follow,
    pointerup: release,
    pointercancel: () => finish(),
    keydown: ({ key }) => key === 'Escape' && finish(),
  })
  function finish(): void {
    carried = false
    clearTimeout(timer)
    hand.release()
    stop()
  }
}

type Hand = {
  take(): void
  moveTo(at: PointerEvent, from: PointerEvent): void
  over(): HTMLElement | null
  release(): void
}

/**
 * Drags a copy of the session to another day; a row of a list also to one that is not on the screen
 * yet.
 */
function carrying(chip: HTMLElement): Hand {
  const { width, height, left, top } = chip.getBoundingClientRect()
  const copy = chip.cloneNode(true) as HTMLElement
  let target: HTMLElement | null = null
  let last: PointerEvent | null = null
  const list = chip.closest('[data-list]')
  const scrolling = list ? edgeScroll(() => last && aim(dayAt(last, list))) : null
  const aim = (next: HTMLElement | null) => {
    if (next === target) return
    target?.removeAttribute('data-aimed')
    next?.setAttribute('data-aimed', 'true')
    target = next
  }
  return {
    take() {
      copy.dataset['ghost'] = 'true'
      copy.setAttribute('aria-hidden', 'true')
      Object.assign(copy.style, {
        width: `${width}px`,
        height: `${height}px`,
        left: `${left}px`,
        top: `${top}px`,
      })
      document.body.append(copy)
      chip.dataset['dragged'] = 'true'
    },
    moveTo(at, from) {
      copy.style.transform = `translate(${at.clientX - from.clientX}px, ${at.clientY - from.clientY}px)`
      last = at
      aim(dayAt(at, list))
      scrolling?.heldAt(at.clientY)
    },
    over: () => target,
    release() {
      aim(null)
      scrolling?.stop()
      copy.remove()
      delete chip.dataset['dragged']
    },
  }
}

/** Pulls the end of the session within its day. */
function stretching(chip: HTMLElement): Hand {
  const lane = chip.closest<HTMLElement>('[data-lane]')
  const before = lane?.style.height ?? ''
  return {
    take: () => undefined,
    moveTo({ clientY }) {
      if (lane) lane.style.height = `${Math.max(16, clientY - lane.getBoundingClientRect().top)}px`
    },
    over: () => chip.closest<HTMLElement>('[data-day]'),
    release() {
      if (lane) lane.style.height = before
    },
  }
}

/**
 * Keeps the page from scrolling while a finger drags something that it picked up within `place`. A
 * browser asks the listener only if it was added before the finger touched the screen.
 */
export function holdStill(place: HTMLElement | null): () => void {
  const stopping = new AbortController()
  const hold = (finger: TouchEvent) => carried && finger.cancelable && finger.preventDefault()
  place?.addEventListener('touchmove', hold, { signal: stopping.signal, passive: false })
  return () => stopping.abort()
}

type Heard = { [K in keyof DocumentEventMap]?: (event: DocumentEventMap[K]) => unknown }

/** Listens to these events of the document until it is stopped. */
function listen(heard: Heard): () => void {
  const stopping = new AbortController()
  for (const [name, listener] of Object.entries(heard))
    document.addEventListener(name, listener as (event: Event) => unknown, {
      signal: stopping.signal,
    })
  return () => stopping.abort()
}

const DAYS = '[data-calendar] [data-day]'

/**
 * The day under the pointer; below the end of a list, where the page cannot go on, its last one.
 */
function dayAt({ clientX, clientY }: PointerEvent, list: Element | null): HTMLElement | null {
  const under = document
    .elementsFromPoint(clientX, clientY)
    .map((element) => element.closest<HTMLElement>(DAYS))
  const last = [...(list?.querySelectorAll<HTMLElement>('[data-day]') ?? [])].at(-1)
  return (
    under.find((day) => day !== null) ??
    (last && clientY > last.getBoundingClientRect().bottom ? last : null)
  )
}

/**
 * Minutes since midnight at a height of a column, by quarters of an hour; null where days have no
 * hours.
 */
export function minutesAt(column: HTMLElement, y: number): number | null {
  const { from, length } = column.dataset
  if (from === undefined || length === undefined) return null
  const { top, height } = column.getBoundingClientRect()
  const minutes = Number(from) + ((y - top) / height) * Number(length)
  return Math.min(24 * 60, Math.max(0, Math.round(minutes / STEP) * STEP))
}

/** The click that follows a drag is none. */
function swallowClick(): void {
  const stopping = new AbortController()
  const swallow = (click: Event) => {
    click.preventDefault()
    click.stopPropagation()
  }
  document.addEventListener('click', swallow, {
    capture: true,
    once: true,
    signal: stopping.signal,
  })
  setTimeout(() => stopping.abort(), 50)
}
