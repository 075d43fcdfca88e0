// npm test: everything once, quickly. npm run test:all: everything there is. Arguments pick steps:
// node scripts/test.mjs types lint unit …; --all asks for whole steps instead of shares, --rest for
// what npm test leaves out. SEED chooses the shares of npm test.
import { existsSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { ensureBuilt } from './build.mjs'
import { ensureChromium } from './chromium.mjs'
import { ensureInstalled } from './install.mjs'
import { root } from './node24.mjs'
import { childSeconds } from './processor-time.mjs'
import { ensureRedis } from './redis.mjs'
import { runSmallestBench } from './run-bench.mjs'
import { runNode } from './run-node.mjs'
import { runProject } from './run-project.mjs'
import { slowestFiles, tooLongFiles } from './slow-files.mjs'

const samples = process.env.SLIPWAY_SAMPLES ?? join(root, '..', 'shared', 'samples')
/** Each works out the types of all texts for itself: more than there are cores only repeat it. */
const CHECKERS = String(Math.min(4, availableParallelism()))
/** What it found out stays beside what is installed, and only changed files are checked again. */
const REMEMBERED = [
  '--incremental',
  '--tsBuildInfoFile',
  join('node_modules', '.cache', 'types.tsbuildinfo'),
]

/** Writes the types of the client, which are not kept. */
const CLIENT = ['scripts/write-client.ts']

const options = process.argv.slice(2).filter((arg) => arg.startsWith('--'))
const isRest = options.includes('--rest')
const isWhole = isRest || options.includes('--all')
process.env.SEED ??= String(Math.floor(Math.random() * 1_000_000))
if (isWhole) process.env.TEST_ALL = '1'

const GOOD = { passed: 1, failed: 0, failures: [], files: [] }
const BAD = { passed: 0, failed: 1, failures: [], files: [] }

/**
 * Each step resolves with how many of its checks passed and failed, a line for each failure, and
 * how long its files took.
 * `only`: `all` for a step that `npm test` leaves out. `rest`: what a step runs after `npm test`,
 * true for all of it; without it the step is done by then.
 */
const steps = {
  types: {
    run: () =>
      one(CLIENT, tool('typescript', 'tsc', '--noEmit', '--checkers', CHECKERS, ...REMEMBERED)),
  },
  lint: { run: () => one(tool('oxlint', 'oxlint'), tool('oxfmt', 'oxfmt', '--check')) },
  dead: {
    run: () => one(CLIENT, [join('node_modules', 'knip', 'bin', 'knip.js'), '--no-progress']),
  },
  unit: { run: () => tests('unit') },
  server: {
    async run() {
      ensureRedis()
      return tests('server')
    },
    rest: () => tests('server', ['test/server/walk', 'test/server/worlds']),
  },
  kills: {
    only: 'all',
    rest: true,
    async run() {
      ensureRedis()
      return tests('kills')
    },
  },
  samples: { only: 'all', rest: true, run: () => tests('samples') },
  fuzz: { rest: true, run: () => one(['fuzz/fuzz.ts', isWhole ? '400' : '40']) },
  build: { run: async () => (ensureBuilt() ? GOOD : BAD) },
  bench: { run: runSmallestBench },
  stories: { run: () => stories('stories') },
  more: { only: 'all', rest: true, run: () => stories('more-stories') },
}
const NEEDS_BUILD = ['bench', 'stories', 'more']

let interrupted = false
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => (interrupted = true))

const failures = []
const results = []
const begin = performance.now()
const picked = pick(process.argv.slice(2).filter((arg) => !arg.startsWith('--')))
ensureInstalled()
for (const name of picked) if (!interrupted) results.push(await timed(name))
report()

function pick(args) {
  const names = Object.keys(steps)
  const unknown = [
    ...args.filter((arg) => !(arg in steps)),
    ...options.filter((option) => option !== '--all' && option !== '--rest'),
  ]
  if (unknown.length > 0) {
    console.error(`There is no step ${unknown.join(', ')}: the steps are ${names.join(', ')}.`)
    process.exit(1)
  }
  const isDue = ({ only, rest }) => (isRest ? rest !== undefined : isWhole || only !== 'all')
  const due = args.length > 0 ? args : names.filter((name) => isDue(steps[name]))
  return names.filter(
    (name) =>
      (due.includes(name) && (name !== 'samples' || args.length > 0 || existsSync(samples))) ||
      (name === 'build' && NEEDS_BUILD.some((needy) => due.includes(needy))),
  )
}

async function timed(name) {
  console.log(`\n── ${name}`)
  const started = performance.now()
  const before = childSeconds()
  const { run, rest } = steps[name]
  const counts = await (isRest && typeof rest === 'function' ? rest : run)().catch((error) => {
    console.error(error instanceof Error ? error.message : error)
    return BAD
  })
  failures.push(...counts.failures)
  const seconds = (performance.now() - started) / 1000
  return { name, seconds, processor: childSeconds() - before, ...counts }
}

function tool(packageName, program, ...args) {
  return [join('node_modules', packageName, 'bin', program), ...args]
}

/** Programs that count as one check together; all of them run. */
async function one(...commands) {
  let good = true
  for (const command of commands) good = (await runNode(command)) === 0 && good
  return good ? GOOD : BAD
}

async function stories(project) {
  process.env.CHROMIUM_PATH = ensureChromium()
  return tests(project)
}

/** Runs tests of a project; in `npm test` a file that takes too much of its step is a failure. */
async function tests(project, paths = []) {
  const {
    passed,
    failures: failing,
    files,
  } = await runProject(project, { SLIPWAY_SAMPLES: samples }, paths)
  const all = [...failing, ...(isWhole ? [] : tooLongFiles(project, files))]
  return { passed, failed: all.length, failures: all, files }
}

function report() {
  console.log('\n── slowest files')
  for (const line of slowestFiles(results)) console.log(line)
  console.log('\n── summary')
  for (const { name, seconds, processor, ...count } of results) {
    const figures = [
      `${String(count.passed).padStart(5)} passed`,
      `${String(count.failed).padStart(4)} failed`,
      `${seconds.toFixed(1).padStart(7)} s`,
      ...(Number.isNaN(processor) ? [] : [`${processor.toFixed(0).padStart(6)} s of processors`]),
    ]
    console.log(
      `${count.failed === 0 ? 'ok    ' : 'FAILED'} ${name.padEnd(8)} ${figures.join(' ')}`,
    )
  }
  const notRun = picked.filter((name) => !results.some((result) => result.name === name))
  if (notRun.length > 0) console.log(`interrupted: ${notRun.join(', ')} did not run`)
  if (isWhole && !existsSync(samples))
    console.log(`real files were not read, since ${samples} is not there: set SLIPWAY_SAMPLES`)
  // Last, since of a long output people see the end.
  if (failures.length > 0) console.log('\n── failures')
  for (const line of failures) console.log(line)
  const sum = (key) => results.reduce((total, result) => total + result[key], 0)
  const failed = sum('failed') + notRun.length
  const minutes = (performance.now() - begin) / 60_000
  const how = isWhole ? 'whole' : `SEED=${process.env.SEED}`
  console.log(`${minutes.toFixed(1)} minutes, ${how}`)
  process.exitCode = failed === 0 ? 0 : 1
  console.log(`${sum('passed')} passed, ${failed} failed`)
}
