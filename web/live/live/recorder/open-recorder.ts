import { serverNow } from '../../../format/server-clock.ts'
import type { Connection } from '#contract/live/live-recorder.ts'
import { windowAt, type Window } from '#domain/live/recording.ts'
import { steadyClock } from '#domain/live/steady-clock.ts'
import { newKey } from '../../../api/request.ts'
import { openRecorderStore } from './indexed-store.ts'
import { startRecorder, type Recorder } from './recorder.ts'
import { isOver, lastTimeOf, newRun, type Run } from './run.ts'
import type { Calls } from './sender.ts'
import { browserSensors } from './sensors.ts'
import { byBegin, type RecorderStore } from './stores.ts'

/** What the page of a code shows before somebody records, or instead of it. */
export type Opening =
  | { kind: 'opening' }
  | { kind: 'unknown' }
  /** The sticker of a boat that is in no session now; why, in the words of the server. */
  | { kind: 'ashore'; text: string }
  /** There is no connection, and this phone has not opened the code before. */
  | { kind: 'away' }
  /** Too many open codes from this network at once, in the words of the server. */
  | { kind: 'busy'; text: string }
  /** Another window of this phone records. */
  | { kind: 'elsewhere' }
  | { kind: 'closed'; connection: Connection; window: Exclude<Window, 'open'> }
  | { kind: 'open'; recorder: Recorder; again: () => void }

export type OpeningCalls = Calls & { connection(code: string): Promise<Connection> }

/** In the address of the installed page: the code that was opened last. */
const LAST_CODE = 'again'
const LOCK = 'slipway-recorder'

type Parts = {
  code: string
  calls: OpeningCalls
  show: (opening: Opening) => void
  signal: AbortSignal
}

/**
 * Opens what a code records for, once no other window of this phone records, and until the signal
 * says that it is over.
 */
export async function openRecorder(parts: Parts): Promise<void> {
  const { signal, show } = parts
  const hold = async () => {
    if (signal.aborted) return
    const close = await open(parts)
    await ended(signal)
    close()
  }
  if (!('locks' in navigator)) return hold()
  const isFree = await navigator.locks.request(LOCK, { ifAvailable: true }, async (lock) => {
    if (lock) await hold()
    return lock !== null
  })
  if (isFree || signal.aborted) return
  show({ kind: 'elsewhere' })
  await navigator.locks.request(LOCK, { signal }, hold).catch(unlessAborted(signal))
}

const unlessAborted = (signal: AbortSignal) => (error: unknown) => {
  if (!signal.aborted) throw error
}

const ended = (signal: AbortSignal) =>
  new Promise<void>((resolve) => {
    if (signal.aborted) resolve()
    signal.addEventListener('abort', () => resolve(), { once: true })
  })

async function open(parts: Parts): Promise<() => void> {
  const { code: asked, calls, show } = parts
  const store = await openRecorderStore()
  const code = asked === LAST_CODE ? await store.lastCode() : asked
  const kept = code === null ? null : await store.runOf(code)
  // In bad signal nobody waits for what this phone knows.
  if (code !== null && kept) return recordKept({ ...parts, code, store }, kept)
  const found = code === null ? UNKNOWN : await connectionOf(code, { calls, store })
  if (code === null || 'kind' in found) {
    show('kind' in found ? found : UNKNOWN)
    return () => undefined
  }
  const { connection, window } = found
  const run = await goneOnUnder({ store, code, connection })
  if (run === null && window !== 'open') {
    show({ kind: 'closed', connection, window })
    return () => undefined
  }
  const opened = openedIn({ ...parts, code, store })
  await opened.record(run ?? opened.fresh(connection))
  return opened.close
}

type OpenConnection = { connection: Connection; window: Window }
type Nothing = Extract<Opening, { kind: 'unknown' | 'away' | 'ashore' | 'busy' }>
type Asking = { calls: OpeningCalls; store: RecorderStore }
const UNKNOWN: Nothing = { kind: 'unknown' }

/** As the server says it now, else as this phone has kept it. */
async function connectionOf(
  code: string,
  { calls, store }: Asking,
): Promise<OpenConnection | Nothing> {
  try {
    const connection = await calls.connection(code)
    await store.keepConnection(code, connection).catch(() => undefined)
    return { connection, window: connection.window }
  } catch (error) {
    const refusal = error instanceof Error && 'status' in error ? error : null
    if (refusal?.status === 404) return UNKNOWN
    if (refusal?.status === 409) return { kind: 'ashore', text: refusal.message }
    const kept = await store.connectionOf(code)
    if (kept) return { connection: kept, window: windowAt(kept, serverNow()) }
    return refusal?.status === 429 ? { kind: 'busy', text: refusal.message } : { kind: 'away' }
  }
}

type RecorderParts = Parts & { code: string; store: RecorderStore }

/**
 * Goes on with what this phone has, and asks meanwhile what the code leads to now. The sticker of a
 * boat leads to another session the next day.
 */
async function recordKept(parts: RecorderParts, kept: Run): Promise<() => void> {
  const { code, calls, store, show, signal } = parts
  const opened = openedIn(parts)
  const recorder = await opened.record(kept)
  void connectionOf(code, { calls, store }).then(async (found) => {
    if (signal.aborted || 'kind' in found || opened.current() !== recorder) return
    const { connection, window } = found
    const { run } = recorder.state.get()
    if (isSame(run.connection, connection)) {
      if (!isOver(run)) recorder.learn(connection)
      return
    }
    const goesOn = !isOver(run) && windowAt(run.connection, serverNow()) === 'open'
    if (goesOn) return
    if (window === 'open') await opened.record(opened.fresh(connection))
    else {
      opened.close()
      show({ kind: 'closed', connection, window })
    }
  })
  return opened.close
}

/** Whether two codes, or one on two days, lead to the same boat or athlete of the same session. */
const isSame = (one: Connection, other: Connection) =>
  one.session_id === other.session_id &&
  one.participant.kind === other.participant.kind &&
  one.participant.id === other.participant.id

type Renewed = { store: RecorderStore; code: string; connection: Connection }

/** What this phone recorded by a code that was renewed since, for the same boat. */
async function goneOnUnder({ store, code, connection }: Renewed): Promise<Run | null> {
  const unsent = await store.unsent()
  const [last = null] = unsent
    .filter((run) => isLeft(run, connection) && !isOver(run))
    .toSorted(byBegin)
    .slice(-1)
  return last && { ...last, code, token: null, refused: null }
}

const isLeft = ({ refused, connection }: Run, other: Connection) =>
  refused === 'not_found' && isSame(connection, other)

/** The recorder of a code, of one recording after the other. */
function openedIn({ store, calls, show, code }: RecorderParts) {
  let recorder: Recorder | null = null
  const fresh = (connection: Connection) => newRun(newKey(), code, connection, Date.now())
  const record = async (run: Run): Promise<Recorder> => {
    recorder?.close()
    const unsent = await store.unsent()
    const earlier = unsent
      .filter(({ key }) => key !== run.key)
      // The page is opened again: what was refused may be taken now, and by a new code.
      .map((one) => ({
        ...one,
        ...(isLeft(one, run.connection) && { code, token: null }),
        refused: null,
      }))
    const now = steadyClock(() => Date.now(), isOver(run) ? 0 : lastTimeOf(run))
    const parts = { store, calls, sensors: browserSensors(now), now }
    const started = startRecorder({ ...parts, run: { ...run, refused: null }, earlier })
    recorder = started
    const again = () => void record(fresh(started.state.get().run.connection))
    show({ kind: 'open', recorder: started, again })
    return started
  }
  return { fresh, record, current: () => recorder, close: () => recorder?.close() }
}
