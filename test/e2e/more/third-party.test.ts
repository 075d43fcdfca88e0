import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { expectAccessible, guest, PHONE, signedIn } from '../browser.ts'
import { demo } from '../demo.ts'

/** An address that the pages may load from, as they may from what an installation is given. */
const WIDGET = `${demo.url}/chat-of-others.js`
const ASKED = new RegExp(`from ${new URL(WIDGET).host}`)

/** The same pages, as an installation with a chat of somebody else sends them. */
async function withWidget(page: Page): Promise<() => number> {
  let asked = 0
  await page.route(WIDGET, (route) => {
    asked += 1
    return route.fulfill({ contentType: 'text/javascript', body: '' })
  })
  await page.addInitScript((url) => {
    new MutationObserver((_, watch) => {
      const head = document.querySelector('head')
      if (!head) return
      watch.disconnect()
      const meta = document.createElement('meta')
      meta.name = 'chat-widget-url'
      meta.content = url
      head.append(meta)
    }).observe(document, { childList: true, subtree: true })
  }, WIDGET)
  return () => asked
}

test('nothing of others is loaded before somebody agrees, and no more once they take it back', async () => {
  const { page, leave } = await signedIn(demo, 'athlete', { size: PHONE })
  const asked = await withWidget(page)
  await page.goto(`${demo.url}/home`)
  await page.getByText(ASKED).waitFor()
  await expectAccessible(page, 'a question about services of others')
  expect(asked()).toBe(0)
  await page.getByRole('button', { name: 'Allow on this device' }).click()
  await expect.poll(asked).toBe(1)
  await page.reload()
  await expect.poll(asked).toBe(2)
  await expect.poll(() => page.getByText(ASKED).count()).toBe(0)
  await page.goto(`${demo.url}/settings/sign-ins`)
  await page.getByRole('switch', { name: 'Allow on this device' }).uncheck()
  await page.waitForLoadState()
  const before = asked()
  await page.goto(`${demo.url}/home`)
  await page.getByRole('heading', { level: 1 }).waitFor()
  expect(asked()).toBe(before)
  await leave()
})

test('who is not signed in is not asked, and nothing is loaded', async () => {
  const { page, leave } = await guest({ language: 'en' })
  const asked = await withWidget(page)
  await page.goto(`${demo.url}/login`)
  await page.getByRole('heading', { level: 1 }).waitFor()
  await expect.poll(() => page.getByText(ASKED).count()).toBe(0)
  expect(asked()).toBe(0)
  await leave()
})
