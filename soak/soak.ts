import { runKills, VICTIMS, type Victim } from './kills.ts'
import type { Kind } from './product.ts'

/**
 * What takes long: `soak.ts kills [rounds = 20] [seed] [embedded | external]` kills PostgreSQL's
 * processes and
 * node at random moments under load. Exits 1 when something was lost, done twice or answered
 * wrongly, or took
 * longer than the target.
 */
const [task, rounds = '20', seed = String(Date.now() % 1_000_000), kind = 'embedded'] =
  process.argv.slice(2)
if (task !== 'kills') {
  console.error('Usage: npm run soak -- kills [rounds] [seed] [embedded | external]')
  process.exit(1)
}

const TARGETS_MS: Readonly<Record<Victim, number>> = {
  backend: 5000,
  postmaster: 10_000,
  node: 5000,
}
const seconds = (ms: number) => (ms / 1000).toFixed(2)

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
process.exitCode = faults.length === 0 && slow.length === 0 ? 0 : 1
