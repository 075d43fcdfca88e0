import type { ViewPageName } from '#domain/reports/pages.ts'
import type { Guard } from '../shell/guards.ts'

/** Opens a report or a list of tests with the view that somebody chose for it. */
export const withViewOf =
  (page: ViewPageName): Guard =>
  async ({ request }) => {
    const { openWithView } = await import('../analysis/report-views/open-with-view.ts')
    await openWithView(page, request.url)
  }
