import type { Locator, Page, Request } from 'playwright-core'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { openStallingLine } from '../../support/stalling-line.ts'
import { PHONE, settles, signedIn } from '../browser.ts'
import { callsOf } from '../club-calls.ts'
import { demo } from '../demo.ts'
import { keptCalls } from '../dock-device.ts'
import { goesWithin } from '../goes-within.ts'
import { ownMornings } from '../own-morning.ts'
import { twoFours } from '../two-fours.ts'

const TITLE = 'Where the signal goes'
const GIVEN_UP_MS = 8000

let line: Awaited<ReturnType<typeof openStallingLine>>
let session: number
beforeAll(async () => {
  line = await openStallingLine(demo.url)
  const coach = await callsOf(demo, 'coach')
  session = await twoFours(coach, TITLE)
  const { crews } = await coach.get<{ crews: { id: number }[] }>(`session/${session}/crews`)
  await coach.post(`session/${session}/seat-race/plan`, {
    method: 'one-swap',
    crew_ids: crews.map(({ id }) => id),
    pieces: 3,
    distance: 750,
  })
  await (await ownMornings()).clear()
})
// A story that failed may have left it stalled.
afterEach(() => line.resume())
afterAll(() => line.close())

/** Somebody whose phone reaches the server over the line, and every fetch that is given up. */
async function openPhone(account: 'coach' | 'athlete') {
  const site = { ...demo, url: line.url }
  const person = await signedIn(site, account, { size: PHONE, offline: true })
  const asked = new Set<Request>()
  const failed: string[] = []
  person.page.on('request', (request) => asked.add(request))
  person.page.on('requestfailed', (request) => {
    if (asked.has(request)) failed.push(request.url())
  })
  await person.page.clock.install()
  const visit = async (path: string) => {
    await person.page.goto(line.url + path)
    await settles(person.page)
  }
  /** From now on fetches count; leaving a page ends those that were still on their way. */
  const counts = () => {
    asked.clear()
    failed.length = 0
  }
  return { ...person, failed, counts, visit }
}

const KEPT: {
  name: string
  as: 'coach' | 'athlete'
  path: () => string
  call: string
  content: (page: Page) => Locator
}[] = [
  {
    name: 'home',
    as: 'coach',
    path: () => '/home',
    call: 'GET home',
    content: (page) => page.getByRole('heading', { name: 'New files and notes' }),
  },
  {
    name: 'a session',
    as: 'coach',
    path: () => `/session/${session}`,
    call: 'GET session/{id}',
    content: (page) => page.getByRole('heading', { level: 1, name: TITLE }),
  },
  {
    name: 'the register',
    as: 'coach',
    path: () => `/session/${session}/attendance`,
    call: 'GET session/{id}/attendance',
    content: (page) => page.getByRole('group', { name: /: answer$/ }),
  },
  {
    name: 'a seat race',
    as: 'coach',
    path: () => `/session/${session}/seat-racing`,
    call: 'GET session/{id}/seat-race',
    content: (page) => page.getByRole('link', { name: 'Time piece 1' }),
  },
  {
    name: 'the morning',
    as: 'athlete',
    path: () => '/home',
    call: 'GET mornings/{id}',
    content: (page) => page.getByRole('button', { name: 'Enter', exact: true }),
  },
]

test.each(KEPT)(
  '$name opens from the device, with its age, while the line stalls',
  async (screen) => {
    const { page, failed, counts, visit, leave } = await openPhone(screen.as)
    await visit(screen.path())
    await screen.content(page).first().waitFor()
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined))
    await expect.poll(() => keptCalls(page)).toContain(screen.call)

    line.stall()
    counts()
    await page.reload()
    await screen.content(page).first().waitFor()
    const age = page.getByText(/^Last updated today/)
    await age.waitFor()
    expect(failed.filter((url) => url.includes('/api/'))).toEqual([])
    line.resume()
    await expect.poll(() => age.count()).toBe(0)
    await leave()
  },
)

test('the calendar shows the week of the device, and its age, when it has waited for long', async () => {
  const { page, visit, leave } = await openPhone('athlete')
  await visit('/calendar')
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined))
  await page.clock.fastForward(GIVEN_UP_MS)
  await expect.poll(() => keptCalls(page)).toContain('POST agenda')

  line.stall()
  await page.reload()
  await page.getByRole('heading', { level: 1, name: 'Calendar' }).waitFor()
  await page.clock.fastForward(GIVEN_UP_MS)
  await page.getByText(/as last updated today/).waitFor()
  line.resume()
  await leave()
})

test.each([
  { name: 'messages', path: () => '/messages', content: 'Messages' },
  { name: 'results', path: () => `/session/${session}/results`, content: TITLE },
])('going to $name does not wait, and gives up after 8 s', async ({ path, content }) => {
  const { page, visit, leave } = await openPhone('coach')
  await visit(path())
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined))
  await visit('/home')

  line.stall()
  expect(await goesWithin(page, path())).toBe(true)
  await page.getByRole('heading', { level: 1 }).waitFor()
  await page.clock.fastForward(GIVEN_UP_MS)
  const retry = page.getByRole('button', { name: 'Try again' })
  await retry.first().waitFor()
  line.resume()
  await retry.first().click()
  await page.getByRole('heading', { level: 1, name: content }).waitFor()
  await expect.poll(() => retry.count()).toBe(0)
  await leave()
})
