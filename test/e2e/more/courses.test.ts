import type { Locator } from 'playwright-core'
import { expect, test } from 'vitest'
import { expectAccessible, PHONE, signedIn } from '../browser.ts'
import { openDrawing, typeLine } from '../course-drawing.ts'
import { demo } from '../demo.ts'
import { recordedSession } from '../recording.ts'

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

const shownCourse = (pieces: Locator) =>
  pieces.getByLabel('Course', { exact: true }).locator('option:checked')

test('a course is drawn on the map, times the runs over it and is renamed', async () => {
  const { session } = await recordedSession('A course by mouse', NORTHWARDS)
  const { page, leave } = await signedIn(demo, 'coach')
  const pieces = await openDrawing(page, session)
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
  await drawing.getByRole('button', { name: 'Add split line' }).click()
  await drawing.getByText('2 points to go').waitFor()
  await expect.poll(() => save.isDisabled()).toBe(true)
  await crossing(0.5)
  await drawing
    .getByRole('group', { name: 'Split line 1', exact: true })
    .getByLabel('Name of the line')
    .fill('Half-way')
  await expectAccessible(page, 'drawing a course with a line between')
  await drawing.getByLabel('Venue').selectOption({ label: 'No venue' })
  await save.click()
  await drawing.waitFor({ state: 'detached' })
  await expect.poll(() => shownCourse(pieces).textContent()).toBe('Mirror lake 1000')
  await pieces.getByText('These pieces were timed over the course.', { exact: false }).waitFor()
  await pieces.getByRole('button', { name: 'Save 1 piece' }).click()
  await page.getByRole('region', { name: 'Marked pieces' }).getByText('Piece 1').waitFor()
  await pieces.getByText('All pieces over this course are already marked').waitFor()

  await pieces.getByRole('button', { name: 'Edit course' }).click()
  const change = page.getByRole('dialog', { name: 'Edit course' })
  const name = change.getByLabel('Name of the course')
  await expect.poll(() => name.inputValue()).toBe('Mirror lake 1000')
  await name.fill('  ')
  await expect.poll(() => change.getByRole('button', { name: 'Save' }).isDisabled()).toBe(true)
  await name.fill('Mirror lake, upper half')
  const lineNames = () =>
    change
      .getByLabel('Name of the line')
      .evaluateAll((fields) => fields.map((field) => (field as HTMLInputElement).value))
  await expect.poll(lineNames).toEqual(['Half-way'])
  await expectAccessible(page, 'changing a course with a line between')
  await change.getByRole('button', { name: 'Remove split line 1' }).click()
  await expect.poll(lineNames).toEqual([])
  await name.press('Enter')
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
  const { page, leave } = await signedIn(demo, 'coach', { size: PHONE })
  const pieces = await openDrawing(page, session)
  const drawing = page.getByRole('dialog', { name: 'New course' })
  const line = (name: string, metres: number, half = 0.001) => {
    const latitude = SOUTH + metres * METRE
    return typeLine(drawing, name, [
      [latitude, EAST - half],
      [latitude, EAST + half],
    ])
  }
  await line('Start', 500)
  // Both ends of the finish are one point, which is no line.
  await line('Finish', 1500, 0)
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
  await drawing.getByRole('button', { name: 'Add split line' }).click()
  await line('Split line 1', 750)
  const lineName = drawing.getByLabel('Name of the line')
  await lineName.fill('250 m')
  await drawing.getByRole('button', { name: 'Add split line' }).click()
  await line('Split line 2', 1000)
  await lineName.nth(1).fill('250 M')
  await save.click()
  await drawing.getByText('Another line of this course has this name.', { exact: false }).waitFor()
  await expect.poll(() => lineName.nth(1).getAttribute('aria-invalid')).toBe('true')
  await lineName.nth(1).fill('500 m')
  await expectAccessible(page, 'drawing lines between on a phone')
  await save.click()
  await drawing.waitFor({ state: 'detached' })
  await expect.poll(() => shownCourse(pieces).textContent()).toContain('Thumb 1000')
  await pieces.getByText('These pieces were timed over the course.', { exact: false }).waitFor()
  await pieces.getByText(/^4:10\.0\s·/).waitFor()
  await expectAccessible(page, 'a course on a phone')
  await leave()
})

test('a course gets lines later, in the order in which they are crossed', async () => {
  const { session, calls } = await recordedSession('A course with lines later', NORTHWARDS)
  const { id } = await calls.post<{ id: number }>('gates', {
    name: 'Later lines',
    start: across(400),
    finish: across(1400),
  })
  const { page, leave } = await signedIn(demo, 'coach')
  const pieces = await openDrawing(page, session)
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click()
  await pieces.getByLabel('Course', { exact: true }).selectOption(String(id))
  await pieces.getByRole('button', { name: 'Edit course' }).click()
  const change = page.getByRole('dialog', { name: 'Edit course' })
  const map = change.getByRole('application', { name: 'Map for drawing start and finish lines' })
  await map.waitFor()
  const add = change.getByRole('button', { name: 'Add split line' })
  const { width, height } = (await map.boundingBox()) ?? { width: 0, height: 0 }
  for (const [name, share] of [
    ['Bridge', 0.4],
    ['Boathouse', 0.6],
  ] as const) {
    await add.click()
    for (const side of [-20, 20])
      await map.click({ position: { x: width / 2 + side, y: height * share } })
    await change.getByLabel('Name of the line').last().fill(name)
  }
  // The boathouse lies before the bridge.
  await change.getByRole('button', { name: 'Move split line 2 up' }).focus()
  await page.keyboard.press('Enter')
  await change.getByRole('button', { name: 'Save' }).click()
  await change.waitFor({ state: 'detached' })
  const courses =
    await calls.get<{ id: number; lines: { name: string; latitude: number }[] }[]>('gates')
  const lines = courses.find((course) => course.id === id)?.lines ?? []
  expect(lines.map(({ name }) => name)).toEqual(['Boathouse', 'Bridge'])
  expect(lines[0]?.latitude).toBeLessThan(lines[1]?.latitude ?? 0)
  await leave()
})
