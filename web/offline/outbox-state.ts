import type { Method } from '#contract/endpoint.ts'
import { selectedClubId } from '../shell/session-store.ts'
import { createStore, useStore } from '../shell/store.ts'

/**
 * Something a person entered, on its way to the server. `waiting`: kept on this device until it can
 * be sent. `needs-you`: the server has refused it. `stored`: the server has it; kept until what it
 * changed has been fetched again.
 */
export type OutboxEntry = {
  id: number
  /** Idempotency-Key, the same for every try: however often it is sent, it is done once. */
  key: string
  user_id: number
  /** The club it is entered in; null where it is not of a club that is selected. */
  club_id: number | null
  call: { method: Method; path: string }
  input: { params?: Record<string, string | number>; body?: unknown }
  /** What it is about, such as `session/17`: screens find by it what of theirs is on the way. */
  subject: string
  /** Said to people: the session's name. */
  title: string
  /**
   * Names of things in the input by their ids, for screens that show them before the server does.
   */
  names: Readonly<Record<string, string>>
  /** The calls to fetch again when it is stored. */
  refresh: readonly string[]
  /** ISO 8601 */
  made_at: string
  /** When the server said that it has it, in milliseconds. */
  stored_at?: number
  state: 'waiting' | 'needs-you' | 'stored'
  /** It could not be sent at once. */
  delayed: boolean
  /** Why the server refused it; `current` is the value that is stored there now. */
  problem: { status: number; code: string; message: string; current?: readonly object[] } | null
}

/**
 * The signed-in person's entries in the order they were made. `settled` are stored and shown by
 * what was fetched since.
 */
export type Outbox = { entries: readonly OutboxEntry[]; settled: ReadonlySet<number> }

export const outboxStore = createStore<Outbox>({ entries: [], settled: new Set() })

/** Whether an entry is about a thing as the selected club knows it: a person has mornings in each. */
const isAbout = (subject: string, { subject: about, club_id }: OutboxEntry): boolean =>
  about === subject && (club_id === null || club_id === selectedClubId())

/** The entries about one thing, and all of them without a subject. */
export function useOutbox(subject?: string): readonly OutboxEntry[] {
  const { entries } = useStore(outboxStore)
  return subject === undefined ? entries : entries.filter((entry) => isAbout(subject, entry))
}

/**
 * The entries a screen shows on top of what it has fetched: on their way, or stored but not fetched
 * again yet.
 */
export const pendingIn = ({ entries, settled }: Outbox, subject: string): readonly OutboxEntry[] =>
  entries.filter(
    (entry) => isAbout(subject, entry) && entry.state !== 'needs-you' && !settled.has(entry.id),
  )

export const usePending = (subject: string): readonly OutboxEntry[] =>
  pendingIn(useStore(outboxStore), subject)

/** The one to show for several entries about the same thing; null when nothing has to be said. */
export function stateOf(entries: readonly OutboxEntry[]): OutboxEntry['state'] | null {
  if (entries.some(({ state }) => state === 'needs-you')) return 'needs-you'
  if (entries.some(({ state, delayed }) => state === 'waiting' && delayed)) return 'waiting'
  return entries.some(({ state, delayed }) => state === 'stored' && delayed) ? 'stored' : null
}

/** Long enough for a good connection. */
const SOON_MS = 2000

/**
 * Resolves as soon as all entries for a subject are stored, or after a moment if they are not, and
 * says whether they are.
 */
export function soonStored(subject: string, patience = SOON_MS): Promise<boolean> {
  const stored = () =>
    outboxStore.get().entries.every((entry) => !isAbout(subject, entry) || entry.state === 'stored')
  return new Promise((resolve) => {
    const end = (answer: boolean) => {
      stop()
      clearTimeout(timer)
      resolve(answer)
    }
    const stop = outboxStore.subscribe(() => stored() && end(true))
    const timer = setTimeout(() => end(stored()), patience)
    if (stored()) end(true)
  })
}
