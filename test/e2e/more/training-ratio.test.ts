import { isDeepStrictEqual } from 'node:util'
import type { Locator } from 'playwright-core'
import { expect, test } from 'vitest'
import { TRAINING_RATIO_STATUSES } from '#domain/constants/statuses.ts'
import { compareRatios } from '#domain/training/ratio-days.ts'
import { ratioStatus } from '#texts/en/screens/ratio-status.ts'
import { DESKTOP, expectAccessible, PHONE, signedIn } from '../browser.ts'
import { demo } from '../demo.ts'

const RATIO = '/reports/training-ratio'

/** The ratios of a table from above with their statuses; people without any are left out. */
async function shownRatios(table: Locator) {
  const rows = await table.getByRole('row').allInnerTexts()
  return rows.flatMap((row) => {
    const ratio = /\s(\d\.\d\d)\s/.exec(row)?.[1]
    const status = TRAINING_RATIO_STATUSES.find((key) => row.includes(ratioStatus.statuses[key]))
    return ratio && status ? [{ ratio: Number(ratio), status }] : []
  })
}

test('a coach reads how loads change and opens one person over time', async () => {
  const { page, leave } = await signedIn(demo, 'coach', { size: DESKTOP })
  await page.goto(`${demo.url}${RATIO}`)
  await page.getByText(/does not predict injuries/).waitFor()
  const table = page.getByRole('group', { name: /^Training ratio on/ })
  await table.getByText('Tom Harris').click()
  await page.getByRole('slider', { name: 'Tom Harris: load and ratio' }).waitFor()
  await leave()
})

test('a line that does not rise is refused at its field', async () => {
  const { page, leave } = await signedIn(demo, 'manager', {
    size: DESKTOP,
    scheme: 'dark',
  })
  await page.goto(`${demo.url}${RATIO}`)
  await page.getByRole('button', { name: 'Method and limits' }).click()
  await page.getByRole('textbox', { name: 'Tough training above' }).fill('0.7')
  await page.getByRole('button', { name: 'Save' }).click()
  await page.getByText('Enter a number above 0.8, the limit below it.').waitFor()
  await expectAccessible(page, 'lines of the training ratio in the dark')
  await leave()
})

test('athletes find themselves alone, on a phone', async () => {
  const { page, leave } = await signedIn(demo, 'athlete', { size: PHONE })
  await page.goto(`${demo.url}${RATIO}`)
  const list = page.getByRole('list', { name: /^Training ratio on/ })
  await list.getByText('Clara Dubois').waitFor()
  await expect.poll(() => list.getByRole('listitem').count()).toBe(1)
  await expect.poll(() => page.getByRole('button', { name: 'Method and limits' }).count()).toBe(0)
  await leave()
})

test('a coach reads in the squad how loads change, the largest change first', async () => {
  const { page, leave } = await signedIn(demo, 'coach', { size: DESKTOP })
  const squad = demo.examples.find(({ route }) => route === '/squads/overview/:squadId?')
  await page.goto(`${demo.url}${squad?.path}`)
  const table = page.getByRole('group', { name: 'Athletes' })
  await table.getByRole('button', { name: 'Training ratio' }).click()
  await expect
    .poll(async () => {
      const shown = await shownRatios(table)
      return shown.length > 3 && isDeepStrictEqual(shown, shown.toSorted(compareRatios))
    })
    .toBe(true)
  await page.getByRole('link', { name: 'View training ratio' }).click()
  await page.getByRole('heading', { level: 1, name: 'Training ratio' }).waitFor()
  expect(page.url()).toContain('squads=')
  await leave()
})
