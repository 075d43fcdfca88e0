import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { expectAccessible, PHONE, signedIn } from '../browser.ts'
import { clubDay, clubSpan } from '../clock.ts'
import { athletesOf, callsOf } from '../club-calls.ts'
import { demo } from '../demo.ts'

const ATHLETE = 'Clara Dubois'
const OTHER_ATHLETE = 'jonas.weber@demo.slipway.test'
const h1 = (name: string | RegExp) => ({ level: 1, name }) as const
const fieldOf = (page: Page) => page.getByRole('search').getByRole('searchbox')
const isFocused = (page: Page, name: string) =>
  page.evaluate((text) => document.activeElement?.textContent?.includes(text) ?? false, name)

test('a coach finds an athlete by keyboard despite a slip of the keys, and again later', async () => {
  const { page, leave } = await signedIn(demo, 'coach')
  await page.goto(`${demo.url}/home`)
  await page.getByRole('heading', h1(/./)).waitFor()
  await page.keyboard.press('Control+k')
  const palette = page.getByRole('dialog', { name: 'Search' })
  await palette.getByRole('link', { name: 'Plan a session' }).waitFor()
  await page.keyboard.type('Dubios')
  await page.getByRole('search').getByRole('link', { name: ATHLETE }).waitFor()
  await expectAccessible(page, 'what was found')
  await page.keyboard.press('ArrowDown')
  await expect.poll(() => isFocused(page, ATHLETE)).toBe(true)
  await page.keyboard.press('Enter')
  await page.waitForURL(/\/profile\/\d+$/)
  await page.getByRole('heading', h1(ATHLETE)).waitFor()
  await palette.waitFor({ state: 'detached' })
  await page.keyboard.press('Control+k')
  await expect.poll(() => fieldOf(page).inputValue()).toBe('')
  await page.getByRole('heading', { name: 'Recently opened' }).waitFor()
  await page.getByRole('search').getByRole('link', { name: ATHLETE }).click()
  await page.getByRole('heading', h1(ATHLETE)).waitFor()
  await leave()
})

test('lies over one’s work, and leaves it where it was', async () => {
  const { page, leave } = await signedIn(demo, 'coach')
  await page.goto(`${demo.url}/calendar`)
  await page.getByRole('heading', h1(/./)).waitFor()
  const opener = page.getByRole('button', { name: 'Search or jump to' })
  await opener.click()
  const palette = page.getByRole('dialog', { name: 'Search' })
  await palette.getByRole('searchbox').fill('>squad')
  await palette.getByRole('link', { name: 'Create a squad' }).waitFor()
  await expect.poll(() => palette.getByRole('link').count()).toBe(1)
  await expectAccessible(page, 'actions only')
  await page.keyboard.press('Escape')
  await palette.waitFor({ state: 'detached' })
  await expect.poll(() => opener.evaluate((button) => button === document.activeElement)).toBe(true)
  expect(new URL(page.url()).pathname).toBe('/calendar')
  await leave()
})

test('Enter opens the first of what is found, an action or a screen of the app', async () => {
  const { page, leave } = await signedIn(demo, 'coach')
  await page.goto(`${demo.url}/home`)
  await page.getByRole('heading', h1(/./)).waitFor()
  for (const [words, place] of [
    ['plan a sesion', '**/create-session'],
    ['upload a file', '**/upload-session-files'],
    ['step tests', '**/reports/step-tests'],
  ] as const) {
    await page.locator('main').focus()
    // Typed at once, before the screen is there.
    await page.keyboard.type(`/${words}`)
    await page.keyboard.press('Enter')
    await page.waitForURL(place)
    await page.getByRole('dialog', { name: 'Search' }).waitFor({ state: 'detached' })
    await page.getByRole('heading', h1(/./)).waitFor()
  }
  await leave()
})

test('without a connection screens and actions are found all the same', async () => {
  const { page, context, leave } = await signedIn(demo, 'coach')
  await page.goto(`${demo.url}/search-results`)
  await page.getByText('Find anything in the club').waitFor()
  await context.setOffline(true)
  await fieldOf(page).fill('calendar')
  await page.getByRole('search').getByRole('link', { name: 'Calendar', exact: true }).waitFor()
  await page.getByRole('search').getByRole('alert').waitFor()
  await expectAccessible(page, 'a search without a connection')
  await leave()
})

test('an athlete is offered only what they may do', async () => {
  const { page, leave } = await signedIn(demo, 'athlete')
  await page.goto(`${demo.url}/search-results?q=add`)
  await page.getByRole('search').getByRole('link', { name: 'Write a note' }).waitFor()
  for (const name of ['Add a member', 'Create a squad', 'Add equipment'])
    await expect
      .poll(() => page.getByRole('search').getByRole('link', { name }).count(), { message: name })
      .toBe(0)
  await leave()
})

test.each(['light', 'dark'] as const)(
  'on a phone in German, %s, a day in words finds the sessions of it',
  async (scheme) => {
    const wishes = { size: PHONE, language: 'de', scheme } as const
    const { page, leave } = await signedIn(demo, 'coach', wishes)
    await page.goto(`${demo.url}/search-results`)
    await page.getByRole('heading', h1('Suche')).waitFor()
    await fieldOf(page).fill('letzte Woche')
    await page.getByRole('heading', { name: /^Einheiten vom .* bis / }).waitFor()
    await expectAccessible(page, 'sessions of a week')
    await fieldOf(page).fill('training')
    await page.getByRole('heading', { name: 'Seiten und Aktionen' }).waitFor()
    await expectAccessible(page, 'screens')
    await fieldOf(page).fill('zzqqzz')
    await page.getByText('Nichts gefunden zu „zzqqzz“').waitFor()
    await expectAccessible(page, 'nothing found')
    await leave()
  },
)

test('who lets nobody see them is not found by another athlete', async () => {
  const hidden = await callsOf(demo, 'athlete')
  const { page, leave } = await signedIn(demo, {
    email: OTHER_ATHLETE,
    password: demo.password,
  })
  const link = page.getByRole('search').getByRole('link', { name: ATHLETE })
  try {
    await page.goto(`${demo.url}/search-results?q=Dubois`)
    await link.waitFor()
    await hidden.post('privacy-settings', { mode: 'only-me' })
    await page.reload()
    await page
      .getByRole('status')
      .getByText(/^\d+ results?$/)
      .waitFor()
    await expect.poll(() => link.count()).toBe(0)
  } finally {
    await hidden.post('privacy-settings', { mode: 'all-coaches' })
    await leave()
  }
})

test('an athlete finds a test of last year by words, on a phone', async () => {
  const coach = await callsOf(demo, 'coach')
  const [clara] = (await athletesOf(coach)).filter(({ full_name }) => full_name === ATHLETE)
  const day = `${Number(clubDay().slice(0, 4)) - 1}-11-07`
  const name = 'Autumn test over 2 km'
  const { id } = await coach.post<{ id: number }>('create-session', {
    name,
    sport_id: 1,
    ...clubSpan(day, '09:00', 60),
    published: true,
    athlete_ids: [clara?.id],
  })
  const { page, leave } = await signedIn(demo, 'athlete', { size: PHONE })
  await page.goto(`${demo.url}/search-results`)
  await fieldOf(page).fill('test last year')
  await page.getByRole('search').getByRole('link', { name }).click()
  await page.waitForURL(new RegExp(`/session/${id}`))
  await page.getByRole('heading', h1(name)).waitFor()
  await page.goBack()
  await expect.poll(() => fieldOf(page).inputValue()).toBe('test last year')
  await leave()
})
