import type * as contract from '#contract/live/live-recorder.ts'
import type { Pool } from '../../db/client.ts'
import type { Attempts } from '../../http/attempts.ts'
import type { Handlers } from '../../http/mount.ts'
import { Refusal } from '../../http/refusal.ts'
import type { Changes } from '../../sockets/changes.ts'
import { boatInbox } from '../../club/messages/open.ts'
import type { Announcer } from './announce-samples.ts'
import { takeBackOwnDiscard } from './commands.ts'
import { beginRecordingBy, connectionOf } from './connection.ts'
import { holdRecordings, type Held } from './held-recordings.ts'
import { takeSamples } from './take-samples.ts'
import { raceOfDevice } from './race-lanes.ts'
import { storeTogether } from './store.ts'

type Parts = {
  pool: Pool
  attempts: Attempts
  perMinute: number
  changes: Changes
  announcer: Announcer
}

/** To sign-ins; sixty boats open and begin within a minute, and open again. */
const CALLS = 40

const standingOf = ({ samples, status, wanted }: Pick<Held, 'samples' | 'status' | 'wanted'>) => ({
  samples,
  status,
  wanted,
  server_time: Date.now(),
})

/** What phones and other devices call that record; they know a code or a token and nobody. */
export function recorderHandlers({
  pool,
  attempts,
  perMinute,
  changes,
  announcer,
}: Parts): Handlers<typeof contract> {
  const held = holdRecordings(pool)
  changes.on((change) => {
    if (change.to === 'viewer') held.forgetHeartOf(change.user_id)
  })
  changes.onLost(() => held.forgetHeartOf(null))
  const store = storeTogether(pool)
  const inbox = boatInbox(pool)
  /** Guessing at codes means waiting; all boats of a regatta may do so from one boathouse. */
  const demandPatience = async (ip: string) => {
    const asking = { of: `codes asked for by ${ip}`, most: CALLS * perMinute, window_s: 60 }
    const retry_after = await attempts.take([asking])
    if (retry_after > 0) throw new Refusal('too_many_requests', { retry_after })
  }
  return {
    connection: {
      async prepare({ params, ip }) {
        await demandPatience(ip)
        const data = await connectionOf(pool, params.code)
        return async () => ({ data })
      },
    },
    beginRecording: {
      async prepare({ params, body, ip }) {
        await demandPatience(ip)
        const begun = await beginRecordingBy(pool, params.code, body)
        const data = { id: begun.id, token: begun.token, ...standingOf(begun) }
        return async () => ({ data })
      },
    },
    sendSamples: {
      async prepare({ body }) {
        if (body.takes_back === true) await takeBackOwnDiscard(pool, held, body.token)
        const recording = await takeSamples({ store, held, announcer }, body)
        const { messages_after: after } = body
        const messages = after === undefined ? undefined : await inbox.messagesFor(recording, after)
        const { lane, samples } = body
        const race = lane && (await raceOfDevice(pool, recording, { lane, samples }))
        const said = { ...(messages && { messages }), ...(race !== undefined && { race }) }
        return async () => ({ data: { ...standingOf(recording), ...said } })
      },
    },
  }
}
