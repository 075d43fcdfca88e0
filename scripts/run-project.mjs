import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { runNode } from './run-node.mjs'

/**
 * Runs the tests of a project, once: a failure is a failure. A run that ends badly without a
 * failure of a test has one itself, and so has one in which tests did not run.
 */
export async function runProject(project, env = {}) {
  const folder = mkdtempSync(join(tmpdir(), 'slipway-test-'))
  const output = join(folder, 'counts.json')
  const program = join('node_modules', 'vitest', 'vitest.mjs')
  const options = ['--project', project, '--reporter=default', '--reporter=scripts/count-tests.mjs']
  const status = await runNode([program, 'run', ...options], {
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
