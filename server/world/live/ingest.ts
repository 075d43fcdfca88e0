import type { Input } from '#contract/endpoint.ts'
import type { sendSamples } from '#contract/world/live-recorder.ts'
import {
  RECORDING,
  statusWanted,
  type Control,
  type RecordingStatus,
} from '#domain/live/recording.ts'
import { judgeSamples } from '#domain/live/judge.ts'
import { standingAfter } from '#domain/live/standing.ts'
import { demand, found } from '../../http/refusal.ts'
import type { Announcer } from './announce.ts'
import type { Held, HeldRecordings } from './held.ts'
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

/** What a batch makes of a recording. After a gap, and once it is over, nothing is new. */
function following(before: Held, batch: Batch, now: number): Following {
  const isOpen = before.status < RECORDING.finished
  const isNext = batch.first <= before.samples + 1
  const fresh = isOpen && isNext ? batch.samples.slice(before.samples + 1 - batch.first) : []
  const clock = { offset: batch.clock_offset ?? 0, now }
  const judged = judgeSamples(fresh, before.standing.before, clock)
  const kept = before.keeps_heart_rate
    ? judged.kept
    : judged.kept.map((sample) => ({ ...sample, heart_rate: null }))
  const { status, standing } = standingAfter(before, { kept, after: judged.after }, before)
  const doubted = before.doubted + kept.filter((sample) => sample.doubted).length
  const samples = before.samples + kept.length
  const turned = turnedBy(before, status, isOpen ? batch.applied : undefined)
  return { before, after: { ...before, samples, doubted, standing, ...turned }, kept }
}

/**
 * What was asked for is done once the device says so, or the recording stands like that. It may
 * discard its recording by itself.
 */
function turnedBy(
  { wanted }: Held,
  status: RecordingStatus,
  applied: Control | undefined,
): Pick<Held, 'status' | 'wanted'> {
  if (applied === 'discard') return { status: RECORDING.discarded, wanted: null }
  if (wanted === null || wanted === 'discard') return { status, wanted }
  const isDone = applied === wanted || status === statusWanted(wanted)
  return { status, wanted: isDone ? null : wanted }
}
