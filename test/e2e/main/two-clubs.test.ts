import type { Page } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'
import { DESKTOP, PHONE, signedIn } from '../browser.ts'
import { clubDay, clubSpan } from '../clock.ts'
import { call, tokenOf } from '../people.ts'
import { demo } from '../demo.ts'

const NAME = 'Across the harbour'

let session: string

beforeAll(async () => {
  const coach = { token: await tokenOf(demo, 'other_coach'), club: demo.other_club_id }
  const athlete = { token: await tokenOf(demo, 'athlete') }
  const me = await call<{ data: { id: number } }>(demo, 'GET', 'me', athlete)
  const body = {
    name: NAME,
    sport_id: 1,
    ...clubSpan(clubDay(3)),
    athlete_ids: [me.data.id],
  }
  const { data } = await call<{ data: { id: number } }>(demo, 'POST', 'create-session', {
    ...coach,
    body,
  })
  await call(demo, 'POST', 'publish', { ...coach, body: { session_ids: [data.id] } })
  session = `/session/${data.id}`
})

const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name })

test.each([
  ['desktop', DESKTOP],
  ['phone', PHONE],
] as const)(
  'somebody in two clubs opens a link of the other one, switches and is where it leads (%s)',
  async (_, size) => {
    const { page, leave } = await signedIn(demo, 'athlete', { size })
    await page.goto(`${demo.url}/switch-club/${demo.club_id}`)
    await page.waitForURL('**/home')
    await page.goto(demo.url + session)
    await page.getByRole('link', { name: /^Switch to / }).click()
    await heading(page, NAME).waitFor()
    expect(new URL(page.url()).pathname).toBe(session)
    await page.goto(`${demo.url}/switch-club/${demo.club_id}`)
    await page.waitForURL('**/home')
    await leave()
  },
)

test('a notice of the other club in the app leads to its place there', async () => {
  const { page, leave } = await signedIn(demo, 'athlete', { size: DESKTOP })
  await page.goto(`${demo.url}/switch-club/${demo.club_id}`)
  await page.waitForURL('**/home')
  await page.goto(`${demo.url}/notifications`)
  const notice = page.getByRole('main').getByRole('link', { name: /Harbour Paddlers/ })
  await notice.first().click()
  await heading(page, NAME).waitFor()
  await expect.poll(() => page.url()).toBe(demo.url + session)
  await page.goto(`${demo.url}/switch-club/${demo.club_id}`)
  await page.waitForURL('**/home')
  await leave()
})

test('what was typed in one club is not carried into the other at the same address', async () => {
  const { page, leave } = await signedIn(demo, 'athlete', { size: DESKTOP })
  await page.goto(`${demo.url}/switch-club/${demo.club_id}`)
  await page.waitForURL('**/home')
  await page.goto(`${demo.url}/availability`)
  const note = page.getByRole('textbox', { name: 'Note' })
  await note.fill('For our own club only')
  // As a tap on a pushed notice does in an open window.
  await page.evaluate((to) => {
    history.pushState(null, '', to)
    dispatchEvent(new PopStateEvent('popstate'))
  }, `/availability?club_id=${demo.other_club_id}`)
  await page.getByRole('button', { name: /Harbour Paddlers/ }).waitFor()
  await expect.poll(() => new URL(page.url()).search).toBe('')
  await expect.poll(() => note.inputValue()).toBe('')
  await page.goto(`${demo.url}/switch-club/${demo.club_id}`)
  await page.waitForURL('**/home')
  await leave()
})

test('a tab keeps its club over a reload, whatever another tab chose', async () => {
  const { page, context, leave } = await signedIn(demo, 'athlete', { size: DESKTOP })
  await page.goto(`${demo.url}/switch-club/${demo.club_id}`)
  await page.waitForURL('**/home')
  const other = await context.newPage()
  await other.goto(`${demo.url}/switch-club/${demo.other_club_id}`)
  await other.waitForURL('**/home')
  await other.getByRole('button', { name: /Harbour Paddlers/ }).waitFor()
  await page.reload()
  await page.getByRole('button', { name: /Rowing Club Rotsee/ }).waitFor()
  await page.goto(`${demo.url}/switch-club/${demo.club_id}`)
  await page.waitForURL('**/home')
  await leave()
})

test('a person outside that club sees that there is nothing', async () => {
  const { page, leave } = await signedIn(demo, 'individual')
  await page.goto(demo.url + session)
  await page.locator('[data-page-state=not-found]').waitFor()
  await expect.poll(() => page.getByText(NAME).count()).toBe(0)
  await leave()
})
