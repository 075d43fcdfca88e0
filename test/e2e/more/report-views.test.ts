import { readFileSync } from 'node:fs'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { DESKTOP, expectAccessible, expectKeysRead, PHONE, signedIn } from '../browser.ts'
import { demo } from '../demo.ts'
import { choosePeriod, displayAs } from '../report-steps.ts'

const views = (page: Page) => page.getByRole('button', { name: 'Views', exact: true })
const item = (page: Page, name: string) => page.getByRole('menuitem', { name, exact: true })

async function saveToOpenWith(page: Page, name: string) {
  await views(page).click()
  await item(page, 'Save this view').click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Name').fill(name)
  await dialog.getByLabel('Open this report with this view').check()
  await dialog.getByRole('button', { name: 'Save this view' }).click()
  await page.getByText('View saved').waitFor()
}

/** Deletes a view where the menu of views is open. */
async function deleteListed(page: Page, name: string) {
  await item(page, 'Manage views').click()
  const dialog = page.getByRole('dialog')
  const view = dialog.getByRole('group', { name })
  await view.getByRole('button', { name: 'Delete' }).click()
  await dialog.getByRole('button', { name: 'Delete this view?' }).click()
  await expect.poll(() => view.count()).toBe(0)
}

test('a coach compares four weeks, keeps that as a view, and finds it on Monday', async () => {
  const { page, leave } = await signedIn(demo, 'coach', { size: DESKTOP })
  await page.goto(`${demo.url}/reports/attendance`)
  await choosePeriod(page, 'Last 4 weeks')
  await displayAs(page, 'Compare with', 'Previous period')
  await page.getByRole('columnheader', { name: 'Attendance: change' }).waitFor()
  await page.getByRole('columnheader', { name: 'Attendance: earlier' }).waitFor()
  await expectAccessible(page, 'two periods side by side')
  await displayAs(page, 'Compare with', 'Custom dates')
  await page.getByRole('button', { name: 'Display' }).click()
  await page.getByLabel('Compare from').waitFor()
  await page.keyboard.press('Escape')
  await displayAs(page, 'Chart', 'Attended')
  await displayAs(page, 'Chart by', 'Change per athlete')
  await expectKeysRead(page, 'Came: change', /^\S+ \S+ · Came: change [+−]?\d+/)
  await expectAccessible(page, 'the change of each athlete')
  await saveToOpenWith(page, 'Monday')
  await page.goto(`${demo.url}/reports/attendance`)
  await page.getByRole('columnheader', { name: 'Attendance: change' }).waitFor()
  expect(page.url()).toMatch(/against=\d{4}-\d\d-\d\d\.\./)
  await page.getByRole('slider', { name: 'Came: change', exact: true }).waitFor()
  await page.getByRole('button', { name: 'Views: Monday' }).click()
  await expect
    .poll(() => page.getByRole('menu').evaluate((menu) => getComputedStyle(menu).opacity))
    .toBe('1')
  await expectAccessible(page, 'the list of views')
  await deleteListed(page, 'Monday')
  await leave()
})

const profiles = ['/profile/:id/report/ergo', '/profile/:id/report/rowing'].map((route) => {
  const path = demo.examples.find((example) => example.route === route)?.path ?? ''
  return path.replace(/[^/]+$/, 'training-summary')
})

test('a coach keeps a view in one profile, which opens in the profile of everybody', async () => {
  const [first, second] = profiles
  expect(first).not.toBe(second)
  const { page, leave } = await signedIn(demo, 'coach', { size: DESKTOP })
  await page.goto(`${demo.url}${first}`)
  await choosePeriod(page, 'Last 4 weeks')
  await displayAs(page, 'Compare with', 'Previous period')
  await saveToOpenWith(page, 'Block')
  await page.goto(`${demo.url}${second}`)
  await page.getByRole('button', { name: 'Views: Block' }).waitFor()
  const opened = `${demo.url}${second}?span=four-weeks&against=before`
  await expect.poll(() => page.url()).toBe(opened)
  await page.goBack()
  await expect.poll(() => page.url()).toContain(first)
  await page.goForward()
  await expect.poll(() => page.url()).toBe(opened)
  await choosePeriod(page, 'Last week')
  await views(page).click()
  await item(page, 'Block').click()
  await expect.poll(() => page.url()).toContain(`${second}?span=four-weeks`)
  await page.getByRole('button', { name: 'Views: Block' }).click()
  await deleteListed(page, 'Block')
  await leave()
})

test('a view of the club is opened on a phone, and its figures are taken along as a workbook', async () => {
  const { page, leave } = await signedIn(demo, 'head_coach', { size: PHONE })
  await page.goto(`${demo.url}/reports/training-summary`)
  await views(page).click()
  await item(page, 'Last week against the week before (club)').click()
  await expect.poll(() => page.url()).toContain('span=last-week')
  await page.getByRole('menu').waitFor({ state: 'detached' })
  await expectAccessible(page, 'a report that compares, on a phone')
  await page.getByRole('button', { name: 'More actions', exact: true }).click()
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('menuitem', { name: /Excel/ }).click(),
  ])
  expect(file.suggestedFilename()).toMatch(/\.xlsx$/)
  expect(
    readFileSync(await file.path())
      .subarray(0, 2)
      .toString(),
  ).toBe('PK')
  await leave()
})
