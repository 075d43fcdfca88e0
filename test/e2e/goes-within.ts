import type { Page } from 'playwright-core'

/**
 * Goes from one screen of the app to another as the browser's own forward key would, which takes a
 * fraction of what loading the app takes. Resolves once the other screen has the focus, or has led
 * out of the frame or back; to false where no screen within the frame is open, or only the query
 * differs.
 */
export async function goesWithin(page: Page, path: string): Promise<boolean> {
  const from = await page.evaluate((next) => {
    const frame = document.querySelector<HTMLElement>('#main')
    const { pathname, href } = location
    if (!frame || new URL(next, href).pathname === pathname) return null
    frame.dataset['left'] = ''
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
    const { idx } = history.state as { idx: number }
    history.pushState({ idx: idx + 1, key: next }, '', next)
    dispatchEvent(new PopStateEvent('popstate', { state: history.state }))
    return pathname
  }, path)
  if (from === null) return false
  await page.waitForFunction(
    (before) =>
      document.querySelector('#main[data-left]') === null ||
      document.activeElement !== document.body ||
      location.pathname === before,
    from,
  )
  return true
}
