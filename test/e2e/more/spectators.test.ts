import { gzipSync } from 'node:zlib'
import type { Page } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'
import { browser, expectAccessible, guest, PHONE, signedIn } from '../browser.ts'
import { minutesFromNow } from '../clock.ts'
import { callsOf } from '../club-calls.ts'
import { demo } from '../demo.ts'
import { rowingBoats, type RowingBoat } from '../rowing-boats.ts'

/** HTML, style sheet and script of a page for people outside. */
const MOST_BYTES = 50_000

let session: number
let fast: RowingBoat
let slow: RowingBoat
let path: string
beforeAll(async () => {
  const made = await rowingBoats(demo, await callsOf(demo, 'coach'), {
    name: 'Watched from the bank',
    boats: [
      { name: 'Heron', speed: 5 },
      { name: 'Coot', speed: 4 },
    ],
  })
  session = made.session
  const [one, other] = made.boats
  if (!one || !other) throw new Error('two boats were to row')
  ;[fast, slow] = [one, other]
  for (const boat of made.boats) await boat.row(10, 'start')
})

const openPanel = async (page: Page, of = `/live/session/${session}`) => {
  await page.goto(demo.url + of)
  await page.getByRole('button', { name: 'Public page' }).click()
  return page.getByRole('dialog')
}
/** What the page says of a boat at a place of the table. */
const distanceOf = (page: Page, place: number) =>
  page.locator(`#boat-${place} td`).nth(1).innerText()

test('a coach makes a public page on the phone', async () => {
  const { page, leave } = await signedIn(demo, 'coach', { size: PHONE })
  const dialog = await openPanel(page)
  await dialog.getByRole('radio', { name: 'Full names' }).check()
  await dialog.getByRole('button', { name: 'Create public page' }).click()
  await dialog.getByRole('img', { name: 'QR code of the public page' }).waitFor()
  const link = dialog.getByRole('link', { name: /\/public\/live\// })
  path = new URL((await link.getAttribute('href')) ?? '').pathname
  await expectAccessible(page, 'the panel of a public page')
  await leave()
})

test('a coach changes the page of the regatta that is there from the start', async () => {
  const { page, leave } = await signedIn(demo, 'coach')
  // The others of this route are a race on ergometers, which has no page yet.
  const regatta = demo.examples.findLast(({ route }) => route === '/live/session/:id?')
  const dialog = await openPanel(page, regatta?.path)
  await dialog.getByLabel('Delay').selectOption({ label: '1 min' })
  await dialog.getByRole('button', { name: 'Save changes' }).click()
  const saved = page.getByText('Public page saved')
  await saved.waitFor()
  await saved.waitFor({ state: 'detached' })
  await dialog.getByLabel('Delay').selectOption({ label: '0 min' })
  await dialog.getByRole('button', { name: 'Save changes' }).click()
  await saved.waitFor()
  await leave()
})

test('a spectator without scripts reads it', async () => {
  const context = await browser.newContext({ javaScriptEnabled: false, locale: 'en' })
  const page = await context.newPage()
  await page.goto(demo.url + path)
  await page.getByRole('heading', { name: 'Watched from the bank', level: 1 }).waitFor()
  await expect.poll(() => distanceOf(page, 1)).toBe('50')
  await expect
    .poll(() => page.locator('meta[http-equiv=refresh]').getAttribute('content'))
    .toBe('5')
  await page.getByRole('link', { name: 'Splits of all boats' }).click()
  await page.getByRole('heading', { name: 'Piece 1' }).waitFor()
  await context.close()
})

test('is light: markup, style sheet and script together', async () => {
  const html = await (await fetch(demo.url + path)).text()
  const parts = [...html.matchAll(/(?:src|href)="(\/assets\/[^"]+)"/g)].map(([, part]) => part)
  expect(parts).toHaveLength(2)
  const texts = await Promise.all(
    parts.map(async (part) => (await fetch(`${demo.url}${part}`)).text()),
  )
  const bytes = [html, ...texts].reduce((sum, text) => sum + gzipSync(text).length, 0)
  console.log(`a live page is ${bytes} bytes`)
  expect(bytes).toBeLessThan(MOST_BYTES)
})

test('a spectator sees boats move, in German on a phone', async () => {
  const { page, leave } = await guest({ size: PHONE, language: 'de' })
  await page.goto(demo.url + path)
  await page.getByRole('heading', { name: 'Karte' }).waitFor()
  await slow.row(10)
  await expect.poll(() => distanceOf(page, 2)).toBe('80')
  const order = () =>
    page.locator('#boats tr').evaluateAll((rows) => rows.map(({ id }) => id).join(' '))
  await expect.poll(order).toBe('boat-2 boat-1')
  await page.locator('#said').filter({ hasText: 'führt.' }).waitFor()
  await fast.row(10)
  await expect.poll(order).toBe('boat-1 boat-2')
  await leave()
})

test('a spectator whose stream is refused asks for the page, which moves all the same', async () => {
  const { page, leave } = await guest({ size: PHONE, language: 'en' })
  await page.route('**/stream?*', (route) => route.fulfill({ status: 429 }))
  await page.goto(demo.url + path)
  const before = Number(await distanceOf(page, 1))
  await fast.row(10)
  await expect.poll(() => distanceOf(page, 1), { timeout: 15_000 }).toBe(String(before + 50))
  await expect.poll(() => page.locator('#link').innerText()).toBe('')
  const uuid = path.split('/').at(-1) ?? ''
  await page.goto(`${demo.url}/public/statistic-crews/${uuid}`)
  const cell = page.getByRole('row').filter({ hasText: 'Crew 1' }).getByRole('cell').first()
  const metres = async () => Number(await cell.innerText())
  const shown = await metres()
  expect(shown).toBeGreaterThan(before)
  await fast.row(10)
  await expect.poll(metres, { timeout: 20_000 }).toBeGreaterThan(shown + 40)
  await leave()
})

test('a coach makes a page of an event, which shows the boats of its sessions', async () => {
  const calls = await callsOf(demo, 'coach')
  const plan = {
    name: 'Days on the lake',
    start_date: minutesFromNow(-60),
    end_date: minutesFromNow(300),
  }
  const { id } = await calls.post<{ id: number }>('create-event', plan)
  const { page, leave } = await signedIn(demo, 'coach', { size: PHONE })
  await page.goto(`${demo.url}/event/${id}`)
  await page.getByRole('button', { name: 'Public page' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Create public page' }).click()
  const link = dialog.getByRole('link', { name: /\/public\/live\// })
  const address = new URL((await link.getAttribute('href')) ?? '').pathname
  await expectAccessible(page, 'the panel of the page of an event')
  await leave()
  const outside = await guest({ size: PHONE, language: 'en' })
  await outside.page.goto(demo.url + address)
  await outside.page.getByRole('heading', { name: 'Watched from the bank' }).waitFor()
  await outside.page.getByRole('row').filter({ hasText: 'Crew 1' }).first().waitFor()
  await expectAccessible(outside.page, 'the page of an event')
  await outside.page.getByRole('link', { name: 'All sessions: Watched from the bank' }).click()
  await outside.page.waitForURL(`**${path}*`)
  await outside.leave()
})

test('a coach ends the page, also for who is watching', async () => {
  const watching = await guest({ language: 'en' })
  await watching.page.goto(`${demo.url}${path}?kiosk=1`)
  await watching.page.getByRole('table').waitFor()
  const { page, leave } = await signedIn(demo, 'coach')
  await page.goto(`${demo.url}/live`)
  await page.getByRole('link', { name: 'Public pages' }).click()
  await page.waitForURL('**/public/admin/live/all')
  await page.getByRole('link', { name: 'Watched from the bank' }).waitFor()
  await page.getByRole('button', { name: 'Close page: Watched from the bank' }).click()
  await page.getByRole('button', { name: 'Close now' }).click()
  await watching.page.getByText('This page is no longer available.').waitFor()
  await expect.poll(() => watching.page.getByRole('table').count()).toBe(0)
  await leave()
  const answer = await watching.page.goto(demo.url + path)
  expect(answer?.status()).toBe(404)
  await watching.page.getByRole('heading', { name: 'Page not found' }).waitFor()
  await watching.leave()
})
