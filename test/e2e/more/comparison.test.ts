import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { DESKTOP, PHONE, signedIn } from '../browser.ts'
import { demo } from '../demo.ts'

const kept = () => {
  const path = demo.examples.find(({ route }) => route === '/reports/comparison/:id')?.path
  if (!path) throw new Error('the demo compares nothing')
  return `${demo.url}${path}`
}

const splits = (page: Page) =>
  page.getByRole('group', { name: 'Splits', exact: true }).getByRole('row')

test('a coach lays two sessions over each other, and adds a boat', async () => {
  const { page, leave } = await signedIn(demo, 'coach', { size: DESKTOP })
  await page.goto(`${demo.url}/reports/training-summary?span=twelve-weeks`)
  await page.getByRole('link', { name: 'All reports', exact: true }).click()
  await page
    .getByRole('main')
    .getByRole('link', { name: /^Comparison/ })
    .click()
  await page.getByRole('heading', { level: 1, name: 'Comparison' }).waitFor()
  await page.getByText('At least 1 session must be selected before submitting.').waitFor()
  await page.goto(`${demo.url}/reports/comparison?span=twelve-weeks`)
  await page.getByRole('searchbox').last().fill('over 2000')
  // A long list scrolls below its head, which then covers half of a box.
  const others = page.getByRole('checkbox', { name: /^Select (?!.* over 2000 m)/ })
  await expect.poll(() => others.count()).toBe(0)
  for (const name of ['Trial', 'Rehearsal'])
    await page.getByRole('checkbox', { name: new RegExp(`^Select ${name} over 2000 m`) }).check()
  // The way on floats over the list.
  await page.evaluate(() => window.scrollTo(0, 0))
  await page.getByRole('button', { name: 'Compare 2 sessions' }).click()
  await page.waitForURL(/\/reports\/comparison\/\d+\?with=\d+$/)
  // The same boat in both, from the start of the piece: four splits and the whole.
  await expect.poll(() => splits(page).count()).toBe(6)
  await page.getByRole('button', { name: /^Start from / }).waitFor()
  const curves = page.getByRole('slider', { name: 'Curves' })
  await curves.focus()
  await page.keyboard.press('End')
  const said = async () => (await curves.getAttribute('aria-valuetext')) ?? ''
  await expect.poll(said).toMatch(/^2,000\sm, Behind A 1\d\.\d s, Pace /)
  await page.keyboard.press('ArrowLeft')
  await expect.poll(said).toMatch(/Pace 1:\d\d\.\d · 1:\d\d\.\d \/500/)
  await page.getByRole('application', { name: 'Tracks of all boats' }).waitFor()
  // Another boat of the trial, which then leads.
  await page.getByText('Choose recordings', { exact: true }).click()
  const trial = page.getByRole('group', { name: /^Trial over 2000 m/ })
  await trial.getByRole('combobox', { name: 'Recordings' }).click()
  await page.getByRole('option', { name: 'Rigi' }).click()
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: /^Use C Rigi .* as the reference$/ }).click()
  await page.getByRole('link', { name: /^Rigi/ }).first().waitFor()
  await expect.poll(said).not.toMatch(/^2,000/)
  await page.getByRole('button', { name: /^Align by / }).click()
  await page.getByRole('menuitemradio', { name: 'Time', exact: true }).click()
  await page.waitForURL(/along=time/)
  await page.getByText(/^Metres behind A/).waitFor()
  // What was looked at last is one step away.
  await page.getByRole('main').getByRole('link', { name: 'Comparison' }).click()
  await page.getByRole('link', { name: 'Continue your last comparison' }).click()
  await page.waitForURL(/along=time/)
  await leave()
})

test('an athlete reads on a phone what they recorded themselves', async () => {
  const { page, leave } = await signedIn(demo, 'athlete', { size: PHONE })
  await page.goto(`${demo.url}/reports/comparison`)
  await page
    .getByRole('checkbox', { name: /^Select Threshold pieces/ })
    .first()
    .check()
  await page.getByRole('button', { name: 'Show 1 session' }).click()
  await page.getByRole('link', { name: 'Clara Dubois' }).waitFor()
  await page.getByRole('slider', { name: 'Curves' }).waitFor()
  const wide = () => page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth)
  await expect.poll(() => wide()).toBe(false)
  await leave()
})

test('the results of a session lead to its comparison', async () => {
  const { page, leave } = await signedIn(demo, 'coach', { size: DESKTOP })
  const session = /\/comparison\/(\d+)/.exec(kept())?.[1] ?? ''
  await page.goto(`${demo.url}/session/${session}/results`)
  await page.getByRole('link', { name: 'Compare with other sessions' }).click()
  await page.waitForURL(`${demo.url}/reports/comparison/${session}`)
  await page.getByRole('slider', { name: 'Curves' }).waitFor()
  await leave()
})
