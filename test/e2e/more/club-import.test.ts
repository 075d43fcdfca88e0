import { test } from 'vitest'
import { expectAccessible, PHONE, signedIn } from '../browser.ts'
import { demo } from '../demo.ts'

test('a manager brings the export of the demo club in as a new club, and sees its calendar', async () => {
  const { page, leave } = await signedIn(demo, 'manager')
  await page.goto(`${demo.url}/edit-club/data`)
  await page.getByRole('button', { name: 'Make an export' }).click()
  await page.getByRole('heading', { name: 'Ready' }).waitFor({ timeout: 60_000 })
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download' }).click(),
  ])
  const archive = await download.path()

  await page.getByRole('link', { name: 'Bring an export in' }).click()
  await page.getByText('Choose the ZIP file of an export.').waitFor()
  await expectAccessible(page, 'bringing an export in')
  await page.locator('input[type=file]').setInputFiles(archive)
  const take = page.getByRole('button', { name: /^Bring in \d+ people$/ })
  await take.waitFor({ timeout: 60_000 })
  await page.getByRole('cell', { name: /^[\d,]+ sessions$/ }).waitFor()
  await page.getByText(/guardians? (is|are) left out/).waitFor()
  await expectAccessible(page, 'what is in an export')
  await take.click()
  const open = page.getByRole('link', { name: 'Open the new club' })
  await open.waitFor({ timeout: 120_000 })
  await expectAccessible(page, 'a club that was brought in')

  await open.click()
  await page.waitForURL('**/home')
  await page.goto(`${demo.url}/edit-club/data/log`)
  await page.getByRole('cell', { name: 'Brought in from an export' }).waitFor()
  await expectAccessible(page, 'the log of a club’s data')
  await page.goto(`${demo.url}/calendar?view=month&display=all`)
  await page
    .getByRole('link', { name: /\d\d:\d\d/ })
    .first()
    .waitFor()
  await leave()
})

test('a file that is no export is refused on a phone, and nothing is stored', async () => {
  const { page, leave } = await signedIn(demo, 'manager', { size: PHONE, scheme: 'dark' })
  await page.goto(`${demo.url}/edit-club/data/bring-in/slipway`)
  const bytes = Buffer.from('a photo of a swan')
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'swan.zip', mimeType: 'application/zip', buffer: bytes })
  await page.getByText('swan.zip cannot be brought in').waitFor({ timeout: 60_000 })
  await page.getByText('It is not a ZIP file, or part of it is missing.').waitFor()
  await expectAccessible(page, 'an archive that is refused, on a phone in the dark')
  await leave()
})
