import { readFileSync } from 'node:fs'
import type { Locator, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { addUp, type Parts } from '#domain/reports/parts.ts'
import { trainingSummaryReport } from '#domain/reports/training-summary.ts'
import { sheetOf } from '../../support/xlsx.ts'
import { DESKTOP, expectAccessible, PHONE, signedIn } from '../browser.ts'
import { callsOf } from '../club-calls.ts'
import { demo } from '../demo.ts'
import { choosePeriod, displayAs, switchReport } from '../report-steps.ts'

const SUMMARY = `${demo.url}/reports/training-summary`
const VIEW = 'My Monday'

const item = (page: Page, name: string) => page.getByRole('menuitem', { name, exact: true })
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name })
const header = (page: Page, name: string) =>
  page.getByRole('columnheader', { name: new RegExp(`^${name}`) })

/** The total of the table, by the heads of its columns. */
async function totalOf(page: Page): Promise<Map<string, string>> {
  const table = page.getByRole('group', { name: 'Training summary', exact: true })
  const heads = await table.getByRole('columnheader').allInnerTexts()
  const total = table.getByRole('row', { name: /^Total/ })
  const cells = await total.getByRole('cell').or(total.getByRole('rowheader')).allInnerTexts()
  return new Map(heads.map((head, place) => [head.split('\n')[0] ?? head, cells[place] ?? '']))
}

const number = (text: string | undefined) => Number(text?.replace(',', ''))
/** "12:34" hours and minutes, in minutes. */
const minutes = (text: string | undefined) => {
  const [hours = 0, rest = 0] = (text ?? '').split(':').map(Number)
  return 60 * hours + rest
}

/** What the API says of the same days, of all athletes together. */
async function sumsOfApi(page: Page): Promise<Parts> {
  const coach = await callsOf(demo, 'head_coach')
  const asked = await page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .map(({ name }) => new URL(name))
      .findLast(({ pathname }) => pathname.endsWith('/reports/training-summary'))
      ?.search.slice(1),
  )
  const { athletes } = await coach.get<{ athletes: { total: Parts }[] }>(
    `reports/training-summary?${asked}`,
  )
  return addUp(
    trainingSummaryReport.parts,
    athletes.map(({ total }) => total),
  )
}

/** Where the browser puts what a button offers. */
async function downloadOf(page: Page, button: Locator): Promise<string> {
  const [file] = await Promise.all([page.waitForEvent('download'), button.click()])
  return file.path()
}

/** The line of all athletes in the workbook, by the heads of its columns. */
async function sumsOfWorkbook(page: Page): Promise<Map<string, number | null>> {
  await page.getByRole('button', { name: 'More actions', exact: true }).click()
  const excel = page.getByRole('menuitem', { name: /Excel/ })
  const rows = sheetOf(readFileSync(await downloadOf(page, excel)))
  const sums = rows.find(([who]) => who === 'All') ?? []
  return new Map((rows[0] ?? []).map((head, place) => [String(head), Number(sums[place])]))
}

/** The distance before the time, and no Foster. */
async function chooseColumns(page: Page) {
  await page.getByRole('button', { name: 'Display' }).click()
  const columns = page.getByRole('group', { name: 'Columns', exact: true })
  await columns.getByRole('checkbox', { name: 'Foster', exact: true }).click()
  await header(page, 'Foster').first().waitFor({ state: 'detached' })
  const up = columns.getByRole('button', { name: 'Move Distance up' })
  await up.press('Enter')
  await expect.poll(() => page.url()).toContain('columns=sessions%2Cdistance%2Ctime%2C')
  await expect.poll(() => up.evaluate((button) => button === document.activeElement)).toBe(true)
  await expectAccessible(page, 'the columns of a report')
  await page.keyboard.press('Escape')
  await columns.waitFor({ state: 'detached' })
}

test('a head coach reads last week on Monday, keeps the view, and takes the same sums along', async () => {
  const { page, leave } = await signedIn(demo, 'head_coach', { size: DESKTOP })
  await page.goto(SUMMARY)
  await choosePeriod(page, 'Last week')
  await displayAs(page, 'Compare with', 'Previous period')
  await header(page, 'Time: change').waitFor()
  // How loads change, how hard it was meant to be and felt, and who came: of the same week.
  await switchReport(page, 'Training ratio')
  await heading(page, 'Training ratio').waitFor()
  await page
    .getByRole('group', { name: /^Training ratio on/ })
    .getByText('Tom Harris')
    .click()
  await page.getByRole('slider', { name: 'Tom Harris: load and ratio' }).waitFor()
  await page.getByRole('button', { name: 'Tom Harris: load and ratio: more actions' }).click()
  const svg = readFileSync(await downloadOf(page, item(page, 'As SVG')))
  expect(svg.toString()).toMatch(/^<svg .*<path [^>]*stroke-width="1.25".*>Load/s)
  await switchReport(page, 'RPE: planned and reported')
  await header(page, 'Reported minus planned').waitFor()
  await expect.poll(() => page.url()).toContain('span=last-week')
  await switchReport(page, 'Attendance')
  await heading(page, 'Attendance').waitFor()
  await header(page, 'No answer').waitFor()
  // What is asked every Monday is kept, and the report opens with it.
  await switchReport(page, 'Training summary')
  await heading(page, 'Training summary').waitFor()
  await expect.poll(() => page.url()).toContain('span=last-week')
  await displayAs(page, 'Compare with', 'Previous period')
  await header(page, 'Time: change').waitFor()
  await displayAs(page, 'Group by', 'Squads')
  await header(page, 'Squad').waitFor()
  await chooseColumns(page)
  await page.getByRole('button', { name: 'Views', exact: true }).click()
  await item(page, 'Save this view').click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Name').fill(VIEW)
  await dialog.getByLabel('Open this report with this view').check()
  await dialog.getByRole('button', { name: 'Save this view' }).click()
  await page.getByText('View saved').waitFor()
  await page.goto(SUMMARY)
  await page.getByRole('button', { name: `Views: ${VIEW}` }).waitFor()
  await header(page, 'Time: change').waitFor()
  expect(page.url()).toContain('group=squad')
  const heads = [...(await totalOf(page)).keys()].filter((head) => !head.includes(': '))
  expect(heads.slice(0, 4)).toEqual(['Squad', 'Sessions', 'Distance', 'Time'])
  expect(heads).not.toContain('Foster')
  // The table, the workbook and the API add up to the same.
  const shown = await totalOf(page)
  const sums = await sumsOfApi(page)
  const taken = await sumsOfWorkbook(page)
  expect(sums['sessions']).toBeGreaterThan(0)
  expect(number(shown.get('Sessions'))).toBe(sums['sessions'])
  expect(taken.get('Sessions')).toBe(sums['sessions'])
  expect(Math.abs(minutes(shown.get('Time')) - (sums['time'] ?? 0) / 60)).toBeLessThanOrEqual(1)
  expect(86_400 * (taken.get('Time (h:mm)') ?? 0)).toBeCloseTo(sums['time'] ?? 0, 6)
  expect(number(shown.get('Distance'))).toBeCloseTo((sums['distance'] ?? 0) / 1000, 0)
  expect(taken.get('Distance (km)')).toBeCloseTo((sums['distance'] ?? 0) / 1000, 6)
  await leave()
})

test('on a phone the report opens with the same view, which can be put away', async () => {
  const { page, leave } = await signedIn(demo, 'head_coach', { size: PHONE })
  await page.goto(SUMMARY)
  await page
    .getByText(/^Sessions \d+ .*· Distance .*· Time /)
    .first()
    .waitFor()
  await page.getByRole('button', { name: `Views: ${VIEW}` }).click()
  await item(page, 'Manage views').click()
  const dialog = page.getByRole('dialog')
  const kept = dialog.getByRole('group', { name: VIEW })
  await kept.waitFor()
  await page.getByRole('menu').waitFor({ state: 'detached' })
  await expectAccessible(page, 'the views of a report, on a phone')
  await kept.getByRole('button', { name: 'Delete' }).click()
  await kept.getByRole('button', { name: 'Delete this view?' }).click()
  await expect.poll(() => kept.count()).toBe(0)
  await leave()
})
