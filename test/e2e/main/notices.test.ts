import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'
import { expectAccessible, guest, PHONE, signedIn } from '../browser.ts'
import { clubSpan } from '../clock.ts'
import { demo, folder } from '../demo.ts'
import { call, tokenOf } from '../people.ts'

const PATIENCE = { timeout: 20_000 }
const DAY = '2027-06-15'

let coach = ''
let athlete = 0
beforeAll(async () => {
  coach = await tokenOf(demo, 'coach')
  const token = await tokenOf(demo, 'athlete')
  athlete = (await call<{ data: { id: number } }>(demo, 'GET', 'me', { token })).data.id
})

/** What the bell of a page counts. */
async function countOf(page: Page): Promise<number> {
  const label = await page
    .getByRole('link', { name: /^Notifications/ })
    .first()
    .getAttribute('aria-label')
  return Number(/\d+/.exec(label ?? '')?.[0] ?? 0)
}

type Squad = { id: number; name: string }
type Settings = { data: { squads: (Squad & { club: { id: number } })[] } }

const plan = (name: string) =>
  call<{ data: { id: number } }>(demo, 'POST', 'create-session', {
    token: coach,
    club: demo.club_id,
    body: {
      name,
      sport_id: 1,
      ...clubSpan(DAY, '06:00'),
      published: true,
      athlete_ids: [athlete],
    },
  })

/** The mail to the athlete that says this; the outbox itself keeps no words of it. */
function mailSaying(words: string): string {
  const mails = join(folder, 'mail')
  const texts = readdirSync(mails).map((name) => readFileSync(join(mails, name), 'utf8'))
  const own = texts.filter((text) => text.includes(`To: ${demo.accounts.athlete}`))
  return own.find((text) => text.includes(words)) ?? ''
}

test('an athlete chooses on a phone what comes by mail, and each choice is kept', async () => {
  const { page, leave } = await signedIn(demo, 'athlete', { size: PHONE })
  await page.goto(`${demo.url}/notifications/settings`)
  const crews = page.getByRole('region', { name: 'Crews' })
  const mail = crews.getByRole('switch', { name: 'Email' })
  await mail.waitFor()
  await expect.poll(() => mail.isChecked()).toBe(false)
  await mail.press('Space')
  await page.getByRole('status').filter({ hasText: 'Saved' }).waitFor()
  await page.getByRole('switch', { name: 'Turn on quiet hours' }).press('Space')
  await page.getByLabel('From').waitFor()
  await page.reload()
  await expect.poll(() => mail.isChecked(), PATIENCE).toBe(true)
  await expect.poll(() => page.getByLabel('From').inputValue()).toBe('22:00')
  // The rest of the story may happen by night.
  await page.getByRole('switch', { name: 'Turn on quiet hours' }).press('Space')
  await page.getByRole('status').filter({ hasText: 'Saved' }).waitFor()
  await leave()
})

test('what a coach publishes counts in two tabs, comes by mail, and is stopped from there', async () => {
  const { page, leave } = await signedIn(demo, 'athlete', { size: PHONE })
  const other = await page.context().newPage()
  await page.goto(`${demo.url}/notifications`)
  await other.goto(`${demo.url}/notifications/all`)
  await page.getByRole('list').first().waitFor()
  await expect.poll(() => countOf(other), PATIENCE).toBeGreaterThan(0)
  const before = await countOf(other)
  const { data } = await plan('Outing by mail')
  for (const tab of [page, other]) await expect.poll(() => countOf(tab), PATIENCE).toBe(before + 1)

  let text = ''
  await expect.poll(() => (text = mailSaying('Outing by mail')), PATIENCE).not.toBe('')
  expect(text).toContain(`${demo.url}/session/${data.id}`)
  expect(text).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click')
  const stop = /^https?:\S+\/no-notice-mails\/\S+$/m.exec(text)?.[0] ?? ''
  const reader = await guest({ size: PHONE, language: 'en' })
  await reader.page.goto(stop)
  await reader.page.getByText('You will no longer receive emails about: Training plan.').waitFor()
  await page.goto(`${demo.url}/notifications/settings`)
  const training = page.getByRole('region', { name: 'Training plan' })
  const mail = training.getByRole('switch', { name: 'Email' })
  await mail.waitFor()
  await expect.poll(() => mail.isChecked()).toBe(false)
  await reader.page.getByRole('button', { name: 'Subscribe again' }).click()
  await reader.page.getByText('You receive emails about: Training plan.').waitFor()
  await reader.leave()
  await other.close()
  await leave()
})

test('a coach mutes a squad, and hears of the others all the same', async () => {
  const as = { token: coach, club: demo.club_id }
  const { data: me } = await call<{ data: { id: number } }>(demo, 'GET', 'me', as)
  const { data: own } = await call<Settings>(demo, 'GET', 'notification-settings', as)
  const muted = own.squads.find(({ club }) => club.id === demo.club_id)
  const { data: squads } = await call<{ data: Squad[] }>(demo, 'GET', 'squads', as)
  const loud = squads.find(({ id }) => id !== muted?.id)
  const { page, leave } = await signedIn(demo, 'coach')
  await page.goto(`${demo.url}/notifications/settings`)
  const training = page.getByRole('region', { name: 'Training plan' })
  await training.getByText('Different settings for a squad').click()
  const ways = training.getByRole('group', { name: muted?.name ?? '' })
  const choose = async (value: string) => {
    for (const way of ['In the app', 'Email']) {
      await ways.getByLabel(way).selectOption(value)
      await page.getByRole('status').filter({ hasText: 'Saved' }).waitFor()
    }
  }
  await choose('off')
  await expectAccessible(page, 'a squad that is muted')
  const other = { token: await tokenOf(demo, 'head_coach'), club: demo.club_id }
  const planFor = (name: string, squad = 0) => {
    const who = { squad_ids: [squad], coach_ids: [me.id] }
    const body = { name, sport_id: 1, ...clubSpan(DAY, '06:00'), published: true, ...who }
    return call(demo, 'POST', 'create-session', { ...other, body })
  }
  await page.goto(`${demo.url}/notifications`)
  await page.getByRole('list').first().waitFor()
  await expect.poll(() => countOf(page), PATIENCE).toBeGreaterThan(0)
  const before = await countOf(page)
  await planFor('Quiet outing', muted?.id)
  await planFor('Loud outing', loud?.id)
  await page
    .getByText(/Loud outing/)
    .first()
    .waitFor()
  await expect.poll(() => countOf(page), PATIENCE).toBe(before + 1)
  await expect.poll(() => page.getByText(/Quiet outing/).count()).toBe(0)
  await page.goto(`${demo.url}/notifications/settings`)
  await choose('')
  await leave()
})

test('the list keeps its filters in the address, and its place when one comes back', async () => {
  const { page, leave } = await signedIn(demo, 'athlete', { size: PHONE })
  await page.goto(`${demo.url}/notifications/all?group=membership&show=unread`)
  await page.getByRole('button', { name: 'Clear filters' }).click()
  await page.locator('main li[data-unread]').first().waitFor()
  expect(new URL(page.url()).search).toBe('')
  const last = page.locator('main li[data-unread] > a').last()
  await last.scrollIntoViewIfNeeded()
  const place = await page.evaluate(() => window.scrollY)
  expect(place).toBeGreaterThan(0)
  await last.click()
  await page.waitForURL((url) => !url.pathname.startsWith('/notifications'))
  await page.goBack()
  await expect.poll(() => page.evaluate(() => window.scrollY), PATIENCE).toBeGreaterThan(place / 2)
  await leave()
})
