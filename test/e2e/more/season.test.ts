import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { addDays, isoWeekStart } from '#domain/time/week.ts'
import { DESKTOP, expectAccessible, PHONE, signedIn } from '../browser.ts'
import { clubDay } from '../clock.ts'
import { demo } from '../demo.ts'

const nextWeek = () => addDays(isoWeekStart(clubDay()), 7)
const week = (page: Page, monday: string) => page.locator(`[data-week="${monday}"]`)
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name })
const target = async (page: Page, monday: string) =>
  Number(await week(page, monday).getAttribute('aria-valuenow'))

test('a coach sets a week by hand, takes it back, and takes a proposal that leaves one week', async () => {
  const { page, leave } = await signedIn(demo, 'coach', { size: DESKTOP })
  await page.goto(`${demo.url}/calendar?view=season`)
  await page.getByRole('heading', { level: 1, name: /^Season 20/ }).waitFor()
  await page.getByText(/National regatta in \d+ weeks/).waitFor()
  await expectAccessible(page, 'season')

  const before = await target(page, nextWeek())
  await week(page, nextWeek()).focus()
  await page.keyboard.press('ArrowUp')
  await page.keyboard.press('Shift+ArrowUp')
  await expect.poll(() => target(page, nextWeek())).toBe(before + 300 + 1800)
  await page.keyboard.press('Enter')
  await page.getByText('set by hand').last().waitFor()
  await button(page, 'Undo').and(page.locator(':not([data-disabled])')).click()
  await expect.poll(() => target(page, nextWeek())).toBe(before)

  const later = addDays(nextWeek(), 7)
  const kept = await target(page, later)
  await button(page, 'Propose').click()
  await page.getByText(/weeks change, .* to the goal instead of/).waitFor()
  await page
    .getByRole('checkbox', { name: /^Take / })
    .nth(1)
    .uncheck()
  await button(page, /^Take \d+ weeks$/).click()
  await page.getByRole('heading', { level: 2, name: 'Proposal' }).waitFor({ state: 'detached' })
  await expect.poll(() => target(page, nextWeek())).not.toBe(before)
  expect(await target(page, later)).toBe(kept)
  await page.reload()
  await expect.poll(() => target(page, nextWeek())).not.toBe(before)
  await leave()
})

test('an athlete reads their own season on the phone, and opens a week', async () => {
  const { page, leave } = await signedIn(demo, 'athlete', { size: PHONE })
  await page.goto(`${demo.url}/calendar?view=season`)
  await page.getByText('National regatta').waitFor()
  await page.getByText(/^This week \d+:\d\d of \d+:\d\d h\.$/).waitFor()
  await page.getByText('fresh above 0, loaded below').waitFor()
  await expectAccessible(page, 'season on a phone')
  await button(page, /sessions planned/)
    .first()
    .click()
  await page.getByRole('dialog').getByText('Target', { exact: true }).waitFor()
  await expect.poll(() => button(page, 'Propose').count()).toBe(0)
  await leave()
})
