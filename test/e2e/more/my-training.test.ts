import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { DESKTOP, expectAccessible, expectKeysRead, PHONE, signedIn } from '../browser.ts'
import { demo } from '../demo.ts'
import { switchReport } from '../report-steps.ts'

const figure = (page: Page, name: string) => page.locator(`[data-key-figure=${name}]`)
const head = (page: Page, name: string) => page.getByRole('heading', { level: 1, name })
const rows = (page: Page) =>
  page.getByRole('list', { name: 'Load, mornings, bests and tests' }).getByRole('listitem')
const span = (page: Page, name: string) => page.getByText(name, { exact: true }).click()

test('an athlete on a phone reads the week in three numbers, then the season, and opens a best', async () => {
  const { page, leave } = await signedIn(demo, 'athlete', { size: PHONE })
  await page.goto(`${demo.url}/home`)
  await page.getByRole('link', { name: 'Reports', exact: true }).click()
  await head(page, 'My training').waitFor()
  await figure(page, 'time').getByText('Hours a week').waitFor()
  await span(page, 'Week')
  await figure(page, 'time')
    .getByText(/\d+:\d\d/)
    .first()
    .waitFor()
  await figure(page, 'distance').getByText('km').waitFor()
  await figure(page, 'came')
    .getByText(/^\d+%$/)
    .waitFor()
  await page.getByRole('slider', { name: 'Hours a day' }).waitFor()
  await span(page, 'Season')
  await expectKeysRead(page, 'Hours a week', /^Week from .*: \d+:\d\d h/)
  expect(page.url()).toContain('span=season')
  await expectAccessible(page, 'my training on a phone')
  const best = rows(page)
    .filter({ hasText: /(best|first time), \d/ })
    .first()
    .getByRole('link')
  await best.click()
  await expect.poll(() => new URL(page.url()).pathname).toMatch(/^\/(session|reports\/\w+-tests)\//)
  await page.getByRole('link', { name: 'Reports', exact: true }).click()
  await head(page, 'My training').waitFor()
  await leave()
})

test('an athlete goes from their training to attendance, and nobody else stands there', async () => {
  const { page, leave } = await signedIn(demo, 'athlete', { size: DESKTOP })
  await page.goto(`${demo.url}/reports`)
  await head(page, 'My training').waitFor()
  await rows(page).filter({ hasText: 'Load, 7 days against 28' }).waitFor()
  await switchReport(page, 'Attendance')
  await head(page, 'Attendance').waitFor()
  await page.getByRole('main').getByText('Clara Dubois').first().waitFor()
  await expect.poll(() => page.getByText('Max Keller').count()).toBe(0)
  await switchReport(page, 'All reports')
  await page.getByRole('link', { name: /^RPE/ }).waitFor()
  await leave()
})

test('a coach still begins with the mornings of the squad', async () => {
  const { page, leave } = await signedIn(demo, 'coach', { size: DESKTOP })
  await page.goto(`${demo.url}/reports`)
  await head(page, 'Morning monitoring').waitFor()
  await leave()
})
