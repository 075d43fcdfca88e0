import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { writeFit } from '../../../server/demo/fit-writer.ts'
import { randomFrom } from '../../../server/demo/random.ts'
import { workoutOf } from '../../../server/demo/workout.ts'
import { guest, PHONE, signedIn, signIn } from '../browser.ts'
import { athletesOf, callsOf, rowTomorrow } from '../club-calls.ts'
import { clubDay, clubInstant } from '../clock.ts'
import { demo } from '../demo.ts'

const ATHLETE = 'Clara Dubois'
const NAME = 'Story pieces'

const story = { session: '' }

/**
 * The day before in the club's calendar: a session of yesterday can be planned, answered and filled
 * with a file.
 */
const yesterday = () => clubDay(-1)

const heading = (page: Page, name: string | RegExp) =>
  page.getByRole('heading', { level: 1, name, exact: true })

describe('a coach plans a row, the crew answers, the file comes in, the report shows it', () => {
  test('the coach plans 3 × 2000 m for the seniors and finds it in month and week', async () => {
    const { page, leave } = await guest()
    await page.goto(`${demo.url}/login`)
    await signIn(page, demo, 'coach')
    await page.waitForURL('**/home')
    await heading(page, /\d/).waitFor()
    await page.getByRole('link', { name: 'Calendar' }).first().click()
    await heading(page, /Calendar/).waitFor()
    // The first of its day, so that the month shows it whatever else the other tests have put
    // there.
    await page.goto(`${demo.url}/create-session?date=${yesterday()}&time=00:00`)
    await page.getByLabel('Name').fill(NAME)
    await page.getByLabel('Structure as text').fill('3x2000m/6min')
    await page.getByText('3 × 2000 m / 6:00').first().waitFor()
    const squads = page
      .getByRole('combobox', { name: 'Squads' })
      .or(page.getByRole('textbox', { name: 'Squads' }))
      .first()
    await squads.click()
    await page.getByRole('option', { name: 'Senior' }).click()
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: 'Publish' }).click()
    await heading(page, NAME).waitFor()
    story.session = new URL(page.url()).pathname
    expect(story.session).toMatch(/^\/session\/\d+$/)
    await page.getByText('3 × 2000 m / 6:00').first().waitFor()

    for (const view of ['month', 'week']) {
      await page.goto(`${demo.url}/calendar?view=${view}&date=${yesterday()}`)
      await page.getByText(NAME).first().waitFor()
    }
    await leave()
  })

  test('an athlete answers on the phone, and the coach’s list follows without a reload', async () => {
    // Who comes is asked of a session to come.
    const calls = await callsOf(demo, 'coach')
    const asked = (await athletesOf(calls)).find(({ full_name }) => full_name === ATHLETE)
    const id = await rowTomorrow(calls, 'Row of the story', asked ? [asked.id] : [])
    const coach = await signedIn(demo, 'coach')
    await coach.page.goto(`${demo.url}/session/${id}/attendance`)
    const row = coach.page.getByRole('group', { name: new RegExp(ATHLETE) })
    const mark = (name: string) => row.getByRole('button', { name })
    await mark('Attending').first().waitFor()
    await expect.poll(() => mark('Attending').first().getAttribute('aria-pressed')).toBe('false')

    const athlete = await signedIn(demo, 'athlete', { size: PHONE })
    await athlete.page.goto(`${demo.url}/session/${id}`)
    const answers = athlete.page.getByRole('group', { name: 'Are you coming?' })
    await answers.getByRole('button', { name: 'Attending', exact: true }).click()
    await expect.poll(() => mark('Attending').first().getAttribute('aria-pressed')).toBe('true')
    await athlete.page.getByRole('button', { name: 'Other answers' }).click()
    await athlete.page.getByRole('menuitemcheckbox', { name: 'Ill' }).click()
    await coach.page
      .getByRole('listitem', { name: new RegExp(ATHLETE) })
      .getByText('Ill')
      .waitFor()
    await athlete.leave()
    await coach.leave()
  })

  test('the athlete uploads a file, and it becomes totals, laps, splits, curves and a track', async () => {
    const { page, leave } = await signedIn(demo, 'athlete', { size: PHONE })
    await page.goto(`${demo.url}${story.session}/imports`)
    await page.locator('input[type=file]').setInputFiles({
      name: 'pieces.fit',
      mimeType: 'application/octet-stream',
      buffer: activityFile(),
    })
    await page.getByRole('link', { name: 'Open results' }).first().waitFor()
    await page.getByRole('link', { name: 'Open results' }).first().click()
    await page.waitForURL('**/results**')
    await page.getByText('Splits').first().waitFor()
    await page.getByText('Laps').first().waitFor()
    await page.getByText('Maps unavailable').waitFor()
    await page
      .getByRole('img', { name: /Heart rate/ })
      .first()
      .waitFor()
    await page.getByRole('button', { name: 'Very hard' }).click()
    await expect
      .poll(() => page.getByRole('button', { name: 'Very hard' }).getAttribute('aria-pressed'))
      .toBe('true')
    await leave()
  })

  test('a file that is no activity is refused with a sentence, and nothing else is lost', async () => {
    const { page, leave } = await signedIn(demo, 'athlete')
    await page.goto(`${demo.url}/upload-session-files`)
    await page.locator('input[type=file]').setInputFiles({
      name: 'notes.fit',
      mimeType: 'text/plain',
      buffer: Buffer.from('not a recording'),
    })
    await page.getByText(/Invalid file type/).waitFor()
    await expect.poll(() => page.getByText('notes.fit').count()).toBe(1)
    await leave()
  })

  test('the coach finds the load in the training summary and takes it along as a workbook', async () => {
    const { page, leave } = await signedIn(demo, 'coach')
    await page.goto(`${demo.url}/reports/training-summary`)
    await page.getByRole('row', { name: new RegExp(ATHLETE) }).waitFor()
    await page.getByRole('button', { name: 'More actions', exact: true }).click()
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('menuitem', { name: 'Excel' }).click(),
    ])
    expect(download.suggestedFilename()).toMatch(/^training-summary-.*\.xlsx$/)
    await leave()
  })
})

/** What a watch would have recorded yesterday at six. */
function activityFile(): Buffer {
  const efforts = [
    { metres: 2000, speed: 4.7, heart: 0.9, rate: 28 },
    { seconds: 360, speed: 1.2, heart: 0.6, rate: 14 },
    { metres: 2000, speed: 4.7, heart: 0.91, rate: 29 },
  ]
  const { records, laps } = workoutOf(efforts, { max_hr: 190, strength: 1 }, randomFrom(7), {
    step: 1,
    outdoors: true,
  })
  return Buffer.from(
    writeFit({
      start: new Date(clubInstant('07:10', yesterday())),
      sport: 15,
      sub_sport: 0,
      records,
      laps,
    }),
  )
}
