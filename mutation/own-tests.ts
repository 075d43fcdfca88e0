import { execFile } from 'node:child_process'
import { existsSync, globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'

const root = join(import.meta.dirname, '..')
const SWITCH = pathToFileURL(join(root, 'mutation/switch.ts')).href
const VITEST = join(root, 'node_modules/vitest/vitest.mjs')

/** Some test files, which change nothing that outlives them: one process runs them all. */
type TestFiles = { project: 'unit' | 'server'; paths: readonly string[] }

const runOf = ({ project, paths }: TestFiles): string[] => [
  'run',
  '--project',
  project,
  '--no-isolate',
  '--maxWorkers',
  '1',
  '--bail',
  '1',
  ...paths,
]

/** Those beside a source, and those that call its feature from elsewhere. */
function testsOf(path: string): TestFiles[] {
  const folder = dirname(path)
  const project = folder.startsWith('domain/') ? ('unit' as const) : ('server' as const)
  const beside = globSync(`${folder}/*.test.ts`, { cwd: root })
  const feature = folder.replace('server/', '')
  // A feature of a district is called by its contract as well; ground is what lies in its folder.
  const isOfFeature = new RegExp(feature.includes('/') ? `/${feature}\\b` : `/${folder}/`)
  const elsewhere = globSync(['server/**/*.test.ts', 'test/server/*.test.ts'], { cwd: root })
    .filter((file) => !beside.includes(file))
    .filter((file) => isOfFeature.test(readFileSync(join(root, file), 'utf8')))
  return [
    { project, paths: beside.toSorted() },
    { project: 'server' as const, paths: elsewhere.toSorted() },
  ].filter(({ paths }) => paths.length > 0)
}

/** Whether the tests pass. */
function pass(tests: TestFiles, env: Record<string, string>): Promise<boolean> {
  const all = { ...process.env, ...env, NODE_OPTIONS: `--import ${SWITCH}` }
  return new Promise((resolve) => {
    execFile(process.execPath, [VITEST, ...runOf(tests)], { cwd: root, env: all }, (error) =>
      resolve(error === null),
    )
  })
}

/** The guards that matter to some tests; none to tests that need more than a copy has. */
async function feltBy(tests: TestFiles): Promise<ReadonlySet<number>> {
  const scratch = mkdtempSync(join(tmpdir(), 'slipway-felt-'))
  const file = join(scratch, 'felt')
  if (!(await pass(tests, { GUARDS_FELT: file }))) {
    rmSync(scratch, { recursive: true })
    return new Set()
  }
  const felt = existsSync(file) ? readFileSync(file, 'utf8').trim().split('\n').map(Number) : []
  rmSync(scratch, { recursive: true })
  return new Set(felt)
}

/** Whether the tests of a feature fail without one of its guards. */
export type OwnTests = (guard: number, path: string) => Promise<boolean>

/** Runs tests once with every guard in its place, and later only for guards that matter to them. */
export function ownTests(): OwnTests {
  const felt = new Map<string, Promise<ReadonlySet<number>>>()
  const matters = async (tests: TestFiles, guard: number) => {
    const key = tests.paths.join(' ')
    const known = felt.get(key) ?? feltBy(tests)
    felt.set(key, known)
    return (await known).has(guard)
  }
  return async (guard, path) => {
    for (const tests of testsOf(path))
      if ((await matters(tests, guard)) && !(await pass(tests, { GUARD_OFF: String(guard) })))
        return true
    return false
  }
}
