import type { Message } from '#contract/club/messages.ts'
import type { OutboxEntry } from '../../offline/outbox-state.ts'
import { wordsOfEntry } from '../../offline/words-of-entry.ts'

/** A message on its way from this device. */
export type PendingMessage = { entry: OutboxEntry; text: string }

export type Item =
  | { kind: 'day'; key: string; at: string }
  | { kind: 'unread'; key: string }
  | { kind: 'message'; key: string; message: Message; isFollowUp: boolean }
  | { kind: 'pending'; key: string; pending: PendingMessage }

type Parts = {
  messages: readonly Message[]
  entries: readonly OutboxEntry[]
  /** The last number that was read when the thread was opened; null for none to mark. */
  readNumber: number | null
  /** The day of an instant in the zone of the club. */
  dayOf: (instant: string) => string
}

/** Messages within so many milliseconds of the one before stand under one name. */
const TOGETHER_MS = 5 * 60_000

/** What a thread shows, in order: days, where what is new begins, messages, and those on their way. */
export function timelineOf({ messages, entries, readNumber, dayOf }: Parts): Item[] {
  const items: Item[] = []
  const firstNew = newFrom(messages, readNumber)
  let before: Message | null = null
  for (const message of messages) {
    const isNewDay = before === null || dayOf(before.sent_at) !== dayOf(message.sent_at)
    const isFirstNew = message.number === firstNew
    if (isNewDay) items.push({ kind: 'day', key: `day ${message.number}`, at: message.sent_at })
    if (isFirstNew) items.push({ kind: 'unread', key: 'unread' })
    const isFollowUp = !isNewDay && !isFirstNew && before !== null && isTogether(before, message)
    items.push({ kind: 'message', key: keyOf(message), message, isFollowUp })
    before = message
  }
  const stored = new Set(messages.filter(({ is_own }) => is_own).map(({ client_id }) => client_id))
  for (const entry of entries) {
    const body = wordsOfEntry(entry)
    if (body && !stored.has(body.client_id))
      items.push({ kind: 'pending', key: body.client_id, pending: { entry, text: body.text } })
  }
  return items
}

/** One’s own keeps its place when it has been stored. */
const keyOf = ({ is_own, client_id, number }: Message) => (is_own ? client_id : String(number))

function newFrom(messages: readonly Message[], readNumber: number | null): number | undefined {
  if (readNumber === null) return undefined
  return messages.find(({ number, is_own }) => number > readNumber && !is_own)?.number
}

const isTogether = (one: Message, next: Message) =>
  one.author?.id === next.author?.id &&
  one.author !== null &&
  next.to_crews.length + next.to_people === 0 &&
  Date.parse(next.sent_at) - Date.parse(one.sent_at) < TOGETHER_MS
