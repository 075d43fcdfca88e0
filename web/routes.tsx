import type { ComponentType } from 'react'
import {
  createBrowserRouter,
  redirect,
  type LoaderFunction,
  type RouteObject,
  type ShouldRevalidateFunction,
} from 'react-router'
import { boathouse } from './boathouse-screens.ts'
import { outside } from './entry-screens.ts'
import { loadTexts } from './i18n/i18n.ts'
import { paths } from './paths.ts'
import { people } from './people-screens.ts'
import { platform } from './platform-screens.ts'
import { queryClient } from './query-client.ts'
import { reports } from './report-screens.ts'
import { tests } from './test-screens.ts'
import { user, type Load, type Screen } from './screen.ts'
import { inside, notFound } from './screens.ts'
import { settings } from './settings-screens.ts'
import { AppLayout } from './shell/AppLayout.tsx'
import { loadChunk } from './shell/chunks.ts'
import { FailurePage } from './shell/FailurePage.tsx'
import { enter, firstReport, switchClub, type Guard } from './shell/guards.ts'
import { Root } from './shell/Root.tsx'
import type { ScreenHandle } from './shell/use-screen-title.ts'

export const createRouter = () =>
  createBrowserRouter([
    {
      Component: Root,
      HydrateFallback: () => null,
      children: withErrorBoundary([
        { path: '/', loader: () => redirect(paths.home()) },
        { path: '/dashboard', loader: () => redirect(paths.home()) },
        { path: '/squads', loader: () => redirect(paths.squads()) },
        { path: '/admin', loader: () => redirect(paths.admin()) },
        { path: '/reports', loader: passing([enter(user), firstReport]) },
        { path: '/switch-club/:clubId', loader: passing([enter(user), switchClub]) },
        ...outside.map((screen) => routeOf(screen)),
        {
          Component: AppLayout,
          children: withErrorBoundary(
            [
              ...inside,
              ...people,
              ...boathouse,
              ...platform,
              ...reports,
              ...tests,
              ...settings,
            ].map((screen) => routeOf({ access: user, ...screen })),
          ),
        },
        routeOf(notFound),
      ]),
    },
  ])

type Around = { guards: readonly Guard[]; loads: readonly Load[] }

/**
 * An empty path is the first tab of the screen around it. The right to open a screen is checked at
 * its innermost part; then the data of all its parts is fetched, while the code is still loading.
 */
function routeOf(screen: Screen, around: Around = { guards: [], loads: [] }): RouteObject {
  const { path, access, title, guards = [], children, load, ahead } = screen
  const all = [...around.guards, ...(access ? [enter(access)] : []), ...guards]
  const loads = [...around.loads, ...[load, ahead].filter((one) => one !== undefined)]
  const route = {
    handle: { title } satisfies ScreenHandle,
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
    ...(needsLoader && { loader: passing(all, loads), shouldRevalidate: atAnotherPath }),
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
 * One guard after the other; each may lead elsewhere. Then data are asked for, without waiting for
 * them.
 */
const passing =
  (guards: readonly Guard[], loads: readonly Load[] = []): LoaderFunction =>
  async (way) => {
    for (const guard of guards) await guard(way)
    const { params, request } = way
    const search = new URL(request.url).searchParams
    for (const needed of loads.flatMap((load) => load({ params, search })))
      void queryClient.prefetchQuery(needed)
    return null
  }

/** A person who only turns a page of a screen, or filters it, has already been authorized. */
const atAnotherPath: ShouldRevalidateFunction = ({ currentUrl, nextUrl }) =>
  currentUrl.pathname !== nextUrl.pathname

/**
 * What fails is shown in the place of these screens. A lazy route cannot do that itself: one that
 * never arrived shows nothing.
 */
function withErrorBoundary(children: RouteObject[]): RouteObject[] {
  return [{ ErrorBoundary: FailurePage, children }]
}
