import type { Browser, Locator, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { expectAccessible, openBrowser, PHONE, signedIn } from './browser.ts'
import { demo } from './demo.ts'
import { recordedSession } from './recording.ts'

let browser: Browser
beforeAll(async () => {
  browser = await openBrowser()
})
afterAll(() => browser.close())

const SOUTH = 47.2
const EAST = 8.7
/** Degrees of latitude that are one metre. */
const METRE = 1 / 111_195
const SPEED = 4

/** Ten minutes straight to the north, with a position every second. */
const NORTHWARDS = Array.from({ length: 601 }, (_, t) => ({
  t,
  lat: SOUTH + t * SPEED * METRE,
  lon: EAST,
  distance: t * SPEED,
  cadence: 26,
}))

/** A line across the way so many metres from where it began. */
const across = (metres: number) => ({
  latitude: SOUTH + metres * METRE,
  longitude: EAST - 0.001,
  to_latitude: SOUTH + metres * METRE,
  to_longitude: EAST + 0.001,
})

/** The place where a recording is edited, which is where courses are drawn. */
async function openRecording(page: Page, session: number): Promise<Locator> {
  await page.goto(`${demo.url}/session/${session}/imports`)
  await page
    .getByRole('region', { name: 'Files of this session' })
    .getByRole('link', { name: 'Edit' })
    .click()
  const pieces = page.getByRole('region', { name: 'Pieces', exact: true })
  await pieces.getByRole('button', { name: 'New course' }).click()
  return pieces
}

const shownCourse = (pieces: Locator) =>
  pieces.getByLabel('Course', { exact: true }).locator('option:checked')

test('a course is drawn on the map, times the runs over it and is renamed', async () => {
  const { session } = await recordedSession('A course by mouse', NORTHWARDS)
  const { page, leave } = await signedIn(browser, demo, 'coach')
  const pieces = await openRecording(page, session)
  const drawing = page.getByRole('dialog', { name: 'New course' })
  const map = drawing.getByRole('application', { name: 'Map for drawing start and finish lines' })
  await map.waitFor()
  await expectAccessible(page, 'drawing a course')
  const save = drawing.getByRole('button', { name: 'Save course' })
  await drawing.getByLabel('Name of the course').fill('Mirror lake 1000')
  const { width, height } = (await map.boundingBox()) ?? { width: 0, height: 0 }
  const crossing = async (share: number) => {
    for (const side of [-16, 16])
      await map.click({ position: { x: width / 2 + side, y: height * share } })
  }
  // He rowed from the lower end of the map to the upper.
  await crossing(0.3)
  await drawing.getByText('2 points to go').waitFor()
  await expect.poll(() => save.isDisabled()).toBe(true)
  await drawing.getByRole('button', { name: 'Redraw' }).click()
  await drawing.getByText('4 points to go').waitFor()
  await crossing(0.7)
  await crossing(0.3)
  await drawing.getByLabel('Venue').selectOption({ label: 'No venue' })
  await save.click()
  await drawing.waitFor({ state: 'detached' })
  await expect.poll(() => shownCourse(pieces).textContent()).toBe('Mirror lake 1000')
  await pieces.getByText('These runs were timed over the course.', { exact: false }).waitFor()
  await pieces.getByRole('button', { name: 'Save 1 piece' }).click()
  await page.getByRole('region', { name: 'Marked pieces' }).getByText('Piece 1').waitFor()
  await pieces.getByText('All runs over this course are already marked').waitFor()

  await pieces.getByRole('button', { name: 'Edit course' }).click()
  const change = page.getByRole('dialog', { name: 'Edit course' })
  const name = change.getByLabel('Name of the course')
  await expect.poll(() => name.inputValue()).toBe('Mirror lake 1000')
  await name.fill('  ')
  await expect.poll(() => change.getByRole('button', { name: 'Save' }).isDisabled()).toBe(true)
  await name.fill('Mirror lake, upper half')
  await page.keyboard.press('Enter')
  await change.waitFor({ state: 'detached' })
  await expect.poll(() => shownCourse(pieces).textContent()).toBe('Mirror lake, upper half')
  await expectAccessible(page, 'a recording timed over a course')

  await pieces.getByRole('button', { name: 'Delete course' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Delete course' }).click()
  await expect.poll(() => shownCourse(pieces).textContent()).toBe('Detect from laps, rate or speed')
  await leave()
})

test('on a phone a course is drawn by coordinates, and refused lines can be put right', async () => {
  const { session, calls } = await recordedSession('A course by thumb', NORTHWARDS)
  await calls.post('gates', { name: 'Taken', start: across(2000), finish: across(2300) })
  const { page, leave } = await signedIn(browser, demo, 'coach', { size: PHONE })
  const pieces = await openRecording(page, session)
  const drawing = page.getByRole('dialog', { name: 'New course' })
  const type = async (end: string, metres: number, degrees: number) => {
    const latitude = (SOUTH + metres * METRE).toFixed(6)
    await drawing.getByLabel(`${end}: Latitude`).fill(latitude)
    await drawing.getByLabel(`${end}: Longitude`).fill(degrees.toFixed(6))
  }
  const line = async (end: string, metres: number) => {
    await type(`${end}, one end`, metres, EAST - 0.001)
    await type(`${end}, other end`, metres, EAST + 0.001)
  }
  await line('Start', 500)
  // Both ends of the finish are one point, which is no line.
  await type('Finish, one end', 1500, EAST)
  await type('Finish, other end', 1500, EAST)
  const name = drawing.getByLabel('Name of the course')
  await name.fill('Taken')
  await expectAccessible(page, 'drawing a course on a phone')
  const save = drawing.getByRole('button', { name: 'Save course' })
  await save.click()
  await drawing
    .getByText('Both ends of this line are in the same place', { exact: false })
    .waitFor()
  await line('Finish', 1500)
  await save.click()
  await drawing.locator('input[aria-invalid=true]').waitFor()
  await expect.poll(() => name.getAttribute('aria-invalid')).toBe('true')
  await name.fill('Thumb 1000')
  await save.click()
  await drawing.waitFor({ state: 'detached' })
  await expect.poll(() => shownCourse(pieces).textContent()).toContain('Thumb 1000')
  await pieces.getByText('These runs were timed over the course.', { exact: false }).waitFor()
  await pieces.getByText(/^4:10\.0\s·/).waitFor()
  await expectAccessible(page, 'a course on a phone')
  await leave()
})
