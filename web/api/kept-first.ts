import { hashKey } from '@tanstack/react-query'
import { isKept, keptReply } from '../offline/kept-replies.ts'
import { isShownFromHere, isShownNoMore } from '../offline/shown-copies.ts'
import { ApiProblem } from './api-problem.ts'
import { queryClient } from './query-client.ts'

/** The answer to a question, or the copy of this device while it is slow or out of reach. */
export async function freshOrKept<R>(fresh: Promise<R>, queryKey: readonly unknown[]): Promise<R> {
  const early = await keptWhileSlow(fresh, queryKey)
  if (early !== undefined) return early
  return fresh.then(
    (reply) => {
      isShownNoMore(queryKey)
      return reply
    },
    (error: unknown) => cachedOr<R>(error, queryKey),
  )
}

/** A fetch that takes longer is given up. */
export const READ_MS = 8000
/** After so long a copy of this device is shown, until the answer is there. */
const SLOW_MS = 300

/**
 * Where nothing is shown yet and the answer is slow, the copy that this device keeps; the answer
 * takes its place when it comes, and a refusal is asked for once more, to be shown. Neither counts
 * once a later question was answered.
 */
async function keptWhileSlow<R>(
  fresh: Promise<R>,
  queryKey: readonly unknown[],
): Promise<R | undefined> {
  if (!isKept(queryKey) || queryClient.getQueryData(queryKey) !== undefined) return undefined
  let isAnswered = false
  const answered = () => (isAnswered = true)
  await Promise.race([fresh.then(answered, answered), later(SLOW_MS)])
  if (isAnswered) return undefined
  const kept = await keptReply(queryKey).catch(() => undefined)
  if (kept === undefined || isAnswered) return undefined
  fresh.then(
    (reply) => {
      if (isShownNoMore(queryKey)) queryClient.setQueryData(queryKey, reply)
    },
    (error: unknown) => {
      if (error instanceof ApiProblem && error.status !== 0 && isShownFromHere(hashKey(queryKey)))
        void queryClient.invalidateQueries({ queryKey, exact: true })
    },
  )
  return kept as R
}

const later = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

/**
 * Without a connection, returns the cached copy of a reply if this device has one; otherwise the
 * failure is passed on.
 */
async function cachedOr<R>(error: unknown, queryKey: readonly unknown[]): Promise<R> {
  if (!(error instanceof ApiProblem) || error.status !== 0) throw error
  const kept = await keptReply(queryKey).catch(() => undefined)
  if (kept === undefined) throw error
  return kept as R
}
