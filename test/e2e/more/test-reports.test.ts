import { beforeAll, expect, test } from 'vitest'
import { newTest, STEP_LINES, testLine } from '../../support/tested-club.ts'
import { DESKTOP, expectAccessible, expectKeysRead, PHONE, signedIn } from '../browser.ts'
import { athletesOf, callsOf } from '../club-calls.ts'
import { demo } from '../demo.ts'
import { displayAs } from '../report-steps.ts'

let clara: number

const DAYS = 'from=2022-03-01&to=2022-03-31'

beforeAll(async () => {
  const coach = await callsOf(demo, 'coach')
  const people = await athletesOf(coach)
  const idOf = (name: string) => people.find(({ full_name }) => full_name === name)?.id ?? 0
  clara = idOf('Clara Dubois')
  const races = [
    newTest({ user_id: clara, kind: '2k', day: '2022-03-08', time_s: 440 }),
    newTest({
      user_id: clara,
      kind: '2k',
      day: '2022-03-22',
      lines: [107, 109, 109.5, 108].map((time_s, index) =>
        testLine({ time_s, heart_rate: 170 + 5 * index, stroke_rate: 32 }),
      ),
    }),
    newTest({ user_id: idOf('Tom Harris'), kind: '2k', day: '2022-03-22', time_s: 385.2 }),
    newTest({ user_id: clara, kind: 'step', day: '2022-03-15', lines: STEP_LINES, step_s: 240 }),
  ]
  for (const race of races) await coach.post('performance-tests', race)
})

test('a coach ranks the squad, opens a race and all tests of its rower', async () => {
  const { page, leave } = await signedIn(demo, 'coach', { size: DESKTOP })
  await page.goto(`${demo.url}/reports/2k-tests?${DAYS}`)
  const table = page.getByRole('group', { name: '2k tests, ranked', exact: true })
  await table.getByRole('row').filter({ hasText: 'Tom Harris' }).getByText('6:25.2').waitFor()
  // The head, two races and their mean.
  await expect.poll(() => table.getByRole('row').count()).toBe(4)
  await expectKeysRead(page, 'Progress: Time', / · Time .*\d:\d\d\.\d$/)
  await table.getByRole('link', { name: 'Clara Dubois' }).click()
  await page.getByRole('heading', { level: 1, name: 'Clara Dubois' }).waitFor()
  await page.getByText('−6.5s', { exact: true }).waitFor()
  await page.getByText(/the usual 5 s per doubling of distance/).waitFor()
  await expectAccessible(page, 'a race on the ergometer')
  await page.getByRole('link', { name: 'All tests by Clara Dubois' }).click()
  await page.getByRole('heading', { level: 2, name: 'Step tests' }).waitFor()
  expect(new URL(page.url()).pathname).toBe(`/profile/drv/${clara}`)
  await leave()
})

test('a coach groups a ranking and keeps that as a view of the list', async () => {
  const { page, leave } = await signedIn(demo, 'coach', { size: DESKTOP })
  await page.goto(`${demo.url}/reports/2k-tests?${DAYS}&which=best`)
  await displayAs(page, 'Group by', 'Gender')
  const women = page.getByRole('group', { name: '2k tests, ranked: Women' })
  await women.getByRole('link', { name: 'Clara Dubois' }).waitFor()
  await women.getByRole('row').filter({ hasText: 'Average' }).getByText('7:13.5').waitFor()
  await page.getByRole('heading', { level: 2, name: 'Men', exact: true }).waitFor()
  await expectAccessible(page, 'a grouped ranking')
  await page.getByRole('button', { name: 'Views', exact: true }).click()
  await page.getByRole('menuitem', { name: 'Save this view' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Name').fill('Best by sex')
  await dialog.getByRole('button', { name: 'Save this view' }).click()
  await page.getByText('View saved').waitFor()
  await page.goto(`${demo.url}/reports/2k-tests`)
  await page.getByRole('button', { name: 'Views', exact: true }).click()
  await page.getByRole('menuitem', { name: 'Best by sex' }).click()
  await page.waitForURL(/which=best/)
  await women.getByRole('link', { name: 'Clara Dubois' }).waitFor()
  await page.goto(`${demo.url}/reports/5k-tests`)
  await page.getByRole('button', { name: 'Views', exact: true }).click()
  await page.getByRole('menuitem', { name: 'Save this view' }).waitFor()
  await expect.poll(() => page.getByRole('menuitem', { name: 'Best by sex' }).count()).toBe(0)
  await leave()
})

test('a coach leaves a step out, sees the thresholds move and keeps it', async () => {
  const { page, leave } = await signedIn(demo, 'coach', { size: DESKTOP })
  await page.goto(`${demo.url}/reports/step-tests?${DAYS}`)
  const list = page.getByRole('group', { name: 'Step tests, ranked', exact: true })
  await list.getByRole('link', { name: 'Clara Dubois' }).click()
  const thresholds = page.getByRole('group', { name: 'Thresholds by method' })
  const power = thresholds
    .getByRole('row')
    .filter({ hasText: 'Modified D-max' })
    .getByText('320', { exact: true })
  await power.waitFor()
  await thresholds.getByRole('radio', { name: 'D-max', exact: true }).check()
  await page.getByText(/farthest from the line between its ends/).waitFor()
  await page.getByRole('checkbox', { name: 'Exclude step 7' }).check()
  await page.getByText(/This is only a preview for you/).waitFor()
  await expect.poll(() => power.count()).toBe(0)
  await page.getByRole('button', { name: 'Save for everyone' }).click()
  await page.getByText('Steps saved').waitFor()
  await expect.poll(() => page.getByText(/This is only a preview for you/).count()).toBe(0)
  await page.reload()
  await expect
    .poll(() => page.getByRole('checkbox', { name: 'Exclude step 7' }).isChecked())
    .toBe(true)
  await leave()
})

test('an athlete finds their own tests alone, on a phone in the dark', async () => {
  const { page, leave } = await signedIn(demo, 'athlete', {
    size: PHONE,
    scheme: 'dark',
  })
  await page.goto(`${demo.url}/reports/2k-tests?${DAYS}&which=all`)
  const list = page.getByRole('list', { name: '2k tests, ranked' })
  await list.getByText('1. Clara Dubois').waitFor()
  await expect.poll(() => list.getByRole('listitem').count()).toBe(2)
  await leave()
})
