import { expect, test } from 'vitest'
import { expectAccessible, signedIn } from '../browser.ts'
import { athletesOf, callsOf } from '../club-calls.ts'
import { demo } from '../demo.ts'

test('a coach brings in the results of last winter, corrects a name and takes them back', async () => {
  const { page, leave } = await signedIn(demo, 'coach')
  const [one, other] = await athletesOf(await callsOf(demo, 'coach'))
  const rows = [
    'Date;Athlete;Test;Time;Watts',
    `2025-12-06;${one?.full_name};2000 m;7:12.3;273`,
    `2025-12-06;${other?.full_name};2000 m;6:58.0;`,
    '2025-12-06;Somebody Else;2000 m;6:40.0;',
  ]
  const FILE = { name: 'winter.csv', mimeType: 'text/csv', buffer: Buffer.from(rows.join('\r\n')) }
  await page.goto(`${demo.url}/reports/performance`)
  await page.getByRole('button', { name: 'More actions' }).click()
  await page.getByRole('menuitem', { name: 'Bring in results …' }).click()
  await page.locator('input[type=file]').setInputFiles(FILE)
  await page.getByRole('button', { name: 'Take in 2 results' }).waitFor()
  await page.getByText('No athlete of your club is called “Somebody Else”.').waitFor()
  await expectAccessible(page, 'results as they will be')
  await page.getByRole('button', { name: 'Take in 2 results' }).click()
  await page.getByText('2 results were added').waitFor()
  await page.getByRole('button', { name: 'Undo winter.csv' }).click()
  await page.getByText('Undone', { exact: true }).waitFor()
  await leave()
  expect(one?.id).not.toBe(other?.id)
})
