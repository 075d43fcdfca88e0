import type { Endpoint } from '#contract/endpoint.ts'
import { queryClient } from '../api/query-client.ts'
import { newKey, type ApiInput } from '../api/request.ts'
import { accessToken, selectedClubId } from '../shell/session-store.ts'
import { meQuery } from '../shell/viewer.ts'
import { database } from './database.ts'
import { outboxStore, type OutboxEntry } from './outbox-state.ts'
import { followFetches, isFetchedSince } from './fetch-times.ts'
import { forgetOlder } from './kept-replies.ts'
import { sendEntry, sendUnkept } from './send-entry.ts'
import { refreshShown } from './shown-copies.ts'

/**
 * These failures are worth a retry: no connection, a sign-in that has expired, a server that is
 * busy or down.
 */
const PASSING = new Set([0, 401, 408, 425, 429, 502, 503, 504])
const RETRY_MS = [3000, 10_000, 30_000, 60_000] as const
/** How many stored entries stay on show. */
const SHOWN_STORED = 200

/**
 * The person whose entries are sent, and the sign-in they are sent with: another tab may have
 * signed in somebody else by now.
 */
let person: number | null = null
let token: string | null = null
let failures = 0
let timer: ReturnType<typeof setTimeout> | undefined
let run: Promise<void> | undefined
let again = false
/**
 * Fetching again what was stored: one run after the other, since a newer one would end the older.
 */
let settling = Promise.resolve()
const channel =
  typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel('slipway-outbox')

type About<E extends Endpoint> = {
  input: ApiInput<E>
  subject: string
  title: string
  refresh: readonly Endpoint[]
  names?: Readonly<Record<string, string>>
}

/**
 * Keeps an entry on this device and sends it when it can be sent, after those made before it. Name
 * the endpoint, the subject and what to fetch again once it is stored; `useOutbox` and `usePending`
 * show its state. Use it only for calls that have the same effect when they are repeated. An entry
 * that cannot be kept is sent at once; a failure is shown, and rejects.
 */
export async function putInOutbox<E extends Endpoint>(
  endpoint: E,
  { input, subject, title, refresh, names = {} }: About<E>,
): Promise<void> {
  const owner = person ?? queryClient.getQueryData(meQuery.queryKey)?.data.id
  if (owner === undefined) throw new Error('Nobody is signed in whose entry this could be')
  const { params, body } = input as OutboxEntry['input']
  const entry: Omit<OutboxEntry, 'id'> = {
    key: newKey(),
    user_id: owner,
    club_id: endpoint.access.level === 'member' ? selectedClubId() : null,
    call: { method: endpoint.method, path: endpoint.path },
    input: { ...(params && { params }), ...(body !== undefined && { body }) },
    subject,
    title,
    names,
    refresh: refresh.map(({ method, path }) => `${method} ${path}`),
    made_at: new Date().toISOString(),
    state: 'waiting',
    delayed: false,
    problem: null,
  }
  try {
    // The key is given by the store.
    await (await database()).add('entries', entry as OutboxEntry)
  } catch {
    await sendUnkept(endpoint, input, entry.key)
    return void fetchAgain([entry])
  }
  await showEverywhere()
  void flush()
}

/** Takes an entry back by hand. */
export async function discard(id: number): Promise<void> {
  await (await database()).delete('entries', id)
  await showEverywhere()
}

/**
 * Sends a refused entry once more, with what the person has decided on: after those made before this
 * decision, of which the server may have one already.
 */
export async function sendAgain(
  { id, ...entry }: OutboxEntry,
  input: OutboxEntry['input'] = entry.input,
): Promise<void> {
  const next = { ...entry, input, key: newKey(), state: 'waiting', problem: null } as const
  const writing = (await database()).transaction('entries', 'readwrite')
  // The key is given by the store.
  await Promise.all([
    writing.store.delete(id),
    writing.store.add(next as unknown as OutboxEntry),
    writing.done,
  ])
  await showEverywhere()
  void flush()
}

/** Whose entries are here and not sent yet, and how many; also on a page that follows none. */
export async function unsentHere(): Promise<{ user_id: number; count: number }> {
  const user_id = (await queryClient.ensureQueryData(meQuery)).data.id
  const all = await (await database()).getAll('entries')
  const own = all.filter((entry) => entry.user_id === user_id && entry.state !== 'stored')
  return { user_id, count: own.length }
}

/**
 * Follows the entries of a person and sends them whenever there is a connection. Returns how to
 * stop.
 */
export function runOutbox(userId: number): () => void {
  person = userId
  token = accessToken()
  const now = () => {
    failures = 0
    void refreshShown()
    void flush()
  }
  const seen = () => document.visibilityState === 'visible' && now()
  const follow = () => void show()
  window.addEventListener('online', now)
  document.addEventListener('visibilitychange', seen)
  channel?.addEventListener('message', follow)
  const stopFollowing = followFetches()
  void showKept().then(flush)
  return () => {
    stopFollowing()
    person = null
    clearTimeout(timer)
    window.removeEventListener('online', now)
    document.removeEventListener('visibilitychange', seen)
    channel?.removeEventListener('message', follow)
    outboxStore.set({ entries: [], settled: new Set() })
  }
}

/** Sends what waits, in order; one run at a time, over all tabs. */
export async function flush(): Promise<void> {
  again = true
  run ??= (async () => {
    try {
      while (again) {
        again = false
        await alone(drain)
      }
    } finally {
      run = undefined
    }
  })()
  await run
}

const alone = (work: () => Promise<void>): Promise<void> =>
  'locks' in navigator ? navigator.locks.request('slipway-outbox', work) : work()

async function drain(): Promise<void> {
  clearTimeout(timer)
  for (let entry = await nextEntry(); entry; entry = await nextEntry()) {
    const problem = await sendEntry(entry)
    const db = await database()
    if (problem && PASSING.has(problem.status)) {
      await delay()
      await showEverywhere()
      tryLater()
      return
    }
    failures = 0
    if (problem) {
      await db.put('entries', { ...entry, state: 'needs-you', problem })
      // Something else stands there by now, which its person has to see.
      settling = settling.then(() => fetchAgain([entry]))
    } else {
      const stored = { ...entry, state: 'stored', stored_at: Date.now() } as const
      await db.put('entries', stored)
      const { entries, settled } = outboxStore.get()
      // In its place: what was entered after it still lies on top of it.
      outboxStore.set({
        entries: entries.map((one) => (one.id === entry.id ? stored : one)),
        settled,
      })
    }
    await showEverywhere()
  }
  // The next entry does not wait for what is fetched again after this one.
  settling = settling.then(settle)
}

function tryLater(): void {
  clearTimeout(timer)
  timer = setTimeout(() => void flush(), RETRY_MS[Math.min(failures++, RETRY_MS.length - 1)])
}

/** What waits behind an entry that could not be sent waits with it. */
async function delay(): Promise<void> {
  const db = await database()
  const waiting = (await ownEntries()).filter(
    ({ state, delayed }) => state === 'waiting' && !delayed,
  )
  await Promise.all(waiting.map((entry) => db.put('entries', { ...entry, delayed: true })))
}

async function nextEntry(): Promise<OutboxEntry | undefined> {
  if (person === null || token === null || accessToken() !== token) return undefined
  return (await ownEntries()).find(({ state }) => state === 'waiting')
}

async function ownEntries(): Promise<OutboxEntry[]> {
  const all = await (await database()).getAll('entries')
  return all.filter(({ user_id }) => user_id === person)
}

/**
 * Fetches again what the stored entries have changed. Only what has really been fetched settles an
 * entry; until then screens show the entry itself, also after the page was opened again.
 */
async function settle(): Promise<void> {
  const { entries, settled } = outboxStore.get()
  const open = entries.filter(({ id, state }) => state === 'stored' && !settled.has(id))
  if (open.length === 0) return
  await refreshShown()
  await fetchAgain(open)
  const done = open.filter(({ refresh, stored_at = 0 }) => isFetchedSince(refresh, stored_at))
  const db = await database()
  for (const { id, refresh, stored_at = 0 } of done) {
    await forgetOlder(refresh, stored_at)
    await db.delete('entries', id)
  }
  const now = outboxStore.get()
  outboxStore.set({ ...now, settled: new Set([...now.settled, ...done.map(({ id }) => id)]) })
  if (done.length < open.length) tryLater()
}

async function fetchAgain(entries: readonly Pick<OutboxEntry, 'refresh'>[]): Promise<void> {
  const names = [...new Set(entries.flatMap(({ refresh }) => refresh))]
  await Promise.all(
    names.map((name) => queryClient.invalidateQueries({ queryKey: [name], refetchType: 'all' })),
  )
}

/**
 * Shows what this device keeps, all of it at once, also what was stored before the page was opened
 * and whose effect was not fetched yet.
 */
async function showKept(): Promise<void> {
  const entries = await ownEntries()
  outboxStore.set({ entries, settled: outboxStore.get().settled })
}

/** Shows the entries as they are kept, and those this tab has seen stored. */
async function show(): Promise<void> {
  const kept = (await ownEntries()).filter(({ state }) => state !== 'stored')
  const { entries, settled } = outboxStore.get()
  const stored = entries.filter(({ state }) => state === 'stored').slice(-SHOWN_STORED)
  outboxStore.set({ entries: [...stored, ...kept], settled })
}

async function showEverywhere(): Promise<void> {
  await show()
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel reaches this origin only
  channel?.postMessage('changed')
}
