import type { ComponentType } from 'react'
import { isChunkFailure, loadChunk } from '../shell/chunks.ts'

type Part = { default: ComponentType<never> }

/**
 * A part of a page that is fetched when it is shown, for `lazy`. If its file cannot be had, its
 * place stays empty and the rest of the page works.
 */
export async function orNothing<Loaded extends Part>(part: Promise<Loaded>): Promise<Loaded> {
  try {
    return await loadChunk(part)
  } catch (error) {
    if (!isChunkFailure(error)) throw error
    // A component that draws nothing takes the props of any.
    return { default: () => null } as unknown as Loaded
  }
}
