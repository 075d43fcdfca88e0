import { startTestApp } from '../../support/app.ts'
import type { ClubName } from '../../support/personas.ts'
import { makePrey, type Prey } from '../matrix-attacks.ts'
import { MATRIX_PROVIDERS, MATRIX_VAPID } from '../matrix-integrations.ts'
import { openWorld, type MatrixWorld } from '../matrix-world.ts'

/** The app and the world that the oracles of a worker share. */
export type Stage = {
  world: MatrixWorld
  /**
   * A world of the share's own in which nothing happens but calls behind open doors: their answers
   * list what others have made before.
   */
  quiet(): Promise<MatrixWorld>
  prey: Prey
  /** Makes something once for this stage, by its name. */
  once<T>(name: string, make: () => Promise<T>): Promise<T>
}

type SharedStage = Omit<Stage, 'quiet'>
let opened: Promise<SharedStage> | undefined

/** The stage of this worker; it ends with the worker, and its database with the run. */
export const stage = (): Promise<SharedStage> => (opened ??= openStage())

const openMatrix = async () =>
  openWorld(await startTestApp({ providers: MATRIX_PROVIDERS, vapid: MATRIX_VAPID }))

/** A world for a share of the endpoints. */
export async function openQuietWorld(): Promise<MatrixWorld> {
  const world = await openMatrix()
  await furnish(world)
  return world
}

async function openStage(): Promise<SharedStage> {
  const world = await openMatrix()
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
