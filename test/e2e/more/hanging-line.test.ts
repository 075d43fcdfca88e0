import { expect, test } from 'vitest'
import { PHONE, signedIn } from '../browser.ts'
import { athletesOf, callsOf, rowTomorrow } from '../club-calls.ts'
import { demo } from '../demo.ts'
import { keptHere, mark, openRegister } from '../dock-device.ts'

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
    const failure = page.getByText(/There’s a problem|Part of Slipway could not be loaded/)
    await expect.poll(() => failure.count(), { message: path }).toBe(0)
  }
  await leave()
})

/** As the server stores it. */
const NOT_ATTENDING = 2

test('shows what was answered until the register has been fetched again, also after a reload', async () => {
  const calls = await callsOf(demo, 'coach')
  const [athlete] = await athletesOf(calls)
  if (!athlete) throw new Error('The demo has no athletes')
  const id = await rowTomorrow(calls, 'Back and gone again', [athlete.id])
  const { page, context, leave } = await signedIn(demo, 'coach', { size: PHONE, offline: true })
  await openRegister(page, demo, id)
  const answer = (name: string) => mark(page, athlete, name)
  await answer('Attending').click()
  await expect.poll(() => answer('Attending').getAttribute('aria-pressed')).toBe('true')
  await expect.poll(() => keptHere(page).then(({ entries }) => entries)).toBe(0)

  await context.setOffline(true)
  await answer('Not attending').click()
  await page.getByText('Waiting to be sent: 1.').waitFor()
  // The line comes back for what is sent, and is gone again for what is fetched.
  await context.route(/\/api\/v2\/(?!session\/\d+\/attendance\/)/, (route) =>
    route.request().method() === 'GET' ? route.abort() : route.continue(),
  )
  await context.setOffline(false)
  const stored = async () => {
    const rows = await calls.get<{ user_id: number; attending: number | null }[]>(
      `session/${id}/attendance`,
    )
    return rows.find(({ user_id }) => user_id === athlete.id)?.attending
  }
  await expect.poll(stored).toBe(NOT_ATTENDING)
  await expect.poll(() => answer('Not attending').getAttribute('aria-pressed')).toBe('true')
  await page.reload()
  await expect.poll(() => answer('Not attending').getAttribute('aria-pressed')).toBe('true')

  await context.unroute(/\/api\/v2\/(?!session\/\d+\/attendance\/)/)
  await page.evaluate(() => window.dispatchEvent(new Event('online')))
  await expect.poll(() => keptHere(page).then(({ entries }) => entries)).toBe(0)
  await expect.poll(() => answer('Not attending').getAttribute('aria-pressed')).toBe('true')
  await leave()
})
