/** The keys of the whole app, in the order they are shown. */
export const SHORTCUTS = [
  { keys: ['?'], name: 'help' },
  { keys: ['/'], name: 'search' },
  { keys: ['g', 'h'], name: 'home' },
  { keys: ['g', 'c'], name: 'calendar' },
  { keys: ['g', 'r'], name: 'reports' },
  { keys: ['n'], name: 'newSession' },
  { keys: ['t'], name: 'today' },
] as const

export const SHORTCUTS_OFF = 'single-key-shortcuts-off'
export const shortcutsEnabled = (): boolean => localStorage.getItem(SHORTCUTS_OFF) !== 'true'

const SECOND_KEY_MS = 1000
const LEADING = 'g'

type Press = Pick<
  KeyboardEvent,
  'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'repeat' | 'defaultPrevented' | 'timeStamp' | 'target'
>

/**
 * Turns key presses into shortcuts such as "n" and "g h"; null for presses that are none, or belong
 * to a field or a dialog.
 */
export function keyReader(): (press: Press) => string | null {
  let ledAt = -Infinity
  return (press) => {
    if (isSearchKey(press)) return SEARCH
    if (
      press.ctrlKey ||
      press.metaKey ||
      press.altKey ||
      press.repeat ||
      press.defaultPrevented ||
      isTaken(press.target)
    )
      return null
    const led = press.timeStamp - ledAt < SECOND_KEY_MS
    ledAt = !led && press.key === LEADING ? press.timeStamp : -Infinity
    const keys = led ? `${LEADING} ${press.key}` : press.key
    return SHORTCUTS.some((shortcut) => shortcut.keys.join(' ') === keys) ? keys : null
  }
}

export const SEARCH = '/'

/** Ctrl or ⌘ with K leads to the search from anywhere but a dialog. */
export const isSearchKey = ({ key, ctrlKey, metaKey, altKey, repeat, target }: Press): boolean =>
  (ctrlKey || metaKey) && !altKey && !repeat && key.toLowerCase() === 'k' && !isInDialog(target)

export const isInDialog = (target: EventTarget | null): boolean =>
  typeof Element !== 'undefined' &&
  target instanceof Element &&
  target.closest('[role="dialog"]') !== null

const isTaken = (target: EventTarget | null): boolean =>
  typeof Element !== 'undefined' &&
  target instanceof Element &&
  target.closest('input, textarea, select, [contenteditable], [role="dialog"], [role="grid"]') !==
    null
