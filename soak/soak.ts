import { runFailover } from './failover.ts'
import { runKills, VICTIMS, type Victim } from './kills.ts'
import { runLive } from './live.ts'
import { runPooled } from './pooled.ts'
import type { Kind } from './product.ts'
import { runReplica } from './replica.ts'
import { runRolling } from './rolling.ts'
import { runFaults } from './faults/run.ts'
import { runScale } from './scale.ts'
import { runStorm } from './storm.ts'
import { report, type Verdict } from './verdict.ts'

const USAGE = `Usage: npm run soak -- kills [rounds] [seed] [embedded | external]
       npm run soak -- live [boats] [samples of a boat]
       npm run soak -- storm [sockets]
       npm run soak -- rolling [restarts] [commit to begin with]
       npm run soak -- pgbouncer
       npm run soak -- failover [kills]
       npm run soak -- replica [rounds]
       npm run soak -- scale [sessions of a club]
       npm run soak -- faults [moments] [seed] [F1,F2 …]`

const TARGETS_MS: Readonly<Record<Victim, number>> = {
  backend: 5000,
  postmaster: 10_000,
  node: 5000,
}
const seconds = (ms: number) => (ms / 1000).toFixed(2)

/** Kills PostgreSQL's processes and node at random moments under load. */
async function kills(
  rounds = '20',
  seed = String(Date.now() % 1_000_000),
  kind = 'embedded',
): Promise<boolean> {
  console.log(`seed ${seed}`)
  const { times, ledger, faults } = await runKills({
    rounds: Number(rounds),
    seed: Number(seed),
    kind: kind as Kind,
    say: console.log,
  })
  const slow = VICTIMS.filter((victim) => Math.max(...times[victim]) > TARGETS_MS[victim])
  for (const victim of VICTIMS) {
    const sorted = times[victim].toSorted((a, b) => a - b)
    const middle = sorted[Math.floor(sorted.length / 2)] ?? 0
    console.log(
      `${victim}: ${sorted.length} kills, serving again after ${seconds(middle)} s in the median, ` +
        `${seconds(sorted.at(-1) ?? 0)} s at most (target ${seconds(TARGETS_MS[victim])} s)`,
    )
  }
  console.log(
    `${ledger.imports.length} imports, ${ledger.notes.length} notes and ` +
      `${ledger.sessions.length} sessions acknowledged`,
  )
  for (const fault of faults.slice(0, 20)) console.error(fault)
  console.log(faults.length === 0 ? 'each is there exactly once' : `${faults.length} faults`)
  return faults.length === 0 && slow.length === 0
}

const MOST_WAIT_MS = 10_000
/** A machine on which the bare one takes more than half of that is slow. */
const MOST_BESIDE_BARE = 2

/** Kills nodes while boats record and somebody follows them. */
async function live(boats = '40', samples = '25000'): Promise<boolean> {
  const outcome = await runLive({
    boats: Number(boats),
    samplesOfBoat: Number(samples),
    killEveryMs: 20_000,
    redisUrl: process.env.REDIS_URL,
    say: console.log,
  })
  const { faults, longestOut, longestWait } = outcome
  console.log(
    `${outcome.samples} samples, ${outcome.kills} kills; a recorder waited ` +
      `${seconds(longestWait)} s at most, who followed was away ${seconds(longestOut)} s at most ` +
      `(target ${seconds(MOST_WAIT_MS)} s)`,
  )
  for (const fault of faults.slice(0, 20)) console.error(fault)
  console.log(faults.length === 0 ? 'each sample is there exactly once' : `${faults.length} faults`)
  return faults.length === 0 && Math.max(longestOut, longestWait) <= MOST_WAIT_MS
}

/** Cuts all who follow a session off at once. */
async function storm(sockets = '2000'): Promise<boolean> {
  const outcome = await runStorm(Number(sockets))
  console.log(
    `${outcome.sockets} sockets follow again after ${seconds(outcome.settledMs)} s, ` +
      `bare Socket.IO after ${seconds(outcome.bareMs)} s ` +
      `(target ${seconds(MOST_WAIT_MS)} s, or twice the bare)`,
  )
  for (const fault of outcome.faults.slice(0, 20)) console.error(fault)
  const most = Math.max(MOST_WAIT_MS, MOST_BESIDE_BARE * outcome.bareMs)
  return outcome.faults.length === 0 && outcome.settledMs <= most
}

/**
 * What takes long. Exits 1 when something was lost, done twice or answered wrongly, or took longer
 * than the target.
 */
const [task, ...rest] = process.argv.slice(2)
/** Those that tell their figures in one line. */
const PROOFS: Readonly<Record<string, (...given: string[]) => Promise<Verdict>>> = {
  rolling: (restarts = '10', commit?: string) => runRolling(Number(restarts), commit),
  pgbouncer: () => runPooled(),
  failover: (times = '20') => runFailover(Number(times)),
  replica: (rounds = '40') => runReplica(Number(rounds)),
  scale: (sessions = '300') => runScale(Number(sessions)),
  faults: (moments = '20', seed = String(Date.now() % 1_000_000), only?: string) =>
    runFaults({ moments: Number(moments), seed: Number(seed), only }),
}

const proof = PROOFS[task ?? '']
const run = proof
  ? async (...given: string[]) => report(await proof(...given))
  : { kills, live, storm }[task ?? '']
if (!run) {
  console.error(USAGE)
  process.exit(1)
}
process.exitCode = (await run(...rest)) ? 0 : 1
