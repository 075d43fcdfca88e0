import type { Page } from 'playwright-core'
import { beforeAll, describe, expect, test, vi } from 'vitest'
import { writeFit } from '../../../server/demo/fit-writer.ts'
import { randomFrom } from '../../../server/demo/random.ts'
import { workoutOf } from '../../../server/demo/workout.ts'
import { signedIn } from '../browser.ts'
import { clubDay, clubInstant, clubSpan } from '../clock.ts'
import { call, newFounder, tokenOf, type Founder } from '../people.ts'
import { demo } from '../demo.ts'

const SINGLE = 1

let founder: Founder
let session = 0

const day = (ago: number) => clubDay(-ago)

beforeAll(async () => {
  const names = { first_name: 'Tove', last_name: 'Tabs', email: 'tove@tabs.slipway.test' }
  founder = await newFounder(demo, await tokenOf(demo, 'admin'), names, 'Tabs RC')
  const me = (await call<{ data: { id: number } }>(demo, 'GET', 'me', founder)).data.id
  session = await plan(me)
  await upload(rowed(day(2), 7))
})

async function plan(athlete: number): Promise<number> {
  const pieces = [
    { planned_distance: 1000, planned_time: null, rest: 180, split_length: null, segments: [] },
  ]
  const body = {
    name: 'In two tabs',
    sport_id: 1,
    ...clubSpan(day(2), '06:00'),
    athlete_ids: [athlete],
    structure: { piece_structure: 2, repetitions: 2, pieces },
  }
  const { id } = (
    await call<{ data: { id: number } }>(demo, 'POST', 'create-session', { ...founder, body })
  ).data
  const crew = {
    session_id: id,
    boat_type: SINGLE,
    name: 'Tern',
    crew_users: [{ user_id: athlete, position: 1 }],
  }
  await call(demo, 'POST', 'create-crew', { ...founder, body: crew })
  return id
}

/** Two pieces with their laps; another seed is another row. */
function rowed(date: string, seed: number, minute = 4): Buffer {
  const efforts = [
    { metres: 600, speed: 3.5, heart: 0.7, rate: 19 },
    { metres: 1000, speed: 4.8, heart: 0.9, rate: 29 },
    { seconds: 180, speed: 1.2, heart: 0.6, rate: 14 },
    { metres: 1000, speed: 4.7, heart: 0.9, rate: 28 },
    { seconds: 120, speed: 1.2, heart: 0.6, rate: 14 },
  ]
  const { records } = workoutOf(efforts, { max_hr: 190, strength: 1 }, randomFrom(seed), {
    step: 1,
    outdoors: true,
  })
  const start = new Date(clubInstant(`06:${String(minute).padStart(2, '0')}`, date))
  return Buffer.from(writeFit({ start, sport: 15, records, product: 'Watch of two tabs' }))
}

async function upload(content: Buffer): Promise<void> {
  const form = new FormData()
  form.append('file', new Blob([new Uint8Array(content)]), 'kept.fit')
  const headers = {
    authorization: `Bearer ${founder.token}`,
    'selected-club-id': String(founder.club),
  }
  const response = await fetch(`${demo.url}/api/v2/imports`, {
    method: 'POST',
    headers,
    body: form,
  })
  const { data } = (await response.json()) as { data: { id: number } }
  const isRead = async () => {
    const { state } = (
      await call<{ data: { state: string } }>(demo, 'GET', `imports/${data.id}`, founder)
    ).data
    if (state !== 'done') throw new Error(`the file is ${state}`)
  }
  await vi.waitFor(isRead, { timeout: 30_000, interval: 200 })
}

const file = (page: Page, name: string) => page.getByRole('listitem').filter({ hasText: name })
const names = ['one.fit', 'two.fit', 'three.fit']

describe('files in two tabs', () => {
  test('are sent once each, whichever tab has them in hand', async () => {
    const { page, context, leave } = await signedIn(demo, founder)
    const sent: string[] = []
    const held = Promise.withResolvers<void>()
    await context.route('**/api/v2/imports', async (route) => {
      if (route.request().method() !== 'POST') return route.continue()
      sent.push(/filename="([^"]+)"/.exec(route.request().postData() ?? '')?.[1] ?? '')
      await held.promise
      return route.continue()
    })
    await page.goto(`${demo.url}/upload-session-files`)
    const files = names.map((name, index) => ({
      name,
      mimeType: 'application/octet-stream',
      buffer: rowed(day(10 + index), index + 1),
    }))
    await page.locator('input[type=file]').setInputFiles(files)
    await expect.poll(() => sent.length).toBe(1)

    const other = await context.newPage()
    await other.goto(`${demo.url}/upload-session-files`)
    for (const name of names) await file(other, name).first().waitFor()
    held.resolve()
    for (const tab of [page, other])
      for (const name of names)
        await file(tab, name).getByText('Imported', { exact: true }).first().waitFor()
    expect(sent.toSorted()).toEqual(names.toSorted())
    const { meta } = await call<{ meta: { total: number } }>(
      demo,
      'GET',
      'imports?limit=100',
      founder,
    )
    expect(meta.total).toBe(names.length + 1)
    await other.reload()
    for (const name of names)
      await file(other, name).getByText('Imported', { exact: true }).first().waitFor()
    expect(sent).toHaveLength(names.length)
    await leave()
  })

  test('taken in without a connection are sent once there is one, also by a page opened later', async () => {
    const { page, context, leave } = await signedIn(demo, founder)
    await page.goto(`${demo.url}/upload-session-files`)
    await page.locator('input[type=file]').waitFor({ state: 'attached' })
    await context.setOffline(true)
    await page.locator('input[type=file]').setInputFiles({
      name: 'dock.fit',
      mimeType: 'application/octet-stream',
      buffer: rowed(day(20), 9),
    })
    await file(page, 'dock.fit').getByText('Waiting for the connection').waitFor()
    await page.close()
    await context.setOffline(false)
    const next = await context.newPage()
    await next.goto(`${demo.url}/upload-session-files`)
    await file(next, 'dock.fit').getByText('Imported', { exact: true }).first().waitFor()
    const { data } = await call<{ data: { file: { name: string } }[] }>(
      demo,
      'GET',
      'imports?limit=100',
      founder,
    )
    expect(data.filter((one) => one.file.name === 'dock.fit')).toHaveLength(1)
    await leave()
  })
})

describe('a recording is cut in one tab', () => {
  test('and what is being typed and marked in others stays', async () => {
    const { page, context, leave } = await signedIn(demo, founder)
    await page.goto(`${demo.url}/session/${session}/add-results?by=crew`)
    const cell = page.getByLabel('Tern, Piece 2, Time')
    await cell.fill('3:31.5')

    const marking = await context.newPage()
    await marking.goto(`${demo.url}/session/${session}/imports`)
    await file(marking, 'kept.fit').getByRole('link', { name: 'Edit' }).click()
    await marking.getByRole('button', { name: 'Save 2 pieces' }).waitFor()
    const end = marking.getByRole('slider', { name: 'End of Piece 1' })
    await end.focus()
    for (let step = 0; step < 5; step++) await marking.keyboard.press('ArrowLeft')
    const before = Number(await end.getAttribute('aria-valuenow'))

    const cutting = await context.newPage()
    await cutting.goto(marking.url())
    await cutting.getByRole('button', { name: 'Save 2 pieces' }).waitFor()
    await cutting.getByRole('button', { name: 'Trim', exact: true }).click()
    const from = cutting.getByRole('slider', { name: 'Start of Range to keep' })
    await from.focus()
    for (let step = 0; step < 20; step++) await cutting.keyboard.press('ArrowRight')
    const cut = Number(await from.getAttribute('aria-valuenow'))
    expect(cut).toBeGreaterThan(0)
    await cutting.getByRole('button', { name: /^Keep \d+:\d+–/ }).click()
    await cutting.getByText(/^Trimmed to /).waitFor()

    // The draft is the same stretch of the recording, which begins later now.
    await marking.getByText(/^Trimmed to /).waitFor()
    await expect
      .poll(async () => Math.round(Number(await end.getAttribute('aria-valuenow'))))
      .toBe(Math.round(before - cut))
    await expect.poll(() => cell.inputValue()).toBe('3:31.5')
    await cell.press('Enter')
    const stored = async () =>
      (await call<{ data: unknown }>(demo, 'GET', `session/${session}/scores`, founder)).data
    await expect.poll(async () => JSON.stringify(await stored())).toContain('211.5')
    await leave()
  })
})
