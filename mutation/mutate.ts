import { spawnSync } from 'node:child_process'
import {
  cpSync,
  globSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { COPIED } from './copied.ts'
import { mutantsOf } from './guards.ts'
import { withMutants, type Mutant } from './mutant.ts'
import { parse } from './source.ts'

const root = join(import.meta.dirname, '..')
/**
 * Code that fills the demo, opens the database or sends changes guards nothing, and files beside
 * the districts are no endpoints of the contract.
 */
const WITHOUT_GUARDS = /\.test\.ts$|^server\/((demo|db|sockets)\/|[\w-]+\.ts$)/

const { values } = parseArgs({
  options: { part: { type: 'string', default: '1/1' }, only: { type: 'string', default: '' } },
})

const copy = mkdtempSync(join(tmpdir(), 'slipway-mutation-'))
process.exitCode = run()
rmSync(copy, { recursive: true, force: true })

/**
 * Puts every mutant into a copy of the tree, each behind a switch, and lets the matrix look for
 * them there.
 */
function run(): number {
  for (const name of COPIED) cpSync(join(root, name), join(copy, name), { recursive: true })
  symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'))
  writeFileSync(
    join(copy, 'mutation', 'mutants.json'),
    JSON.stringify({ ...values, mutants: prepare() }),
  )
  const vitest = join(copy, 'node_modules/vitest/vitest.mjs')
  const { status } = spawnSync(process.execPath, [vitest, 'run', '--project', 'mutation'], {
    cwd: copy,
    stdio: 'inherit',
  })
  return status ?? 1
}

function prepare(): Mutant[] {
  const paths = globSync(['server/**/*.ts', 'domain/rules/*.ts'], { cwd: root }).filter(
    (path) => !WITHOUT_GUARDS.test(path),
  )
  const sources = paths
    .toSorted()
    .map((path) => parse(path, readFileSync(join(root, path), 'utf8')))
  const mutants = mutantsOf(sources)
  for (const { path, text } of sources) {
    const first = mutants.findIndex((one) => one.path === path)
    const here = mutants.filter((one) => one.path === path)
    if (here.length > 0) writeFileSync(join(copy, path), withMutants(text, here, first))
  }
  return mutants
}
