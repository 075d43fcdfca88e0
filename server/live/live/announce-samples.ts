import type { Change } from '#contract/sockets.ts'
import type { JudgedSample } from '#domain/live/judge.ts'
import { lastOf } from '#domain/live/standing.ts'
import type { SendSamples } from '../../sockets/send-samples.ts'
import type { Logger } from '../../log.ts'
import { countSamples } from '../../metrics/counters.ts'
import { pointOf } from './points.ts'
import type { Held } from './held-recordings.ts'

type Frame = Extract<Change, { to: 'live' }>['frames'][number]

/** So often a node says what it has taken: the eye sees no more, and each saying costs a commit. */
const EVERY_MS = 250
/** PostgreSQL, which sends them where nothing else does, sends at most 8,000 bytes at once. */
const MOST_BYTES = 7_500
/**
 * Of a device that catches up, those who follow fetch what was before the last of these; what was
 * only some seconds under way, as when a node is busy, comes to them all at once.
 */
const MOST_POINTS = 60

type Taken = { before: Held; after: Held; kept: readonly JudgedSample[] }
export type Announcer = {
  note(taken: Taken): void
  /**
   * Says nothing more; resolves once nothing is under way. What was not said yet, nobody misses: who
   * follows this node has to come back.
   */
  end(): Promise<void>
}

/**
 * Lets every node know of samples that were stored, gathered for a moment. What is lost when a node
 * dies is only this word: who follows sees the gap in the numbers and fetches it.
 */
export function announceSamples(sendSamples: SendSamples, log: Logger): Announcer {
  const frames = new Map<number, Frame & { club_id: number }>()
  const changed = new Map<number, { club_id: number; session_id: number }>()
  let waiting: NodeJS.Timeout | undefined
  let sending: Promise<void> = Promise.resolve()

  const send = async () => {
    const messages = messagesOf([...frames.values()], [...changed.values()])
    frames.clear()
    changed.clear()
    await sendSamples(messages)
  }
  const flush = () => {
    waiting = undefined
    sending = sending.then(send).catch((error: unknown) => {
      log.warn({ err: error }, 'live samples could not be announced')
    })
  }
  return {
    note({ before, after, kept }) {
      countSamples(kept.length)
      const { id, session_id, clubId: club_id } = after
      if (hasTurned(before, after)) changed.set(session_id, { club_id, session_id })
      if (kept.length > 0)
        frames.set(id, { ...joined(frames.get(id), { before, after, kept }), club_id })
      waiting ??= setTimeout(flush, EVERY_MS).unref()
    },
    async end() {
      clearTimeout(waiting)
      await sending
    },
  }
}

/** What a list of boats shows beside the samples: how they stand, and their pieces. */
const hasTurned = (before: Held, after: Held) =>
  before.samples === 0 ||
  before.status !== after.status ||
  before.wanted !== after.wanted ||
  before.standing.marks.length !== after.standing.marks.length

/**
 * The frame of what was gathered and what came now, without the oldest where it grows too long, and
 * without what was gathered where another node has taken something in between.
 */
function joined(gathered: Frame | undefined, { before, after, kept }: Taken): Frame {
  const { averaged, battery } = after.standing
  const isNext = gathered && gathered.first + gathered.samples.length === before.samples + 1
  const known = isNext ? gathered.samples : []
  const samples = [...known, ...kept.map(pointOf)].slice(-MOST_POINTS)
  return {
    recording_id: after.id,
    first: after.samples - samples.length + 1,
    samples,
    speed: averaged.speed,
    stroke_rate: averaged.stroke_rate,
    heart_rate: lastOf(kept, 'heart_rate')?.value ?? gathered?.heart_rate ?? null,
    battery,
  }
}

/** As few messages as fit. */
function messagesOf(
  frames: readonly (Frame & { club_id: number })[],
  changed: readonly { club_id: number; session_id: number }[],
): string[] {
  const messages: string[] = changed.map((change) =>
    JSON.stringify({ to: 'live boats', ...change }),
  )
  for (const [club_id, own] of Map.groupBy(frames, (frame) => frame.club_id)) {
    let batch: string[] = []
    let bytes = 0
    const close = () => {
      if (batch.length > 0)
        messages.push(`{"to":"live","club_id":${club_id},"frames":[${batch.join(',')}]}`)
      batch = []
      bytes = 0
    }
    for (const { club_id: _, ...frame } of own) {
      const text = JSON.stringify(frame)
      if (bytes + text.length > MOST_BYTES) close()
      batch.push(text)
      bytes += text.length + 1
    }
    close()
  }
  return messages
}
