import type { Page } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'
import { DESKTOP, expectAccessible, PHONE, settles, signedIn } from '../browser.ts'
import { callsOf, type ClubCalls } from '../club-calls.ts'
import { demo } from '../demo.ts'
import { rowingBoats, type RowingBoat } from '../rowing-boats.ts'

let coach: ClubCalls
let session: number
let fast: RowingBoat
let slow: RowingBoat
beforeAll(async () => {
  coach = await callsOf(demo, 'coach')
  const made = await rowingBoats(demo, coach, {
    name: 'Followed by the coach',
    boats: [
      { name: 'Swift', speed: 5 },
      { name: 'Steady', speed: 4 },
    ],
  })
  session = made.session
  const [one, other] = made.boats
  if (!one || !other) throw new Error('two boats were to row')
  ;[fast, slow] = [one, other]
  for (const boat of made.boats) await boat.row(10, 'start')
})

const METRES_PER_DEGREE = 111_000

const boatsOf = (page: Page) => page.getByRole('group', { name: 'Boats', exact: true })
const rowOf = (page: Page, name: string) => boatsOf(page).getByRole('row').filter({ hasText: name })
/** The cell of a boat below a heading. */
async function cellOf(page: Page, name: string, heading: string): Promise<string> {
  const heads = await boatsOf(page).getByRole('columnheader').allInnerTexts()
  const place = heads.findIndex((text) => text.includes(heading))
  return (await rowOf(page, name).getByRole('cell').nth(place).innerText()).trim()
}

test('a coach finds the session among those of these hours', async () => {
  const { page, leave } = await signedIn(demo, 'coach', { size: DESKTOP })
  await page.goto(`${demo.url}/home`)
  await page.getByRole('link', { name: 'Live', exact: true }).click()
  await page.getByRole('link', { name: 'Followed by the coach' }).waitFor()
  await page.getByRole('link', { name: 'On the water' }).click()
  await rowOf(page, 'Swift').waitFor()
  await expectAccessible(page, 'boats on the water')
  await page.getByRole('link', { name: 'Followed by the coach' }).click()
  await page.waitForURL(`**/live/session/${session}`)
  await leave()
})

test('boats move as they row, and nothing is lost while the coach has no signal', async () => {
  const { page, context, leave } = await signedIn(demo, 'coach', { size: DESKTOP })
  await page.goto(`${demo.url}/live/session/${session}`)
  await rowOf(page, 'Swift').waitFor()
  await expect.poll(() => cellOf(page, 'Swift', 'Distance')).toBe('50')
  await fast.row(10)
  await slow.row(10)
  await expect.poll(() => cellOf(page, 'Swift', 'Distance')).toBe('100')
  await expect.poll(() => cellOf(page, 'Steady', 'Place')).toBe('2')
  await page.getByRole('application', { name: 'Map' }).waitFor()
  await expectAccessible(page, 'boats that are followed')

  await context.setOffline(true)
  for (let batch = 0; batch < 3; batch += 1) {
    await fast.row(10)
    await slow.row(10)
  }
  await context.setOffline(false)
  await expect.poll(() => cellOf(page, 'Swift', 'Distance'), { timeout: 30_000 }).toBe('250')
  const tracks = await coach.get<{ total: number; samples: unknown[] }>(
    `live/recordings/${fast.recording}/samples`,
  )
  expect(tracks.samples).toHaveLength(tracks.total)
  await leave()
})

test.each([
  { name: 'upright', size: { width: 820, height: 1180 } },
  { name: 'on its side', size: { width: 1024, height: 768 } },
])('on a tablet $name the boats and the map are in sight together', async ({ name, size }) => {
  const { page, leave } = await signedIn(demo, 'coach', { size })
  await page.goto(`${demo.url}/live/session/${session}`)
  const boats = page.getByRole('list', { name: 'Boats' })
  const map = page.getByRole('application', { name: 'Map' })
  await boats.getByText('Swift').scrollIntoViewIfNeeded()
  await map.scrollIntoViewIfNeeded()
  const place = async (of: typeof map) => (await of.boundingBox()) ?? { y: -1, height: 0 }
  const [first, drawn] = [await place(boats.getByText('Swift')), await place(map)]
  expect(first.y).toBeGreaterThanOrEqual(0)
  expect(Math.floor(drawn.y + drawn.height)).toBeLessThanOrEqual(size.height + 1)
  await expectAccessible(page, `boats beside the map on a tablet ${name}`)
  await leave()
})

test('boats are ranked in the piece they row', async () => {
  const { page, leave } = await signedIn(demo, 'coach', { size: DESKTOP, scheme: 'dark' })
  await page.goto(`${demo.url}/live/session/${session}`)
  await rowOf(page, 'Swift').waitFor()
  await slow.row(5, 'piece')
  await page
    .getByRole('combobox', { name: 'Rank by' })
    .or(page.getByLabel('Rank by'))
    .first()
    .click()
  await page.getByRole('option', { name: 'Piece 1' }).click()
  await expect.poll(() => cellOf(page, 'Steady', 'Place')).toBe('1')
  await expect.poll(() => cellOf(page, 'Swift', 'Place')).toBe('–')
  await expectAccessible(page, 'boats in a piece, in the dark')
  await leave()
})

test('a coach pauses a boat, which does so when it hears of it', async () => {
  const { page, leave } = await signedIn(demo, 'coach', { size: DESKTOP })
  await page.goto(`${demo.url}/live/session/${session}`)
  await rowOf(page, 'Swift').waitFor()
  await page
    .getByRole('combobox', { name: 'Recordings' })
    .or(page.getByLabel('Recordings'))
    .first()
    .click()
  await page.getByRole('option', { name: 'Swift' }).click()
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Pause' }).click()
  await rowOf(page, 'Swift').getByText('Pause requested').waitFor()
  await fast.row(1)
  expect(fast.wanted()).toBe('pause')
  await fast.row(1, 'pause')
  await rowOf(page, 'Swift').getByText('Paused').waitFor()
  await expect.poll(() => rowOf(page, 'Swift').getByText('Pause requested').count()).toBe(0)
  await leave()
})

test('on a phone boats come first, and what ends recordings is asked about', async () => {
  const { page, leave } = await signedIn(demo, 'coach', { size: PHONE })
  await page.goto(`${demo.url}/live/session/${session}`)
  await page.getByText('Swift').first().waitFor()
  const sheet = page.getByRole('button', { name: 'Control recordings' })
  const boat = await page.getByText('Swift').first().boundingBox()
  expect((await sheet.boundingBox())?.y).toBeGreaterThan(boat?.y ?? Infinity)
  await sheet.click()
  await page.getByRole('button', { name: 'Finish' }).click()
  await page.getByRole('dialog', { name: 'Finish recordings?' }).waitFor()
  await page.getByText(/^2 recordings will be finished/).waitFor()
  await page.getByRole('button', { name: 'Cancel' }).click()
  await fast.row(1, 'pause')
  expect(fast.wanted()).not.toBe('finish')
  await leave()
})

test('a coach times boats on a course, reads their splits, and watches it again', async () => {
  const line = (metres: number) => {
    const latitude = 47.07 + metres / METRES_PER_DEGREE
    return { latitude, longitude: 8.309, to_latitude: latitude, to_longitude: 8.311 }
  }
  await coach.post('gates', {
    name: 'Bridge to bridge',
    start: line(42),
    finish: line(142),
  })
  const { page, leave } = await signedIn(demo, 'coach', { size: DESKTOP })
  await page.goto(`${demo.url}/live/session/${session}`)
  await rowOf(page, 'Swift').waitFor()
  const splits = page.getByRole('group', { name: 'Splits', exact: true })
  await splits.getByRole('cell', { name: '50', exact: true }).waitFor()
  await page.getByRole('combobox', { name: 'Rank by' }).click()
  await page.getByRole('option', { name: 'Course Bridge to bridge' }).click()
  const metres = () => cellOf(page, 'Swift', 'Distance')
  // Boats of a story row faster than time goes by, so who was first is up to the clock.
  const places = () => Promise.all(['Swift', 'Steady'].map((name) => cellOf(page, name, 'Place')))
  await expect.poll(async () => (await places()).toSorted()).toEqual(['1', '2'])
  await expect.poll(metres).not.toBe('250')
  await expectAccessible(page, 'boats on a course, with their splits')

  await page.getByRole('combobox', { name: 'Rank by' }).click()
  await page.getByRole('option', { name: 'Whole recording' }).click()
  await expect.poll(async () => Number(await metres())).toBeGreaterThan(200)
  await page.getByRole('button', { name: 'Watch replay' }).click()
  const replay = page.getByRole('group', { name: 'Replay' })
  await replay.getByRole('button', { name: 'Pause' }).click()
  await replay.getByRole('slider', { name: 'Replay time' }).press('Home')
  await expect.poll(async () => Number(await metres())).toBeLessThan(60)
  await expectAccessible(page, 'boats as they were')
  await replay.getByRole('slider', { name: 'Replay time' }).press('End')
  await expect.poll(async () => Number(await metres())).toBeGreaterThan(200)
  await replay.getByRole('button', { name: 'Back to live' }).click()
  await page.getByRole('button', { name: 'Watch replay' }).waitFor()
  await leave()
})

test('an athlete follows on a phone, in German', async () => {
  const { page, leave } = await signedIn(demo, 'athlete', {
    size: PHONE,
    language: 'de',
  })
  await page.goto(`${demo.url}/session/${session}/live-results`)
  await page.getByRole('list', { name: 'Boote' }).getByText('Steady').waitFor()
  await settles(page)
  await expect.poll(() => page.getByRole('button', { name: 'Pausieren' }).count()).toBe(0)
  await leave()
})

test('the map on a phone that is dark by itself is drawn without an error', async () => {
  const { page, leave } = await signedIn(demo, 'coach', { size: PHONE, scheme: 'dark' })
  await page.addInitScript(() => localStorage.setItem('color-scheme', 'auto'))
  await page.goto(`${demo.url}/live/session/${session}`)
  await page.getByRole('application', { name: 'Map' }).waitFor()
  await page.locator('html[data-mantine-color-scheme=dark]').waitFor()
  await leave()
})
