import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { DESKTOP, expectAccessible, openBrowser, PHONE, signedIn } from './browser.ts'
import { demo } from './demo.ts'

let browser: Browser
beforeAll(async () => {
  browser = await openBrowser()
})
afterAll(async () => {
  await browser.close()
})

const RATIO = '/reports/training-ratio'

test('a coach reads how loads change and opens one person over time', async () => {
  const { page, leave } = await signedIn(browser, demo, 'coach', { size: DESKTOP })
  await page.goto(`${demo.url}${RATIO}`)
  await page.getByText(/says nothing about injuries/).waitFor()
  const table = page.getByRole('group', { name: /^Training ratio of/ })
  await table.getByText('Tom Harris').click()
  await page.getByRole('slider', { name: 'Tom Harris: load and ratio' }).waitFor()
  await expectAccessible(page, 'training ratio')
  await leave()
})

test('a line that does not rise is refused at its field', async () => {
  const { page, leave } = await signedIn(browser, demo, 'manager', {
    size: DESKTOP,
    scheme: 'dark',
  })
  await page.goto(`${demo.url}${RATIO}`)
  await page.getByRole('button', { name: 'Method and lines' }).click()
  await page.getByRole('textbox', { name: 'Tough training above' }).fill('0.7')
  await page.getByRole('button', { name: 'Save' }).click()
  await page.getByText('Choose a number above 0.8, the line below it.').waitFor()
  await expectAccessible(page, 'lines of the training ratio in the dark')
  await leave()
})

test('athletes find themselves alone, on a phone', async () => {
  const { page, leave } = await signedIn(browser, demo, 'athlete', { size: PHONE })
  await page.goto(`${demo.url}${RATIO}`)
  const list = page.getByRole('list', { name: /^Training ratio of/ })
  await list.getByText('Clara Dubois').waitFor()
  expect(await list.getByRole('listitem').count()).toBe(1)
  expect(await page.getByRole('button', { name: 'Method and lines' }).count()).toBe(0)
  await expectAccessible(page, 'training ratio on a phone')
  await leave()
})
