import { lazy, type ReactNode } from 'react'
import { isChunkFailure, loadChunk } from '../shell/chunks.ts'

type Part<Props> = (props: Props) => ReactNode

/**
 * A part of a page that is fetched when it is shown. If its file cannot be had, its place stays
 * empty and the rest of the page works.
 */
export const lazyPart = <Props,>(load: () => Promise<{ default: Part<Props> }>) =>
  lazy<Part<Props>>(() => loadChunk(load()).catch(leaveOut))

function leaveOut(error: unknown): { default: () => null } {
  if (!isChunkFailure(error)) throw error
  return { default: () => null }
}
