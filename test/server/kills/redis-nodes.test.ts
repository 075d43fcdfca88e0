import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { Change } from '#contract/sockets.ts'
import type { Sample } from '#domain/live/judge.ts'
import { followSession } from '../../../soak/follower.ts'
import { replayBoat } from '../../../soak/replay-boat.ts'
import { startNode, type TestNode } from '../../support/nodes.ts'
import { openRecordingClub, type RecordingClub } from '../../support/recording-club.ts'
import { startRedis, type TestRedis } from '../../support/redis.ts'
import { connect } from '../../support/sockets.ts'

let redis: TestRedis
let club: RecordingClub
/** Boats record on one, and are followed on the other. */
let recording: TestNode, following: TestNode
/** What the database has carried of samples. */
const byDatabase: Change[] = []
beforeAll(async () => {
  redis = await startRedis()
  club = await openRecordingClub()
  club.app.parts.changes.on((change) => {
    if (change.to === 'live') byDatabase.push(change)
  })
  recording = await startNode(club.app.database.ownerUrl, redis.url)
  following = await startNode(club.app.database.ownerUrl, redis.url)
})
afterAll(async () => {
  await Promise.all([recording, following].map((node) => node.stop()))
  await club.app.close()
  await redis.close()
})
beforeEach(() => {
  byDatabase.length = 0
})

const PATIENT = { timeout: 10_000 }
const SECONDS = 200
const rowed: Sample[] = Array.from({ length: SECONDS }, (_, second) => ({
  at: second * 1000,
  distance: second * 4.5,
  speed: 4.5,
  stroke_rate: 24,
  mark: second === 0 ? 'start' : null,
}))
const metres = rowed.map(({ distance }) => distance)
const carried = async () => Number(await redis.ask('XLEN', 'slipway:live'))

/** Rows on a node from a sample on, so many times faster than it was. */
const row = async (node: TestNode, device: string, times: number, until = SECONDS) =>
  replayBoat({
    url: node.url,
    code: await club.crewCode(),
    device,
    samples: rowed.slice(0, until),
    times,
  })

const follow = ({ url }: TestNode) =>
  followSession({ url, token: club.coach.token, club: club.club, session: club.session })

test('who follows on another node hears each sample once and in order, by Redis alone', async () => {
  const { id, token } = await club.begin(await club.crewCode(), 'device-of-redis')
  const viewer = await connect(following.url, { token: club.coach.token })
  expect(await viewer.joinLive(club.club, club.session)).not.toBe(false)
  for (let sent = 0; sent < SECONDS; sent += 5) {
    const samples = rowed.slice(sent, sent + 5).map((one) => ({ ...one, at: Date.now() }))
    await fetch(`${recording.url}/api/v2/live-samples`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ token, first: sent + 1, samples }),
    })
    await sleep(50)
  }
  const numbers = () =>
    viewer
      .heard('live')
      .filter(({ recording_id }) => recording_id === id)
      .flatMap(({ first, samples }) => samples.map((_, at) => first + at))
  await expect.poll(() => numbers().at(-1), PATIENT).toBe(SECONDS)
  expect(numbers()).toEqual(rowed.map((_, at) => at + 1))
  expect(await carried()).toBeGreaterThan(0)
  expect(byDatabase).toEqual([])
  viewer.close()
})

test('nothing is lost to who follows while Redis is cut off, and gone', async () => {
  const follower = await follow(following)
  const { id } = await club.begin(await club.crewCode(), 'device-cut')
  const rowing = row(recording, 'device-cut', 20)
  await sleep(1500)
  await redis.cut()
  await sleep(1500)
  await redis.stop()
  byDatabase.length = 0
  const { length: before } = follower.heard.get(id) ?? []
  await expect.poll(() => byDatabase.length, PATIENT).toBeGreaterThan(3)
  expect(follower.heard.get(id)?.length).toBeGreaterThan(before ?? 0)
  await redis.start()
  await expect.poll(carried, PATIENT).toBeGreaterThan(3)
  expect(await rowing).toBe(SECONDS)
  await expect.poll(() => follower.heard.get(id)?.length, PATIENT).toBe(SECONDS)
  expect(follower.heard.get(id)).toEqual(metres)
  follower.stop()
})

test('a node starts without Redis, and says so once', async () => {
  const gone = await startRedis()
  await gone.close()
  const address = `127.0.0.1:${gone.port}`
  const node = await startNode(club.app.database.ownerUrl, `redis://:hush-hush@${address}`)
  const follower = await follow(node)
  const { id } = await club.begin(await club.crewCode(), 'device-alone')
  expect(await row(node, 'device-alone', 50)).toBe(SECONDS)
  await expect.poll(() => follower.heard.get(id)?.length, PATIENT).toBe(SECONDS)
  expect(byDatabase.length).toBeGreaterThan(3)
  expect(node.logged('Redis')).toHaveLength(1)
  expect(node.logged('hush')).toEqual([])
  follower.stop()
  await node.stop()
})
