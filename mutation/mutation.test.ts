import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { ENDPOINTS } from '../test/server/matrix-run.ts'
import { accessMutants, declaredAs } from './access-mutants.ts'
import { openStage, outcomeIn, surveyed, varied, type KnownCell, type Stage } from './cells.ts'
import type { Mutant } from './mutant.ts'
import { tryPolicies } from './policy-mutants.ts'
import { UNNOTICED } from './unnoticed.ts'
import { ownTests, type OwnTests } from './own-tests.ts'

type Plan = { part: string; only: string; mutants: Mutant[] }
const plan = JSON.parse(readFileSync(join(import.meta.dirname, 'mutants.json'), 'utf8')) as Plan

/** So many cells, of all kinds of people and things, speak for those that ask a guard. */
const MOST_CELLS = 300

/** A guard, the cells that ask it, and a way to make one of them without it. */
type Attempt = {
  what: string
  cells: readonly KnownCell[]
  /** Where a guard stands in a source, which may have tests beside it. */
  beside?: { guard: number; path: string }
  tried(stage: Stage, cell: KnownCell): Promise<string>
}
const HOW = [
  'by the matrix',
  'by the wall of the database',
  'by the tests of its feature',
  'by nothing, for a reason',
  'by nothing',
] as const
type How = (typeof HOW)[number]

const plainly = (stage: Stage, cell: KnownCell) => outcomeIn(stage, cell, null)

function attemptsOn(cells: readonly KnownCell[]): Attempt[] {
  const bySource = plan.mutants.map(({ path, line, what }, guard) => ({
    what: `${path}:${line} ${what}`,
    cells: cells.filter(({ felt }) => felt.has(guard)),
    beside: { guard, path },
    tried: (stage: Stage, cell: KnownCell) => outcomeIn(stage, cell, guard),
  }))
  const byContract = accessMutants(ENDPOINTS).map((mutant) => ({
    what: mutant.what,
    cells: cells.filter(
      ({ endpoint, kind, outcome }) =>
        endpoint === mutant.endpoint && mutant.matters.test(`${kind} ${outcome}`),
    ),
    tried: (stage: Stage, cell: KnownCell) => declaredAs(mutant, () => plainly(stage, cell)),
  }))
  const only = plan.only.split(',')
  const [part = 1, parts = 1] = plan.part.split('/').map(Number)
  return [...byContract, ...bySource].filter(
    ({ what }, index) => only.some((path) => what.includes(path)) && index % parts === part - 1,
  )
}

/**
 * Whether a cell answers otherwise without the guard. If a cell answers wrongly with it, its world
 * is broken.
 */
async function isCaughtBy(stage: Stage, { tried }: Attempt, cell: KnownCell): Promise<boolean> {
  if ((await tried(stage, cell)) === cell.outcome) return false
  if ((await plainly(stage, cell)) === cell.outcome) return true
  await stage.renew()
  const otherwise = (await tried(stage, cell)) !== cell.outcome
  await stage.renew()
  return otherwise && (await plainly(stage, cell)) === cell.outcome
}

async function caught(stage: Stage, testsCatch: OwnTests, attempt: Attempt): Promise<How> {
  for (const cell of varied(attempt.cells).slice(0, MOST_CELLS))
    if (await isCaughtBy(stage, attempt, cell)) return 'by the matrix'
  const { beside } = attempt
  return beside && (await testsCatch(beside.guard, beside.path))
    ? 'by the tests of its feature'
    : 'by nothing'
}

/** How each guard was caught. Names are those of the list of what nobody can notice. */
function openReport() {
  const found = new Map<How, string[]>(HOW.map((how) => [how, []]))
  const caughtAfterAll: string[] = []
  const begin = performance.now()
  return {
    found,
    caughtAfterAll,
    minutes: () => ((performance.now() - begin) / 60_000).toFixed(1),
    note(name: string, how: How, details = name) {
      const isListed = name in UNNOTICED
      if (isListed && how !== 'by nothing') caughtAfterAll.push(name)
      const said = isListed && how === 'by nothing' ? 'by nothing, for a reason' : how
      found.get(said)?.push(name)
      process.stdout.write(`caught ${said}: ${details}\n`)
    },
  }
}

test('somebody notices every guard that is taken away', { timeout: 4 * 3_600_000 }, async () => {
  const { found, caughtAfterAll, minutes, note } = openReport()
  await tryPolicies((what, isCaught) =>
    note(what, isCaught ? 'by the wall of the database' : 'by nothing'),
  )
  const stage = await openStage()
  const cells = await surveyed(stage)
  process.stdout.write(`${cells.length} cells surveyed in ${minutes()} minutes\n`)
  const testsCatch = ownTests()
  for (const attempt of attemptsOn(cells)) {
    const how = await caught(stage, testsCatch, attempt)
    note(
      attempt.what.replace(/:\d+ /, ' '),
      how,
      `${attempt.what} (matters to ${attempt.cells.length})`,
    )
  }
  await stage.close()
  const figures = HOW.map((how) => `${found.get(how)?.length} ${how}`).join(', ')
  process.stdout.write(
    `${[...found.values()].flat().length} guards: ${figures}; ${minutes()} minutes\n`,
  )
  expect(found.get('by nothing')).toEqual([])
  expect(caughtAfterAll, 'take these off the list').toEqual([])
})

test('the list names only guards there are', () => {
  const names = [
    ...plan.mutants.map(({ path, what }) => `${path} ${what}`),
    ...accessMutants(ENDPOINTS).map(({ what }) => what),
  ]
  expect(
    Object.keys(UNNOTICED).filter((name) => !name.startsWith('policy ') && !names.includes(name)),
  ).toEqual([])
})
