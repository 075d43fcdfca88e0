import type { Locator } from 'playwright-core'
import { expect, test } from 'vitest'
import { PHONE, signedIn } from '../browser.ts'
import { minutesFromNow } from '../clock.ts'
import { athletesOf, callsOf } from '../club-calls.ts'
import { demo } from '../demo.ts'

const NAME = 'Answered in two taps'

test('an athlete on a phone answers the next session in two taps from home', async () => {
  const calls = await callsOf(demo, 'coach')
  const athlete = (await athletesOf(calls)).find(({ full_name }) => full_name === 'Clara Dubois')
  if (!athlete) throw new Error('The demo has no such athlete')
  const { id } = await calls.post<{ id: number }>('create-session', {
    name: NAME,
    sport_id: 1,
    start_date: minutesFromNow(5),
    end_date: minutesFromNow(90),
    athlete_ids: [athlete.id],
  })
  const { page, leave } = await signedIn(demo, 'athlete', { size: PHONE })
  await page.goto(`${demo.url}/home`)
  let taps = 0
  const tap = async (target: Locator) => {
    taps += 1
    await target.click()
  }
  await tap(page.getByRole('link', { name: NAME }).first())
  const answers = page.getByRole('group', { name: 'Are you coming?' })
  await tap(answers.getByRole('button', { name: 'Attending', exact: true }))
  expect(taps).toBeLessThanOrEqual(2)
  await expect
    .poll(async () => {
      const rows = await calls.get<{ user_id: number; attending: number | null }[]>(
        `session/${id}/attendance`,
      )
      return rows.find(({ user_id }) => user_id === athlete.id)?.attending
    })
    .toBe(1)
  await leave()
})
