import { expect, test } from 'vitest'
import { PHONE, expectAccessible, signedIn } from '../browser.ts'
import { callsOf } from '../club-calls.ts'
import { demo } from '../demo.ts'

const MONDAY = '2029-03-05'
const WEEK = `Tue 6:00-7:30 4x2000m/6
18:00 Strength, whole body
Sat UT2 90 min`

type Planned = { name: string; published: boolean }

test('a coach types a week as it stands on the board, and has its drafts in the calendar', async () => {
  const { page, leave } = await signedIn(demo, 'head_coach')
  await page.goto(`${demo.url}/home`)
  await page.getByRole('button', { name: 'What else to add' }).click()
  await page.getByRole('link', { name: 'A whole week' }).click()
  await page.getByRole('heading', { level: 1, name: 'Plan a week' }).waitFor()
  await page.goto(`${demo.url}/plan-week?date=2029-03-08`)
  const text = page.getByLabel('Sessions')
  await text.fill(`6:00 Row\n${WEEK}\n`)
  await page.getByText('Line 1: start with the day').waitFor()
  await expect
    .poll(() => page.getByRole('button', { name: 'Add 3 drafts' }).isDisabled())
    .toBe(true)
  await expectAccessible(page, 'a week as text')
  // A reload keeps what is typed.
  page.once('dialog', (dialog) => void dialog.accept())
  await page.reload()
  await expect.poll(() => text.inputValue()).toBe(`6:00 Row\n${WEEK}\n`)
  await text.fill(WEEK)
  const lines = page.getByRole('region', { name: 'What will be added' }).getByRole('listitem')
  await expect.poll(() => lines.count()).toBe(3)
  await lines.nth(0).getByText('Tue 6 Mar 2029 06:00–07:30').waitFor()
  await lines.nth(1).getByRole('img', { name: 'Strength' }).waitFor()
  await lines.nth(2).getByText('1:30:00').waitFor()
  await page.getByRole('button', { name: 'Add 3 drafts' }).click()
  await page.getByText('3 sessions added').waitFor()
  await page.waitForURL('**/calendar?**')

  const coach = await callsOf(demo, 'head_coach')
  const sessions = await coach.post<Planned[]>('agenda', {
    start_date: MONDAY,
    end_date: '2029-03-11',
  })
  expect(sessions.map(({ name, published }) => [name, published])).toEqual([
    ['4x2000m/6', false],
    ['Strength, whole body', false],
    ['UT2 90 min', false],
  ])
  await leave()
})

test('who is refused a line on a phone keeps it, and adds the others once', async () => {
  const { page, leave } = await signedIn(demo, 'head_coach', { size: PHONE })
  await page.goto(`${demo.url}/plan-week?date=2029-04-04`)
  await page.getByLabel('Sessions').fill('Mon 6:00 First\nTue 6:00 Second\nWed 6:00 Third')
  const refuse = '**/api/v2/create-session'
  let calls = 0
  await page.route(refuse, async (route) => {
    calls += 1
    if (calls !== 2) return route.continue()
    return route.fulfill({
      status: 422,
      contentType: 'application/problem+json',
      body: JSON.stringify({ code: 'invalid', message: 'Not today.', status: 422, errors: {} }),
    })
  })
  await page.getByRole('button', { name: 'Add 3 drafts' }).click()
  await page.getByText('Line 2 could not be added: Not today.').waitFor()
  await page.getByRole('img', { name: 'Added' }).waitFor()
  await page.getByRole('button', { name: 'Add 2 drafts' }).click()
  await page.getByText('3 sessions added').waitFor()
  expect(calls).toBe(4)
  await leave()
})
