import { afterAll, beforeAll, expect, test } from 'vitest'
import * as live from '#contract/live/live.ts'
import type { Sample } from '#domain/live/judge.ts'
import { createApp } from '../../../server/app.ts'
import { openHub } from '../../../server/sockets/hub.ts'
import { replayBoat } from '../../../soak/replay-boat.ts'
import { openRecordingClub, type RecordingClub } from '../../support/recording-club.ts'
import { connect } from '../../support/sockets.ts'

let club: RecordingClub
let other: Awaited<ReturnType<typeof createApp>>['app']
let otherUrl: string
beforeAll(async () => {
  club = await openRecordingClub()
  const { parts } = club.app
  const made = await createApp(parts)
  other = made.app
  const { log, changes } = parts
  const hub = openHub(other.server, {
    pool: parts.database.app,
    gate: made.gate,
    changes,
    log,
    appVersion: 'other node',
  })
  other.addHook('preClose', () => hub.close())
  otherUrl = await other.listen({ port: 0, host: '127.0.0.1' })
})
afterAll(async () => {
  await other.close()
  await club.app.close()
})

const SECONDS = 200
const rowed: Sample[] = Array.from({ length: SECONDS }, (_, second) => ({
  at: second * 1000,
  distance: second * 4.5,
  speed: 4.5,
  stroke_rate: 24,
  mark: second === 0 ? 'start' : null,
}))

test('a recorder that changes its node loses nothing, and who follows at another hears it', async () => {
  const code = await club.crewCode()
  const viewer = await connect(otherUrl, { token: club.coach.token })
  const half = SECONDS / 2
  const replay = { code, device: 'device-of-nodes', times: 50 }
  await replayBoat({ ...replay, url: club.app.url, samples: rowed.slice(0, half) })
  expect(await viewer.joinLive(club.club, club.session)).not.toBe(false)
  const heard = viewer.next('live')
  // A proxy leads it to another node, which knows nothing of what the first one holds.
  const { token } = await club.begin(code, 'device-of-nodes')
  const sendTo = async (url: string, first: number, samples: readonly Sample[]) => {
    const answer = await fetch(`${url}/api/v2/live-samples`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({
        token,
        first,
        samples: samples.map((s) => ({ ...s, at: Date.now() })),
      }),
    })
    return ((await answer.json()) as { data: { samples: number } }).data.samples
  }
  for (let sent = half; sent < SECONDS;) {
    const batch = rowed.slice(sent, sent + 10)
    const urls = sent % 20 === 0 ? [club.app.url, otherUrl] : [otherUrl, otherUrl]
    const answers = await Promise.all(urls.map((url) => sendTo(url, sent + 1, batch)))
    sent = Math.max(...answers)
  }
  expect((await heard).samples.length).toBeGreaterThan(0)
  const [boat] = (await club.followed()).boats
  const { data } = await club.app.ask(
    live.liveSamples,
    { params: { id: boat?.recording_id ?? 0 }, query: {} },
    club.asCoach,
  )
  expect(data.total).toBe(SECONDS)
  expect(data.samples.map(([, distance]) => distance)).toEqual(
    rowed.map(({ distance }) => distance),
  )
  viewer.close()
})
