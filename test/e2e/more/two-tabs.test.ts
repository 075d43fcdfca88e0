import type { Page } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'
import { PHONE, signedIn, signIn } from '../browser.ts'
import { minutesFromNow } from '../clock.ts'
import { athletesOf, callsOf, rowTomorrow, type ClubCalls } from '../club-calls.ts'
import { keptHere, mark, openRegister, type Person } from '../dock-device.ts'
import { demo } from '../demo.ts'

const DAY_MIN = 24 * 60

type Row = { user_id: number; attending: number | null; ill: boolean; user_role_id: number }

let calls: ClubCalls
let people: Person[]
beforeAll(async () => {
  calls = await callsOf(demo, 'coach')
  people = (await athletesOf(calls)).slice(0, 3)
})

const answers = async (id: number) => {
  const rows = await calls.get<Row[]>(`session/${id}/attendance`)
  return people.map(
    (person) => rows.find(({ user_id }) => user_id === person.id)?.attending ?? null,
  )
}
const [first, second, third] = [0, 1, 2].map(
  (place) => () => people[place] ?? { id: 0, full_name: '' },
) as [() => Person, () => Person, () => Person]

async function planned(name: string): Promise<number> {
  return rowTomorrow(
    calls,
    name,
    people.map(({ id }) => id),
  )
}

/** The answers sent by any tab: their keys in the order the server got them. */
function listen(page: Page): { key: string; users: string[] }[] {
  const sent: { key: string; users: string[] }[] = []
  page.context().on('response', (response) => {
    const request = response.request()
    if (!request.url().endsWith('/session-attendance') || !response.ok()) return
    const { users } = request.postDataJSON() as { users: Record<string, unknown> }
    sent.push({ key: request.headers()['idempotency-key'] ?? '', users: Object.keys(users) })
  })
  return sent
}

test('entries of two tabs without a signal are sent once, in the order of entry', async () => {
  const id = await planned('Two tabs')
  const {
    page: one,
    context,
    leave,
  } = await signedIn(demo, 'coach', { size: PHONE, offline: true })
  await openRegister(one, demo, id)
  const two = await context.newPage()
  await openRegister(two, demo, id)
  const sent = listen(one)
  await context.setOffline(true)
  await mark(one, first(), 'Attending').click()
  await one.getByText('Waiting to be sent: 1.').waitFor()
  await mark(two, second(), 'Attending').click()
  // Each tab shows what was entered in the other one.
  await one.getByText('Waiting to be sent: 2.').waitFor()
  await expect
    .poll(() => mark(one, second(), 'Attending').getAttribute('aria-pressed'))
    .toBe('true')
  await mark(one, second(), 'Not attending').click()
  await two.getByText('Waiting to be sent: 3.').waitFor()
  await mark(two, third(), 'Attending').click()
  await mark(two, first(), 'Not attending').click()
  await one.getByText('Waiting to be sent: 5.').waitFor()

  await context.setOffline(false)
  await expect.poll(() => keptHere(one).then(({ entries }) => entries)).toBe(0)
  await expect.poll(() => answers(id)).toEqual([2, 2, 1])
  expect(sent.map(({ users }) => users)).toEqual(
    [first(), second(), second(), third(), first()].map((person) => [String(person.id)]),
  )
  expect(new Set(sent.map(({ key }) => key)).size).toBe(5)
  for (const page of [one, two]) {
    await expect
      .poll(() => mark(page, first(), 'Not attending').getAttribute('aria-pressed'))
      .toBe('true')
    await expect
      .poll(() => mark(page, third(), 'Attending').getAttribute('aria-pressed'))
      .toBe('true')
    await expect.poll(() => page.getByText(/Waiting to be sent/).count()).toBe(0)
  }
  await leave()
})

test('a sign-out in another tab ends both; entries wait for their own person', async () => {
  const id = await planned('Left in between')
  const {
    page: one,
    context,
    leave,
  } = await signedIn(demo, 'coach', { size: PHONE, offline: true })
  await openRegister(one, demo, id)
  const two = await context.newPage()
  await openRegister(two, demo, id)
  const sent = listen(one)
  await context.setOffline(true)
  await mark(one, first(), 'Attending').click()
  await one.getByText('Waiting to be sent: 1.').waitFor()
  await two.goto(`${demo.url}/logout`)
  await two.getByRole('button', { name: 'Sign out without sending' }).click()
  await two.waitForURL('**/login')
  await one.waitForURL('**/login')
  await expect.poll(() => keptHere(one)).toEqual({ entries: 1, replies: 0 })

  await context.setOffline(false)
  await two.reload()
  await signIn(two, demo, 'head_coach')
  await two.goto(`${demo.url}/outbox`)
  await two.getByText('Everything is saved').waitFor()
  await expect.poll(() => keptHere(two).then(({ entries }) => entries)).toBe(1)
  await expect.poll(() => answers(id)).toEqual([null, null, null])

  // Somebody else signs in beside an open page: it does not go on as who it was.
  await one.reload()
  await one.waitForURL((url) => !url.pathname.startsWith('/login'))
  await one.goto(`${demo.url}/session/${id}/attendance`)
  await mark(one, second(), 'Attending').waitFor()
  await two.goto(`${demo.url}/logout`)
  await two.waitForURL('**/login')
  await signIn(two, demo, 'coach')
  await one.waitForURL((url) => !url.pathname.includes('/attendance'))
  await expect.poll(() => answers(id)).toEqual([1, null, null])
  await expect.poll(() => sent.length).toBe(1)
  await expect.poll(() => keptHere(two).then(({ entries }) => entries)).toBe(0)
  await leave()
})

test('after a fortnight without a signal nothing is left to read, and entries are still sent', async () => {
  const id = await planned('A fortnight')
  await calls.post('session-attendance', {
    event_id: id,
    users: { [second().id]: { attending: 2, health_statuses: [3], note: 'Fever since Monday' } },
  })
  const { page, context, leave } = await signedIn(demo, 'coach', {
    size: PHONE,
    offline: true,
  })
  await page.clock.install()
  await openRegister(page, demo, id)
  expect(await storedText(page)).toMatch(/"ill":true/)
  await context.setOffline(true)
  await mark(page, first(), 'Attending').click()
  await page.getByText('Waiting to be sent: 1.').waitFor()

  await page.clock.setSystemTime(minutesFromNow(13 * DAY_MIN))
  await page.reload()
  await page.getByRole('link', { name: '1 waiting' }).waitFor()
  await page.clock.setSystemTime(minutesFromNow(15 * DAY_MIN))
  await page.reload()
  await page
    .getByText(/14 days old and have been removed.*1 unsent entry is still on this device/)
    .waitFor()
  expect(await keptHere(page)).toEqual({ entries: 1, replies: 0 })
  expect(await storedText(page)).not.toMatch(/ill|injured|Fever/)

  await context.setOffline(false)
  await page.reload()
  await expect.poll(() => answers(id)).toEqual([1, 2, null])
  await expect.poll(() => keptHere(page).then(({ entries }) => entries)).toBe(0)
  await leave()
})

/** Everything this device keeps, as text. */
const storedText = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<string>((resolve, reject) => {
        const opening = indexedDB.open('slipway-offline')
        opening.addEventListener('error', () => reject(new Error('no store')))
        opening.addEventListener('success', () => {
          const reading = opening.result.transaction(['entries', 'replies'])
          const stores = [
            reading.objectStore('entries').getAll(),
            reading.objectStore('replies').getAll(),
          ]
          reading.addEventListener('complete', () => {
            opening.result.close()
            resolve(JSON.stringify(stores.map(({ result }) => result as unknown[])))
          })
        })
      }),
  )
