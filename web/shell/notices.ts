import { NOTICE_MS } from '#domain/constants/limits.ts'
import { createStore } from './store.ts'

export type Notice = {
  id: number
  level: 'success' | 'info' | 'warning' | 'error'
  text: Words
  /** Stays until someone closes it. */
  persistent: boolean
  action?: Action
  /** Beside the first, as notifying people is beside undoing. */
  secondAction?: Action
  /** What it offers is always the same, so that one of them is enough. */
  once?: true
}
type Action = { label: Words; run: () => void }

/** What is said; a function where it is to be said in the language chosen since. */
type Words = string | (() => string)
export const wordsIn = (words: Words): string => (typeof words === 'string' ? words : words())

export const notices = createStore<readonly Notice[]>([])

let lastId = 0

const offers = ({ action, secondAction, once }: Notice) =>
  once !== true && (action ?? secondAction) !== undefined

/**
 * Shows a notice and returns its id. The same words are not shown twice at a time, except where
 * each offers something about what it says, as to undo it.
 */
export function notify(
  level: Notice['level'],
  text: Words,
  options: Partial<Pick<Notice, 'persistent' | 'action' | 'secondAction' | 'once'>> = {},
): number {
  const said = wordsIn(text)
  const notice: Notice = { id: ++lastId, level, text, persistent: false, ...options }
  const isReplaced = (other: Notice) =>
    wordsIn(other.text) === said && !offers(other) && !offers(notice)
  notices.set([...notices.get().filter((other) => !isReplaced(other)), notice])
  if (!notice.persistent) setTimeout(() => dismiss(notice.id), NOTICE_MS)
  return notice.id
}

export const dismiss = (id: number): void =>
  notices.set(notices.get().filter((notice) => notice.id !== id))

const OFFER_MS = 12_000

/** Shows a notice as long as what it offers is likely to be wanted. */
export function notifyOffer(
  level: Notice['level'],
  text: Words,
  offer: Pick<Notice, 'action' | 'secondAction'>,
): void {
  const id = notify(level, text, { persistent: true, ...offer })
  setTimeout(() => dismiss(id), OFFER_MS)
}
