import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'

const root = join(import.meta.dirname, '..')
const SWITCH = pathToFileURL(join(root, 'mutation/switch.ts')).href

/** Whether the tests of the rules themselves fail without a guard. */
export function ruleTestsCatch(guard: number): Promise<boolean> {
  const vitest = [join(root, 'node_modules/vitest/vitest.mjs'), 'run', '--project', 'unit', '--bail', '1', 'domain/rules']
  const env = { ...process.env, GUARD_OFF: String(guard), NODE_OPTIONS: `--import ${SWITCH}` }
  return new Promise((resolve) => {
    execFile(process.execPath, vitest, { cwd: root, env }, (error) => resolve(error !== null))
  })
}
