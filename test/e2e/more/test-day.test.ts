import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { expectAccessible, PHONE, signedIn } from '../browser.ts'
import { clubDay } from '../clock.ts'
import { callsOf, type ClubCalls } from '../club-calls.ts'
import { demo } from '../demo.ts'

type Tested = {
  user_id: number
  full_name: string
  test: { id: number; version: number; time_s: number | null; lines: object[] } | null
}
const dayOf = async (calls: ClubCalls, kind: string, day: string) =>
  (await calls.get<{ people: Tested[] }>(`performance-test-day?kind=${kind}&day=${day}`)).people
const saved = (page: Page) => page.getByText('Saved', { exact: true }).waitFor()
const pasteBlock = (page: Page, text: string) =>
  page.evaluate((copied) => {
    const data = new DataTransfer()
    data.setData('text/plain', copied)
    document.activeElement?.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }),
    )
  }, text)

const DAY = '2026-02-04'

test('a squad’s 2k tests are typed and pasted, and two coaches do not overwrite each other', async () => {
  const calls = await callsOf(demo, 'head_coach')
  const { page, leave } = await signedIn(demo, 'head_coach')
  await page.goto(`${demo.url}/reports/2k-tests/enter?day=${DAY}`)
  const table = page.getByRole('table', { name: '2k tests: test day' })
  const times = table.getByRole('textbox', { name: /, Time$/ })
  const people = await dayOf(calls, '2k', DAY)
  expect(people.length).toBeGreaterThan(2)
  const [first, second] = people
  const own = (name: string | undefined, field: string) =>
    table.getByRole('textbox', { name: `${name}, ${field}`, exact: true })

  // Keys: Enter goes down, arrows along, and what is out of bounds is marked at its cell.
  await page.getByRole('textbox', { name: 'Location' }).fill('Boathouse')
  await own(first?.full_name, 'Time').fill('641.2')
  await own(first?.full_name, 'Time').fill('6:41.2')
  await own(first?.full_name, 'Time').press('Enter')
  await expect
    .poll(() => page.evaluate(() => document.activeElement?.getAttribute('aria-label')))
    .toBe(`${second?.full_name}, Time`)
  await own(second?.full_name, 'Max heart rate').fill('20')
  await own(second?.full_name, 'Max heart rate').press('Enter')
  await table.getByText('Value must be between 30 and 250.').waitFor()
  await expectAccessible(page, 'a test day with a fault')
  await own(second?.full_name, 'Max heart rate').fill('')
  await own(second?.full_name, 'Max heart rate').press('Enter')
  await saved(page)

  // A block from a spreadsheet: whole times, and behind them average and highest heart rate.
  await own(second?.full_name, 'Time').focus()
  await pasteBlock(page, '6:55.0\t171\t188\n7:01.4\t168\t185\n')
  await saved(page)
  const stored = async () =>
    (await dayOf(calls, '2k', DAY)).slice(0, 3).map(({ test: of }) => of?.time_s)
  await expect.poll(stored).toEqual([401.2, 415, 421.4])
  await page.keyboard.press('Control+z')
  await expect.poll(stored).toEqual([401.2, undefined, undefined])

  // Another coach corrects the time while this one types into the same cell.
  await own(first?.full_name, 'Time').fill('6:40.0')
  await calls.post('performance-test-day', {
    kind: '2k',
    day: DAY,
    fresh: { site: null, ergo: null, protocol: null, tester: null, step_s: null, rest_s: null },
    people: [
      { user_id: first?.user_id, values: { time_s: 399.9 }, seen: { time_s: 401.2 }, lines: [] },
    ],
  })
  await times.nth(1).focus()
  await page.getByText('Someone else has entered a different value').waitFor()
  await expectAccessible(page, 'two values for one cell')
  await page.getByRole('button', { name: 'Keep theirs: 6:39.9' }).press('Enter')
  await expect.poll(() => own(first?.full_name, 'Time').inputValue()).toBe('6:39.9')
  await saved(page)

  // What the other coach enters elsewhere appears without a reload.
  await calls.post('performance-test-day', {
    kind: '2k',
    day: DAY,
    fresh: { site: null, ergo: null, protocol: null, tester: null, step_s: null, rest_s: null },
    people: [{ user_id: first?.user_id, values: { hr_max: 191 }, seen: {}, lines: [] }],
  })
  await expect.poll(() => own(first?.full_name, 'Max heart rate').inputValue()).toBe('191')
  await leave()
})

test('one test is entered in detail, filled by its protocol, changed and deleted', async () => {
  const calls = await callsOf(demo, 'head_coach')
  const [person] = await dayOf(calls, 'step', DAY)
  const { page, leave } = await signedIn(demo, 'head_coach', { scheme: 'dark' })
  await page.goto(`${demo.url}/reports/step-tests/new?day=${DAY}`)
  await page.getByRole('combobox', { name: 'Athlete' }).click()
  await page.getByRole('option', { name: person?.full_name ?? '' }).click()
  await page.getByRole('combobox', { name: 'Protocol' }).click()
  await page.getByRole('option', { name: 'Federation step test' }).click()
  await page.getByRole('button', { name: 'Enter target power' }).click()
  await page.getByRole('textbox', { name: 'Row 1, Lactate', exact: true }).fill('1.2')
  await expectAccessible(page, 'a step test in detail')
  await page.getByRole('button', { name: 'Save test' }).click()
  await page.waitForURL(/step-tests\/enter/)
  const stored = async () => (await dayOf(calls, 'step', DAY))[0]?.test
  await expect.poll(async () => (await stored())?.lines[0]).toMatchObject({ lactate: 1.2 })
  const id = (await stored())?.id ?? 0
  await page.goto(`${demo.url}/reports/step-tests/${id}/edit`)
  await page.getByRole('button', { name: 'Delete test' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Delete test' }).click()
  await page.waitForURL(/step-tests\/enter/)
  expect(await stored()).toBeNull()
  await leave()
})

test('a tester on a phone runs a step test through a reload and stores it', async () => {
  const calls = await callsOf(demo, 'head_coach')
  const today = clubDay()
  const { page, leave } = await signedIn(demo, 'head_coach', { size: PHONE })
  await page.goto(`${demo.url}/reports/step-tests/live`)
  const athletes = page.getByRole('combobox', { name: 'Athletes in this test' })
  await athletes.click()
  await page.getByRole('option').first().click()
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Get ready' }).click()
  await page.getByRole('button', { name: 'Start step 1' }).click()
  const timer = page.getByRole('timer', { name: 'Time left' })
  await expect.poll(() => timer.innerText()).toMatch(/^[34]:\d\d$/)
  const heart = page.getByRole('textbox', { name: /^Heart rate/ })
  await heart.fill('131')
  await page.getByRole('textbox', { name: /^Lactate/ }).fill('1.4')
  await expect.poll(() => heart.inputValue()).toBe('131')
  await expectAccessible(page, 'a step test that is rowed')
  await page.reload()
  await expect.poll(() => heart.inputValue()).toBe('131')
  await expect.poll(() => timer.innerText()).toMatch(/^[23]:\d\d$/)
  await page.getByRole('button', { name: 'Stop timer' }).click()
  await page.getByRole('button', { name: 'Finish and save' }).click()
  await page.getByRole('region', { name: 'Finished tests' }).waitFor()
  await expect
    .poll(async () =>
      (await dayOf(calls, 'step', today)).flatMap(({ test: of }) => of?.lines ?? []),
    )
    .toMatchObject([{ heart_rate: 131, lactate: 1.4 }])
  await leave()
})
