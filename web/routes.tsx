import type { ComponentType } from 'react'
import {
  createBrowserRouter,
  redirect,
  type PatchRoutesOnNavigationFunction,
  type RouteObject,
} from 'react-router'
import { areasOf, firstPart, type Area } from './screens/areas.ts'
import { loadTexts } from './i18n/i18n.ts'
import { REDIRECTS } from './screens/redirects.ts'
import { user, type Load, type Screen } from './screens/screen.ts'
import { daily, notFound } from './screens/daily-screens.ts'
import { AppLayout } from './shell/AppLayout.tsx'
import { loadChunk } from './shell/chunks.ts'
import { FailurePage } from './shell/FailurePage.tsx'
import { enter, firstReport, switchClub, type Guard } from './shell/guards.ts'
import { passesAgain, passing } from './shell/passing.ts'
import { Root } from './shell/Root.tsx'
import { accessToken } from './shell/session-store.ts'
import type { ScreenHandle } from './shell/use-screen-title.ts'

/** Where screens are added that are listed by area: within the layout, or without it. */
const INSIDE = 'inside'
const OUTSIDE = 'outside'

export const createRouter = () =>
  createBrowserRouter(
    [
      {
        Component: Root,
        HydrateFallback: () => null,
        children: withErrorBoundary(
          [
            ...Object.entries(REDIRECTS).map(([path, to]) => ({
              path,
              loader: () => redirect(to),
            })),
            { path: '/reports', loader: passing([enter(user), firstReport]) },
            { path: '/switch-club/:clubId', loader: passing([enter(user), switchClub]) },
            { Component: AppLayout, children: withErrorBoundary(daily.map(inLayout), INSIDE) },
            routeOf(notFound),
          ],
          OUTSIDE,
        ),
      },
    ],
    { patchRoutesOnNavigation: addAreas() },
  )

/**
 * Adds the screens of an area before the first of its addresses is opened. What has a part to fill
 * in is asked for each time, and found among those that are there.
 */
function addAreas(): PatchRoutesOnNavigationFunction {
  const added = new Set<Area>()
  return async ({ path, patch, signal }) => {
    const areas = areasOf(path).filter((area) => !added.has(area))
    try {
      const lists = await Promise.all(areas.map(({ screens }) => loadChunk(screens())))
      if (signal.aborted) return
      for (const [index, area] of areas.entries()) {
        const screens = lists[index] ?? []
        if (area.outside)
          patch(
            OUTSIDE,
            screens.map((screen) => routeOf(screen)),
          )
        else patch(INSIDE, screens.map(inLayout))
        added.add(area)
      }
    } catch (error) {
      if (accessToken() === null) throw error
      patch(INSIDE, [failed(path, error)])
    }
  }
}

/** Shows within the layout that an area could not be loaded, until it can. */
const failed = (path: string, error: unknown): RouteObject => ({
  path: `/${firstPart(path)}/*`,
  loader: () => {
    throw error
  },
})

const inLayout = (screen: Screen) => routeOf({ access: user, ...screen })

type Around = { guards: readonly Guard[]; loads: readonly Load[] }

/**
 * An empty path is the first tab of the screen around it. The right to open a screen is checked at
 * its innermost part; then the data of all its parts is fetched, while the code is still loading.
 */
function routeOf(screen: Screen, around: Around = { guards: [], loads: [] }): RouteObject {
  const { path, access, title, help, guards = [], children, load, ahead } = screen
  const all = [...around.guards, ...(access ? [enter(access)] : []), ...guards]
  const loads = [...around.loads, ...[load, ahead].filter((one) => one !== undefined)]
  const route = {
    handle: { title, help } satisfies ScreenHandle,
    lazy: async () => ({ Component: await componentOf(screen) }),
  }
  if (children)
    return {
      ...route,
      path,
      children: withErrorBoundary(children.map((child) => routeOf(child, { guards: all, loads }))),
    }
  const needsLoader = all.length > 0 || loads.length > 0
  const guarded = {
    ...route,
    ...(needsLoader && { loader: passing(all, loads), shouldRevalidate: passesAgain }),
  }
  return path === '' ? { ...guarded, index: true } : { ...guarded, path }
}

/**
 * The page with its texts and, if it is drawn from data, the placeholder until that has been
 * loaded.
 */
async function componentOf({ page, texts = [], title, load }: Screen): Promise<ComponentType> {
  const waiting = load && loadChunk(import('./load/LoadedScreen.tsx'))
  const [Page] = await Promise.all([loadChunk(page()), loadChunk(loadTexts(texts))])
  if (!load || !waiting) return Page
  const { LoadedScreen } = await waiting
  return () => <LoadedScreen load={load} page={Page} title={title} />
}

/**
 * What fails is shown in the place of these screens. A lazy route cannot do that itself: one that
 * never arrived shows nothing.
 */
function withErrorBoundary(children: RouteObject[], id?: string): RouteObject[] {
  return [{ ...(id !== undefined && { id }), ErrorBoundary: FailurePage, children }]
}
