import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { guest } from '../browser.ts'
import { countEffort } from '../effort.ts'
import { mailedLink, tokenOf } from '../people.ts'
import { demo } from '../demo.ts'

const EMAIL = 'wanda.weekly@journeys.slipway.test'
const CLUB = 'First Week Rowing Club'
const PASSWORD = 'a calm lake at dawn'
const PEOPLE = ['Ada', 'Ben', 'Cleo', 'Dan', 'Eva', 'Finn', 'Gro', 'Hugo']
/** From hearing of the product to a published week. */
const MOST_CLICKS = 40

const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name })
const typeOn = async (page: Page, ...texts: string[]) => {
  for (const [index, text] of texts.entries()) {
    if (index > 0) await page.keyboard.press('Tab')
    await page.keyboard.type(text)
  }
}

async function register(page: Page): Promise<void> {
  await page.goto(demo.url)
  await page.getByRole('link', { name: /New here/ }).click()
  await heading(page, 'Create an account').waitFor()
  await page.getByLabel('First name').click()
  await typeOn(page, 'Wanda', 'Weekly', EMAIL)
  await page.getByLabel('Password', { exact: true }).click()
  await typeOn(page, PASSWORD)
  await page.keyboard.press('Enter')
  await heading(page, 'Check your email').waitFor()
}

async function foundClub(page: Page): Promise<void> {
  await heading(page, /Wanda/).waitFor()
  await page.locator('input[type=password]').click()
  await typeOn(page, PASSWORD)
  await page.keyboard.press('Enter')
  await page.waitForURL('**/club')
  await page.locator('input[autocomplete=organization]').click()
  await typeOn(page, CLUB)
  await page.keyboard.press('Enter')
  await page.waitForURL('**/final')
  await page.getByRole('link').or(page.getByRole('button')).first().click()
  await page.waitForURL('**/home')
}

async function addPeople(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Add your members' }).click()
  await page.getByText('From a file', { exact: true }).click()
  await page.getByRole('link', { name: 'Choose a file' }).click()
  const lines = PEOPLE.map((name) => `${name},First,${name.toLowerCase()}@first-week.slipway.test`)
  await page.locator('input[type=file]').setInputFiles({
    name: 'people.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(['First name,Last name,Email', ...lines].join('\n')),
  })
  await page.getByRole('button', { name: 'Take in 8 people' }).click()
  await page.getByText('8 people were added').waitFor()
}

/** Three sessions of next week as text, for everybody, as drafts. */
async function planWeek(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Home' }).first().click()
  await page.getByRole('link', { name: 'Plan the first week' }).click()
  await heading(page, 'Plan a week').waitFor()
  await page.getByRole('button', { name: 'Everyone' }).click()
  await page.getByLabel('Sessions').click()
  await page.keyboard.type('Tue 6:00 3x2000m/6\nThu 6:00 UT2 90 min\nSat 8:00 Long row 20km')
  await page.getByRole('button', { name: 'Add 3 drafts' }).click()
  await page.getByText('3 sessions added').waitFor()
}

async function publishWeek(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Publish 3' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Publish' }).click()
  await page.getByText('3 sessions published').waitFor()
}

test('a founder hears of it, brings in the club and publishes its first week in few clicks', async () => {
  const { page, context, leave } = await guest()
  const effort = await countEffort(context)
  await register(page)
  // Opening the mail and following its link, and choosing the file in the window of the system.
  effort.clicks += 3
  await page.goto(await mailedLink(demo, await tokenOf(demo, 'admin'), EMAIL, 'activation'))
  await foundClub(page)
  await addPeople(page)
  await planWeek(page)
  await publishWeek(page)
  expect(effort.keys).toBeGreaterThan(100)
  expect(effort.clicks).toBeLessThanOrEqual(MOST_CLICKS)
  await leave()
})
