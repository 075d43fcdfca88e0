import type { LoaderFunction, ShouldRevalidateFunction } from 'react-router'
import { queryClient } from '../api/query-client.ts'
import type { Load } from '../screens/screen.ts'
import type { Guard } from './guards.ts'
import { clubNamedIn, selectedClubId } from './session-store.ts'

/** The club in which the guards last let somebody through. */
let passedIn: number | null = null

/**
 * One guard after the other; each may lead elsewhere. Then data are asked for, without waiting for
 * them.
 */
export const passing =
  (guards: readonly Guard[], loads: readonly Load[] = []): LoaderFunction =>
  async (way) => {
    for (const guard of guards) await guard(way)
    passedIn = selectedClubId()
    const { params, request } = way
    const search = new URL(request.url).searchParams
    for (const needed of loads.flatMap((load) => load({ params, search })))
      void queryClient.prefetchQuery(needed)
    return null
  }

/**
 * A person who only turns a page of a screen, or filters it, has already been authorized; in another
 * club they have not.
 */
export const passesAgain: ShouldRevalidateFunction = ({ currentUrl, nextUrl }) =>
  currentUrl.pathname !== nextUrl.pathname ||
  clubNamedIn(nextUrl) !== null ||
  passedIn !== selectedClubId()
