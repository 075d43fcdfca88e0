import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { DESKTOP, PHONE, signedIn } from '../browser.ts'
import { clubSpan } from '../clock.ts'
import { callsOf } from '../club-calls.ts'
import { demo } from '../demo.ts'
import { calendarOf, dayOn, onDay, plan } from '../moved-plans.ts'

/** A Monday. */
const DAY = '2029-05-07'

async function plansOf(athlete: Awaited<ReturnType<typeof callsOf>>, id: number): Promise<number> {
  type Notices = { kind: string; sessions: { id: number }[] }[]
  const notices = await athlete.get<Notices>('notifications?limit=100')
  return notices.filter(
    ({ kind, sessions }) => kind === 'plan' && sessions.some((session) => session.id === id),
  ).length
}

async function drag(page: Page, name: string, from: string, to: string): Promise<void> {
  await onDay(page, from, name).hover()
  await page.mouse.down()
  await page.locator(`[data-calendar] [data-day="${to}"]`).first().hover()
  await page.mouse.up()
}

test('the notice of a move notifies its people, and an undone move notifies nobody', async () => {
  const NAME = 'Moved row'
  const athlete = await callsOf(demo, 'athlete')
  const me = await athlete.get<{ id: number }>('me')
  const id = await plan(NAME, DAY, { athlete_ids: [me.id], published: true })
  await expect.poll(() => plansOf(athlete, id)).toBe(1)
  const { page, leave } = await signedIn(demo, 'coach', { size: DESKTOP })
  await page.goto(calendarOf(`view=month&date=${DAY}`))
  const notYet = page.getByText(/“Moved row” moved to .* 1 person has not been notified yet\./)

  await drag(page, NAME, DAY, dayOn(DAY, 1))
  await notYet.waitFor()
  await page.getByRole('button', { name: 'Undo' }).click()
  await page.getByText('Move of “Moved row” undone.', { exact: true }).waitFor()
  await expect.poll(() => plansOf(athlete, id)).toBe(1)

  await drag(page, NAME, DAY, dayOn(DAY, 2))
  await notYet.waitFor()
  const row = page.getByRole('status').filter({ has: notYet })
  await row.getByRole('button', { name: 'Notify crew' }).click()
  await page.getByText('Crew notified').waitFor()
  await expect.poll(() => plansOf(athlete, id)).toBe(2)
  await leave()

  const phone = await signedIn(demo, 'coach', { size: PHONE })
  await phone.page.goto(`${demo.url}/create-session/${id}`)
  await phone.page.getByLabel('End: time').fill('09:15')
  await phone.page.getByRole('button', { name: 'Save', exact: true }).click()
  await phone.page.getByText('Session saved. 1 person has not been notified yet.').waitFor()
  await phone.leave()
})

test('the notice of a moved series notifies each person once of all that moved', async () => {
  const name = 'Moved series'
  const first = '2029-09-03'
  const athlete = await callsOf(demo, 'athlete')
  const coach = await callsOf(demo, 'coach')
  const me = await athlete.get<{ id: number }>('me')
  const { ids } = await coach.post<{ ids: number[] }>('create-session', {
    name,
    sport_id: 1,
    published: true,
    athlete_ids: [me.id],
    ...clubSpan(first, '06:00'),
    repeat_frequency_type: 'weekly',
    repeat_numbers: 3,
  })
  type Notices = { kind: string; sessions: { id: number }[] }[]
  const sizes = async () =>
    (await athlete.get<Notices>('notifications?limit=100'))
      .filter(
        ({ kind, sessions }) => kind === 'plan' && sessions.some(({ id }) => ids.includes(id)),
      )
      .map(({ sessions }) => sessions.length)
  await expect.poll(sizes).toEqual([3])
  const { page, leave } = await signedIn(demo, 'coach', { size: DESKTOP })
  await page.goto(calendarOf(`view=month&date=${first}`))
  const notYet = page.getByText(/“Moved series” moved to .* 1 person has not been notified yet\./)
  const scope = page.getByRole('dialog', { name: 'This session repeats' })
  const second = dayOn(first, 7)
  await drag(page, name, second, dayOn(second, 1))
  await scope.getByRole('button', { name: 'This and following sessions' }).click()
  await notYet.waitFor()
  await page.getByRole('button', { name: 'Undo' }).click()
  await page.getByText('Move of “Moved series” undone.', { exact: true }).waitFor()
  await expect.poll(() => sizes()).toEqual([3])
  await drag(page, name, first, dayOn(first, 2))
  await scope.getByRole('button', { name: /^All \d+ sessions in the series/ }).click()
  await notYet.waitFor()
  await page
    .getByRole('status')
    .filter({ has: notYet })
    .getByRole('button', { name: 'Notify crew' })
    .click()
  await page.getByText('Crew notified').waitFor()
  await expect.poll(sizes).toEqual([3, 3])
  await leave()
  const phone = await signedIn(demo, 'coach', { size: PHONE })
  await phone.page.goto(`${demo.url}/create-session/${ids[1]}`)
  await phone.page.getByLabel('End: time').fill('09:15')
  await phone.page.getByRole('button', { name: 'Save', exact: true }).click()
  await phone.page
    .getByRole('dialog', { name: 'Which sessions should change?' })
    .getByRole('button', { name: 'This and following sessions' })
    .click()
  await phone.page.getByText(/2 sessions saved\. 1 person has not been notified yet\./).waitFor()
  await phone.leave()
})
