import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { expectAccessible, guest, PHONE, settles, signedIn } from '../browser.ts'
import { demo } from '../demo.ts'

const crews = demo.examples.find(({ route }) => route === '/session/:sessionId/crews')?.path ?? ''
const panelOf = (page: Page) => page.getByRole('complementary', { name: 'Help' })
const isFocused = (page: Page, name: string) => () =>
  page
    .getByRole('button', { name, exact: true })
    .evaluate((button) => button === document.activeElement)

test('a coach reads about crews beside the boats, and goes on with the page', async () => {
  const { page, leave } = await signedIn(demo, 'coach')
  await page.goto(demo.url + crews)
  await settles(page)
  await page.getByRole('button', { name: 'Help', exact: true }).click()
  const panel = panelOf(page)
  await panel.getByRole('heading', { level: 2, name: 'Seat a crew' }).waitFor()
  await expectAccessible(page, 'crews with the help beside them')
  // A link stays in the panel, and the page where it is.
  await panel.getByRole('link', { name: 'Seat racing' }).last().click()
  await panel.getByRole('heading', { level: 2, name: 'Seat racing' }).waitFor()
  expect(new URL(page.url()).pathname).toBe(crews)
  // The page beside it works, and takes the article of its tab along.
  await page.getByRole('link', { name: /^Attendance/ }).click()
  await panel.getByRole('heading', { level: 2, name: 'Attendance' }).waitFor()
  await page.getByRole('navigation').getByRole('link', { name: 'Calendar' }).click()
  await panel.getByRole('heading', { level: 2, name: 'Plan a week' }).waitFor()
  await leave()
})

test('what is looked for is found, and Escape closes the help and gives the focus back', async () => {
  const { page, leave } = await signedIn(demo, 'coach')
  await page.goto(`${demo.url}/calendar`)
  await settles(page)
  await page.getByRole('button', { name: 'Help', exact: true }).focus()
  await page.keyboard.press('?')
  const panel = panelOf(page)
  await panel.getByRole('button', { name: 'Search the help' }).click()
  await page.keyboard.type('seat rac')
  await panel.getByRole('link', { name: 'Seat racing', exact: true }).waitFor()
  await page.keyboard.press('Enter')
  await panel.getByRole('heading', { level: 2, name: 'Seat racing' }).waitFor()
  await page.keyboard.press('Escape')
  await panel.waitFor({ state: 'detached' })
  await expect.poll(isFocused(page, 'Help')).toBe(true)
  await leave()
})

test('a key opens and closes it, unless single keys are switched off', async () => {
  const { page, leave } = await signedIn(demo, 'coach')
  await page.goto(`${demo.url}/calendar`)
  await settles(page)
  const panel = panelOf(page)
  await page.keyboard.press('?')
  await panel.waitFor()
  await page.keyboard.press('?')
  await panel.waitFor({ state: 'detached' })
  await page.getByRole('button', { name: 'Help', exact: true }).click()
  await panel.getByRole('button', { name: 'Keyboard shortcuts' }).click()
  await page.getByRole('switch', { name: 'Use single-key shortcuts' }).click()
  await page.keyboard.press('Escape')
  await page.getByRole('dialog').waitFor({ state: 'detached' })
  await page.keyboard.press('?')
  await expect.poll(() => panel.count()).toBe(1)
  await leave()
})

test('on a phone it is a sheet, in German, that goes where another page is opened', async () => {
  const { page, leave } = await signedIn(demo, 'athlete', { size: PHONE, language: 'de' })
  await page.goto(`${demo.url}/home`)
  await settles(page)
  await page.getByRole('button', { name: 'Hilfe', exact: true }).click()
  const sheet = page.getByRole('dialog', { name: 'Hilfe' })
  await sheet.getByRole('heading', { level: 2, name: 'Die erste Woche' }).waitFor()
  await expectAccessible(page, 'the help on a phone')
  await sheet.getByRole('button', { name: 'In der Hilfe suchen' }).click()
  await page.keyboard.type('morgenwerte')
  await sheet.getByRole('link', { name: 'Meine Morgenwerte', exact: true }).click()
  await sheet.getByRole('heading', { level: 2, name: 'Meine Morgenwerte' }).waitFor()
  await sheet.getByRole('button', { name: 'Hilfe schließen' }).click()
  await sheet.waitFor({ state: 'detached' })
  await expect.poll(isFocused(page, 'Hilfe')).toBe(true)
  await leave()
})

test('somebody without a sign-in reads the manual, and is led to it in another language', async () => {
  const { page, leave } = await guest()
  await page.goto(`${demo.url}/help/seat-a-crew`)
  await page.getByRole('heading', { level: 1, name: 'Seat a crew' }).waitFor()
  await page.getByRole('link', { name: 'Sign in', exact: true }).waitFor()
  await expect.poll(() => page.getByText('Go there').count()).toBe(0)
  await page.getByRole('button', { name: 'Language: English' }).click()
  await page.getByRole('button', { name: 'Deutsch' }).click()
  await page.getByRole('heading', { level: 1, name: 'Mannschaften setzen' }).waitFor()
  await page.getByRole('link', { name: 'Security', exact: true }).click()
  await page.getByText('Diese Seite gibt es nur auf Englisch.').waitFor()
  // Once it is opened again, the page is in the language that this browser began with.
  await page.goto(`${demo.url}/help/nothing-here`)
  await page.getByText('There is no article at this address.').waitFor()
  await leave()
})

test('a coach goes from an article to where it is done', async () => {
  const { page, leave } = await signedIn(demo, 'coach')
  await page.goto(`${demo.url}/help/boats-and-bookings`)
  await page.getByRole('link', { name: 'Equipment', exact: true }).click()
  await page.getByRole('heading', { level: 1, name: 'Equipment' }).waitFor()
  await page.goBack()
  await page.getByRole('link', { name: 'Back to the club' }).click()
  await page.waitForURL('**/home')
  await leave()
})

test('is read and searched without a signal, also what was never opened', async () => {
  const { page, context, leave } = await signedIn(demo, 'athlete', { size: PHONE, offline: true })
  await page.goto(`${demo.url}/home`)
  await settles(page)
  // Everything that is to open on a dock has been kept once the worker has the page.
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined))
  await page.reload()
  await settles(page)
  await context.setOffline(true)
  await page.getByRole('button', { name: 'Help', exact: true }).click()
  const sheet = page.getByRole('dialog', { name: 'Help' })
  await sheet.getByRole('button', { name: 'Search the help' }).click()
  await page.keyboard.type('seat a crew')
  await sheet.getByRole('link', { name: 'Seat a crew', exact: true }).click()
  await sheet.getByRole('heading', { level: 2, name: 'Seat a crew' }).waitFor()
  await page.goto(`${demo.url}/help/seat-racing`)
  await page.getByRole('heading', { level: 1, name: 'Seat racing' }).waitFor()
  await leave()
})
