import type { Input, Reply } from '#contract/endpoint.ts'
import type { beginRecording, sendSamples } from '#contract/world/live-recorder.ts'
import { clockAfter } from '#domain/live/clock.ts'
import { MOST_SAMPLES, RECORDING, type Control } from '#domain/live/recording.ts'
import {
  isAllSent,
  isOver,
  lastHeard,
  obeyed,
  withMessages,
  type Readings,
  type Run,
  type Step,
} from './run.ts'
import type { RunHolder } from './run-holder.ts'
import type { RecorderStore } from './stores.ts'

type Answer = Reply<typeof sendSamples>['data']
type Begun = Reply<typeof beginRecording>['data']
type Batch = Input<typeof sendSamples>['body']

/** The server’s calls; they throw an error with `status` and `code` where it refuses. */
export type Calls = {
  begin(code: string, device: string): Promise<Begun>
  send(batch: Batch): Promise<Answer>
}

export type Sending = {
  holder: RunHolder
  store: RecorderStore
  calls: Calls
  now: () => number
  readings: () => Readings
}

/** The server does not move on although it answers. */
class StuckError extends Error {
  override readonly name = 'StuckError'
}

/**
 * Sends the next samples of a recording and does what the answer asks for. Returns whether there is
 * more to send at once. Throws where the server cannot be reached now.
 */
export async function sendNext(sending: Sending): Promise<'more' | 'all'> {
  const { holder } = sending
  try {
    await (holder.get().token === null ? begin(sending) : sendBatch(sending))
  } catch (error) {
    const change = afterRefusal(holder.get(), error)
    if (change === null) throw error
    holder.update(() => ({ run: change, samples: [] }))
  }
  await holder.saved()
  const run = holder.get()
  if (run.refused !== null) return 'all'
  if (run.token === null) return 'more'
  return isAllSent(run) ? 'all' : 'more'
}

async function begin({ holder, calls, now, readings }: Sending): Promise<void> {
  const { code, key } = holder.get()
  const asked_at = now()
  const { token, ...answer } = await calls.begin(code, key)
  const heard = { answer, asked_at, answered_at: now(), readings: readings(), applied: null }
  holder.update((run) => after({ ...run, token }, heard))
}

async function sendBatch({ holder, store, calls, now, readings }: Sending): Promise<void> {
  await holder.saved()
  const run = holder.get()
  const samples = await store.samplesAfter(run, run.stored, MOST_SAMPLES)
  if (samples.length === 0 && run.made > run.stored) throw new StuckError('Nothing is stored')
  const isLast = run.stored + samples.length >= run.made
  // What was done counts once everything before it has come.
  const applied = isLast ? run.applied : null
  const asked_at = now()
  const answer = await calls.send({
    token: run.token ?? '',
    first: run.stored + 1,
    samples,
    clock_offset: run.clock?.offset ?? 0,
    ...(applied !== null && { applied }),
    ...(run.discarded_here === 'taking-back' && { takes_back: true }),
    ...(!isOver(run) && { messages_after: lastHeard(run) }),
  })
  const heard = { answer, asked_at, answered_at: now(), readings: readings(), applied }
  holder.update((held) => after(held, heard))
  if (samples.length > 0 && answer.samples <= run.stored) takeAsStuck(holder, answer)
}

function takeAsStuck(holder: RunHolder, { status }: Answer): void {
  if (status < RECORDING.finished) throw new StuckError('The server takes no samples')
  holder.update((run) => ({ run: { ...run, refused: 'recording_over' }, samples: [] }))
}

type Heard = {
  answer: Answer
  asked_at: number
  answered_at: number
  readings: Readings
  /** What the server was said to have been done. */
  applied: Control | null
}

/** A recording after an answer of the server. */
export function after(run: Run, heard: Heard): Step {
  const { answer, asked_at, answered_at, readings, applied } = heard
  const { server_time, samples: stored, wanted, status } = answer
  const known: Run = {
    ...withMessages(run, answer.messages),
    stored,
    clock: clockAfter(run.clock, { asked_at, answered_at, server_time }),
    applied: run.applied === applied ? null : run.applied,
  }
  const now = { at: answered_at, readings }
  if (wanted !== null && wanted !== known.applied) return obeyed(known, wanted, now)
  const isTakenBack =
    run.status === RECORDING.discarded && known.applied === null && status < RECORDING.finished
  if (!isTakenBack) return { run: known, samples: [] }
  const since = status === RECORDING.active ? answered_at : null
  const { discarded_here: _, ...again } = known
  const active = { ...known.active, since }
  return { run: { ...again, status, active, discarded_at: null }, samples: [] }
}

type Refusal = { status: number; code: string }
const isRefusal = (error: unknown): error is Refusal =>
  error instanceof Error && 'status' in error && 'code' in error

/** What becomes of a recording the server refuses; null where it is only out of reach. */
function afterRefusal(run: Run, error: unknown): Run | null {
  if (!isRefusal(error)) return null
  const { status, code } = error
  if (code === 'connect_over' || code === 'recording_over') return { ...run, refused: code }
  // Another token may have been given out; the name of the recording stays.
  if (status === 404) return run.token === null ? { ...run, refused: 'not_found' } : unlinked(run)
  if (status === 400) return { ...run, refused: 'invalid' }
  return null
}

const unlinked = (run: Run): Run => ({ ...run, token: null })

/** Whether the server is to be asked about a recording: it has more, or a coach may ask for more. */
export const isToAsk = (run: Run, at: number): boolean =>
  run.refused === null && (!isAllSent(run) || !isOver(run) || mayBeTakenBack(run, at))

const TAKE_BACK_MS = 11 * 60_000
const mayBeTakenBack = ({ status, discarded_at }: Run, at: number) =>
  status === RECORDING.discarded && discarded_at !== null && at - discarded_at < TAKE_BACK_MS
