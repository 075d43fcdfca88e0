import { expect, test } from 'vitest'
import { expectAccessible, PHONE, signedIn } from '../browser.ts'
import { clubSpan } from '../clock.ts'
import { athletesOf, callsOf } from '../club-calls.ts'
import { demo } from '../demo.ts'

/** Three days of May 2033, coached by one person alone. */
const DAYS = ['2033-05-10', '2033-05-11', '2033-05-12']

test.each([
  ['on a phone', PHONE],
  ['on a desk', undefined],
])('the calendar is narrowed to days and to who takes part, %s', async (where, size) => {
  const calls = await callsOf(demo, 'coach')
  const [athlete] = await athletesOf(calls)
  for (const day of DAYS) {
    const plan = {
      name: `Camp ${where} ${day.slice(8)}`,
      sport_id: 1,
      published: false,
      athlete_ids: [athlete?.id ?? 0],
      ...clubSpan(day, '06:00'),
    }
    await calls.post('create-session', plan)
  }
  const { page, leave } = await signedIn(demo, 'coach', { ...(size && { size }) })
  await page.goto(`${demo.url}/calendar?view=agenda&date=2033-04-01`)
  await page.getByRole('button', { name: 'More filters' }).click()
  const dialog = page.getByRole('dialog', { name: 'Filter the calendar' })
  await dialog.getByLabel('Until').fill('2033-05-11')
  await dialog.getByLabel('From').fill('2033-05-12')
  await dialog.getByText('The end date must not be before the start date.').waitFor()
  await dialog.getByLabel('From').fill('2033-05-11')
  await dialog.getByLabel('Participants').click()
  await page.getByRole('option', { name: 'Martin Seidel' }).click()
  await page.keyboard.press('Escape')
  await expectAccessible(page, 'the filters of the calendar')
  await dialog.getByRole('button', { name: 'Show results' }).click()
  await page.getByRole('link', { name: `Camp ${where} 11` }).waitFor()
  for (const other of ['10', '12'])
    await expect
      .poll(() => page.getByRole('link', { name: `Camp ${where} ${other}` }).count())
      .toBe(0)
  expect(new URL(page.url()).search).toMatch(/from=2033-05-11&until=2033-05-11&people=\d+$/)

  await page.reload()
  await page.getByRole('link', { name: `Camp ${where} 11` }).waitFor()
  await page.goto(page.url().replace('people=', 'athletes='))
  await page.getByText('No sessions in this period match the filters.').waitFor()
  await leave()
})
