import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { compareHeard, samplesOf } from './boats.ts'
import { bringUpToDate, followSession, type Follower } from './follower.ts'
import { codesOf, planSession } from './live-session.ts'
import { startNodes } from './nodes.ts'
import { replayBoat } from './replay-boat.ts'
import { startNginx } from './services/nginx.ts'
import { startSteady } from './steady.ts'
import type { Verdict } from './verdict.ts'
import { makeWorld } from './world.ts'

const NODES = 2
const BOATS = 2
const FOLLOWERS = 10
const PER_SECOND = 30
const DRAIN_SECONDS = 5
/** Boats record until the last restart. */
const TIMES = 2
const SECONDS_A_RESTART = 14
const SAMPLES_A_SECOND = 5

const root = join(import.meta.dirname, '..')

/** An earlier state of this repository, with the packages of today. */
function checkOut(commit: string) {
  const tree = join(mkdtempSync(join(tmpdir(), 'slipway-earlier-')), 'tree')
  const git = (...args: string[]) => execFileSync('git', args, { cwd: root, stdio: 'pipe' })
  git('worktree', 'add', '--detach', tree, commit)
  symlinkSync(join(root, 'node_modules'), join(tree, 'node_modules'))
  return {
    tree,
    remove: () => {
      rmSync(join(tree, '..'), { recursive: true })
      git('worktree', 'prune')
    },
  }
}

/**
 * Restarts two nodes behind nginx in turn, as an update does, while requests come in, boats record
 * and people follow them: each request is answered well, and each sample heard once. With a commit
 * they begin as that release, and the first restart brings the database up to date.
 */
export async function runRolling(restarts: number, commit?: string): Promise<Verdict> {
  const earlier = commit === undefined ? undefined : checkOut(commit)
  const env = {
    DRAIN_SECONDS: String(DRAIN_SECONDS),
    TRUST_PROXY: 'loopback',
    // A machine that does other things beside this one is no reason to answer 503.
    DATABASE_WAIT_MS: '8000',
  }
  const nodes = await startNodes(NODES, {
    env,
    front: startNginx,
    ...(earlier && { tree: earlier.tree }),
  })
  const followers: Follower[] = []
  try {
    const { url } = nodes
    const world = await makeWorld(nodes.ownerUrl, BOATS)
    const session = await planSession(url, world)
    const codes = await codesOf(url, world, session)
    const { club, coach } = world
    while (followers.length < FOLLOWERS)
      followers.push(await followSession({ url, token: coach.token, club, session }))
    const rowed = samplesOf(restarts * SECONDS_A_RESTART * TIMES * SAMPLES_A_SECOND)
    const steady = startSteady(url, world, session, PER_SECOND)
    const recording = Promise.all(
      codes.map((code, boat) =>
        replayBoat({ url, code, device: `rolling-${boat}`, samples: rowed, times: TIMES }),
      ),
    )
    const begun = performance.now()
    for (let done = 0; done < restarts; done++) {
      await nodes.restart(done % NODES)
      console.log(`restarted ${done + 1} of ${restarts}`)
    }
    const minutes = (performance.now() - begun) / 60_000
    await recording
    await steady.stop()
    for (const follower of followers) await bringUpToDate(follower)
    const missed = followers.flatMap((follower) => compareHeard(follower, BOATS, rowed))
    const longest = Math.max(...followers.map((follower) => follower.longestOut()))
    return {
      faults: [...steady.failures, ...missed],
      figures:
        `rolling: ${restarts} restarts of ${NODES} nodes in ${minutes.toFixed(1)} min` +
        `${commit === undefined ? '' : `, from ${commit} to this release`}: ` +
        `${steady.failures.length} of ${steady.sent()} requests failed; ${FOLLOWERS} sockets ` +
        `heard ${BOATS * rowed.length} samples each and missed ${missed.length}, ` +
        `away ${(longest / 1000).toFixed(2)} s at most`,
    }
  } finally {
    for (const follower of followers) follower.stop()
    await nodes.stop()
    earlier?.remove()
  }
}
