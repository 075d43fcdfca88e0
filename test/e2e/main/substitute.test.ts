import { expect, test } from 'vitest'
import { expectAccessible, signedIn } from '../browser.ts'
import { clubDay, clubSpan } from '../clock.ts'
import { athletesOf, callsOf } from '../club-calls.ts'
import { demo } from '../demo.ts'

const SINGLE = 1

test('a coach gives files of a substitute to a boat only after seeing who sits there', async () => {
  const calls = await callsOf(demo, 'coach')
  const [sculler, substitute] = await athletesOf(calls)
  if (!sculler || !substitute) throw new Error('The demo has no athletes')
  const { id } = await calls.post<{ id: number }>('create-session', {
    name: 'With a substitute',
    sport_id: 1,
    ...clubSpan(clubDay(-1)),
    athlete_ids: [sculler.id, substitute.id],
  })
  const seats = [{ user_id: sculler.id, position: 1 }]
  await calls.post('create-crew', {
    session_id: id,
    boat_type: SINGLE,
    name: 'Sihl',
    crew_users: seats,
  })
  const { page, leave } = await signedIn(demo, 'coach')
  await page.goto(`${demo.url}/session/${id}/imports`)
  const [people, boats] = [
    page.getByLabel('Upload for', { exact: true }),
    page.getByLabel('Recorded in'),
  ]
  await people.selectOption({ label: sculler.full_name })
  await boats.selectOption({ label: 'Sihl' })
  await people.selectOption({ label: substitute.full_name })
  const question = page.getByRole('dialog', { name: `${substitute.full_name} has no seat in Sihl` })
  await question.getByText(`Seated in Sihl: ${sculler.full_name}.`, { exact: false }).waitFor()
  await expectAccessible(page, 'the question about a substitute')
  await question.getByRole('button', { name: 'Cancel' }).click()
  await question.waitFor({ state: 'hidden' })
  await expect.poll(() => people.inputValue()).toBe(String(sculler.id))

  await people.selectOption({ label: substitute.full_name })
  await question.getByRole('button', { name: 'Assign to Sihl' }).click()
  await question.waitFor({ state: 'hidden' })
  expect([await people.inputValue(), await boats.locator('option:checked').textContent()]).toEqual([
    String(substitute.id),
    'Sihl',
  ])
  await leave()
})
