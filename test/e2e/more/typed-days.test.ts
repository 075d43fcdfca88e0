import type { Page } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'
import { signedIn } from '../browser.ts'
import { clubDay, clubSpan } from '../clock.ts'
import { call, newFounder, tokenOf, type Founder } from '../people.ts'
import { demo } from '../demo.ts'

let founder: Founder
beforeAll(async () => {
  const names = { first_name: 'Dora', last_name: 'Days', email: 'dora@typing.slipway.test' }
  founder = await newFounder(demo, await tokenOf(demo, 'admin'), names, 'Days RC')
})

const comboOf = (page: Page, name: string) =>
  page.getByRole('combobox', { name }).or(page.getByRole('textbox', { name })).first()

async function choose(page: Page, name: string, option: string): Promise<void> {
  await comboOf(page, name).click()
  await page.getByRole('option', { name: option, exact: true }).click()
}

test('a day is typed key by key, through years nobody means, and the session keeps its length', async () => {
  const { page, leave } = await signedIn(demo, founder)
  await page.goto(`${demo.url}/create-session?date=2026-12-01&time=06:00`)
  await page.getByLabel('Name').fill('Typed day')
  const [start, end] = [page.getByLabel(/^Start( \*)?$/), page.getByLabel(/^End( \*)?$/)]
  await page.getByLabel('End: time').fill('08:15')
  await start.selectText()
  for (const key of '16/03/2027') {
    await page.keyboard.press(key)
    await expect.poll(() => page.getByLabel('Name').inputValue()).toBe('Typed day')
  }
  await page.keyboard.press('Tab')
  await expect.poll(() => start.inputValue()).toBe('16 Mar 2027')
  await expect.poll(() => end.inputValue()).toBe('16 Mar 2027')
  await expect.poll(() => page.getByLabel('End: time').inputValue()).toBe('08:15')
  await start.fill('0002-03-16')
  await page.getByRole('button', { name: 'Save as draft' }).click()
  await page.getByText('Enter a date and time.').waitFor()
  await leave()
})

test.each(['0001-01-01', '9999-12-31', '2027-02-30'])(
  'the calendar on %s shows today instead',
  async (day) => {
    const { page, leave } = await signedIn(demo, founder)
    for (const view of ['month', 'week', 'day', 'agenda', 'summary']) {
      await page.goto(`${demo.url}/calendar?date=${day}&view=${view}`)
      await page.getByRole('heading', { level: 1 }).waitFor()
      await expect.poll(() => page.getByText('This page stopped working').count()).toBe(0)
      // The year of the calendar, where an address says nothing useful.
      await page.getByText(clubDay().slice(0, 4)).first().waitFor()
    }
    await leave()
  },
)

test('a series of one day shows no others, and a day off takes no results', async () => {
  const { page, leave } = await signedIn(demo, founder)
  await page.goto(`${demo.url}/create-session?date=2027-03-16`)
  await choose(page, 'Repeats', 'On selected days')
  await page.getByText('No other days selected yet.').waitFor()
  await expect.poll(() => page.getByText(/One session:|sessions:/).count()).toBe(0)
  await choose(page, 'Repeats', 'Daily')
  await page.getByText('After a number of sessions').click()
  await page.getByRole('textbox', { name: 'Number of sessions' }).fill('1')
  await page.getByText('One session: Tue 16 Mar 2027').waitFor()

  const span = clubSpan('2027-03-16', '00:00', 24 * 60 - 1)
  const body = { name: 'Rest', sport_id: 9, all_day_event: true, ...span }
  const { data } = await call<{ data: { id: number } }>(demo, 'POST', 'create-session', {
    token: founder.token,
    club: founder.club,
    body,
  })
  await page.goto(`${demo.url}/session/${data.id}/results`)
  await page.getByText('No results here').waitFor()
  await expect.poll(() => page.getByText('Enter results, or upload a file').count()).toBe(0)
  await leave()
})
