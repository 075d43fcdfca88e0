import { execFile } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'

const root = join(import.meta.dirname, '..')
const SWITCH = pathToFileURL(join(root, 'mutation/switch.ts')).href
const VITEST = join(root, 'node_modules/vitest/vitest.mjs')

/** Where the tests of a source lie: rules and features have theirs beside them. */
const folderOf = (path: string): string => dirname(path)

/** The tests change nothing that outlives them, so one process runs those of a folder. */
const runOf = (folder: string): string[] => [
  'run',
  '--project',
  folder.startsWith('domain/') ? 'unit' : 'server',
  '--no-isolate',
  '--maxWorkers',
  '1',
  '--passWithNoTests',
  '--bail',
  '1',
  `${folder}/`,
]

/** Whether the tests of a folder pass. */
function pass(folder: string, env: Record<string, string>): Promise<boolean> {
  const all = { ...process.env, ...env, NODE_OPTIONS: `--import ${SWITCH}` }
  return new Promise((resolve) => {
    execFile(process.execPath, [VITEST, ...runOf(folder)], { cwd: root, env: all }, (error) =>
      resolve(error === null),
    )
  })
}

/** The guards that matter to the tests of a folder. */
async function feltIn(folder: string): Promise<ReadonlySet<number>> {
  const scratch = mkdtempSync(join(tmpdir(), 'slipway-felt-'))
  const file = join(scratch, 'felt')
  if (!(await pass(folder, { GUARDS_FELT: file })))
    throw new Error(`the tests of ${folder} fail with every guard in its place`)
  const felt = existsSync(file) ? readFileSync(file, 'utf8').trim().split('\n').map(Number) : []
  rmSync(scratch, { recursive: true })
  return new Set(felt)
}

/** Whether the tests beside a source fail without one of its guards. */
export type OwnTests = (guard: number, path: string) => Promise<boolean>

/** Runs them once with every guard in its place, and later only for guards that matter to them. */
export function ownTests(): OwnTests {
  const felt = new Map<string, Promise<ReadonlySet<number>>>()
  return async (guard, path) => {
    const folder = folderOf(path)
    const known = felt.get(folder) ?? feltIn(folder)
    felt.set(folder, known)
    return (await known).has(guard) && !(await pass(folder, { GUARD_OFF: String(guard) }))
  }
}
