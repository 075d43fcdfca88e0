import { NOTICE_MS } from '#domain/constants/limits.ts'
import { createStore } from './store.ts'

export type Notice = {
  id: number
  level: 'success' | 'info' | 'warning' | 'error'
  text: string
  /** Stays until someone closes it. */
  persistent: boolean
  action?: Action
  /** Beside the first, as notifying people is beside undoing. */
  secondAction?: Action
}
type Action = { label: string; run: () => void }

export const notices = createStore<readonly Notice[]>([])

let lastId = 0

/** Shows a notice; the same words are not shown twice at a time. */
export function notify(
  level: Notice['level'],
  text: string,
  options: Partial<Pick<Notice, 'persistent' | 'action' | 'secondAction'>> = {},
): void {
  const notice: Notice = { id: ++lastId, level, text, persistent: false, ...options }
  notices.set([...notices.get().filter((other) => other.text !== text), notice])
  if (!notice.persistent) setTimeout(() => dismiss(notice.id), NOTICE_MS)
}

export const dismiss = (id: number): void =>
  notices.set(notices.get().filter((notice) => notice.id !== id))

/** Puts away the notice with these words, where it is still there. */
export function dismissText(text: string): void {
  for (const { id } of notices.get().filter((notice) => notice.text === text)) dismiss(id)
}

const OFFER_MS = 12_000

/** Shows a notice as long as what it offers is likely to be wanted. */
export function notifyOffer(
  level: Notice['level'],
  text: string,
  offer: Pick<Notice, 'action' | 'secondAction'>,
): void {
  notify(level, text, { persistent: true, ...offer })
  setTimeout(() => dismissText(text), OFFER_MS)
}
