import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { sheetOf } from '../../support/xlsx.ts'
import { expectAccessible, PHONE, signedIn } from '../browser.ts'
import { athletesOf, callsOf, type ClubCalls } from '../club-calls.ts'
import { entered, sessionOf, stored } from '../result-sheet.ts'
import { demo } from '../demo.ts'

const SINGLE = 1
const scoresOf = async (calls: ClubCalls, id: number, name: string) =>
  (await entered(calls, id)).results.find((result) => result.name === name)?.scores ?? []

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
  const { page, leave } = await signedIn(demo, 'coach')
  await page.goto(`${demo.url}/session/${id}/results`)
  await page.getByRole('link', { name: 'Enter results' }).click()
  await page.getByRole('button', { name: 'By Crew' }).waitFor()

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
  await heart.fill('181')
  await heart.press('Enter')
  await stored(page)
  await page.keyboard.press('Control+z')
  await page.keyboard.press('Control+z')
  await expect.poll(() => heart.inputValue()).toBe('')
  await stored(page)

  await page.getByRole('link', { name: 'Done' }).click()
  await page.getByRole('cell', { name: 'Ahr' }).first().waitFor()
  const saving = page.waitForEvent('download')
  await page.getByRole('button', { name: 'More actions', exact: true }).click()
  await page.getByRole('menuitem', { name: 'Export to Excel' }).click()
  const workbook = readFileSync((await (await saving).path()) ?? '')
  const table = page.getByRole('group', { name: 'Results', exact: true })
  const columns = (await table.getByRole('columnheader').allInnerTexts()).map(
    (text) => text.trim().split('\n')[0],
  )
  const [head = [], ...lines] = sheetOf(workbook)
  const heads = head.map((text) => String(text).replace(/ \(.*\)$/, ''))
  // Of eight pieces the screen shows the best and the last, the workbook all.
  expect(columns).toEqual(expect.arrayContaining(['Best', 'Last']))
  expect(heads).toContain('P8')
  // The unit stands behind the word where there is room.
  const both = columns
    .filter((name) => name !== 'Best' && name !== 'Last')
    .map((name) => heads.find((word) => name === word || name?.startsWith(`${word} `)))
  expect(heads.filter((name) => both.includes(name))).toEqual(both)
  expect(lines.map(([name]) => name)).toEqual(['Ahr', 'Birs'])
  const rows = sheetOf(workbook, 2)
  expect(rows).toHaveLength(1 + 2 * (1 + 8 + 32))
  expect(rows[1]).toContain('Whole session')
  expect(rows[1]?.[0]).toBe('Ahr')
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
  const { page, leave } = await signedIn(demo, 'coach')
  await page.goto(`${demo.url}/session/${id}/add-results?order=person`)
  await page.getByRole('button', { name: 'Display' }).click()
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
  await expect.poll(() => note.count()).toBe(1)
  await note.fill('Windows open, cold')
  await note.press('Enter')
  await stored(page)
  const storedLines = async () =>
    (await entered(calls, id)).results.map((result) => [
      result.note,
      ...result.scores.map(({ rpe }) => rpe),
    ])
  await expect.poll(storedLines).toEqual([['Windows open, cold', 6, 5]])
  await page.getByRole('link', { name: 'Done' }).click()
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
  const { page, leave } = await signedIn(demo, 'coach', { size: PHONE })
  await page.goto(`${demo.url}/session/${id}/add-results`)
  const time = page.getByLabel(/Piece \d, Time$/)
  await time.fill('7:05.3')
  await time.press('Enter')
  await stored(page)
  await page.getByRole('button', { name: 'Next', exact: true }).click()
  await page.getByText(/Piece 2 · 2\/4/).waitFor()
  await expect.poll(() => time.inputValue()).toBe('')
  await leave()
})
