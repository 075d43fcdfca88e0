import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { expectAccessible, openBrowser, PHONE, signedIn } from './browser.ts'
import { callsOf } from './club-calls.ts'
import { openDrawing, typeLine } from './course-drawing.ts'
import { demo } from './demo.ts'
import { recordedSession } from './recording.ts'
import { rowingBoats } from './rowing-boats.ts'

let browser: Browser
let followed: number
beforeAll(async () => {
  browser = await openBrowser()
  const { session, boats } = await rowingBoats(demo, await callsOf(demo, 'coach'), {
    name: 'Followed on a course with lines',
    boats: [
      { name: 'Leader', speed: 5 },
      { name: 'Chaser', speed: 4 },
    ],
  })
  followed = session
  for (const boat of boats) await boat.row(60, 'start')
})
afterAll(() => browser.close())

const METRES_PER_DEGREE = 111_000
const SOUTH = 47.07
const EAST = 8.31
const WAY = Array.from({ length: 101 }, (_, t) => ({
  t,
  lat: SOUTH + (t * 4) / METRES_PER_DEGREE,
  lon: EAST,
  distance: t * 4,
  cadence: 26,
}))
/** Across the way of the boats, so many metres from where they began. */
const across = (metres: number) =>
  [-0.001, 0.001].map((side) => [SOUTH + metres / METRES_PER_DEGREE, EAST + side] as const)

const cellsOf = async (page: Page, group: string, row: string) =>
  (
    await page
      .getByRole('group', { name: group, exact: true })
      .getByRole('row')
      .filter({ hasText: row })
      .getByRole('cell')
      .allInnerTexts()
  ).map((text) => text.trim())

test('boats have splits and gaps at the lines of the course that a coach has drawn', async () => {
  const { session } = await recordedSession('The reach of the lines', WAY)
  const { page, leave } = await signedIn(browser, demo, 'coach')
  await openDrawing(page, session)
  const drawing = page.getByRole('dialog', { name: 'New course' })
  await typeLine(drawing, 'Start', across(42))
  await typeLine(drawing, 'Finish', across(400))
  for (const [index, [name, metres]] of [
    ['Willow', 142] as const,
    ['Railway bridge', 245] as const,
  ].entries()) {
    await drawing.getByRole('button', { name: 'Add split line' }).click()
    await typeLine(drawing, `Split line ${index + 1}`, across(metres))
    await drawing.getByLabel('Name of the line').last().fill(name)
  }
  await drawing.getByLabel('Name of the course').fill('Reach with lines')
  await drawing.getByRole('button', { name: 'Save course' }).click()
  await drawing.waitFor({ state: 'detached' })

  await page.goto(`${demo.url}/live/session/${followed}`)
  await page.getByRole('combobox', { name: 'Order by' }).click()
  await page.getByRole('option', { name: 'Course Reach with lines' }).click()
  await expect
    .poll(() => cellsOf(page, 'Splits', 'Willow'))
    .toEqual(['Willow', '0:20.0', '0.0', '0:25.0', '5.0'])
  // Who has not crossed a line yet has a dash there.
  expect(await cellsOf(page, 'Splits', 'Railway bridge')).toEqual([
    'Railway bridge',
    '0:40.6',
    '0.0',
    '–',
    '–',
  ])
  expect(await cellsOf(page, 'Splits', 'Finish')).toEqual(['Finish', '–', '–', '–', '–'])
  // Each boat is as far behind as it was at its last line.
  expect(await cellsOf(page, 'Boats', 'Leader')).toContain('0.0')
  expect(await cellsOf(page, 'Boats', 'Chaser')).toContain('5.0')
  await expectAccessible(page, 'splits at the lines of a course')
  await leave()
})

test('on a phone an athlete reads the splits at the lines, in German', async () => {
  const { page, leave } = await signedIn(browser, demo, 'athlete', { size: PHONE, language: 'de' })
  await page.goto(`${demo.url}/session/${followed}/live-results`)
  await page.getByRole('combobox', { name: 'Reihenfolge nach' }).click()
  await page.getByRole('option', { name: 'Messstrecke Reach with lines' }).click()
  await page.getByRole('heading', { name: 'Zwischenzeiten' }).scrollIntoViewIfNeeded()
  await page.getByText('Willow').waitFor()
  await page.getByText('0:20,0').first().waitFor()
  await expectAccessible(page, 'splits at the lines of a course on a phone')
  await leave()
})
