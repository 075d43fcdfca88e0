import type { Connection } from '#contract/world/live-recorder.ts'
import { windowAt, type Window } from '#domain/live/recording.ts'
import { newKey } from '../../../request.ts'
import { openRecorderStore } from './indexed-store.ts'
import { startRecorder, type Recorder } from './recorder.ts'
import { isOver, newRun, type Run } from './run.ts'
import type { Calls } from './sender.ts'
import { browserSensors } from './sensors.ts'
import type { RecorderStore } from './stores.ts'

/** What the page of a code shows before somebody records, or instead of it. */
export type Opening =
  | { kind: 'opening' }
  | { kind: 'unknown' }
  /** The sticker of a boat that is in no session now; why, in the words of the server. */
  | { kind: 'ashore'; text: string }
  /** There is no connection, and this phone has not opened the code before. */
  | { kind: 'away' }
  /** Another window of this phone records. */
  | { kind: 'elsewhere' }
  | { kind: 'closed'; connection: Connection; window: Exclude<Window, 'open'> }
  | { kind: 'open'; recorder: Recorder; again: () => void }

export type OpeningCalls = Calls & { connection(code: string): Promise<Connection> }

/** In the address of the installed page: the code that was opened last. */
export const LAST_CODE = 'again'
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

async function open({ code: asked, calls, show }: Parts): Promise<() => void> {
  const store = await openRecorderStore()
  const code = asked === LAST_CODE ? await store.lastCode() : asked
  const run = code === null ? null : await store.runOf(code)
  const found = code === null ? UNKNOWN : await connectionOf(code, { calls, store, run })
  if (code === null || 'kind' in found) {
    show('kind' in found ? found : UNKNOWN)
    return () => undefined
  }
  const { connection, window } = found
  const isNew = run === null || !isSame(run.connection, connection)
  if (isNew && window !== 'open') {
    show({ kind: 'closed', connection, window })
    return () => undefined
  }
  return record({ store, calls, show, code, connection, run })
}

type Found = { connection: Connection; window: Window }
type Nothing = Extract<Opening, { kind: 'unknown' | 'away' | 'ashore' }>
type Asking = { calls: OpeningCalls; store: RecorderStore; run: Run | null }
const UNKNOWN: Nothing = { kind: 'unknown' }

/** As the server says it now, else as this phone has kept it. */
async function connectionOf(code: string, { calls, store, run }: Asking): Promise<Found | Nothing> {
  try {
    const connection = await calls.connection(code)
    await store.keepConnection(code, connection).catch(() => undefined)
    return { connection, window: connection.window }
  } catch (error) {
    const refusal = error instanceof Error && 'status' in error ? error : null
    const isAway = refusal?.status !== 404 && refusal?.status !== 409
    const begun = run && (isAway || !isOver(run)) ? run.connection : null
    const kept = begun ?? (isAway ? await store.connectionOf(code) : null)
    if (kept) return { connection: kept, window: windowAt(kept, Date.now()) }
    if (isAway) return { kind: 'away' }
    return refusal.status === 409 ? { kind: 'ashore', text: refusal.message } : UNKNOWN
  }
}

/** The sticker of a boat leads to another session the next day. */
const isSame = (one: Connection, other: Connection) =>
  one.starts_at === other.starts_at &&
  one.session_name === other.session_name &&
  one.participant.name === other.participant.name

type Recording = Pick<Parts, 'calls' | 'show'> & {
  store: RecorderStore
  code: string
  connection: Connection
  run: Run | null
}

/** Goes on with the recording of this code, or lets somebody begin one. */
async function record({ store, calls, show, code, connection, run }: Recording) {
  const fresh = () => newRun(newKey(), code, connection, Date.now())
  const goneOnWith = (kept: Run | null) => {
    if (kept === null || !isSame(kept.connection, connection)) return fresh()
    return isOver(kept) ? kept : { ...kept, connection }
  }
  const start = async (first: Run) => {
    const unsent = await store.unsent()
    const earlier = unsent.filter(({ key }) => key !== first.key)
    const parts = { store, calls, sensors: browserSensors, now: () => Date.now() }
    return startRecorder({ ...parts, run: first, earlier })
  }
  let recorder = await start(goneOnWith(run))
  const again = async () => {
    recorder.close()
    recorder = await start(fresh())
    show({ kind: 'open', recorder, again: () => void again() })
  }
  show({ kind: 'open', recorder, again: () => void again() })
  return () => recorder.close()
}
