import type { Page } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'
import { expectAccessible, guest, PHONE, signedIn } from '../browser.ts'
import { callsOf } from '../club-calls.ts'
import { openDrawing, typeLine } from '../course-drawing.ts'
import { demo } from '../demo.ts'
import { recordedSession } from '../recording.ts'
import { rowingBoats } from '../rowing-boats.ts'

let followed: number
beforeAll(async () => {
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

const tableOf = (page: Page, name: string) => page.getByRole('group', { name, exact: true })
const cellsOf = (page: Page, table: string, row: string) =>
  tableOf(page, table).getByRole('row').filter({ hasText: row }).getByRole('cell').allInnerTexts()
/** The time of a boat at a line and how far behind the first it was; boats are in any order. */
async function splitAt(page: Page, line: string, boat: string): Promise<string[]> {
  const heads = await tableOf(page, 'Splits').getByRole('columnheader').allInnerTexts()
  const cells = await cellsOf(page, 'Splits', line)
  return cells.filter((_, index) => heads[index]?.includes(boat)).map((text) => text.trim())
}

test('boats have splits and gaps at the lines of the course that a coach has drawn', async () => {
  const { session } = await recordedSession('The reach of the lines', WAY)
  const { page, leave } = await signedIn(demo, 'coach')
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
  await page.getByRole('combobox', { name: 'Rank by' }).click()
  await page.getByRole('option', { name: 'Course Reach with lines' }).click()
  await expect.poll(() => splitAt(page, 'Willow', 'Leader')).toEqual(['0:20.0', '0.0'])
  await expect.poll(() => splitAt(page, 'Willow', 'Chaser')).toEqual(['0:25.0', '5.0'])
  // Who has not crossed a line yet has a dash there.
  await expect.poll(() => splitAt(page, 'Railway bridge', 'Leader')).toEqual(['0:40.6', '0.0'])
  await expect.poll(() => splitAt(page, 'Railway bridge', 'Chaser')).toEqual(['–', '–'])
  await expect.poll(() => splitAt(page, 'Finish', 'Leader')).toEqual(['–', '–'])
  // Each boat is as far behind as it was at its last line.
  await expect.poll(() => cellsOf(page, 'Boats', 'Leader')).toContain('0.0')
  await expect.poll(() => cellsOf(page, 'Boats', 'Chaser')).toContain('5.0')
  await expectAccessible(page, 'splits at the lines of a course')
  await leave()
})

test('on a phone an athlete reads the splits at the lines, in German', async () => {
  const { page, leave } = await signedIn(demo, 'athlete', { size: PHONE, language: 'de' })
  await page.goto(`${demo.url}/session/${followed}/live-results`)
  await page.getByRole('combobox', { name: 'Reihenfolge nach' }).click()
  await page.getByRole('option', { name: 'Messstrecke Reach with lines' }).click()
  await page.getByRole('heading', { name: 'Zwischenzeiten' }).scrollIntoViewIfNeeded()
  await page.getByRole('combobox', { name: 'Boot', exact: true }).click()
  await page.getByRole('option', { name: 'Chaser' }).click()
  await page.getByRole('row', { name: 'Willow 0:25,0 5,0' }).waitFor()
  await expectAccessible(page, 'splits at the lines of a course on a phone')
  await leave()
})

test('a coach times a public page on the course, and spectators read its splits', async () => {
  const { page, leave } = await signedIn(demo, 'coach')
  await page.goto(`${demo.url}/live/session/${followed}`)
  await page.getByRole('button', { name: 'Public page' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Course', { exact: true }).selectOption({ label: 'Reach with lines' })
  await dialog.getByRole('button', { name: 'Create public page' }).click()
  const link = dialog.getByRole('link', { name: /\/public\/live\// })
  const path = new URL((await link.getAttribute('href')) ?? '').pathname
  await expectAccessible(page, 'the panel of a page that is timed on a course')
  await leave()

  const outside = await guest({ size: PHONE })
  await outside.page.goto(demo.url + path)
  await outside.page.getByText('Course Reach with lines').waitFor()
  await outside.page.getByRole('link', { name: 'Splits of all boats' }).click()
  await outside.page.getByRole('columnheader', { name: 'Willow' }).waitFor()
  await outside.page.getByRole('cell', { name: '0:25.0' }).waitFor()
  await expectAccessible(outside.page, 'splits at the lines of a course for spectators')
  await outside.leave()
})
