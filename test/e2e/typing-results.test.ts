import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { DESKTOP, openBrowser, PHONE, signedIn } from './browser.ts'
import { athletesOf, callsOf } from './club-calls.ts'

const demo = inject('demo')
const PATIENT = { timeout: 10_000 }

let browser: Browser
beforeAll(async () => {
  browser = await openBrowser()
})
afterAll(() => browser.close())

test.each([
  ['at a desk', DESKTOP],
  ['on a phone', PHONE],
])(
  '%s, a time that is still being typed is asked about before going back, and is there again after a reload',
  async (where, size) => {
    const calls = await callsOf(demo, 'coach')
    const [athlete] = await athletesOf(calls)
    const start = Date.now() - 86_400_000
    const piece = { planned_distance: 2000, planned_time: null, rest: 300, split_length: null, segments: [] }
    const { id } = await calls.post<{ id: number }>('create-session', {
      name: `Ergo half typed ${where}`,
      sport_id: 2,
      start_date: new Date(start).toISOString(),
      end_date: new Date(start + 5_400_000).toISOString(),
      athlete_ids: athlete ? [athlete.id] : [],
      structure: { piece_structure: 1, repetitions: 1, pieces: [piece] },
    })
    const { page, leave } = await signedIn(browser, demo, 'coach', { size })
    await page.goto(`${demo.url}/session/${id}/results`)
    await page.getByRole('link', { name: 'Enter results' }).click()
    const time = page.getByLabel(/Time$/).first()

    await time.pressSequentially('7:0')
    await page.goBack()
    const question = page.locator('[aria-modal=true]')
    await question.waitFor(PATIENT)
    await page.keyboard.press('Escape')
    await question.waitFor({ state: 'detached' })
    expect(page.url()).toContain('add-results')

    // What was left for the question is an entry; what is taken back while typing is none.
    await time.fill('')
    await time.press('Enter')
    await page.getByText('Stored', { exact: true }).waitFor(PATIENT)
    await time.pressSequentially('6')
    await time.press('Escape')
    await page.reload()
    await expect.poll(() => time.inputValue(), PATIENT).toBe('')

    const asked: string[] = []
    page.on('dialog', (dialog) => {
      asked.push(dialog.type())
      void dialog.accept()
    })
    await time.pressSequentially('6:41.2')
    await page.reload()
    expect(asked).toEqual(['beforeunload'])
    await expect.poll(() => time.inputValue(), PATIENT).toBe('6:41.2')
    await page.getByText('Stored', { exact: true }).waitFor(PATIENT)
    const { results } = await calls.get<{ results: { scores: { time: number | null }[] }[] }>(`session/${id}/scores`)
    expect(results.flatMap(({ scores }) => scores.map((score) => score.time))).toEqual([401.2])
    await leave()
  },
  90_000,
)
