import { readFileSync } from 'node:fs'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { sheetOf } from '../support/xlsx.ts'
import { expectAccessible, openBrowser, PHONE, signedIn } from './browser.ts'
import { athletesOf, callsOf, type ClubCalls } from './club-calls.ts'

const demo = inject('demo')
const SINGLE = 1

let browser: Browser
beforeAll(async () => {
  browser = await openBrowser()
})
afterAll(() => browser.close())

type Values = Record<string, number | string | null>
type Entered = {
  results: {
    name: string
    version: number
    note: string | null
    scores: ({ piece: number; part: string; number: number } & Values)[]
  }[]
}

/** A session of yesterday with pieces in four splits. */
async function sessionOf(
  calls: ClubCalls,
  name: string,
  sport_id: number,
  athletes: readonly number[],
  repetitions: number,
) {
  const start = Date.now() - 86_400_000
  const piece = {
    planned_distance: 2000,
    planned_time: null,
    rest: 300,
    split_length: 500,
    segments: [],
  }
  return calls.post<{ id: number }>('create-session', {
    name,
    sport_id,
    start_date: new Date(start).toISOString(),
    end_date: new Date(start + 5_400_000).toISOString(),
    athlete_ids: athletes,
    structure: { piece_structure: 2, repetitions, pieces: [piece] },
  })
}
const entered = (calls: ClubCalls, id: number) => calls.get<Entered>(`session/${id}/scores`)
const scoresOf = async (calls: ClubCalls, id: number, name: string) =>
  (await entered(calls, id)).results.find((result) => result.name === name)?.scores ?? []

/** Pastes text as copied from a spreadsheet, at the cell in focus. */
const pasteBlock = (page: Page, text: string) =>
  page.evaluate((copied) => {
    const data = new DataTransfer()
    data.setData('text/plain', copied)
    document.activeElement?.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }),
    )
  }, text)
const stored = (page: Page) => page.getByText('Saved', { exact: true }).waitFor()

const splitText = (crew: number, piece: number, split: number) =>
  `1:${35 + crew * 5 + split}.${piece}`

test('a coach enters two crews, eight pieces and four splits from paper, and exports them', async () => {
  const calls = await callsOf(demo, 'coach')
  const [one, two] = await athletesOf(calls)
  if (!one || !two) throw new Error('The demo has no athletes')
  const { id } = await sessionOf(calls, 'Pieces from paper', 1, [one.id, two.id], 8)
  for (const [name, person] of [
    ['Ahr', one],
    ['Birs', two],
  ] as const)
    await calls.post('create-crew', {
      session_id: id,
      boat_type: SINGLE,
      name,
      crew_users: [{ user_id: person.id, position: 1 }],
    })
  const { page, leave } = await signedIn(browser, demo, 'coach')
  await page.goto(`${demo.url}/session/${id}/results`)
  await page.getByRole('link', { name: 'Enter results' }).click()
  await page.getByRole('tab', { name: 'By crew', selected: true }).waitFor()

  // Down the sheet, column by column, without the mouse.
  await page.getByLabel('Ahr, Piece 1, Split 1, Time').focus()
  for (const split of [1, 2, 3, 4]) {
    await page.getByLabel(`Ahr, Piece 1, Split ${split}, Time`).focus()
    for (const crew of [0, 1])
      for (let piece = 1; piece <= 8; piece += 1) {
        await page.keyboard.type(splitText(crew, piece, split))
        await page.keyboard.press('Enter')
      }
  }
  await expect
    .poll(async () => (await entered(calls, id)).results.map(({ scores }) => scores.length))
    .toEqual([32, 32])
  await stored(page)
  expect(
    (await scoresOf(calls, id, 'Birs')).find(({ piece, number }) => piece === 8 && number === 4)?.[
      'time'
    ],
  ).toBe(104.8)

  // What cannot be is caught at its cell, and the rest is stored all the same.
  const heart = page.getByLabel('Ahr, Piece 1, Heart rate')
  await heart.fill('251')
  await heart.press('Enter')
  await page.getByText('Value must be between 30 and 250.').waitFor()
  await page.getByText('Needs your decision', { exact: true }).waitFor()
  await page.evaluate(() => window.scrollTo(0, 0))
  await expectAccessible(page, 'sheet of results')
  await heart.fill('181')
  await heart.press('Enter')
  await stored(page)
  await page.keyboard.press('Control+z')
  await page.keyboard.press('Control+z')
  await expect.poll(() => heart.inputValue()).toBe('')
  await stored(page)

  await page.getByRole('link', { name: 'Back to the results' }).click()
  await page.getByRole('cell', { name: 'Ahr' }).first().waitFor()
  await expectAccessible(page, 'results')
  const saving = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Export to Excel' }).click()
  const rows = sheetOf(readFileSync((await (await saving).path()) ?? ''))
  expect(rows).toHaveLength(1 + 2 * (1 + 8 + 32))
  expect(rows[1]).toContain('Whole session')
  expect(rows[1]?.[0]).toBe('Ahr')
  await leave()
})

test('ergo scores come from a spreadsheet, and two coaches do not overwrite each other', async () => {
  const calls = await callsOf(demo, 'coach')
  const people = (await athletesOf(calls)).slice(0, 4)
  const { id } = await sessionOf(
    calls,
    'Ergo from a sheet',
    2,
    people.map((person) => person.id),
    1,
  )
  const { page, leave } = await signedIn(browser, demo, 'coach')
  await page.goto(`${demo.url}/session/${id}/add-results`)
  const cells = page.getByRole('table', { name: 'Results table' }).getByRole('textbox')
  await cells.first().focus()
  await pasteBlock(
    page,
    '6:41,2\t2000\t30\n6:50,0\t2000\t31,5\n7:01.4\t2000\t28\n402,5\t2000\t29\n',
  )
  await stored(page)
  const times = async () =>
    (await entered(calls, id)).results.flatMap(({ scores }) =>
      scores.map((score) => [score['time'], score['stroke_rate']]),
    )
  await expect
    .poll(async () => (await times()).toSorted())
    .toEqual([
      [401.2, 30],
      [402.5, 29],
      [410, 31.5],
      [421.4, 28],
    ])

  // What of a block has no place is said, and nothing of it is lost unseen; nor is what can be no
  // time of the piece stored.
  const last = page.getByLabel(/Piece 1, Time$/).last()
  await last.focus()
  await pasteBlock(page, '402,5\n7:02.0\n7:03.0\n')
  const note = page.getByRole('alert').filter({ hasText: 'Some pasted values did not fit' })
  await note.getByText('2 rows go beyond the last row.').waitFor()
  await note.getByText('7:02.0 · 7:03.0').waitFor()
  await expectAccessible(page, 'a block that does not fit')
  await note.getByRole('button', { name: 'Close' }).click()
  await last.fill('7.05')
  await last.press('Enter')
  await page.getByText(/^That is too fast for 2,000\sm/).waitFor()
  await last.fill('402.51')
  await last.press('Enter')
  await page.getByText('Enter a time such as 6:41.2.', { exact: true }).waitFor()
  await last.fill('6:42.5')
  await last.press('Enter')
  await stored(page)

  // Another coach corrects a time while this one types into the same cell.
  const label = (await cells.first().getAttribute('aria-label')) ?? ''
  const first = (await entered(calls, id)).results.find(({ name }) => label.startsWith(name))
  const user_id = people.find(({ full_name }) => full_name === first?.name)?.id
  await cells.first().fill('6:40.0')
  await calls.post(`session/${id}/add-scores`, {
    results: [
      {
        user_id,
        version: first?.version,
        scores: [{ piece: 1, part: 'piece', number: 0, values: { time: 399.9 } }],
      },
    ],
  })
  await cells.nth(1).focus()
  await page.getByText('Someone else has entered a different value').waitFor()
  await page.getByRole('button', { name: 'Keep theirs: 6:39.9' }).press('Enter')
  await stored(page)
  expect(await page.evaluate(() => document.activeElement?.getAttribute('aria-label'))).toBe(label)
  await expect.poll(() => cells.first().inputValue()).toBe('6:39.9')
  await leave()
})

test('effort is chosen or typed by its word, and a note is about the whole', async () => {
  const calls = await callsOf(demo, 'coach')
  const people = (await athletesOf(calls)).slice(0, 1)
  const { id } = await sessionOf(
    calls,
    'Ergo with a note',
    2,
    people.map((person) => person.id),
    2,
  )
  const { page, leave } = await signedIn(browser, demo, 'coach')
  await page.goto(`${demo.url}/session/${id}/add-results?order=person`)
  await page.getByRole('button', { name: 'Columns' }).click()
  for (const name of ['RPE', 'Note on the whole session'])
    await page.getByRole('checkbox', { name }).check()
  await page.keyboard.press('Escape')
  const effort = (piece: number) => page.getByLabel(new RegExp(`Piece ${piece}, RPE`))
  await effort(1).click()
  await expectAccessible(page, 'steps of effort')
  await page.getByText('6 Very hard', { exact: true }).click()
  await effort(2).fill('hard')
  await effort(2).press('Enter')
  const note = page.getByLabel(/, Note on the whole session$/)
  expect(await note.count()).toBe(1)
  await note.fill('Windows open, cold')
  await note.press('Enter')
  await stored(page)
  const storedLines = async () =>
    (await entered(calls, id)).results.map((result) => [
      result.note,
      ...result.scores.map(({ rpe }) => rpe),
    ])
  await expect.poll(storedLines).toEqual([['Windows open, cold', 6, 5]])
  await page.getByRole('link', { name: 'Back to the results' }).click()
  await page
    .getByRole('cell', { name: people[0]?.full_name ?? '' })
    .first()
    .click()
  await page.getByText('Windows open, cold').waitFor()
  await leave()
})

test('on a phone one piece at a time', async () => {
  const calls = await callsOf(demo, 'coach')
  const people = (await athletesOf(calls)).slice(0, 2)
  const { id } = await sessionOf(
    calls,
    'Ergo by thumb',
    2,
    people.map((person) => person.id),
    2,
  )
  const { page, leave } = await signedIn(browser, demo, 'coach', { size: PHONE })
  await page.goto(`${demo.url}/session/${id}/add-results`)
  const time = page.getByLabel(/Piece \d, Time$/)
  await time.fill('7:05.3')
  await time.press('Enter')
  await stored(page)
  await expectAccessible(page, 'entry on a phone')
  await page.getByRole('button', { name: 'Next', exact: true }).click()
  await page.getByText(/Piece 2 · 2\/4/).waitFor()
  await expect.poll(() => time.inputValue()).toBe('')
  await leave()
})
