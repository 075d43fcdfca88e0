import type { Endpoint } from '#contract/endpoint.ts'
import { MATRIX_PROVIDERS } from '../test/server/matrix-integrations.ts'
import { answerOf, ENDPOINTS, openCells, outcomeOf, type Cell } from '../test/server/matrix-run.ts'
import { nameOf, openWorld, type MatrixWorld } from '../test/server/matrix-world.ts'
import { startTestApp } from '../test/support/app.ts'
import { PERSONA_NAMES } from '../test/support/personas.ts'
import { guards } from './switch.ts'

/** A cell that outlives the world it was found in, with its right answer and the guards it asks. */
export type KnownCell = {
  endpoint: Endpoint
  key: string
  kind: string
  find(world: MatrixWorld): Cell
  outcome: string
  asked: ReadonlySet<number>
}

export type Stage = { world(): MatrixWorld; renew(): Promise<void>; close(): Promise<void> }

/** The world of the matrix, which can be made again when a mutant has broken it. */
export async function openStage(): Promise<Stage> {
  const open = async () => openWorld(await startTestApp({ providers: MATRIX_PROVIDERS }))
  let world = await open()
  return {
    world: () => world,
    async renew() {
      await world.app.close()
      world = await open()
    },
    close: () => world.app.close(),
  }
}

const NO_ANSWER = 'no answer'

export async function outcomeIn(world: MatrixWorld, cell: Cell, off: number | null): Promise<string> {
  guards.off = off
  try {
    return outcomeOf(await answerOf(world, cell, { fresh: true }))
  } catch (error) {
    // An answer that is not one of ours, or none, is a difference as well.
    return `${NO_ANSWER}: ${String(error).slice(0, 200)}`
  } finally {
    guards.off = null
  }
}

/** All cells of the matrix: those behind open doors, and each persona before the door of both clubs. */
function cellsOf(world: MatrixWorld, endpoint: Endpoint): Omit<KnownCell, 'outcome' | 'asked'>[] {
  const open = openCells(world, endpoint)
  const tried = new Set(open.map(({ persona, club, whose }) => `${persona.name} ${club} ${whose}`))
  const doors = PERSONA_NAMES.map((name) => world.personas[name])
    .flatMap((persona) => [persona.home, persona.foreign].map((club): Cell => ({ endpoint, persona, club, whose: 'own' })))
    .filter(({ persona, club }) => !tried.has(`${persona.name} ${club} own`))
  return [...open, ...doors].map(({ persona: { name }, club, whose }) => ({
    endpoint,
    key: `${nameOf(endpoint)} · ${name} in ${club}, ${whose}`,
    kind: `${name} ${club} ${whose}`,
    find: (now) => ({ endpoint, persona: now.personas[name], club, whose }),
  }))
}

/** Goes through the matrix with every guard in its place, and notes what each cell asks. */
export async function surveyed(stage: Stage): Promise<KnownCell[]> {
  const known: KnownCell[] = []
  for (const endpoint of ENDPOINTS) {
    for (const cell of cellsOf(stage.world(), endpoint)) {
      guards.asked = new Set()
      const outcome = await outcomeIn(stage.world(), cell.find(stage.world()), null)
      if (outcome.startsWith(NO_ANSWER)) throw new Error(`${cell.key}: ${outcome}`)
      known.push({ ...cell, outcome, asked: guards.asked })
    }
  }
  return known
}

/** The same cells in an order that goes through all kinds of people and things before it comes back to one. */
export function varied(cells: readonly KnownCell[]): KnownCell[] {
  const seen = new Map<string, number>()
  const turns = cells.map((cell) => {
    const turn = seen.get(cell.kind) ?? 0
    seen.set(cell.kind, turn + 1)
    return { cell, turn }
  })
  return turns.toSorted((a, b) => a.turn - b.turn).map(({ cell }) => cell)
}
