import { lazy, type ComponentType } from 'react'
import { isChunkFailure, loadChunk } from '../shell/chunks.ts'

/**
 * A part of a page that is fetched when it is shown. If its file cannot be had, its place stays
 * empty and the rest of the page works.
 */
export const lazyPart = <Props,>(load: () => Promise<{ default: ComponentType<Props> }>) =>
  lazy<ComponentType<Props>>(() => loadChunk(load()).catch(leaveOut))

function leaveOut(error: unknown): { default: () => null } {
  if (!isChunkFailure(error)) throw error
  return { default: () => null }
}
