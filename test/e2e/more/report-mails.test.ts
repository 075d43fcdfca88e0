import { expect, test } from 'vitest'
import { DESKTOP, expectAccessible, guest, PHONE, signedIn } from '../browser.ts'
import { demo } from '../demo.ts'
import { chooseFromMenu } from '../menus.ts'

const path = demo.examples.find(({ route }) => route === '/no-report-mails/:code')?.path ?? ''

test('a coach has a view sent on the first Monday of the month, and stops it', async () => {
  const { page, leave } = await signedIn(demo, 'coach', { size: DESKTOP })
  await page.goto(`${demo.url}/reports/rpe`)
  const dialog = page.getByRole('dialog')
  // Ratings stay inside: what would be shared outside says so, and offers no link.
  await page.getByRole('button', { name: 'Share', exact: true }).click()
  await dialog.getByText('it cannot be shared by link', { exact: false }).waitFor()
  await expect.poll(() => dialog.getByRole('button', { name: 'Create link' }).count()).toBe(0)
  await page.keyboard.press('Escape')
  await dialog.waitFor({ state: 'detached' })
  await chooseFromMenu(page, 'Send by email')
  await dialog
    .getByRole('combobox', { name: 'How often' })
    .selectOption({ label: 'First Monday of the month' })
  await dialog.getByRole('button', { name: 'Send', exact: true }).click()
  const stop = dialog.getByRole('button', { name: 'Stop sending Felt last week' })
  await stop.waitFor()
  await expectAccessible(page, 'reports by mail')
  await stop.click()
  await expect.poll(() => stop.count()).toBe(0)
  await leave()
})

test('a report by mail is stopped by the link in it without a sign-in, and wanted again', async () => {
  const { page, leave } = await guest({ size: PHONE, language: 'en' })
  await page.goto(demo.url + path)
  await page.getByText(/You will no longer receive the report/).waitFor()
  await page.getByRole('button', { name: 'Subscribe again' }).click()
  await page.getByText(/You receive the report/).waitFor()
  await leave()
})
