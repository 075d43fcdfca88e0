import type { Page, Route } from 'playwright-core'
import { expect, test } from 'vitest'
import { expectAccessible, PHONE, signedIn } from '../browser.ts'
import { athletesOf, callsOf, rowTomorrow } from '../club-calls.ts'
import { demo } from '../demo.ts'

/**
 * Presses Tab until the element of that name has the focus: people without a mouse must get there.
 */
async function tabTo(page: Page, name: RegExp): Promise<void> {
  const focused = () =>
    page.evaluate(
      () =>
        document.activeElement?.getAttribute('aria-label') ??
        document.activeElement?.textContent ??
        '',
    )
  for (let press = 0; press < 150; press += 1) {
    if (name.test(await focused())) return
    await page.keyboard.press('Tab')
  }
  throw new Error(`No way by Tab to ${name}`)
}

/** Uses the menu: typing its first letters finds a boat. */
async function addBoat(page: Page, key: string): Promise<void> {
  const before = await page.locator('section[aria-labelledby^="crew-"] ol').count()
  await page.keyboard.press('Home')
  await page.evaluate(() => document.querySelector<HTMLElement>('h1')?.scrollIntoView())
  await tabTo(page, /^Add boat$/)
  await page.keyboard.press('Enter')
  const item = page.getByRole('menuitem', { name: key, exact: true })
  await item.waitFor()
  for (let press = 0; press < 14; press += 1) {
    await page.keyboard.press('ArrowDown')
    if (await item.evaluate((node) => node === document.activeElement)) break
  }
  await page.keyboard.press('Enter')
  await expect
    .poll(() => page.locator('section[aria-labelledby^="crew-"] ol').count())
    .toBe(before + 1)
}

/** The first person of the open list sits down; the list stays for the next seat. */
async function seatFirst(page: Page, seat: RegExp): Promise<void> {
  const dialog = page.getByRole('dialog', { name: seat })
  await dialog.locator('input:focus').waitFor()
  await page.keyboard.press('Enter')
  await dialog.waitFor({ state: 'detached' })
}

/** Fills a boat from its bow: the list opens once and closes with the last seat. */
async function fillOn(page: Page, seats: readonly string[]): Promise<void> {
  await tabTo(page, EMPTY_BOW)
  await page.keyboard.press('Enter')
  for (const seat of seats) await seatFirst(page, new RegExp(`, ${seat}$`))
  await expect
    .poll(() => page.evaluate(() => document.activeElement?.hasAttribute('data-seat')))
    .toBe(true)
}

const EMPTY_BOW = /^1bow, (empty|Next seat)/
const FOUR = ['bow', 'seat 2', 'seat 3', 'stroke']
const EIGHT = [...FOUR.slice(0, 3), 'seat 4', 'seat 5', 'seat 6', 'seat 7', 'stroke', 'cox']

async function takeShell(page: Page, crew: RegExp, shell: string): Promise<void> {
  await tabTo(page, crew)
  await page.keyboard.press('Enter')
  // The list of the field in focus: the one chosen from before may still be closing.
  const list = await page.locator(':focus[aria-controls]').getAttribute('aria-controls')
  const option = page.locator(`[id="${list}"]`).getByRole('option', { name: shell })
  await option.waitFor()
  // A list that has just opened forgets in its next turn what is selected in it.
  await page.evaluate(() => new Promise(requestAnimationFrame))
  for (let press = 0; press < 8; press += 1) {
    await page.keyboard.press('ArrowDown')
    if ((await option.getAttribute('data-combobox-selected')) !== null) break
  }
  await page.keyboard.press('Enter')
  await option.waitFor({ state: 'detached' })
}

test('a coach seats three boats by keyboard, is warned of a clash, publishes and prints', async () => {
  const calls = await callsOf(demo, 'coach')
  const people = await athletesOf(calls)
  const id = await rowTomorrow(
    calls,
    'Seated by keyboard',
    people.map((person) => person.id),
  )
  const { page, leave } = await signedIn(demo, 'coach')
  await page.addInitScript(() => {
    window.print = () => document.documentElement.setAttribute('data-printed', 'yes')
  })
  await page.goto(`${demo.url}/session/${id}/crews`)
  await page.getByText('No boats yet').waitFor()
  for (const key of ['8+', '8+', '4-']) await addBoat(page, key)

  await page.keyboard.press('Tab')
  await fillOn(page, EIGHT)
  await page.getByText('Saved', { exact: true }).waitFor()
  const stored = async () =>
    (await calls.get<{ crews: { name: string; crew_users: unknown[] }[] }>(`session/${id}/crews`))
      .crews
  await expect.poll(async () => (await stored())[0]?.crew_users.length).toBe(9)
  for (const seats of [EIGHT, FOUR]) await fillOn(page, seats)
  await expect
    .poll(async () => (await stored()).map(({ crew_users }) => crew_users.length))
    .toEqual([9, 9, 4])

  // A seat is emptied, and the move taken back.
  await page.keyboard.press('Delete')
  await page.getByText('Seat 1 is empty.').waitFor()
  await page.keyboard.press('Control+z')
  await page.getByText('Seat 1 is empty.').waitFor({ state: 'detached' })

  await takeShell(page, /^Hull for [MW]8\+$/, 'Linth')
  await takeShell(page, /^Hull for [MW]8\+ 2$/, 'Linth')
  await page.getByText(/Already booked at that time by Seated by keyboard/).waitFor()
  await expectAccessible(page, 'a boat that is booked already')
  await tabTo(page, /^Book anyway$/)
  await page.keyboard.press('Enter')
  await page.getByText('Linth is double-booked at this time.').first().waitFor()
  await expectAccessible(page, 'seat board')

  await tabTo(page, /^Publish 3 crews$/)
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: 'Publish 3 crews' }).waitFor({ state: 'detached' })
  await tabTo(page, /^More actions$/)
  await page.keyboard.press('Enter')
  await page.getByRole('menuitem', { name: 'Unpublish', exact: true }).first().waitFor()
  await page.getByRole('menuitem', { name: 'Print' }).focus()
  await page.keyboard.press('Enter')
  await page.locator('html[data-printed]').waitFor()
  await page.emulateMedia({ media: 'print' })
  await expect.poll(() => page.getByRole('table').count()).toBe(3)
  await expect.poll(() => page.getByRole('navigation').count()).toBe(0)
  await leave()
})

test('one’s own saves never conflict, though lists that are older than them arrive late', async () => {
  const calls = await callsOf(demo, 'coach')
  const people = (await athletesOf(calls)).slice(0, 6)
  const id = await rowTomorrow(
    calls,
    'A four at one seat a second',
    people.map((person) => person.id),
  )
  await calls.post('create-crew', { session_id: id, boat_type: 7, crew_users: [] })
  const { page, leave } = await signedIn(demo, 'coach')
  const conflicts: string[] = []
  page.on('response', (reply) => {
    if (reply.status() === 409) conflicts.push(reply.url())
  })
  // Every list is held back until the next save has been answered.
  await page.route(`**/api/v2/session/${id}/crews*`, async (route) => {
    const reply = await route.fetch()
    if (conflicts.length === 0 && (await page.locator('[data-seat]').count()) > 0)
      await page
        .waitForResponse((one) => one.url().includes('edit-crews'), { timeout: 2000 })
        .catch(() => undefined)
    await route.fulfill({ response: reply })
  })
  await page.goto(`${demo.url}/session/${id}/crews`)
  await page.locator('[data-seat]').first().waitFor()
  await tabTo(page, EMPTY_BOW)
  await page.keyboard.press('Enter')
  for (const seat of FOUR) {
    const saved = page.waitForResponse((one) => one.url().includes('edit-crews'))
    await seatFirst(page, new RegExp(`, ${seat}$`))
    await saved
  }
  const stored = async () =>
    (await calls.get<{ crews: { crew_users: unknown[] }[] }>(`session/${id}/crews`)).crews
  await expect.poll(async () => (await stored())[0]?.crew_users.length).toBe(4)
  await page.getByText('Saved', { exact: true }).waitFor()
  expect(conflicts).toEqual([])
  await leave()
})

test('two coaches seat one boat: both versions are shown, and neither is overwritten', async () => {
  const calls = await callsOf(demo, 'coach')
  const [one, two] = await athletesOf(calls)
  if (!one || !two) throw new Error('The demo has no athletes')
  const id = await rowTomorrow(calls, 'Seated by two', [one.id, two.id])
  const crew = await calls.post<{ id: number; version: number }>('create-crew', {
    session_id: id,
    boat_type: 1,
    name: 'Single',
  })
  const { page, leave } = await signedIn(demo, 'coach', { size: PHONE })
  await page.goto(`${demo.url}/session/${id}/crews`)
  const seat = page.locator('[data-seat]')
  await seat.click()
  await page.getByRole('dialog').getByRole('button', { name: one.full_name }).waitFor()
  const storeFirst = async (route: Route) => {
    await calls.post('edit-crew', {
      id: crew.id,
      version: crew.version,
      crew_users: [{ user_id: two.id, position: 1 }],
    })
    await route.continue()
  }
  await page.route('**/edit-crews', storeFirst, { times: 1 })
  await page.getByRole('dialog').getByRole('button', { name: one.full_name }).click()
  await page.getByText('Someone else has changed Single').waitFor()
  await expectAccessible(page, 'seat board, two versions')
  await page.getByRole('button', { name: 'Keep theirs' }).click()
  await expect.poll(() => seat.textContent()).toContain(two.full_name)
  await leave()
})
