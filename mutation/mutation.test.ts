import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { ENDPOINTS } from '../test/server/matrix-run.ts'
import { accessMutants, declaredAs } from './access-mutants.ts'
import { openStage, outcomeIn, surveyed, varied, type KnownCell, type Stage } from './cells.ts'
import type { Mutant } from './guards.ts'

type Plan = { part: string; only: string; mutants: Mutant[] }
const plan = JSON.parse(readFileSync(join(import.meta.dirname, 'mutants.json'), 'utf8')) as Plan

/** A guard, the cells that ask it, and a way to make one of them without it. */
type Attempt = { what: string; cells: readonly KnownCell[]; tried(stage: Stage, cell: KnownCell): Promise<string> }

const plainly = (stage: Stage, cell: KnownCell) => outcomeIn(stage.world(), cell.find(stage.world()), null)

function attemptsOn(cells: readonly KnownCell[]): Attempt[] {
  const bySource = plan.mutants.map(({ path, line, what }, guard) => ({
    what: `${path}:${line} ${what}`,
    cells: cells.filter(({ asked }) => asked.has(guard)),
    tried: (stage: Stage, cell: KnownCell) => outcomeIn(stage.world(), cell.find(stage.world()), guard),
  }))
  const byContract = accessMutants(ENDPOINTS).map((mutant) => ({
    what: mutant.what,
    cells: cells.filter(({ endpoint }) => endpoint === mutant.endpoint),
    tried: (stage: Stage, cell: KnownCell) => declaredAs(mutant, () => plainly(stage, cell)),
  }))
  const [part = 1, parts = 1] = plan.part.split('/').map(Number)
  return [...byContract, ...bySource].filter(({ what }, index) => what.includes(plan.only) && index % parts === part - 1)
}

/** Whether a cell answers otherwise without the guard. A cell that does not answer rightly with it either stands in a world that is broken. */
async function isCaughtBy(stage: Stage, { tried }: Attempt, cell: KnownCell): Promise<boolean> {
  if ((await tried(stage, cell)) === cell.outcome) return false
  if ((await plainly(stage, cell)) === cell.outcome) return true
  await stage.renew()
  const otherwise = (await tried(stage, cell)) !== cell.outcome
  await stage.renew()
  return otherwise && (await plainly(stage, cell)) === cell.outcome
}

async function firstToCatch(stage: Stage, attempt: Attempt): Promise<KnownCell | undefined> {
  for (const cell of varied(attempt.cells)) if (await isCaughtBy(stage, attempt, cell)) return cell
  return undefined
}

test('the matrix notices every guard that is taken away', { timeout: 4 * 3_600_000 }, async () => {
  const begin = performance.now()
  const stage = await openStage()
  const cells = await surveyed(stage)
  const attempts = attemptsOn(cells)
  const survived: string[] = []
  for (const [index, attempt] of attempts.entries()) {
    const by = await firstToCatch(stage, attempt)
    const asks = attempt.cells.length
    if (!by) survived.push(`${attempt.what} (${asks === 0 ? 'asked by no cell' : `asked by ${asks} cells`})`)
    process.stdout.write(`${index + 1}/${attempts.length} ${by ? 'caught' : 'NOT CAUGHT'} ${attempt.what}${by ? ` · ${by.key}` : ''}\n`)
  }
  await stage.close()
  const minutes = ((performance.now() - begin) / 60_000).toFixed(1)
  process.stdout.write(
    `${attempts.length} guards, ${attempts.length - survived.length} caught, ${survived.length} not, ${minutes} minutes\n`,
  )
  expect(survived).toEqual([])
})
