import type { Input, Reply } from '#contract/endpoint.ts'
import type { beginRecording, sendSamples } from '#contract/live/live-recorder.ts'
import { clockAfter } from '#domain/live/clock.ts'
import { MOST_SAMPLES, RECORDING, type Control } from '#domain/live/recording.ts'
import { isAllSent, isOver, type Readings, type Made, type Run, type Step } from './run.ts'
import { lastShown, obeyed, withMessages } from './run-control.ts'
import { isOnMachineIn, laneOf } from './run-machine.ts'
import { afterRefusal, isNotUnderstood } from './refusals.ts'
import type { RunHolder } from './run-holder.ts'
import type { RecorderStore } from './stores.ts'

type Answer = Reply<typeof sendSamples>['data']
type Begun = Reply<typeof beginRecording>['data']
type Beginning = Input<typeof beginRecording>['body']
type Batch = Input<typeof sendSamples>['body']

/** The server’s calls; they throw an error with `status` and `code` where it refuses. */
export type Calls = {
  begin(code: string, body: Beginning): Promise<Begun>
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

/** Answers in a row after which nothing more is with the server: the rest waits for the next time. */
const MOST_FRUITLESS = 4

/** Sends what there is, for as long as the server takes something of it. */
export async function sendAll(sending: Sending): Promise<void> {
  const { holder } = sending
  for (let fruitless = 0; fruitless < MOST_FRUITLESS;) {
    const { stored } = holder.get()
    if ((await sendNext(sending)) === 'all') return
    fruitless = holder.get().stored > stored ? 0 : fruitless + 1
  }
}

/**
 * Sends the next samples of a recording and does what the answer asks for. Returns whether there is
 * more to send at once. Throws where the server cannot be reached now.
 */
async function sendNext(sending: Sending): Promise<'more' | 'all'> {
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
  const { code, key, began_at, prepared_at, connection } = holder.get()
  const asked_at = now()
  const { token, ...answer } = await calls.begin(code, {
    device: key,
    began_ago_ms: Math.max(0, Math.round(asked_at - (prepared_at ?? began_at))),
    session_id: connection.session_id,
    participant_id: connection.participant.id,
  })
  const heard = { answer, asked_at, answered_at: now(), readings: readings(), applied: null }
  holder.update((run) => after({ ...run, token }, heard))
}

async function sendBatch({ holder, calls, now, readings }: Sending): Promise<void> {
  await holder.saved()
  const run = holder.get()
  const samples = await holder.samplesAfter(run.stored, MOST_SAMPLES)
  if (samples.length === 0 && run.made > run.stored) throw new StuckError('Nothing is stored')
  // What was done counts once everything before it has come.
  const appliedWith = (part: readonly Made[]) =>
    run.stored + part.length >= run.made ? run.applied : null
  const send = async (part: readonly Made[]): Promise<Sent> => {
    const applied = appliedWith(part)
    const asked_at = now()
    const answer = await calls.send({
      token: run.token ?? '',
      first: run.stored + 1,
      samples: [...part],
      clock_offset: run.clock?.offset ?? 0,
      ...(applied !== null && { applied }),
      ...(run.discarded_here === 'taking-back' && { takes_back: true }),
      ...(!isOver(run) && { messages_after: lastShown(run) }),
      ...(isOnMachineIn(run) && { lane: laneOf(run, asked_at, readings().heart_rate) }),
    })
    return { answer, asked_at, answered_at: now(), applied }
  }
  const { left_out, ...sent } = await sendUnderstood(samples, send)
  const heard = { ...sent, readings: readings() }
  holder.update((held) => after(withLeftOut(held, left_out), heard))
  if (samples.length > 0 && sent.answer.samples <= run.stored) takeAsStuck(holder, sent.answer)
}

type Sent = Pick<Heard, 'answer' | 'asked_at' | 'answered_at' | 'applied'>

/**
 * Sends samples. Where the server does not understand one of them, half of them, and so on until
 * that one is found: of it only the time and the mark are sent, since its number has to come.
 */
async function sendUnderstood(
  samples: readonly Made[],
  send: (part: readonly Made[]) => Promise<Sent>,
): Promise<Sent & { left_out: number }> {
  try {
    return { ...(await send(samples)), left_out: 0 }
  } catch (error) {
    const [first] = samples
    if (!isNotUnderstood(error) || first === undefined) throw error
    if (samples.length > 1)
      return sendUnderstood(samples.slice(0, Math.ceil(samples.length / 2)), send)
    const at = Number.isFinite(first.at) && first.at > 0 ? first.at : 0
    return { ...(await send([{ at, mark: first.mark ?? null }])), left_out: 1 }
  }
}

const withLeftOut = (run: Run, count: number): Run =>
  count === 0 ? run : { ...run, left_out: (run.left_out ?? 0) + count }

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
function after(run: Run, heard: Heard): Step {
  const { answer, asked_at, answered_at, readings, applied } = heard
  const { server_time, samples: stored, wanted, status } = answer
  const known: Run = {
    ...withMessages(run, answer.messages),
    stored,
    // What this phone had no room for is lost with a reload, and the server may have it.
    made: Math.max(run.made, stored),
    clock: clockAfter(run.clock, { asked_at, answered_at, server_time }),
    applied: run.applied === applied ? null : run.applied,
    ...(answer.race !== undefined && { race: answer.race }),
  }
  const now = { at: answered_at, readings }
  if (wanted !== null && wanted !== known.applied) return obeyed(known, wanted, now)
  if (known.applied !== null || known.made > known.stored) return { run: known, samples: [] }
  const isDiscarded = status === RECORDING.discarded
  if (isDiscarded && run.status === RECORDING.finished)
    return { run: { ...known, status, discarded_at: answered_at }, samples: [] }
  const isTakenBack = run.status === RECORDING.discarded && !isDiscarded
  if (!isTakenBack) return { run: known, samples: [] }
  const since = status === RECORDING.active ? answered_at : null
  const { discarded_here: _, ...again } = known
  const active = { ...known.active, since }
  return { run: { ...again, status, active, discarded_at: null }, samples: [] }
}

/** Whether the server is to be asked about a recording: it has more, or a coach may ask for more. */
export const isToAsk = (run: Run, at: number): boolean =>
  run.refused === null && (!isAllSent(run) || !isOver(run) || mayBeTakenBack(run, at))

const TAKE_BACK_MS = 11 * 60_000
const mayBeTakenBack = ({ status, discarded_at }: Run, at: number) =>
  status === RECORDING.discarded && discarded_at !== null && at - discarded_at < TAKE_BACK_MS
