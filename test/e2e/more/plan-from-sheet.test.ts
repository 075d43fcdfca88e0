import { expect, test } from 'vitest'
import { expectAccessible, PHONE, signedIn } from '../browser.ts'
import { demo } from '../demo.ts'

const GRID = [
  'Plan of the week;;;;',
  ';Mon;Tue;Wed;Thu',
  '06:00;Ergo 4x2000m/6;;Ergo 3x20min/3;',
  '18:00;;Row 4 x 2000 m // 6 or so;;Row 90 min',
  '',
].join('\r\n')
const FILE = { name: 'week.csv', mimeType: 'text/csv', buffer: Buffer.from(GRID) }

test('a coach brings in a week as a grid of days, corrects a cell and takes it back', async () => {
  const { page, leave } = await signedIn(demo, 'coach')
  await page.goto(`${demo.url}/plan-week`)
  await page.getByRole('link', { name: 'From a spreadsheet' }).click()
  await page.locator('input[type=file]').setInputFiles(FILE)
  await page.getByRole('button', { name: 'Take in 3 sessions' }).waitFor()
  await page.getByText('The pieces of “Row 4 x 2000 m // 6 or so” are not understood.').waitFor()
  await page.getByRole('cell', { name: /Ergo 4x2000m\/6 · 4\s×\s2000\sm/ }).waitFor()
  await expectAccessible(page, 'a week as it will be')
  await page.getByRole('button', { name: 'Correct it here' }).click()
  await page.getByRole('textbox', { name: 'Row 2, Session' }).fill('Row 4x2000m/6')
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: 'Take in 4 sessions' }).click()
  await page.getByText('4 drafts were added').waitFor()
  await page.getByRole('button', { name: 'Undo week.csv' }).click()
  await page.getByText('Undone', { exact: true }).waitFor()
  await leave()
})

test('and on a phone in the dark sees that the week is planned already', async () => {
  const { page, leave } = await signedIn(demo, 'coach', { size: PHONE, scheme: 'dark' })
  const bring = async () => {
    await page.goto(`${demo.url}/bring-in/plan`)
    await page.locator('input[type=file]').setInputFiles(FILE)
  }
  await bring()
  await page.getByRole('button', { name: 'Take in 3 sessions' }).click()
  await page.getByText('3 drafts were added').waitFor()
  await bring()
  const nothing = page.getByRole('button', { name: 'Take in 0 sessions' })
  await expect.poll(() => nothing.isDisabled()).toBe(true)
  await page.getByRole('row').filter({ hasText: 'known' }).first().waitFor()
  await expectAccessible(page, 'a week that is planned already')
  expect(new URL(page.url()).pathname).toBe('/bring-in/plan')
  await leave()
})
