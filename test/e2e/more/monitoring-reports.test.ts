import type { Locator } from 'playwright-core'
import { expect, test } from 'vitest'
import { DESKTOP, expectAccessible, PHONE, signedIn } from '../browser.ts'
import { demo } from '../demo.ts'
import { filterBy, switchReport } from '../report-steps.ts'

const DAILY = '/reports/morning-monitoring/daily'
const textOf = async (place: Locator) => (await place.innerText()).replaceAll(/\s+/g, ' ')

test('a coach on a phone sees an amber heart rate and a red temperature before training', async () => {
  const { page, leave } = await signedIn(demo, 'coach', { size: PHONE })
  await page.goto(`${demo.url}/reports`)
  await page.getByRole('heading', { level: 1, name: 'Morning monitoring' }).waitFor()
  await expect.poll(() => page.url()).toContain(DAILY)
  await page.getByText(/\d+ of \d+ entered/).waitFor()
  const list = page.getByRole('list', { name: /^Morning entries,/ })
  const tired = list.getByRole('button', { name: /Tom Harris/ })
  await expect.poll(() => textOf(tired)).toMatch(/Waking heart rate \d+ above normal/)
  const ill = list.getByRole('button', { name: /Louis Moreau/ })
  await expect.poll(() => textOf(ill)).toContain('Chest infection')
  await expect.poll(() => textOf(ill)).toContain('Temperature 38.3 °C')
  const silent = page.getByRole('region', { name: /^No entry, \d+/ })
  await expect.poll(() => silent.getByRole('listitem').count()).toBeGreaterThan(0)
  await tired.click()
  await page
    .getByText(/beats above personal average of \d+\.\d/)
    .first()
    .waitFor()
  await page.getByRole('heading', { name: 'Tom Harris: last four weeks' }).waitFor()
  await page.getByRole('img', { name: /^Waking heart rate: \d+ entries, last \d+/ }).waitFor()
  await page.getByRole('button', { name: 'As table' }).click()
  await page.getByRole('columnheader', { name: 'Waking heart rate' }).waitFor()
  await expectAccessible(page, 'mornings on a phone')
  await leave()
})

test('filters of the day stay in the address, and another day is a click away', async () => {
  const { page, leave } = await signedIn(demo, 'coach', { size: DESKTOP })
  await page.goto(`${demo.url}${DAILY}`)
  const table = page.getByRole('group', { name: /^Morning entries,/ })
  await table.getByText('Tom Harris').waitFor()
  await filterBy(page, 'Squads', 'U19')
  await expect.poll(() => table.getByText('Tom Harris').count()).toBe(0)
  await expect.poll(() => page.url()).toContain('squads=')
  await page.getByRole('button', { name: 'Previous day' }).click()
  await expect.poll(() => page.url()).toContain('day=')
  await page.getByRole('group', { name: 'Who needs what' }).waitFor()
  await leave()
})

test('illness is counted by day and episode, with what the colours mean', async () => {
  const { page, leave } = await signedIn(demo, 'coach', { size: DESKTOP, scheme: 'dark' })
  await page.goto(`${demo.url}${DAILY}?span=four-weeks`)
  await switchReport(page, 'Injury and illness')
  await page.getByRole('heading', { level: 1, name: 'Injury and illness' }).waitFor()
  await page
    .getByRole('img', { name: /Ill and injured|Injured .*Rib/ })
    .first()
    .waitFor()
  await expect.poll(() => textOf(page.locator('main'))).toMatch(/Availability \d+(\.\d)?\s?%/)
  await page.getByRole('list', { name: 'What the colours mean' }).waitFor()
  await page
    .getByRole('row', { name: /Injured/ })
    .nth(1)
    .click()
  await page
    .getByText(/Injured .* days, Rib/)
    .first()
    .waitFor()
  await expectAccessible(page, 'illness in the dark')
  await leave()
})

test('a rating opens to the sessions it speaks of', async () => {
  const { page, leave } = await signedIn(demo, 'coach', { size: DESKTOP })
  await page.goto(`${demo.url}/reports/morning-monitoring/training-quality`)
  const table = page.getByRole('group', { name: 'Training quality' })
  await table.getByRole('row').nth(2).click()
  const days = page.getByRole('list', { name: /’s ratings$/ })
  await days.getByRole('link').first().waitFor()
  await expect.poll(() => textOf(days)).toMatch(/Planned \d+ · Reported (\d+|–)/)
  await leave()
})

test('an athlete reads their own mornings and nobody else’s', async () => {
  const { page, leave } = await signedIn(demo, 'athlete', { size: PHONE })
  await page.goto(`${demo.url}${DAILY}`)
  await page.getByText('Clara Dubois').first().waitFor()
  const counts = page.getByRole('group', { name: 'Who needs what' })
  const numbers = await counts.locator('strong').allInnerTexts()
  expect(numbers.reduce((sum, number) => sum + Number(number), 0)).toBe(1)
  await leave()
})
