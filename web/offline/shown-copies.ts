import { hashKey, type QueryKey } from '@tanstack/react-query'
import { me } from '#contract/people/account.ts'
import { myClubs } from '#contract/people/clubs.ts'
import { queryClient } from '../api/query-client.ts'

/** Copies that are shown, to be fetched again as soon as there is a connection. */
const shown = new Map<string, { key: QueryKey; kept_at: number }>()
/** Who somebody is, and where, is not what a screen is about. */
const OF_NO_SCREEN = new Set([me, myClubs].map(({ method, path }) => `${method} ${path}`))

export const noteShown = (key: QueryKey, kept_at: number): void =>
  void shown.set(hashKey(key), { key, kept_at })

/** Whether a copy of this device is shown of a query, by its hash. */
export const isShownFromHere = (hash: string): boolean => shown.has(hash)

/** A fresh reply has taken the place of the copy that was shown. */
export const isShownNoMore = (key: QueryKey): boolean => shown.delete(hashKey(key))

export const forgetShown = (): void => shown.clear()

/** Fetches again what was shown from here. */
export async function refreshShown(): Promise<void> {
  const keys = [...shown.values()].map(({ key }) => key)
  shown.clear()
  await Promise.all(
    keys.map((queryKey) => queryClient.invalidateQueries({ queryKey, exact: true })),
  )
}

/** When the oldest copy on screen was made, in milliseconds; null where all is fresh. */
export function oldestOnScreen(): number | null {
  const cache = queryClient.getQueryCache()
  const ages = [...shown]
    .filter(([hash, { key }]) => !OF_NO_SCREEN.has(String(key[0])) && cache.get(hash)?.isActive())
    .map(([, { kept_at }]) => kept_at)
  return ages.length === 0 ? null : Math.min(...ages)
}
