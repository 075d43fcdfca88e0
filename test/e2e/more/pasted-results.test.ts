import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { expectAccessible, signedIn } from '../browser.ts'
import { athletesOf, callsOf } from '../club-calls.ts'
import { entered, sessionOf, stored } from '../result-sheet.ts'
import { demo } from '../demo.ts'

/** Pastes text as copied from a spreadsheet, at the cell in focus. */
const pasteBlock = (page: Page, text: string) =>
  page.evaluate((copied) => {
    const data = new DataTransfer()
    data.setData('text/plain', copied)
    document.activeElement?.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }),
    )
  }, text)

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
  const { page, leave } = await signedIn(demo, 'coach')
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
  await note.getByText('7:02.0 and 7:03.0').waitFor()
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

  // A table with headings goes to whom it names, whatever its order.
  const names = people.map(({ full_name }) => full_name)
  await cells.first().focus()
  await pasteBlock(
    page,
    `Ergotest\n\nSchlagzahl\tName\tZeit\n26\t${names[3]}\t6:39,5\n27\tNobody Known\t6:30\n`,
  )
  await page
    .getByRole('alert')
    .getByText('1 row is about someone who is not in this sheet.')
    .waitFor()
  await page.getByRole('alert').getByText('Nobody Known').waitFor()
  await page.getByRole('alert').getByRole('button', { name: 'Close' }).click()
  await stored(page)
  const ofFourth = async () =>
    (await entered(calls, id)).results
      .filter(({ name }) => name === names[3])
      .flatMap(({ scores }) => scores.map((score) => [score['time'], score['stroke_rate']]))
  await expect.poll(ofFourth).toEqual([[399.5, 26]])

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
  await expect
    .poll(() => page.evaluate(() => document.activeElement?.getAttribute('aria-label')))
    .toBe(label)
  await expect.poll(() => cells.first().inputValue()).toBe('6:39.9')
  await leave()
})
