import { expect, test } from 'vitest'
import { signedIn } from '../browser.ts'
import { clubDay, clubSpan } from '../clock.ts'
import { athletesOf, callsOf } from '../club-calls.ts'
import { demo } from '../demo.ts'

test('a step back leaves what another coach has written since, and says so', async () => {
  const calls = await callsOf(demo, 'coach')
  const [athlete] = await athletesOf(calls)
  const piece = {
    planned_distance: 2000,
    planned_time: null,
    rest: 300,
    split_length: null,
    segments: [],
  }
  const { id } = await calls.post<{ id: number }>('create-session', {
    name: 'Ergo of two coaches',
    sport_id: 2,
    ...clubSpan(clubDay(-1)),
    athlete_ids: athlete ? [athlete.id] : [],
    structure: { piece_structure: 1, repetitions: 1, pieces: [piece] },
  })
  const { page, leave } = await signedIn(demo, 'coach')
  await page.goto(`${demo.url}/session/${id}/add-results`)
  const time = page.getByLabel(/Time$/).first()
  await time.fill('6:50')
  await time.press('Enter')
  await page.getByText('Saved', { exact: true }).waitFor()

  const head = await callsOf(demo, 'head_coach')
  const values = { piece: 1, part: 'piece', number: 0, values: { time: 411 } }
  await head.post(`session/${id}/add-scores`, {
    results: [{ user_id: athlete?.id, version: 1, scores: [values] }],
  })
  await expect.poll(() => time.inputValue()).toBe('6:51.0')

  await page.getByRole('button', { name: 'Undo' }).click()
  await page
    .getByRole('alert')
    .getByText(new RegExp(`${athlete?.full_name}.*Time`))
    .waitFor()
  await expect.poll(() => time.inputValue()).toBe('6:51.0')
  await expect.poll(() => page.getByRole('button', { name: 'Redo' }).isDisabled()).toBe(true)
  const { results } = await calls.get<{ results: { scores: { time: number | null }[] }[] }>(
    `session/${id}/scores`,
  )
  expect(results.flatMap(({ scores }) => scores.map((score) => score.time))).toEqual([411])
  await leave()
})
