import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { expectAccessible, PHONE, settles, signedIn } from '../browser.ts'
import { clubDay, clubSpan } from '../clock.ts'
import { athletesOf, callsOf } from '../club-calls.ts'
import { demo } from '../demo.ts'

const STRENGTH = 7

type Planned = {
  strength_structures: {
    name: string | null
    athlete_ids: number[]
    pieces: { sets_count: number }[]
  }[]
}
type Entered = {
  results: { name: string; scores: { piece: number; number: number; reps: number | null }[] }[]
}

const card = (page: Page, name: string) => page.getByRole('region', { name, exact: true })

async function fill(
  page: Page,
  {
    old,
    name,
    athlete,
    exercise,
  }: { old: string; name: string; athlete: string; exercise: string },
) {
  await card(page, old).getByLabel('Programme name').fill(name)
  const own = card(page, name)
  // What is drawn above while the page settles can push the field out of sight and close its list.
  await settles(page)
  await own.getByLabel('For these athletes').fill(athlete)
  await page.getByRole('option', { name: athlete }).click()
  await page.keyboard.press('Escape')
  await own.getByRole('button', { name: 'Add an exercise' }).click()
  await own
    .getByRole('combobox', { name: 'Exercise' })
    .or(own.getByLabel('Exercise', { exact: true }))
    .last()
    .fill(exercise)
  await page.getByRole('option', { name: exercise, exact: true }).click()
}

test('a coach plans two programmes and enters sets for an athlete of each', async () => {
  const calls = await callsOf(demo, 'coach')
  const [one, two] = await athletesOf(calls)
  if (!one || !two) throw new Error('The demo has no athletes')
  const { id } = await calls.post<{ id: number }>('create-session', {
    name: 'Weights for two',
    sport_id: STRENGTH,
    ...clubSpan(clubDay(-1)),
    athlete_ids: [one.id, two.id],
  })
  const { page, leave } = await signedIn(demo, 'coach')
  await page.goto(`${demo.url}/create-session/${id}`)
  await card(page, 'Programme 1').waitFor()
  await fill(page, {
    old: 'Programme 1',
    name: 'Heavy',
    athlete: one.full_name,
    exercise: 'Deadlift',
  })
  await page.getByRole('button', { name: 'Add a programme' }).click()
  await fill(page, {
    old: 'Programme 2',
    name: 'Circuit',
    athlete: one.full_name,
    exercise: 'Press-up',
  })
  // A person who is chosen again moves, and the page says from where.
  await page.getByText(`${one.full_name} has been moved here from “Heavy”.`).waitFor()
  await card(page, 'Heavy').getByLabel('For these athletes').fill(two.full_name)
  await page.getByRole('option', { name: two.full_name }).click()
  await page.keyboard.press('Escape')
  await expectAccessible(page, 'the form')
  await page.keyboard.press('Control+Enter')
  await page.waitForURL(`**/session/${id}`)
  const { strength_structures } = await calls.get<Planned>(`session/${id}`)
  expect(strength_structures).toMatchObject([
    { name: 'Heavy', athlete_ids: [two.id], pieces: [{ sets_count: 3 }] },
    { name: 'Circuit', athlete_ids: [one.id], pieces: [{ sets_count: 3 }] },
  ])
  await page.getByRole('heading', { name: 'Circuit' }).waitFor()
  await expectAccessible(page, 'the overview')

  await page.goto(`${demo.url}/session/${id}/add-results`)
  const cell = (name: string, exercise: string, set: number) =>
    page.getByLabel(`${name}, ${exercise}, Set ${set}, Repetitions`, { exact: true })
  await cell(one.full_name, 'Press-up', 1).fill('20')
  await cell(two.full_name, 'Deadlift', 2).fill('4')
  await page.keyboard.press('Enter')
  await page.getByText('Saved', { exact: true }).waitFor()
  // Nobody is asked for what others do.
  await expect.poll(() => cell(one.full_name, 'Deadlift', 1).count()).toBe(0)
  const { results } = await calls.get<Entered>(`session/${id}/scores`)
  const setsOf = (name: string) =>
    results
      .find((result) => result.name === name)
      ?.scores.map(({ piece, number, reps }) => [piece, number, reps])
  expect(setsOf(one.full_name)).toEqual([[2, 1, 20]])
  expect(setsOf(two.full_name)).toEqual([[1, 2, 4]])
  await leave()
})

test('who reads pounds plans and enters them, and finds again what was typed', async () => {
  const calls = await callsOf(demo, 'coach')
  const [one] = await athletesOf(calls)
  if (!one) throw new Error('The demo has no athletes')
  const { id } = await calls.post<{ id: number }>('create-session', {
    name: 'Weights in pounds',
    sport_id: STRENGTH,
    ...clubSpan(clubDay(-1)),
    athlete_ids: [one.id],
  })
  const { page, leave } = await signedIn(demo, 'coach')
  await page.route('**/api/v2/me', async (route) => {
    const answer = await route.fetch()
    const { data } = (await answer.json()) as { data: object }
    await route.fulfill({ response: answer, json: { data: { ...data, units: 'imperial' } } })
  })
  await page.goto(`${demo.url}/create-session/${id}`)
  await fill(page, {
    old: 'Programme 1',
    name: 'Pounds',
    athlete: one.full_name,
    exercise: 'Deadlift',
  })
  const planned = card(page, 'Pounds').getByLabel('Weight')
  await planned.fill('135')
  await planned.blur()
  await page.keyboard.press('Control+Enter')
  await page.waitForURL(`**/session/${id}`)
  await page.getByRole('cell', { name: '135 lb', exact: true }).waitFor()

  await page.goto(`${demo.url}/session/${id}/add-results`)
  const cell = page.getByLabel(/Set 1, Weight$/)
  await cell.waitFor()
  await expect.poll(() => cell.getAttribute('placeholder')).toBe('135')
  await cell.fill('132.5')
  await cell.press('Enter')
  await page.getByText('Saved', { exact: true }).waitFor()
  type Weighed = { results: { scores: { exercise_weight: number | null }[] }[] }
  const kilograms = async () =>
    (await calls.get<Weighed>(`session/${id}/scores`)).results[0]?.scores[0]?.exercise_weight
  await expect.poll(kilograms).toBeCloseTo(60.100989025, 9)
  await page.reload()
  await expect.poll(() => cell.inputValue()).toBe('132.5')
  await cell.fill('1103')
  await cell.press('Enter')
  await page.getByText('Value must be between 0 and 1,102.3.').waitFor()
  await leave()
})

test('a programme is done set by set on a phone, with a clock for the rest', async () => {
  const calls = await callsOf(demo, 'coach')
  const [one] = await athletesOf(calls)
  const [exercise] = await calls.get<{ id: number }[]>('exercises')
  if (!one || !exercise) throw new Error('The demo has no athletes or exercises')
  const segments = [{ reps_count: 5, exercise_weight: 60 }]
  const { id } = await calls.post<{ id: number }>('create-session', {
    name: 'Set by set',
    sport_id: STRENGTH,
    ...clubSpan(clubDay(-1)),
    athlete_ids: [one.id],
    strength_structures: [
      { pieces: [{ exercise_id: exercise.id, sets_count: 2, rest: 90, segments }] },
    ],
  })
  const { page, leave } = await signedIn(demo, 'coach', { size: PHONE })
  await page.goto(`${demo.url}/session/${id}/add-results`)
  await page.getByRole('button', { name: 'Set 1 done' }).click()
  const rest = page.getByRole('timer', { name: 'Rest' })
  await rest.getByText(/^1:[23]\d$/).waitFor()
  await rest.getByRole('button', { name: '+30 s' }).click()
  await rest.getByText(/^(2:00|1:5\d)$/).waitFor()
  await expectAccessible(page, 'a programme set by set')
  await page.getByRole('button', { name: 'Weight: more' }).click()
  await page.getByRole('button', { name: 'Set 2 done' }).click()
  await page.getByText('All sets are done.').waitFor()
  await page.getByText('Saved', { exact: true }).waitFor()
  type Lifted = {
    results: { scores: { number: number; reps: number; exercise_weight: number }[] }[]
  }
  const sets = async () =>
    (await calls.get<Lifted>(`session/${id}/scores`)).results[0]?.scores.map(
      ({ number, reps, exercise_weight }) => [number, reps, exercise_weight],
    )
  await expect.poll(sets).toEqual([
    [1, 5, 60],
    [2, 5, 62.5],
  ])
  // A set that was ticked too early is taken back.
  await page.getByRole('button', { name: /2 of 2$/ }).click()
  await page.getByRole('button', { name: /, set 2: done$/ }).click()
  await page.getByRole('button', { name: 'Set 2 done' }).waitFor()
  await leave()
})
