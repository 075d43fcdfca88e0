import { settleBare } from './bare-storm.ts'
import { followSession, type Follower } from './follower.ts'
import { codesOf, planSession } from './live-session.ts'
import { startNodes } from './nodes.ts'
import { replayBoat } from './replay-boat.ts'
import { until } from './until.ts'
import { makeWorld } from './world.ts'

export type StormOutcome = {
  sockets: number
  settledMs: number
  /** How long it takes where a node asks nothing and answers the same to all. */
  bareMs: number
  faults: string[]
}

const NODES = 2
/** Each has so many windows open: a person may only ask for so much at once. */
const WINDOWS = 10
/** Five a second, as boats send at most. */
const SAMPLES = 100
const TIMES = 5

/**
 * Cuts the connections of all who follow a session at once, as when a proxy is restarted, and
 * measures until each of them follows again; none may have missed a sample.
 */
export async function runStorm(sockets: number): Promise<StormOutcome> {
  const settled = await settle(sockets)
  return { ...settled, bareMs: await settleBare(sockets, NODES) }
}

async function settle(sockets: number): Promise<Omit<StormOutcome, 'bareMs'>> {
  const nodes = await startNodes(NODES)
  const followers: Follower[] = []
  try {
    const world = await makeWorld(nodes.ownerUrl, 1, Math.ceil(sockets / WINDOWS))
    const session = await planSession(nodes.url, world)
    const [code = ''] = await codesOf(nodes.url, world, session)
    while (followers.length < sockets) {
      const coaches = world.coaches.slice(0, sockets - followers.length)
      const group = await Promise.all(
        coaches.map(({ token }) =>
          followSession({ url: nodes.url, token, club: world.club, session }),
        ),
      )
      followers.push(...group)
      await until(() => followers.every((follower) => follower.isIn()))
    }
    const samples = Array.from({ length: SAMPLES }, (_, second) => ({
      at: second * 1000,
      distance: second * 4,
      mark: second === 0 ? ('start' as const) : null,
    }))
    const rowing = replayBoat({
      url: nodes.url,
      code,
      device: 'storm-device',
      samples,
      times: TIMES,
    })
    // That a boat has begun reaches all of them first: they ask for it, which is no part of a storm.
    await until(() => followers.every(({ heard }) => heard.size > 0))
    nodes.cut()
    const begin = performance.now()
    await until(() => followers.every((follower) => !follower.isIn()))
    await until(() => followers.every((follower) => follower.isIn()))
    const settledMs = performance.now() - begin
    await rowing
    const metresOf = ({ heard }: Follower) => [...heard.values()][0] ?? []
    for (const follower of followers)
      if (metresOf(follower).length < SAMPLES) await follower.catchUp()
    const faults = followers.flatMap((follower, at) => {
      const metres = metresOf(follower)
      const isRight = metres.length === SAMPLES && metres.every((one, second) => one === second * 4)
      return isRight ? [] : [`socket ${at} heard ${metres.length} samples`]
    })
    return { sockets: followers.length, settledMs, faults }
  } finally {
    for (const follower of followers) follower.stop()
    await nodes.stop()
  }
}
