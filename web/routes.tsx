import { createBrowserRouter, redirect, type LoaderFunction, type RouteObject, type ShouldRevalidateFunction } from 'react-router'
import { boathouse } from './boathouse-screens.ts'
import { outside } from './entry-screens.ts'
import { loadTexts } from './i18n/i18n.ts'
import { paths } from './paths.ts'
import { people } from './people-screens.ts'
import { platform } from './platform-screens.ts'
import { user, type Screen } from './screen.ts'
import { inside, notFound } from './screens.ts'
import { AppLayout } from './shell/AppLayout.tsx'
import { arrival } from './shell/chunks.ts'
import { FailurePage } from './shell/FailurePage.tsx'
import { enter, switchClub, type Guard } from './shell/guards.ts'
import { Root } from './shell/Root.tsx'
import type { ScreenHandle } from './shell/use-screen-title.ts'

export const createRouter = () =>
  createBrowserRouter([
    {
      Component: Root,
      HydrateFallback: () => null,
      children: caught([
        { path: '/', loader: () => redirect(paths.home()) },
        { path: '/dashboard', loader: () => redirect(paths.home()) },
        { path: '/squads', loader: () => redirect(paths.squads()) },
        { path: '/admin', loader: () => redirect(paths.admin()) },
        { path: '/reports', loader: () => redirect(paths.trainingSummary()) },
        { path: '/switch-club/:clubId', loader: passing([enter(user), switchClub]) },
        ...outside.map((screen) => routeOf(screen)),
        {
          Component: AppLayout,
          children: caught([...inside, ...people, ...boathouse, ...platform].map((screen) => routeOf({ access: user, ...screen }))),
        },
        routeOf(notFound),
      ]),
    },
  ])

/** An empty path is the first tab of the screen around it. Who may open a screen is asked where its innermost part is. */
function routeOf({ path, access, title, texts = [], page, guards = [], children }: Screen, around: readonly Guard[] = []): RouteObject {
  const all = [...around, ...(access ? [enter(access)] : []), ...guards]
  const route = {
    handle: { title } satisfies ScreenHandle,
    lazy: async () => ({ Component: (await Promise.all([arrival(page()), arrival(loadTexts(texts))]))[0] }),
  }
  if (children) return { ...route, path, children: caught(children.map((child) => routeOf(child, all))) }
  const guarded = { ...route, ...(all.length > 0 && { loader: passing(all), shouldRevalidate: atAnotherPath }) }
  return path === '' ? { ...guarded, index: true } : { ...guarded, path }
}

/** One guard after the other; each may lead elsewhere. */
const passing =
  (guards: readonly Guard[]): LoaderFunction =>
  async (way) => {
    for (const guard of guards) await guard(way)
    return null
  }

/** Whoever only turns a page of a screen, or filters it, has been let in. */
const atAnotherPath: ShouldRevalidateFunction = ({ currentUrl, nextUrl }) => currentUrl.pathname !== nextUrl.pathname

/** What fails is shown in the place of these screens. A lazy route cannot do that itself: one that never arrived shows nothing. */
function caught(children: RouteObject[]): RouteObject[] {
  return [{ ErrorBoundary: FailurePage, children }]
}
