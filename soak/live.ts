import { setTimeout as sleep } from 'node:timers/promises'
import type { Sample } from '../domain/live/judge.ts'
import { unpackSamples } from '../domain/live/pack.ts'
import { connectOwner } from '../server/db/client.ts'
import { compareHeard, differences, samplesOf } from './boats.ts'
import { bringUpToDate, followSession } from './follower.ts'
import { startNodes } from './nodes.ts'
import { replayBoat } from './replay-boat.ts'
import { codesOf, planSession } from './live-session.ts'
import { makeWorld } from './world.ts'

type Options = {
  boats: number
  samplesOfBoat: number
  killEveryMs: number
  /** Carries the samples between the nodes. */
  redisUrl?: string | undefined
  say?: (line: string) => void
}
export type LiveOutcome = {
  samples: number
  kills: number
  /** The longest wait of a recorder for an answer, and of the follower for a connection. */
  longestWait: number
  longestOut: number
  faults: string[]
}

const NODES = 2
const TIMES = 50

/**
 * Boats record at fifty times their speed through two nodes, one of which is killed again and again,
 * while somebody follows; then all that was sent has to be stored once and heard once, in order.
 */
export async function runLive(options: Options): Promise<LiveOutcome> {
  const { boats, samplesOfBoat, killEveryMs, redisUrl, say = () => {} } = options
  const nodes = await startNodes(NODES, redisUrl ? { env: { REDIS_URL: redisUrl } } : {})
  try {
    const world = await makeWorld(nodes.ownerUrl, boats)
    const session = await planSession(nodes.url, world)
    const codes = await codesOf(nodes.url, world, session)
    const { club, coach } = world
    const follower = await followSession({ url: nodes.url, token: coach.token, club, session })
    const rowed = samplesOf(samplesOfBoat)
    const state = { kills: 0, isOver: false, longestWait: 0 }
    const killing = (async () => {
      for (;;) {
        await sleep(killEveryMs)
        if (state.isOver) return
        const node = state.kills++ % NODES
        say(`node killed, ${state.kills} so far`)
        // On a slow machine a node may start for as long as the next kill is away: with both gone
        // for good nothing would be recorded.
        await nodes.kill(node)
      }
    })()
    const onTaken = (waited: number) => (state.longestWait = Math.max(state.longestWait, waited))
    const sent = await Promise.all(
      codes.map((code, boat) => {
        const device = `soak-device-${boat}`
        return replayBoat({ url: nodes.url, code, device, samples: rowed, times: TIMES, onTaken })
      }),
    )
    state.isOver = true
    await killing
    await bringUpToDate(follower)
    const faults = [
      ...sent.flatMap((count, boat) =>
        count === samplesOfBoat ? [] : [`boat ${boat}: ${count} samples acknowledged`],
      ),
      ...(await compareStored(nodes.ownerUrl, session, rowed)),
      ...compareHeard(follower, boats, rowed),
    ]
    follower.stop()
    return {
      samples: boats * samplesOfBoat,
      kills: state.kills,
      longestWait: state.longestWait,
      longestOut: follower.longestOut(),
      faults,
    }
  } finally {
    await nodes.stop()
  }
}

/** Each recording holds what was sent, each number once. */
async function compareStored(
  ownerUrl: string,
  session: number,
  rowed: readonly Sample[],
): Promise<string[]> {
  const client = await connectOwner(ownerUrl)
  try {
    const { rows } = await client.query<{
      recording_id: string
      first: number
      starts_at: string
      samples: Buffer
    }>(
      `select c.recording_id, c.first, c.starts_at, c.samples
       from live_chunks c
       join live_recordings r on r.id = c.recording_id
       where r.session_id = $1
       order by c.recording_id, c.first`,
      [session],
    )
    return [...Map.groupBy(rows, (row) => row.recording_id)].flatMap(([id, chunks]) => {
      const metres: number[] = []
      for (const { first, starts_at, samples } of chunks) {
        if (first !== metres.length + 1) return [`recording ${id}: a chunk begins at ${first}`]
        for (const { distance } of unpackSamples(samples, Number(starts_at))) metres.push(distance)
      }
      return differences(`recording ${id} stored`, metres, rowed)
    })
  } finally {
    await client.end()
  }
}
