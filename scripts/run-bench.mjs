import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ensureBuilt } from './build.mjs'
import { ensureChromium } from './chromium.mjs'
import { runNode } from './run-node.mjs'

/** Measures rows, named as in bench/targets.ts; resolves with how many are well, and the others. */
export async function runBench(args, output) {
  if (!ensureBuilt()) throw new Error('The web app could not be built: see above.')
  const folder = mkdtempSync(join(tmpdir(), 'slipway-bench-'))
  const file = join(folder, 'counts.json')
  const env = {
    TZ: 'UTC',
    UV_THREADPOOL_SIZE: '8',
    CHROMIUM_PATH: ensureChromium(),
    BENCH_COUNTS: file,
  }
  const status = await runNode(['bench/bench.ts', ...args], env, output)
  const nothing = { passed: 0, failures: [] }
  const { passed, failures } = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : nothing
  rmSync(folder, { recursive: true, force: true })
  if (status !== 0 && failures.length === 0) failures.push(`the benches ended with ${status}`)
  return { passed, failed: failures.length, failures, files: [] }
}

/** The step `bench` of all tests: every row in its smallest size, where no time counts. */
export const runSmallestBench = () => runBench(['--smallest'])
