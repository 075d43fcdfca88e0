import { startTestApp } from '../../support/app.ts'
import type { ClubName } from '../../support/personas.ts'
import { makePrey, type Prey } from '../matrix-attacks.ts'
import { MATRIX_PROVIDERS, MATRIX_VAPID } from '../matrix-integrations.ts'
import { openWorld, type MatrixWorld } from '../matrix-world.ts'

/** The app and the world that all oracles of a worker share. */
export type Stage = {
  world: MatrixWorld
  prey: Prey
  /** Makes something once for this stage, by its name. */
  once<T>(name: string, make: () => Promise<T>): Promise<T>
}

let opened: Promise<Stage> | undefined

/** The stage of this worker; it ends with the worker, and its database with the run. */
export const stage = (): Promise<Stage> => (opened ??= openStage())

async function openStage(): Promise<Stage> {
  const app = await startTestApp({ providers: MATRIX_PROVIDERS, vapid: MATRIX_VAPID })
  const world = await openWorld(app)
  await furnish(world)
  const made = new Map<string, Promise<unknown>>()
  return {
    world,
    prey: await makePrey(world),
    once<T>(name: string, make: () => Promise<T>) {
      const thing = (made.get(name) as Promise<T> | undefined) ?? make()
      made.set(name, thing)
      return thing
    },
  }
}

/** Makes what everybody has beforehand, so that no list depends on the calls before it. */
async function furnish(world: MatrixWorld): Promise<void> {
  for (const club of Object.keys(world.clubs) as ClubName[])
    for (const whose of ['neighbour', 'hidden'] as const) await world.residentThings(club, whose)
  for (const persona of Object.values(world.personas)) await world.thingsOf(persona, persona.home)
}
