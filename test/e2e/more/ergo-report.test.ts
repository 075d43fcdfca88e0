import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { DESKTOP, expectAccessible, expectKeysRead, PHONE, signedIn } from '../browser.ts'
import { demo } from '../demo.ts'
import { chooseFromMenu } from '../menus.ts'
import { displayAs } from '../report-steps.ts'

const pieces = (page: Page) => page.getByRole('group', { name: 'Ergo tests and pieces' })
const rowsOf = (page: Page) => pieces(page).getByRole('row')

test('a coach compares squads over 2000 m, and opens the seasons of one athlete', async () => {
  const { page, leave } = await signedIn(demo, 'coach', { size: DESKTOP })
  await page.goto(`${demo.url}/reports/team-ergo?span=this-year`)
  await page.getByRole('heading', { level: 1, name: 'Ergo: tests and personal bests' }).waitFor()
  await page.getByRole('columnheader', { name: 'Squad' }).waitFor()
  await pieces(page).getByText('Clara Dubois').first().waitFor()
  const best = await rowsOf(page).count()
  await page.getByText('All pieces', { exact: true }).click()
  await expect.poll(() => rowsOf(page).count()).toBeGreaterThan(best)
  expect(page.url()).toContain('pieces=all')
  await expectKeysRead(page, '2000 m ergo', /^\w+ \d{4} · 2000 m ergo (–|\d:\d\d\.\d)$/)
  await displayAs(page, 'Lines', 'One line each: Squad')
  await expectKeysRead(page, '2000 m ergo', / · U19 .* · U23 /)
  await expectKeysRead(page, 'Power curve: best average power by duration', / · \d+ W/)
  await expectAccessible(page, 'tests of squads')
  await page.goto(`${demo.url}/profile-athlete-list`)
  await page.getByRole('link', { name: 'Clara Dubois' }).first().click()
  await page.getByRole('link', { name: 'Ergo', exact: true }).click()
  await page.getByRole('heading', { level: 2, name: 'Ergo: tests and personal bests' }).waitFor()
  await pieces(page).getByText('Best', { exact: true }).waitFor()
  const progress = page.getByRole('group', { name: 'Progress over 2000 m' })
  await chooseFromMenu(page, 'As table', 'Progress over 2000 m: more actions')
  // A column for each season.
  await expect.poll(() => progress.getByRole('columnheader').count()).toBe(3)
  await leave()
})

const own = demo.examples.find(({ route }) => route === '/profile/:id/report/ergo')?.path ?? ''

test('an athlete reads their training, rowing and cycling, one tab after the other', async () => {
  const { page, leave } = await signedIn(demo, 'athlete', { size: DESKTOP })
  await page.goto(`${demo.url}${own}`)
  await page.getByRole('link', { name: 'Training', exact: true }).click()
  await page.getByRole('heading', { level: 2, name: 'Records of this period' }).waitFor()
  await page.getByText('By focus', { exact: true }).click()
  await page.getByText('counts in each', { exact: false }).waitFor()
  await page.getByRole('link', { name: 'Rowing', exact: true }).click()
  await page.getByRole('columnheader', { name: '2000 m water' }).first().waitFor()
  await page.getByRole('link', { name: 'Cycling', exact: true }).click()
  const head = { level: 2, name: 'Cycling: volume, power and heart rate' } as const
  await page.getByRole('heading', head).waitFor()
  await page.getByRole('slider', { name: 'Power curve: best average power by duration' }).waitFor()
  // Critical power has days of its own, whatever those of the page are.
  const critical = page.getByRole('region', { name: 'Critical power' })
  await critical
    .getByText(/^From \d+ personal bests?/)
    .first()
    .waitFor()
  await expectAccessible(page, 'cycling')
  await critical.getByRole('button', { name: /^Bests from/ }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Last 90 days', pressed: true }).waitFor()
  await leave()
})

test('an athlete finds only their own tests, on a phone', async () => {
  const { page, leave } = await signedIn(demo, 'athlete', { size: PHONE })
  await page.goto(`${demo.url}/reports/team-ergo?span=this-year`)
  await page.getByText('Clara Dubois').first().waitFor()
  await expect.poll(() => page.getByText('Max Keller').count()).toBe(0)
  await leave()
})
