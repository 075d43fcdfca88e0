import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { addDays, isoWeekStart } from '#domain/time/week.ts'
import { DESKTOP, expectAccessible, PHONE, signedIn } from '../browser.ts'
import { clubDay } from '../clock.ts'
import { demo } from '../demo.ts'
import { chooseFromMenu } from '../menus.ts'

const nextWeek = () => addDays(isoWeekStart(clubDay()), 7)
const week = (page: Page, monday: string) => page.locator(`[data-week="${monday}"]`)
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name })
const target = async (page: Page, monday: string) =>
  Number(await week(page, monday).getAttribute('aria-valuenow'))

/** What is planned of all weeks, by their place. */
const targets = (page: Page) =>
  page
    .locator('[data-week]')
    .evaluateAll((weeks) => weeks.map((one) => one.getAttribute('aria-valuenow')))

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

  const now = await targets(page)
  const changed = async () =>
    (await targets(page)).filter((hours, place) => hours !== now[place]).length
  await button(page, 'Propose').click()
  await page.getByText(/weeks change, .* to the goal instead of/).waitFor()
  await page
    .getByRole('checkbox', { name: /^Take / })
    .nth(1)
    .uncheck()
  const take = button(page, /^Take \d+ weeks$/)
  const taken = Number(/\d+/.exec((await take.textContent()) ?? '')?.[0])
  await take.click()
  await page.getByRole('heading', { level: 2, name: 'Proposal' }).waitFor({ state: 'detached' })
  // Which weeks a proposal changes hangs on the day, so that only their number is known.
  await expect.poll(changed).toBe(taken)
  await page.reload()
  await expect.poll(changed).toBe(taken)
  await leave()
})

test('an athlete reads their own season on the phone, and opens a week', async () => {
  const { page, leave } = await signedIn(demo, 'athlete', { size: PHONE })
  await page.goto(`${demo.url}/calendar?view=season`)
  await page.getByText('National regatta').waitFor()
  await page.getByText(/^This week \d+:\d\d of \d+:\d\d h\.$/).waitFor()
  await page.getByText('fresh above 0, loaded below').waitFor()
  await chooseFromMenu(page, 'Into my own calendar')
  await page.getByRole('checkbox', { name: 'With the phases of the season' }).waitFor()
  await expectAccessible(page, 'phases for another calendar')
  await page.keyboard.press('Escape')
  await page.getByRole('dialog').waitFor({ state: 'detached' })
  await expectAccessible(page, 'season on a phone')
  await button(page, /sessions planned/)
    .first()
    .click()
  await page.getByRole('dialog').getByText('Target', { exact: true }).waitFor()
  await expect.poll(() => button(page, 'Propose').count()).toBe(0)
  await leave()
})

test('a coach saves the season as a spreadsheet and takes one back, week by week', async () => {
  const { page, leave } = await signedIn(demo, 'coach', { size: DESKTOP })
  await page.goto(`${demo.url}/calendar?view=season`)
  await week(page, nextWeek()).waitFor()
  const saving = page.waitForEvent('download')
  await chooseFromMenu(page, 'Save as a spreadsheet')
  const saved = await saving
  expect(saved.suggestedFilename()).toMatch(/^season-\d{4}-\d\d-\d\d\.xlsx$/)

  await chooseFromMenu(page, 'Take in a spreadsheet')
  const file = page.locator('input[type=file]')
  await file.setInputFiles(await saved.path())
  await page.getByText(/^0 weeks would change\./).waitFor()
  const later = addDays(nextWeek(), 7)
  const kept = await target(page, later)
  const before = await target(page, nextWeek())
  const lines = ['Week,Target hours,Colour', `${nextWeek()},9:35,red`, `${later},8:25,blue`]
  const buffer = Buffer.from(lines.join('\n'))
  await file.setInputFiles({ name: 'season.csv', mimeType: 'text/csv', buffer })
  await page.getByText(/^2 weeks would change\./).waitFor()
  await page.getByText('C1: no column of a season is called “Colour”.').waitFor()
  await expectAccessible(page, 'a season from a spreadsheet')
  await page
    .getByRole('checkbox', { name: /^Take / })
    .nth(1)
    .uncheck()
  await button(page, 'Take 1 week').click()
  await expect.poll(() => target(page, nextWeek())).toBe(9 * 3600 + 35 * 60)
  expect(await target(page, later)).toBe(kept)

  await chooseFromMenu(page, 'History of changes')
  const history = page.getByRole('dialog')
  await history
    .getByText(/^Hours .* → 9:35 h$/)
    .first()
    .waitFor()
  await expectAccessible(page, 'the history of a season')
  await history.press('Escape')
  await history.waitFor({ state: 'detached' })
  await button(page, 'Undo').and(page.locator(':not([data-disabled])')).click()
  await expect.poll(() => target(page, nextWeek())).toBe(before)
  await leave()
})

test('a coach sets the zones of a week by hand, and is asked for 100%', async () => {
  const { page, leave } = await signedIn(demo, 'coach', { size: DESKTOP })
  await page.goto(`${demo.url}/calendar?view=season`)
  await week(page, nextWeek()).focus()
  await page.keyboard.press('Enter')
  const share = (name: string) => page.getByRole('textbox', { name, exact: true })
  await share('Low').fill('70')
  await share('Middle').fill('15')
  await share('High').fill('10')
  await page.keyboard.press('Tab')
  await page.getByText('Low, middle and high make 95%. They must make 100% to be saved.').waitFor()
  await share('High').fill('15')
  await page.keyboard.press('Tab')
  await page.getByText(/^Zones .* → 70% \/ 15% \/ 15%$/).waitFor()
  await expectAccessible(page, 'a week of the season')
  await leave()
})

test('a season is kept as a template, and taken from it as a difference', async () => {
  const { page, leave } = await signedIn(demo, 'coach', { size: DESKTOP })
  await page.goto(`${demo.url}/calendar?view=season`)
  await week(page, nextWeek()).waitFor()
  await chooseFromMenu(page, 'Keep as a template')
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('textbox', { name: 'Name' }).fill('To the national regatta')
  await expectAccessible(page, 'keeping a season')
  await button(page, 'Keep as a template').click()
  await page.getByText('The season is kept as a template.').waitFor()

  const before = await target(page, nextWeek())
  await week(page, nextWeek()).focus()
  await page.keyboard.press('Enter')
  const panel = page.locator('aside')
  await chooseFromMenu(page, 'Clear target', 'More actions', panel)
  await panel.getByText('No target yet.').waitFor()

  await chooseFromMenu(page, 'From a template')
  await page.getByRole('combobox', { name: 'Template' }).selectOption('To the national regatta')
  await page.getByText(/^1 week would change\./).waitFor()
  await expectAccessible(page, 'a season from a template')
  await button(page, 'Take 1 week').click()
  await expect.poll(() => target(page, nextWeek())).toBe(before)
  await leave()
})

test('a season is printed on one A3 with the figures of its weeks, and without notes', async () => {
  const { page, leave } = await signedIn(demo, 'coach', { size: DESKTOP, scheme: 'dark' })
  await page.goto(`${demo.url}/calendar?view=season`)
  await week(page, nextWeek()).waitFor()
  const paper = (await page.pdf({ preferCSSPageSize: true })).toString('latin1')
  expect(paper.match(/\/Type\s*\/Page\b/g)).toHaveLength(1)
  const [, width = 0, height = 0] = /\/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/.exec(paper) ?? []
  expect([Math.round(Number(width)), Math.round(Number(height))]).toEqual([1191, 842])
  await page.emulateMedia({ media: 'print' })
  await page.getByRole('table', { name: 'Weeks of the season' }).waitFor()
  await expect.poll(() => page.getByText('Hours · Target').count()).toBe(1)
  await page.emulateMedia({ media: 'screen' })
  await expect.poll(() => page.getByRole('table', { name: 'Weeks of the season' }).count()).toBe(0)
  await leave()
})
