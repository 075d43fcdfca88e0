import type { Locator, Page } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'
import { signedIn } from '../browser.ts'
import { athletesOf, callsOf, rowTomorrow, type ClubCalls } from '../club-calls.ts'
import { demo } from '../demo.ts'

const RECORDING = '/session/:sessionId/imports/edit/:crewId/:fileId'

let coach: ClubCalls
beforeAll(async () => {
  coach = await callsOf(demo, 'coach')
})

/** Opened and closed by the keyboard, a modal leaves it where it was: at `opener`. */
async function comesBack(page: Page, opener: Locator, open: () => Promise<void>): Promise<void> {
  const dialog = page.locator('[aria-modal=true]')
  await opener.focus()
  await open()
  await dialog.waitFor()
  await expect.poll(() => dialog.evaluate((one) => one.contains(document.activeElement))).toBe(true)
  await page.keyboard.press('Escape')
  await dialog.waitFor({ state: 'detached' })
  await expect.poll(() => opener.evaluate((one) => one === document.activeElement)).toBe(true)
}
const byEnter = (page: Page) => () => page.keyboard.press('Enter')

test('the map of heat gives the keyboard back', async () => {
  const path = demo.examples.find(({ route }) => route === RECORDING)?.path
  if (path === undefined) throw new Error('The demo shows no recording')
  const { page, leave } = await signedIn(demo, 'coach')
  await page.goto(demo.url + path)
  await comesBack(page, page.getByRole('button', { name: 'Heat map' }), byEnter(page))
  await leave()
})

test('what a menu has opened gives it back to its button, and a question to what asked', async () => {
  const [athlete] = await athletesOf(coach)
  const id = await rowTomorrow(coach, 'Row behind modals', athlete ? [athlete.id] : [])
  const { page, leave } = await signedIn(demo, 'coach')
  await page.goto(`${demo.url}/session/${id}`)
  const menu = page.getByRole('button', { name: 'More actions' })
  for (const name of ['Duplicate', 'Add members', 'Remove members', 'Merge sessions', 'Delete'])
    await comesBack(page, menu, async () => {
      await page.keyboard.press('Enter')
      const entry = page.getByRole('menuitem', { name, exact: true })
      await entry.focus()
      await page.keyboard.press('Enter')
    })
  await page.keyboard.press('?')
  await comesBack(page, page.getByRole('button', { name: 'Keyboard shortcuts' }), byEnter(page))
  await leave()
})

test('going back closes what was opened, asks where something was typed, and then leaves', async () => {
  const id = await rowTomorrow(coach, 'Row to come back to', [])
  const { page, leave } = await signedIn(demo, 'coach')
  await page.goto(`${demo.url}/session/${id}`)
  const back = () => page.evaluate(() => history.back())
  const open = async () => {
    await page.getByRole('button', { name: 'More actions' }).click()
    await page.getByRole('menuitem', { name: 'Duplicate', exact: true }).click()
    await page.getByRole('dialog').first().waitFor()
  }
  await page
    .getByRole('link', { name: /Attendance/ })
    .first()
    .click()
  await page.waitForURL(`**/session/${id}/attendance`)
  await open()
  await back()
  await expect.poll(() => page.getByRole('dialog').count()).toBe(0)
  // The browser has already gone back when it goes forward again.
  await expect.poll(() => new URL(page.url()).pathname).toBe(`/session/${id}/attendance`)

  await open()
  const field = page.getByRole('dialog').getByLabel(/^Start( \*)?$/)
  await field.fill('2030-01-07')
  await back()
  await page.getByText('Leave without saving?').waitFor()
  await page.getByRole('button', { name: 'Cancel' }).last().click()
  await expect.poll(() => page.getByText('Leave without saving?').count()).toBe(0)
  await expect.poll(() => field.inputValue()).toBe('7 Jan 2030')
  await back()
  await page.getByRole('button', { name: 'Leave without saving' }).last().click()
  await expect.poll(() => page.getByRole('dialog').count()).toBe(0)
  await expect.poll(() => new URL(page.url()).pathname).toBe(`/session/${id}/attendance`)
  await back()
  await page.waitForURL(`**/session/${id}`)
  await leave()
})
