import { useEffect, type RefObject } from 'react'

/** Where reading can go on: headings, and the names of rows that are marked as such. */
const PLACES = 'h1, h2, h3, h4, h5, h6, [data-place]'
/** Long enough for a call to the server; after that the person has moved on by other means. */
const REMEMBERED_MS = 15_000
/**
 * Code that knows better where the focus goes, such as a closing dialog, has had its turn by then.
 */
const TURN_MS = 60
/**
 * A button that is still switched off once its screen has been quiet for so long has done its last,
 * unless it shows that it is at work: a call takes its time on a bad line.
 */
const QUIET_MS = 1500

/**
 * What was pressed, the places above it, the nearest first, and whether by a pointer, which nothing
 * may scroll away from under.
 */
type Pressed = { button: HTMLElement; places: HTMLElement[]; path: string; pointer: boolean }

/**
 * Keeps the place of who works with the keyboard or hears the screen: where a button goes with what
 * it did, the focus goes to the nearest heading or named row above it instead of to the top of the
 * page; where it only stops working for a while, back to it.
 */
export function useKeptFocus(host: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    let pressed: Pressed | null = null
    let forget: ReturnType<typeof setTimeout> | undefined
    const screen = watchScreen((isQuiet) => {
      if (!pressed || document.activeElement !== document.body) return 'done'
      const answer = pressed.path === location.pathname ? focusBack(pressed, isQuiet) : 'left'
      if (answer === 'left') release()
      return answer === 'waits' ? 'ask-when-quiet' : 'done'
    })
    const release = () => {
      pressed = null
      screen.stop()
      clearTimeout(forget)
    }
    const press = ({ target, detail }: MouseEvent) => {
      const button =
        target instanceof Element ? target.closest<HTMLElement>('button, a, [role=button]') : null
      if (!button || !host.current?.contains(button)) return
      release()
      pressed = {
        button,
        places: placesAbove(button, host.current),
        path: location.pathname,
        pointer: detail > 0,
      }
      screen.start()
      forget = setTimeout(release, REMEMBERED_MS)
    }
    const move = ({ target }: FocusEvent) => {
      const isElsewhere = target instanceof Element && target !== pressed?.button
      if (isElsewhere && !target.closest('[role=dialog]')) release()
    }
    document.addEventListener('click', press, true)
    document.addEventListener('focusin', move)
    return () => {
      release()
      document.removeEventListener('click', press, true)
      document.removeEventListener('focusin', move)
    }
  }, [host])
}

/** Looks a moment after each change of the screen, and once more when it stays quiet if asked to. */
function watchScreen(look: (isQuiet: boolean) => 'done' | 'ask-when-quiet') {
  let turn: ReturnType<typeof setTimeout> | undefined
  const lookIn = (ms: number, isQuiet: boolean) => {
    clearTimeout(turn)
    turn = setTimeout(() => {
      if (look(isQuiet) === 'ask-when-quiet') lookIn(QUIET_MS, true)
    }, ms)
  }
  const changes = new MutationObserver(() => lookIn(TURN_MS, false))
  return {
    start: () =>
      changes.observe(document.body, {
        subtree: true,
        childList: true,
        attributes: true,
        attributeFilter: ['disabled'],
      }),
    stop: () => {
      changes.disconnect()
      clearTimeout(turn)
    },
  }
}

/**
 * Gives the focus back to the button, or to the nearest place above it once it has left. Switched
 * off it takes no focus; what it does may be under way, and its screen stirs again when that is
 * done.
 */
function focusBack(
  { button, places, pointer }: Pressed,
  isQuiet: boolean,
): 'back' | 'waits' | 'left' {
  if (isShown(button) && !isOff(button)) {
    button.focus({ preventScroll: pointer })
    return 'back'
  }
  if (isShown(button) && (!isQuiet || isAtWork(button))) return 'waits'
  const place = places.find((one) => isShown(one) && one.matches(PLACES))
  if (place) goTo(place, pointer)
  return 'left'
}

const isOff = (button: HTMLElement) => button.matches(':disabled')
const isAtWork = (button: HTMLElement) => button.matches('[data-loading]')

const isShown = (element: HTMLElement) => element.isConnected && element.checkVisibility()

function placesAbove(button: HTMLElement, host: HTMLElement): HTMLElement[] {
  const above = (place: HTMLElement) =>
    (place.compareDocumentPosition(button) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0
  return [...host.querySelectorAll<HTMLElement>(PLACES)].filter(above).toReversed()
}

/** A heading takes the focus only for this once. */
function goTo(place: HTMLElement, preventScroll: boolean): void {
  if (!place.hasAttribute('tabindex')) {
    place.tabIndex = -1
    place.addEventListener('blur', () => place.removeAttribute('tabindex'), { once: true })
  }
  place.focus({ preventScroll })
}
