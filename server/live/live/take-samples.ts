import type { Input } from '#contract/endpoint.ts'
import type { sendSamples } from '#contract/live/live-recorder.ts'
import {
  RECORDING,
  statusWanted,
  type Control,
  type RecordingStatus,
} from '#domain/live/recording.ts'
import { judgeSamples } from '#domain/live/judge.ts'
import { standingAfter } from '#domain/live/standing.ts'
import { demand, found } from '../../http/refusal.ts'
import type { Announcer } from './announce-samples.ts'
import type { Held, HeldRecordings } from './held-recordings.ts'
import type { Following, Store } from './store.ts'

type Batch = Input<typeof sendSamples>['body']
type Parts = { store: Store; held: HeldRecordings; announcer: Announcer }

/** Another node or another request of the device came first: its samples are then known. */
const TRIES = 5

/**
 * Stores what is new of a batch, once however often it is sent, and lets those who follow know.
 * @throws Refusal not_found for a token no recording has, recording_over after a week
 */
export async function takeSamples({ store, held, announcer }: Parts, batch: Batch): Promise<Held> {
  for (let tries = 1; ; tries += 1) {
    const before = found(await held.of(batch.token))
    demand(!before.is_old, 'recording_over')
    const next = following(before, batch, Date.now())
    if (await store(next)) {
      held.keep(batch.token, next.after)
      announcer.note(next)
      return next.after
    }
    held.forget(batch.token)
    if (tries === TRIES) return found(await held.of(batch.token))
  }
}

/**
 * What a batch makes of a recording. After a gap, and once the device has finished it, nothing is
 * new; one that the server finished goes on where it was.
 */
function following(before: Held, batch: Batch, now: number): Following {
  const isNext = batch.first <= before.samples + 1
  const come = isNext ? batch.samples.slice(before.samples + 1 - batch.first) : []
  const stood = come.length > 0 ? reopened(before) : before
  const isOpen = stood.status < RECORDING.finished
  const fresh = isOpen ? come : []
  const clock = { offset: batch.clock_offset ?? 0, now }
  const judged = judgeSamples(fresh, before.standing.before, clock)
  const kept = before.keeps_heart_rate
    ? judged.kept
    : judged.kept.map((sample) => ({ ...sample, heart_rate: null }))
  const { status, standing } = standingAfter(stood, { kept, after: judged.after }, before)
  if (!before.keeps_heart_rate) standing.heart_rate = null
  const doubted = before.doubted + kept.filter((sample) => sample.doubted).length
  const samples = before.samples + kept.length
  const turned = turnedBy(before, status, isOpen ? batch.applied : undefined)
  const isDiscarding = turned.status === RECORDING.discarded && before.status !== turned.status
  return {
    before,
    after: { ...stood, samples, doubted, standing, ...turned },
    kept,
    discarded_from: isDiscarding ? status : null,
  }
}

/** As it stood before the server finished it. */
function reopened(held: Held): Held {
  const { abandoned_from, standing } = held
  if (abandoned_from === null) return held
  const marks = standing.marks.filter(({ mark }) => mark !== 'finish')
  return {
    ...held,
    status: abandoned_from,
    abandoned_from: null,
    standing: { ...standing, marks },
  }
}

/**
 * What was asked for is done once the device says so, or the recording stands like that. It may
 * discard its recording by itself. One that finished before it heard of anything is discarded where
 * that was asked for, and all else that was asked means nothing any more.
 */
function turnedBy(
  { wanted }: Held,
  status: RecordingStatus,
  applied: Control | undefined,
): Pick<Held, 'status' | 'wanted'> {
  const isOver = status >= RECORDING.finished
  if (applied === 'discard' || (isOver && wanted === 'discard'))
    return { status: RECORDING.discarded, wanted: null }
  if (isOver) return { status, wanted: null }
  if (wanted === null || wanted === 'discard') return { status, wanted }
  const isDone = applied === wanted || status === statusWanted(wanted)
  return { status, wanted: isDone ? null : wanted }
}
