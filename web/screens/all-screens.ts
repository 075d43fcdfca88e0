import { AREAS } from './areas.ts'
import type { Screen } from './screen.ts'
import { daily } from './daily-screens.ts'
import { loadChunk } from '../shell/chunks.ts'

let asked: Promise<readonly Screen[]> | undefined

/** All screens for people who are signed in; the lists are fetched once. */
export function allScreens(): Promise<readonly Screen[]> {
  asked ??= loadAll().catch((error: unknown) => {
    asked = undefined
    throw error
  })
  return asked
}

async function loadAll(): Promise<readonly Screen[]> {
  const inside = AREAS.filter(({ outside }) => !outside)
  const lists = await Promise.all(inside.map(({ screens }) => loadChunk(screens())))
  return [...daily, ...lists.flat()]
}
