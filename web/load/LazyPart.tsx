import { Component, Suspense, type ReactNode } from 'react'
import { isChunkFailure } from '../shell/chunks.ts'

type LazyPartProps = { children: ReactNode; fallback?: ReactNode }
type LazyPartState = { isMissing: boolean; error: unknown }

/**
 * A part of a page that is fetched when it is shown. If its file cannot be had, its place stays
 * empty and the rest of the page works; any other failure is the page's.
 */
export class LazyPart extends Component<LazyPartProps, LazyPartState> {
  override state: LazyPartState = { isMissing: false, error: null }

  static getDerivedStateFromError(error: unknown): LazyPartState {
    return { isMissing: isChunkFailure(error), error }
  }

  override render(): ReactNode {
    const { isMissing, error } = this.state
    if (isMissing) return null
    if (error !== null) throw error
    const { children, fallback } = this.props
    return <Suspense fallback={fallback}>{children}</Suspense>
  }
}
