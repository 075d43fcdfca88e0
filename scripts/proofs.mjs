import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { ensureBuilt } from './build.mjs'
import { ensureChromium } from './chromium.mjs'
import { otherTime } from './faketime.mjs'
import { findNode } from './node24.mjs'
import { runBench } from './run-bench.mjs'
import { runNode } from './run-node.mjs'

/**
 * What takes too long for the tests, by name. `run` gets a file descriptor for all that it prints,
 * and resolves with whether it holds; `figures` finds the lines of that which say how well. A
 * further proof is a line here.
 */
export const PROOFS = {
  mutation: { run: program('mutation/mutate.ts'), figures: /^\d+ guards: .*/gm },
  worlds: { run: worlds, figures: /^ +(?:Test Files|Tests) .*/gm },
  midnight: { run: midnight, figures: /^ +(?:Test Files|Tests) .*/gm },
  stories: { run: storiesInARow, figures: /^In the club of the stories .*|^ +Tests .*/gm },
  fuzz: { run: program('fuzz/fuzz.ts', '10000'), figures: /^\d+ readers, .*/gm },
  kills: { run: program('soak/soak.ts', 'kills'), figures: /^\w+: \d+ kills, .*|^each is .*/gm },
  restore: { run: restoring, figures: /\d+ damages of .*|\d+ tables, \d+ rows, .* equal/g },
  outbox: { run: outbox, figures: /\d+ cuts, \d+ entries, .*/g },
  live: { run: program('soak/soak.ts', 'live'), figures: /^\d+ samples, .*|^each sample .*/gm },
  storm: { run: program('soak/soak.ts', 'storm'), figures: /^\d+ sockets .*/gm },
  screens: { run: screens, figures: /^(?:desk|phone) .* px, .*/gm },
  image: { run: program('soak/image.ts'), figures: /^image: .*/gm },
  rolling: soak('rolling'),
  pgbouncer: soak('pgbouncer'),
  replica: soak('replica'),
  failover: soak('failover'),
  scale: soak('scale'),
  faults: soak('faults'),
  bench: {
    run: async (output) => (await runBench([], output)).failed === 0,
    figures: /^.* FAILED: .*|^\d+ rows passed, .*/gm,
  },
}

function program(...args) {
  return async (output) => (await runNode(args, { TZ: 'UTC' }, output)) === 0
}

/** One that says its figures in a line that begins with its name. */
function soak(name) {
  return { run: program('soak/soak.ts', name), figures: new RegExp(`^${name}: .*`, 'gm') }
}

/** Entries of a phone whose requests are cut, far more of them than the tests make. */
function outbox(output) {
  const vitest = join('node_modules', 'vitest', 'vitest.mjs')
  const env = { TZ: 'UTC', OUTBOX_CUTS: '10000', SEED: String(Date.now()), NO_COLOR: '1' }
  const args = [vitest, 'run', '--project', 'unit', 'web/offline/outbox-cuts.test.ts']
  return runNode(args, env, output).then((code) => code === 0)
}

/** What stands where on the main screens, of a desk and a phone. */
async function screens(output) {
  if (!ensureBuilt()) throw new Error('The web app could not be built: see above.')
  const vitest = join('node_modules', 'vitest', 'vitest.mjs')
  const args = [vitest, 'run', '--project', 'more-stories', 'test/e2e/more/first-sight.test.ts']
  const env = { TZ: 'UTC', NO_COLOR: '1', CHROMIUM_PATH: ensureChromium() }
  return (await runNode(args, env, output)) === 0
}

/** Backups that come back, row by row and file by file, and ones that are damaged anywhere. */
function restoring(output) {
  const vitest = join('node_modules', 'vitest', 'vitest.mjs')
  const env = { TZ: 'UTC', DAMAGES: '1000', SEED: String(Date.now()), NO_COLOR: '1' }
  const args = [
    vitest,
    'run',
    '--project',
    'server',
    '--project',
    'kills',
    'server/backup',
    'test/server/kills/backup-commands.test.ts',
    'test/server/kills/damaged',
    'test/server/releases.test.ts',
  ]
  return runNode(args, env, output).then((code) => code === 0)
}

/** All worlds and histories of the tests, of seeds that no run of them has asked. */
async function worlds(output) {
  const vitest = join('node_modules', 'vitest', 'vitest.mjs')
  const beyond = String(1000 * Math.ceil(Math.random() * 100_000))
  const env = { TZ: 'UTC', TEST_ALL: '1', WORLDS_BEYOND: beyond, NO_COLOR: '1' }
  const args = [vitest, 'run', '--project', 'server', 'test/server/worlds']
  return (await runNode(args, env, output)) === 0
}

/**
 * All stories of `npm test` ten times in a row (STORY_RUNS: the first of them): one late in the
 * evening of their club, and three beside two busy processes.
 */
async function storiesInARow(output) {
  if (!ensureBuilt()) throw new Error('The web app could not be built: see above.')
  const [calm, beside, late] = [{}, { busy: 2 }, { clock: '23:58' }]
  const runs = [late, beside, calm, beside, calm, beside, calm, calm, calm, calm]
  for (const run of runs.slice(0, Number(process.env.STORY_RUNS ?? runs.length)))
    if (!(await stories(run, output))) return false
  return true
}

async function stories({ busy = 0, clock }, output) {
  // Busy until this process is gone.
  const endless = ['--eval', 'const { ppid } = process; while (process.ppid === ppid);']
  const beside = Array.from({ length: busy }, () => spawn(findNode(), endless))
  const vitest = join('node_modules', 'vitest', 'vitest.mjs')
  const env = {
    TZ: 'UTC',
    NO_COLOR: '1',
    SEED: String(Math.floor(Math.random() * 1_000_000)),
    ...(clock && { STORY_CLOCK: clock }),
    CHROMIUM_PATH: ensureChromium(),
  }
  const status = await runNode([vitest, 'run', '--project', 'stories'], env, output)
  for (const one of beside) one.kill()
  return status === 0
}

/** What cannot be tried at another time: Redis and PostgreSQL wait by it, and a program has none of it. */
const BY_TRUE_TIME = ['sockets/sample-stream', 'db/migrate', 'server/api-examples']

/** The tests of the server early on a Monday of their clubs, which is still Sunday in UTC. */
async function midnight(output) {
  const sunday = new Date()
  sunday.setUTCDate(sunday.getUTCDate() - (sunday.getUTCDay() || 7))
  sunday.setUTCHours(23, 4, 0, 0)
  const ahead = Math.round((sunday.getTime() - Date.now()) / 1000)
  const vitest = join('node_modules', 'vitest', 'vitest.mjs')
  const left = BY_TRUE_TIME.flatMap((name) => ['--exclude', `**/${name}.test.ts`])
  const env = { TZ: 'UTC', NO_COLOR: '1', ...otherTime(), FAKETIME: `${ahead}s` }
  return (await runNode([vitest, 'run', '--project', 'server', ...left], env, output)) === 0
}
