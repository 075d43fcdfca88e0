import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { DESKTOP, expectAccessible, guest, PHONE, signedIn } from '../browser.ts'
import { demo } from '../demo.ts'

const path = demo.examples.find(({ route }) => route === '/public/report/:token')?.path ?? ''

const openLinks = async (page: Page) => {
  await page.getByRole('button', { name: 'Share', exact: true }).click()
  return page.getByRole('dialog')
}

test('a coach shows a report to somebody outside, and stops it again', async () => {
  const { page, leave } = await signedIn(demo, 'coach', { size: DESKTOP })
  await page.goto(`${demo.url}/reports/attendance?span=four-weeks`)
  const dialog = await openLinks(page)
  await dialog.getByText('Period shown: Last 4 weeks').waitFor()
  await expectAccessible(page, 'links to reports')
  await dialog.getByRole('button', { name: 'Create link' }).click()
  const made = await dialog.getByLabel('Address').inputValue()
  await dialog.getByText(/never opened/).waitFor()
  const outside = await guest({ size: DESKTOP, language: 'en' })
  await outside.page.goto(demo.url + new URL(made).pathname)
  await outside.page.getByRole('heading', { level: 1, name: 'Attendance' }).waitFor()
  await outside.page.getByRole('columnheader', { name: 'Attended' }).waitFor()
  await expect
    .poll(() => outside.page.getByRole('columnheader', { name: /Reason|Ill/ }).count())
    .toBe(0)
  await dialog.getByRole('button', { name: 'Revoke the link to Attendance' }).first().click()
  await page.getByText('Link revoked').waitFor()
  await outside.page.reload()
  await outside.page
    .getByRole('heading', { level: 1, name: 'This link has been revoked' })
    .waitFor()
  await expectAccessible(outside.page, 'a link that was stopped')
  await outside.leave()
  await leave()
})

test('a report outside says who has no line', async () => {
  const { page, leave } = await guest({ size: PHONE })
  await page.goto(demo.url + path)
  await page.getByText(/under 18/).waitFor()
  await leave()
})

test('an address nobody made leads to no report', async () => {
  const { page, leave } = await guest({ size: PHONE, language: 'en' })
  await page.goto(`${demo.url}/public/report/no-such-token`)
  await page.getByRole('heading', { level: 1, name: 'Report not found' }).waitFor()
  await expectAccessible(page, 'no report')
  await leave()
})
