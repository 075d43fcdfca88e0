import { readFile } from 'node:fs/promises'
import type { Page } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'
import { FIT_MESSAGE } from '../../../readers/fit-fields.ts'
import { fieldNumber } from '../../../readers/fit-part.ts'
import { readFitParts } from '../../../readers/fit.ts'
import { DEFAULT_LIMITS } from '../../../readers/limits.ts'
import { rowedWorkout, typedPlan } from '../../support/rowed-workouts.ts'
import { DESKTOP, expectAccessible, PHONE, signedIn } from '../browser.ts'
import { clubDay, clubSpan } from '../clock.ts'
import { callsOf } from '../club-calls.ts'
import { demo } from '../demo.ts'

const PLAN = typedPlan('3x10min/3min')
let session = 0
let starts = ''

beforeAll(async () => {
  const coach = await callsOf(demo, 'coach')
  const athlete = await (await callsOf(demo, 'athlete')).get<{ id: number }>('me')
  const times = clubSpan(clubDay(-1), '11:00')
  starts = times.start_date
  const plan = {
    name: 'Three times ten',
    sport_id: 2,
    ...times,
    planned_time: 3600,
    structure: PLAN,
    intensities: [
      { id: 2, percentage: 50 },
      { id: 4, percentage: 50 },
    ],
    athlete_ids: [athlete.id],
  }
  session = (await coach.post<{ id: number }>('create-session', plan)).id
  await coach.post('publish', { session_ids: [session] })
})

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name })

test('what a coach takes to the watch comes back from the athlete, laid on the plan', async () => {
  const coach = await signedIn(demo, 'coach', { size: DESKTOP })
  await coach.page.goto(`${demo.url}/session/${session}`)
  await coach.page.getByText('There is no recording of this session yet.').waitFor()
  await button(coach.page, 'To the watch').click()
  const menu = coach.page.getByRole('dialog', { name: 'To the watch' })
  await menu.getByText('3 steps · a watch takes 50').waitFor()
  await menu.getByText('Rate', { exact: true }).click()
  await expectAccessible(coach.page, 'the menu of workout files')
  const [download] = await Promise.all([
    coach.page.waitForEvent('download'),
    menu.getByRole('button', { name: /^FIT workout/ }).click(),
  ])
  const bytes = await readFile(await download.path())
  const [part] = readFitParts(bytes, DEFAULT_LIMITS).parts
  const steps = part?.messages.get(FIT_MESSAGE.workoutStep) ?? []
  expect(steps.map((step) => [1, 2, 3, 4, 5, 6].map((at) => fieldNumber(step, at)))).toEqual([
    [0, 600_000, 3, 0, 24, 28],
    [0, 180_000, 2, 0, 0, 0],
    [6, 0, undefined, 3, undefined, undefined],
  ])
  await coach.leave()

  const athlete = await signedIn(demo, 'athlete', { size: PHONE })
  await athlete.page.goto(`${demo.url}/session/${session}/imports`)
  const file = rowedWorkout(new Date(starts), PLAN, { shares: [1, 0.8, 1.2] })
  await athlete.page.locator('input[type=file]').setInputFiles({
    name: 'watch.fit',
    mimeType: 'application/octet-stream',
    buffer: Buffer.from(file),
  })
  await athlete.page.getByText('Imported', { exact: true }).first().waitFor()
  await athlete.page.goto(`${demo.url}/session/${session}`)
  await athlete.page.getByRole('heading', { name: 'Done as planned' }).waitFor()
  await athlete.page.getByText('93.3%').waitFor()
  await athlete.page.getByText('Matched by the steps of the workout file.').waitFor()
  await athlete.page.getByText('8:00 of 10:00').waitFor()
  await expect.poll(() => athlete.page.getByRole('heading', { name: 'Everyone' }).count()).toBe(0)
  await expectAccessible(athlete.page, 'done as planned on a phone')
  await athlete.leave()
})

test('a coach sees everyone, with what is missing in words', async () => {
  const { page, leave } = await signedIn(demo, 'coach', { size: DESKTOP })
  await page.goto(`${demo.url}/session/${session}`)
  await page.getByRole('heading', { name: 'Everyone' }).waitFor()
  await page.getByText('1 of 1 have a recording · median 93%').waitFor()
  await page.getByRole('cell', { name: '2: 8:00 of 10:00' }).waitFor()
  await expectAccessible(page, 'done as planned')
  await leave()
})
