import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { runNode } from './run-node.mjs'

/** When more files of stories than this have a failure, it is not by chance. */
const MOST_AGAIN = 5

/**
 * Runs the tests of a project, or those of some files of it. A run that ends badly without a
 * failure of a test has one itself, and so has one in which tests did not run.
 */
export async function runProject(project, env = {}, files = []) {
  const folder = mkdtempSync(join(tmpdir(), 'slipway-test-'))
  const output = join(folder, 'counts.json')
  const program = join('node_modules', 'vitest', 'vitest.mjs')
  const options = ['--project', project, '--reporter=default', '--reporter=scripts/count-tests.mjs']
  const status = await runNode([program, 'run', ...options, ...files], {
    ...env,
    TZ: 'UTC',
    TEST_COUNTS: output,
  })
  const nothing = { passed: {}, failures: [], notRun: 0 }
  const counts = existsSync(output) ? JSON.parse(readFileSync(output, 'utf8')) : nothing
  rmSync(folder, { recursive: true, force: true })
  const { passed, failures, notRun } = counts
  if (notRun > 0) failures.push({ line: `${notRun} tests of ${project} did not run` })
  if (status !== 0 && failures.length === 0)
    failures.push({ line: `the tests of ${project} ended with ${status}` })
  return { passed, failures }
}

/**
 * Runs browser stories. A file with a failure is run once more as a whole, on a product that nobody
 * has used: what fails only the first time was a matter of the moment, and is named as `retried`.
 */
export async function runStories(env) {
  const first = await runProject('e2e', env)
  const files = [...new Set(first.failures.map(({ file }) => file))]
  const isByChance = files.length <= MOST_AGAIN && files.every((file) => file !== undefined)
  if (files.length === 0 || !isByChance) return { ...first, retried: [] }
  console.log(`\n── once more: ${files.join(', ')}`)
  const second = await runProject('e2e', env, files)
  const failing = new Set(second.failures.map(({ file }) => file))
  return {
    passed: { ...first.passed, ...second.passed },
    failures: second.failures,
    retried: first.failures.filter(({ file }) => !failing.has(file)),
  }
}
