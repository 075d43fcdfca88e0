import { expect, test } from 'vitest'
import { guest } from '../browser.ts'
import { callsOf } from '../club-calls.ts'
import { demo } from '../demo.ts'

test('of a shared calendar whose link has ended nobody gets back to the weeks seen before', async () => {
  const coach = await callsOf(demo, 'coach')
  const { url } = await coach.post<{ url: string }>('calendar-links', {
    kind: 'page',
    scope: 'club',
  })
  const { page, leave } = await guest()
  await page.goto(demo.url + new URL(url).pathname)
  const later = page.getByRole('button', { name: 'Later weeks' })
  await later.waitFor()
  await page.route('**/api/v2/public/calendar/**', (route) =>
    route.fulfill({
      status: 404,
      contentType: 'application/problem+json',
      body: JSON.stringify({ code: 'link_ended', message: 'Ended' }),
    }),
  )
  await later.click()
  const ended = page.locator('[data-page-state="not-found"]')
  await ended.waitFor()
  const again = page.waitForResponse('**/api/v2/public/calendar/**')
  await page.goBack()
  await page.waitForURL((there) => there.search === '')
  await again
  await ended.waitFor()
  await expect.poll(() => later.count()).toBe(0)
  await leave()
})
