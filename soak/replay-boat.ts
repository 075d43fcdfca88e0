import { setTimeout as sleep } from 'node:timers/promises'
import type { Activity } from '../readers/activity.ts'
import type { ChannelName } from '../readers/channels.ts'
import type { Sample } from '../domain/live/judge.ts'

type Replay = {
  url: string
  /** Of a crew or an athlete, as in the address behind a QR code. */
  code: string
  /** Under which the device records. */
  device: string
  samples: readonly Sample[]
  /** How often faster than it was. */
  times: number
  onError?: (error: Error) => void
  /** After each batch, with the milliseconds until it was acknowledged. */
  onTaken?: (waited: number) => void
}

const SECOND_MS = 1000
const RETRY_MS = 500
const MOST = 500

/** What a device would have sent of a recording, its clock in milliseconds from the start. */
export function samplesOf({ channels }: Activity): Sample[] {
  const at = (name: ChannelName, row: number) => {
    const value = channels.get(name)?.[row]
    return value === undefined || Number.isNaN(value) ? null : value
  }
  const times = [...(channels.get('t') ?? [])]
  return times.map((seconds, row) => ({
    at: seconds * SECOND_MS,
    lat: at('lat', row),
    lon: at('lon', row),
    speed: at('speed', row),
    distance: at('distance', row),
    stroke_rate: at('cadence', row),
    heart_rate: at('heart_rate', row),
    mark: row === 0 ? 'start' : row === times.length - 1 ? 'finish' : null,
  }))
}

/**
 * Sends samples as they were made, or so many times faster, a batch each second and each until it
 * is acknowledged; the last of them is made when it is sent.
 * @returns how many the server has
 */
export async function replayBoat(replay: Replay): Promise<number> {
  const { samples, times } = replay
  const [first, last] = [samples[0]?.at ?? 0, samples.at(-1)?.at ?? 0]
  const begun = Date.now()
  const shift = begun + (last - first) / times - last
  const { token } = await insist<{ token: string }>(replay, `connect/${replay.code}/recordings`, {
    device: replay.device,
  })
  let sent = 0
  while (sent < samples.length) {
    const due = first + (Date.now() - begun) * times
    const until = samples.findIndex(({ at }, index) => index >= sent && at > due)
    const batch = samples.slice(sent, Math.min(until < 0 ? samples.length : until, sent + MOST))
    if (batch.length === 0) {
      await sleep(SECOND_MS / Math.min(times, 10))
      continue
    }
    const asked = Date.now()
    const answer = await insist<{ samples: number }>(replay, 'live-samples', {
      token,
      first: sent + 1,
      samples: batch.map((sample) => ({ ...sample, at: sample.at + shift })),
    })
    replay.onTaken?.(Date.now() - asked)
    sent = answer.samples
  }
  return sent
}

/** Sends it again until there is an answer that says more than "later". */
async function insist<R>({ url, onError }: Replay, path: string, body: object): Promise<R> {
  for (;;) {
    const answer = await fetch(`${url}/api/v2/${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    }).catch((error: Error) => {
      onError?.(error)
      return null
    })
    if (answer?.ok) return ((await answer.json()) as { data: R }).data
    if (answer && answer.status < 500 && answer.status !== 429)
      throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`)
    await sleep(RETRY_MS)
  }
}
