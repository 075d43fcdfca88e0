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
}
type Action = { label: Words; run: () => void }

/** What is said; a function where it is to be said in the language chosen since. */
type Words = string | (() => string)
export const wordsIn = (words: Words): string => (typeof words === 'string' ? words : words())

export const notices = createStore<readonly Notice[]>([])

let lastId = 0

/** Shows a notice; the same words are not shown twice at a time. */
export function notify(
  level: Notice['level'],
  text: Words,
  options: Partial<Pick<Notice, 'persistent' | 'action' | 'secondAction'>> = {},
): void {
  const said = wordsIn(text)
  const notice: Notice = { id: ++lastId, level, text, persistent: false, ...options }
  notices.set([...notices.get().filter((other) => wordsIn(other.text) !== said), notice])
  if (!notice.persistent) setTimeout(() => dismiss(notice.id), NOTICE_MS)
}

export const dismiss = (id: number): void =>
  notices.set(notices.get().filter((notice) => notice.id !== id))

/** Puts away the notice with these words, where it is still there. */
export function dismissText(text: Words): void {
  const said = wordsIn(text)
  const shown = notices.get().filter((notice) => wordsIn(notice.text) === said)
  for (const { id } of shown) dismiss(id)
}

const OFFER_MS = 12_000

/** Shows a notice as long as what it offers is likely to be wanted. */
export function notifyOffer(
  level: Notice['level'],
  text: Words,
  offer: Pick<Notice, 'action' | 'secondAction'>,
): void {
  notify(level, text, { persistent: true, ...offer })
  setTimeout(() => dismissText(text), OFFER_MS)
}
