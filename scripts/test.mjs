// npm test: everything that is checked. Arguments pick steps: node scripts/test.mjs types lint unit
// server samples fuzz build stories more-stories
import { existsSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { ensureBuilt } from './build.mjs'
import { ensureChromium } from './chromium.mjs'
import { ensureInstalled } from './install.mjs'
import { root } from './node24.mjs'
import { ensureRedis } from './redis.mjs'
import { runNode } from './run-node.mjs'
import { runProject } from './run-project.mjs'

const samples = process.env.SLIPWAY_SAMPLES ?? join(root, '..', 'shared', 'samples')
/** Each works out the types of all texts for itself: more than there are cores only repeat it. */
const CHECKERS = String(Math.min(4, availableParallelism()))
/** Each step resolves with how many of its checks passed and failed. */
const steps = {
  types: () => one(tool('typescript', 'tsc', '--noEmit', '--checkers', CHECKERS)),
  lint: () => one(tool('oxlint', 'oxlint'), tool('oxfmt', 'oxfmt', '--check')),
  unit: () => tests('unit'),
  server: async () => {
    ensureRedis()
    return tests('server')
  },
  samples: async () => {
    if (existsSync(samples)) return tests('samples', { SLIPWAY_SAMPLES: samples })
    console.error(`The folder of sample files ${samples} is not there: set SLIPWAY_SAMPLES.`)
    return BAD
  },
  fuzz: () => one(['fuzz/fuzz.ts', '200']),
  build: async () => (ensureBuilt() ? GOOD : BAD),
  stories: () => tests('stories', { CHROMIUM_PATH: ensureChromium() }),
  'more-stories': () => tests('more-stories', { CHROMIUM_PATH: ensureChromium() }),
}

const GOOD = { passed: 1, failed: 0 }
const BAD = { passed: 0, failed: 1 }

let interrupted = false
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => (interrupted = true))

const picked = pick(process.argv.slice(2))
ensureInstalled()
const results = []
const failures = []
for (const name of picked) {
  if (!interrupted) results.push(await timed(name))
}
report(results)

function pick(args) {
  const unknown = args.filter((arg) => !(arg in steps))
  if (unknown.length > 0) {
    console.error(
      `There is no step ${unknown.join(', ')}: the steps are ${Object.keys(steps).join(', ')}.`,
    )
    process.exit(1)
  }
  const wanted =
    args.length > 0
      ? args
      : Object.keys(steps).filter((name) => name !== 'samples' || existsSync(samples))
  return Object.keys(steps).filter(
    (name) =>
      wanted.includes(name) ||
      (name === 'build' && wanted.some((step) => step.endsWith('stories'))),
  )
}

async function timed(name) {
  console.log(`\n── ${name}`)
  const begin = performance.now()
  const counts = await steps[name]().catch((error) => {
    console.error(error instanceof Error ? error.message : error)
    return BAD
  })
  return { name, seconds: (performance.now() - begin) / 1000, ...counts }
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

async function tests(project, env) {
  return settle(await runProject(project, env))
}

/** How many tests passed and failed, with their lines kept for the summary. */
function settle({ passed, failures: failing }) {
  failures.push(...failing.map(({ line }) => line))
  const sum = Object.values(passed).reduce((total, count) => total + count, 0)
  return { passed: sum, failed: failing.length }
}

function report(all) {
  if (failures.length > 0) console.log('\n── failures')
  for (const line of failures) console.log(line)
  console.log('\n── summary')
  for (const { name, seconds, ...count } of all) {
    const figures = [
      `${String(count.passed).padStart(5)} passed`,
      `${String(count.failed).padStart(4)} failed`,
      `${seconds.toFixed(1).padStart(7)} s`,
    ]
    console.log(
      `${count.failed === 0 ? 'ok    ' : 'FAILED'} ${name.padEnd(12)} ${figures.join(' ')}`,
    )
  }
  const notRun = picked.filter((name) => !all.some((result) => result.name === name))
  if (notRun.length > 0) console.log(`interrupted: ${notRun.join(', ')} did not run`)
  if (!existsSync(samples))
    console.log(
      `samples are a run of their own, npm run test:samples, which needs the folder ${samples}`,
    )
  const sum = (key) =>
    all.reduce((total, result) => total + result[key], 0) + (key === 'failed' ? notRun.length : 0)
  process.exitCode = sum('failed') === 0 ? 0 : 1
  console.log(`${sum('passed')} passed, ${sum('failed')} failed`)
}
