import type { Query, QueryCacheNotifyEvent } from '@tanstack/react-query'
import { queryClient } from '../api/query-client.ts'
import { isProblem } from '../shell/reactions.ts'
import { isShownFromHere } from './shown-copies.ts'

/** When the last fetch of a query began, and when that began whose answer is shown. */
const begun = new Map<string, number>()
const shownSince = new Map<string, number>()

/** Notes from now on when what is shown was asked for. Returns how to stop. */
export const followFetches = (): (() => void) => queryClient.getQueryCache().subscribe(follow)

function follow({ type, query: { queryHash }, ...event }: QueryCacheNotifyEvent): void {
  const action = type === 'updated' && 'action' in event ? event.action : undefined
  if (action?.type === 'fetch') begun.set(queryHash, Date.now())
  if (action?.type === 'success') shownSince.set(queryHash, begun.get(queryHash) ?? 0)
}

/**
 * Whether everything this page holds of some calls was asked for after a moment: a copy that this
 * device kept, or an answer to an earlier question, may lack what happened then.
 */
export const isFetchedSince = (names: readonly string[], moment: number): boolean =>
  names.every((name) =>
    queryClient
      .getQueryCache()
      .findAll({ queryKey: [name] })
      .filter((query) => query.state.data !== undefined && !query.isDisabled())
      .every((query) => isRefused(query.state.error) || isFresh(query, moment)),
  )

const isFresh = ({ queryHash, state }: Query, moment: number): boolean =>
  !isShownFromHere(queryHash) && !state.isInvalidated && (shownSince.get(queryHash) ?? 0) >= moment

/** The server has answered: there is nothing here for this person any more. */
const isRefused = (error: unknown): boolean =>
  isProblem(error) && error.status >= 400 && error.status < 500
