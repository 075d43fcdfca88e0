import type { Endpoint } from '#contract/endpoint.ts'
import {
  answerWith,
  ATTACKED,
  attackersOf,
  attacksOn,
  makePrey,
  MISSING,
  type Prey,
} from '../test/server/matrix-attacks.ts'
import { MATRIX_PROVIDERS } from '../test/server/matrix-integrations.ts'
import {
  ENDPOINTS,
  openCells,
  outcomeOf,
  outcomeOfCell,
  type Cell,
} from '../test/server/matrix-run.ts'
import { nameOf, openWorld, type MatrixWorld } from '../test/server/matrix-world.ts'
import { startTestApp } from '../test/support/app.ts'
import { PERSONA_NAMES } from '../test/support/personas.ts'
import { guards } from './switch.ts'

/**
 * A cell that outlives the world it was found in, with its right answer and the guards that matter
 * to it.
 */
export type KnownCell = {
  endpoint: Endpoint
  key: string
  kind: string
  ask(stage: Stage): Promise<string>
  outcome: string
  felt: ReadonlySet<number>
}
type NewCell = Omit<KnownCell, 'outcome' | 'felt'>

export type Stage = {
  world(): MatrixWorld
  prey(): Prey
  renew(): Promise<void>
  close(): Promise<void>
}

/** The world of the matrix, which can be made again when a mutant has broken it. */
export async function openStage(): Promise<Stage> {
  const open = async () => {
    const world = await openWorld(await startTestApp({ providers: MATRIX_PROVIDERS }))
    return { world, prey: await makePrey(world) }
  }
  let now = await open()
  return {
    world: () => now.world,
    prey: () => now.prey,
    async renew() {
      await now.world.app.close()
      now = await open()
    },
    close: () => now.world.app.close(),
  }
}

const NO_ANSWER = 'no answer'

export async function outcomeIn(stage: Stage, cell: NewCell, off: number | null): Promise<string> {
  guards.off = off
  try {
    return await cell.ask(stage)
  } catch (error) {
    // An answer that is not one of ours, or none, is a difference as well.
    return `${NO_ANSWER}: ${String(error).slice(0, 200)}`
  } finally {
    guards.off = null
  }
}

/**
 * All cells of the matrix: those behind open doors, and each persona before the door of both clubs.
 */
function cellsOf(world: MatrixWorld, endpoint: Endpoint): NewCell[] {
  const open = openCells(world, endpoint)
  const tried = new Set(open.map(({ persona, club, whose }) => `${persona.name} ${club} ${whose}`))
  const doors = PERSONA_NAMES.map((name) => world.personas[name])
    .flatMap((persona) =>
      [persona.home, persona.foreign].map((club): Cell => ({
        endpoint,
        persona,
        club,
        whose: 'own',
      })),
    )
    .filter(({ persona, club }) => !tried.has(`${persona.name} ${club} own`))
  // What a call is about does not matter where it is refused at the door.
  return [...open.map((cell) => asCell(cell, true)), ...doors.map((cell) => asCell(cell, 'caller'))]
}

const asCell = ({ persona: { name }, ...cell }: Cell, fresh: true | 'caller'): NewCell => ({
  endpoint: cell.endpoint,
  key: `${nameOf(cell.endpoint)} · ${name} in ${cell.club}, ${cell.special ?? cell.whose}`,
  kind: `${name} ${cell.club} ${cell.special ?? cell.whose}`,
  ask: (stage) =>
    outcomeOfCell(stage.world(), { ...cell, persona: stage.world().personas[name] }, { fresh }),
})

/**
 * The cells with an id at each place that nothing has, which is answered as one of another club is.
 */
async function attackCells(stage: Stage, endpoint: Endpoint): Promise<NewCell[]> {
  if (!ATTACKED.includes(endpoint)) return []
  const attacks = await attacksOn(stage.world(), stage.prey(), endpoint)
  const names = attackersOf(stage.world(), endpoint).map(({ persona }) => persona.name)
  return attacks.flatMap((attack) =>
    names.map((name) => ({
      endpoint,
      key: `${nameOf(endpoint)} · ${name} with a missing ${attack.path.join('.')}`,
      kind: `${name} missing`,
      async ask(now) {
        const own = attackersOf(now.world(), endpoint).find(({ persona }) => persona.name === name)
        if (!own) throw new Error(`${name} may not call ${nameOf(endpoint)}`)
        return outcomeOf(await answerWith(now.world(), own, attack, MISSING))
      },
    })),
  )
}

/**
 * Goes through the matrix with every guard in its place, and notes which of them matter to each
 * cell.
 */
export async function surveyed(stage: Stage): Promise<KnownCell[]> {
  const known: KnownCell[] = []
  for (const endpoint of ENDPOINTS) {
    for (const cell of [
      ...cellsOf(stage.world(), endpoint),
      ...(await attackCells(stage, endpoint)),
    ]) {
      guards.felt = new Set()
      const outcome = await outcomeIn(stage, cell, null)
      if (outcome.startsWith(NO_ANSWER)) throw new Error(`${cell.key}: ${outcome}`)
      known.push({ ...cell, outcome, felt: guards.felt })
    }
  }
  return known
}

/**
 * The same cells in an order that goes through all kinds of people and things before it comes back
 * to one.
 */
export function varied(cells: readonly KnownCell[]): KnownCell[] {
  const seen = new Map<string, number>()
  const turns = cells.map((cell) => {
    const turn = seen.get(cell.kind) ?? 0
    seen.set(cell.kind, turn + 1)
    return { cell, turn }
  })
  return turns.toSorted((a, b) => a.turn - b.turn).map(({ cell }) => cell)
}
