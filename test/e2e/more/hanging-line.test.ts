import { expect, test } from 'vitest'
import { PHONE, signedIn } from '../browser.ts'
import { athletesOf, callsOf, rowTomorrow } from '../club-calls.ts'
import { demo } from '../demo.ts'
import { openRegister } from '../dock-device.ts'

test('opens from the device while the line hangs, and shows the answer when it comes', async () => {
  const calls = await callsOf(demo, 'coach')
  const [athlete] = await athletesOf(calls)
  const id = await rowTomorrow(calls, 'On a hanging line', athlete ? [athlete.id] : [])
  const { page, context, leave } = await signedIn(demo, 'coach', { size: PHONE, offline: true })
  await openRegister(page, demo, id)
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined))

  const held: (() => Promise<void>)[] = []
  await context.route('**/api/v2/**', (route) => {
    held.push(() => route.continue())
  })
  await page.reload()
  await page
    .getByRole('group', { name: /: answer$/ })
    .first()
    .waitFor({ timeout: 8000 })
  expect(held.length).toBeGreaterThan(0)
  await page.goto(`${demo.url}/home`)
  await page.getByRole('heading', { level: 1 }).waitFor({ timeout: 8000 })

  await context.unroute('**/api/v2/**')
  await Promise.allSettled(held.map((go) => go()))
  await page.goto(`${demo.url}/session/${id}/attendance`)
  await page
    .getByText('All changes saved')
    .or(page.getByRole('group', { name: /: answer$/ }))
    .first()
    .waitFor()
  await leave()
})

test('without a signal every screen of the dock opens on a phone that has only seen home', async () => {
  const calls = await callsOf(demo, 'coach')
  const id = await rowTomorrow(calls, 'Only home was seen', [])
  const { page, context, leave } = await signedIn(demo, 'coach', { size: PHONE, offline: true })
  await page.goto(`${demo.url}/home`)
  await page.getByRole('heading', { level: 1 }).waitFor()
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined))
  await context.setOffline(true)
  for (const path of [
    '/home',
    '/calendar',
    `/session/${id}`,
    `/session/${id}/attendance`,
    '/outbox',
  ]) {
    await page.goto(demo.url + path)
    await page.getByRole('heading', { level: 1 }).waitFor()
    const failure = page.getByText(/Something went wrong|Part of Slipway could not be loaded/)
    await expect.poll(() => failure.count(), { message: path }).toBe(0)
  }
  await leave()
})
