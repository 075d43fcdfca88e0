import { execFile } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'

const root = join(import.meta.dirname, '..')
const SWITCH = pathToFileURL(join(root, 'mutation/switch.ts')).href
const VITEST = join(root, 'node_modules/vitest/vitest.mjs')
/** The tests change nothing that outlives them, so one process runs them all. */
const RUN = [
  'run',
  '--project',
  'unit',
  '--no-isolate',
  '--maxWorkers',
  '1',
  '--bail',
  '1',
  'domain/rules',
]

/** Whether the tests of the rules themselves pass. */
function pass(env: Record<string, string>): Promise<boolean> {
  const all = { ...process.env, ...env, NODE_OPTIONS: `--import ${SWITCH}` }
  return new Promise((resolve) => {
    execFile(process.execPath, [VITEST, ...RUN], { cwd: root, env: all }, (error) =>
      resolve(error === null),
    )
  })
}

/** Whether the tests of the rules themselves fail without a guard. */
export type RuleTests = (guard: number) => Promise<boolean>

/** Runs them once with every guard in its place, and later only for guards that matter to them. */
export async function surveyRuleTests(): Promise<RuleTests> {
  const folder = mkdtempSync(join(tmpdir(), 'slipway-rules-'))
  const file = join(folder, 'felt')
  if (!(await pass({ GUARDS_FELT: file })))
    throw new Error('the tests of the rules fail with every guard in its place')
  const felt = new Set(readFileSync(file, 'utf8').trim().split('\n').map(Number))
  rmSync(folder, { recursive: true })
  return async (guard) => felt.has(guard) && !(await pass({ GUARD_OFF: String(guard) }))
}
