import { createBrowserRouter, redirect, type RouteObject } from 'react-router'
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
import { enter, switchClub } from './shell/guards.ts'
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
        { path: '/switch-club/:clubId', middleware: [enter(user), switchClub], loader: () => redirect(paths.home()) },
        ...outside.map(routeOf),
        {
          Component: AppLayout,
          children: caught([...inside, ...people, ...boathouse, ...platform].map((screen) => routeOf({ access: user, ...screen }))),
        },
        routeOf(notFound),
      ]),
    },
  ])

/** An empty path is the first tab of the screen around it. */
function routeOf({ path, access, title, texts = [], page, middleware = [], children }: Screen): RouteObject {
  const route = {
    handle: { title } satisfies ScreenHandle,
    middleware: [...(access ? [enter(access)] : []), ...middleware],
    lazy: async () => ({ Component: (await Promise.all([arrival(page()), arrival(loadTexts(texts))]))[0] }),
  }
  return path === '' ? { ...route, index: true } : { ...route, path, ...(children && { children: caught(children.map(routeOf)) }) }
}

/** What fails is shown in the place of these screens. A lazy route cannot do that itself: one that never arrived shows nothing. */
function caught(children: RouteObject[]): RouteObject[] {
  return [{ ErrorBoundary: FailurePage, children }]
}
