import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { expectAccessible, PHONE, signedIn } from '../browser.ts'
import { clubDay } from '../clock.ts'
import { callsOf, rowTomorrow } from '../club-calls.ts'
import { demo } from '../demo.ts'

/** Whether this device keeps a reply of the agenda. */
const keepsWeek = (page: Page) =>
  page.evaluate(async () => {
    // Opening it before the product has made it would make it, and empty.
    if (!(await indexedDB.databases()).some(({ name }) => name === 'slipway-offline')) return false
    return new Promise<boolean>((resolve) => {
      const opening = indexedDB.open('slipway-offline')
      opening.addEventListener('success', () => {
        const all = opening.result.transaction('replies').objectStore('replies').getAll()
        all.addEventListener('success', () => {
          opening.result.close()
          resolve((all.result as { name: string }[]).some(({ name }) => name === 'POST agenda'))
        })
      })
    })
  })

/** The spans that the agenda is asked for from now on, each by its first and last day. */
function askedFor(page: Page): string[] {
  const spans: string[] = []
  page.on('request', (request) => {
    if (!request.url().endsWith('/agenda')) return
    const { start_date, end_date } = request.postDataJSON() as Record<string, string>
    spans.push(`${start_date} ${end_date}`)
  })
  return spans
}

test('out of reach of the server the week is there after one try, while others go on', async () => {
  const calls = await callsOf(demo, 'coach')
  await rowTomorrow(calls, 'Out of reach', [])
  const { page, leave } = await signedIn(demo, 'coach', { size: PHONE })
  await page.goto(`${demo.url}/home`)
  await expect.poll(() => keepsWeek(page)).toBe(true)
  const asked = askedFor(page)
  const { promise: shown, resolve: goOn } = Promise.withResolvers<void>()
  await page.route('**/api/v2/agenda', async (route) => {
    // Every try but the first waits for the week.
    if (asked.length > 1) await shown
    await route.abort()
  })
  await page.getByRole('link', { name: 'Calendar' }).first().click()
  await page.getByText(/^Showing your own sessions, /).waitFor()
  goOn()
  await expect.poll(() => asked.length).toBe(3)
  await leave()
})

test('without a connection the calendar opens, and shows the coming week by every view', async () => {
  const calls = await callsOf(demo, 'coach')
  await rowTomorrow(calls, 'Away from the net', [])
  const { page, context, leave } = await signedIn(demo, 'coach', {
    size: PHONE,
    offline: true,
  })
  await page.clock.install()
  await page.goto(`${demo.url}/home`)
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready
  })
  await expect.poll(() => keepsWeek(page)).toBe(true)
  await context.setOffline(true)
  const tomorrow = clubDay(1)
  for (const view of ['agenda', 'week', 'day', 'month']) {
    await page.goto(`${demo.url}/calendar?view=${view}&date=${tomorrow}`)
    await page.getByText(/^Showing your own sessions, /).waitFor()
    await page
      .getByRole('link', { name: /Away from the net/ })
      .first()
      .waitFor()
  }
  await expectAccessible(page, 'the calendar without a connection')
  const asked = askedFor(page)
  await page.getByRole('button', { name: 'View: Month' }).click()
  await page.getByRole('menuitemradio', { name: 'Day' }).click()
  await page.waitForURL(/view=day/)
  await page.getByText(/^Showing your own sessions, /).waitFor()
  // One try, which is over at once: more of them would keep one waiting for what cannot come.
  await page.clock.fastForward(60_000)
  expect(asked.filter((span) => span === `${tomorrow} ${tomorrow}`)).toHaveLength(1)
  await page.goto(`${demo.url}/calendar?view=summary&date=${tomorrow}`)
  await page.getByText(/^Only the plan for days saved on this device is shown/).waitFor()
  await page
    .getByRole('region', { name: 'Total for these days' })
    .getByText(/^\d+:\d\d/)
    .first()
    .waitFor()
  await page.goto(`${demo.url}/calendar?view=summary&date=2026-03-04`)
  await page.getByText('Go online to see totals for this week.').waitFor()
  await expect.poll(() => page.getByText('This could not be loaded').count()).toBe(0)
  await page.goto(`${demo.url}/calendar?view=agenda&date=${tomorrow}`)
  await page.getByText(/^Showing your own sessions, /).waitFor()
  await context.setOffline(false)
  await expect.poll(() => page.getByText(/^Showing your own sessions, /).count()).toBe(0)
  await page
    .getByRole('link', { name: /Away from the net/ })
    .first()
    .waitFor()
  await leave()
})
