import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { DESKTOP, expectAccessible, expectKeysRead, PHONE, signedIn } from '../browser.ts'
import { demo } from '../demo.ts'
import { displayAs, switchReport } from '../report-steps.ts'

const total = (page: Page) => page.getByRole('row').filter({ hasText: 'Total' }).first()
test('the same figures by athlete and by squad, whose sessions open as a list', async () => {
  const { page, leave } = await signedIn(demo, 'coach', { size: DESKTOP })
  await page.goto(`${demo.url}/reports/training-summary`)
  await total(page).getByText('Total').waitFor()
  const sum = await total(page).textContent()
  await expectKeysRead(page, 'Time by zone', / · UT2 [\d.]+ h .* · Total [\d.]+ h/)
  await displayAs(page, 'Group by', 'Squads')
  await page.getByRole('columnheader', { name: 'Squad' }).waitFor()
  await expect.poll(() => total(page).textContent()).toBe(sum)
  expect(page.url()).toContain('group=squad')
  await page.goto(`${demo.url}/reports/training-summary`)
  // The first row is the total.
  await page.getByRole('row').nth(2).getByRole('button').click()
  await page.getByRole('button', { name: 'Sessions behind these figures' }).click()
  await page.locator('a[href^="/session/"]').first().waitFor()
  await page.getByRole('button', { name: 'Show breakdown and records' }).click()
  await page.getByRole('heading', { name: 'Records of this period' }).waitFor()
  await expectAccessible(page, 'a report with its sessions, parts and records')
  await leave()
})

test('planned and felt effort, and attendance by weekday, one tab after the other', async () => {
  const { page, leave } = await signedIn(demo, 'coach', { size: DESKTOP })
  await page.goto(`${demo.url}/reports`)
  await switchReport(page, 'RPE: planned and reported')
  await page.getByRole('heading', { level: 1, name: 'RPE: planned and reported' }).waitFor()
  await page.getByRole('columnheader', { name: 'Reported minus planned' }).waitFor()
  await displayAs(page, 'By', 'Session')
  await page.getByText('Choose athletes').waitFor()
  await switchReport(page, 'Attendance')
  await page.getByRole('heading', { level: 1, name: 'Attendance' }).waitFor()
  await displayAs(page, 'By', 'Weekday')
  // The first row is the total.
  await page.getByRole('row').nth(2).getByRole('button').click()
  await page.getByText('Monday').first().waitFor()
  // A day on which somebody did not come: expected and came differ.
  const days = page.getByRole('group', { name: / over time$/ }).locator('tbody tr')
  await days.first().waitFor()
  const missed = await days.evaluateAll((rows) =>
    rows.findIndex(({ children: [, asked, came] }) => asked?.textContent !== came?.textContent),
  )
  const came = days.nth(missed).getByRole('cell').nth(2)
  const count = await came.textContent()
  await came.click()
  const chosen = page.getByRole('radio', { name: `Attended ${count}`, checked: true })
  await chosen.waitFor({ state: 'attached' })
  const sessions = page.locator('a[href^="/session/"][href$="/attendance"]')
  await expect.poll(() => sessions.count()).toBe(Number(count))
  await page.getByRole('radio', { name: /^All sessions/ }).press('Space')
  await expect.poll(() => sessions.count()).toBeGreaterThanOrEqual(Number(count))
  await leave()
})

test('squads stand side by side, by what an athlete of each does in a week', async () => {
  const { page, leave } = await signedIn(demo, 'coach', { size: DESKTOP })
  await page.goto(`${demo.url}/reports/team-training-summary`)
  await page.getByRole('img', { name: /^U23: / }).waitFor()
  const table = page.getByRole('group', { name: 'The same period in figures' })
  await table.getByRole('button', { name: 'U23' }).click()
  await table.getByText('Ida Jensen').waitFor()
  await page.getByRole('button', { name: /^Show\s*Time$/ }).click()
  await page.getByRole('menuitemradio', { name: 'Distance' }).click()
  await page.getByRole('heading', { level: 2, name: /^Distance per athlete and week/ }).waitFor()
  expect(page.url()).toContain('show=distance')
  await expectAccessible(page, 'squads compared')
  await leave()
})

const OF_ONESELF = ['training-summary', 'team-training-summary', 'rpe', 'attendance', 'performance']

test('an athlete finds only their own figures, on a phone', async () => {
  const { page, leave } = await signedIn(demo, 'athlete', { size: PHONE })
  for (const path of OF_ONESELF) {
    await page.goto(`${demo.url}/reports/${path}`)
    await page.getByText('Clara Dubois').first().waitFor()
    await expect.poll(() => page.getByText('Anna Berger').count()).toBe(0)
  }
  await leave()
})

test('pieces against gold medal times, and how bests change, open with their lists', async () => {
  const { page, leave } = await signedIn(demo, 'coach', { size: DESKTOP })
  await page.goto(`${demo.url}/reports/gmt`)
  await page.getByRole('columnheader', { name: 'Best % GMT' }).first().waitFor()
  await page
    .getByRole('row', { name: /Reuss M4-/ })
    .getByRole('button')
    .first()
    .click()
  await page.getByRole('columnheader', { name: 'Week', exact: true }).waitFor()
  await page.getByRole('button', { name: 'Show pieces' }).click()
  await page
    .getByText(/M4- 5:37.9.*set on /)
    .first()
    .waitFor()
  await displayAs(page, 'Group by', 'Boat class')
  const crews = page.getByRole('group', { name: 'Crews and singles' })
  await crews.getByRole('columnheader', { name: 'Boat class' }).waitFor()
  await switchReport(page, 'Performance')
  await page.getByRole('columnheader', { name: '2000 m ergo' }).waitFor()
  await switchReport(page, 'Improvement')
  await page.getByRole('heading', { level: 2, name: 'Distribution of changes' }).waitFor()
  await page.getByRole('columnheader', { name: '2000 m ergo: change' }).waitFor()
  await leave()
})
