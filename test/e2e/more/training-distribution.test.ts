import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { DESKTOP, PHONE, signedIn } from '../browser.ts'
import { demo } from '../demo.ts'

const part = (page: Page) => page.getByRole('region', { name: 'Training distribution' })
/** It is fetched when somebody gets there. */
const scrollDown = (page: Page) => page.getByRole('main').press('End')

test('a coach sees how the athletes’ training is spread, and finds the choice again', async () => {
  const { page, leave } = await signedIn(demo, 'coach', { size: DESKTOP })
  await page.goto(`${demo.url}/home`)
  await page.getByRole('heading', { name: 'This morning' }).waitFor()
  await scrollDown(page)
  const score = part(page).getByRole('combobox', { name: 'Score' })
  await score.waitFor()
  expect([
    await score.inputValue(),
    await part(page).getByRole('combobox', { name: 'Period' }).inputValue(),
  ]).toEqual(['zones', 'today'])
  await part(page).getByRole('combobox', { name: 'Period' }).selectOption('Last 4 weeks')
  await part(page)
    .getByText(/\d+ of \d+ athletes you can see · \d+ sessions/)
    .waitFor()
  const zones = part(page).getByRole('list', { name: 'Time in each zone' }).getByRole('listitem')
  await expect.poll(() => zones.count()).toBe(7)
  const percents = (await zones.allTextContents()).map((text) => Number(/(\d+)%/.exec(text)?.[1]))
  expect(percents.reduce((sum, percent) => sum + percent, 0)).toBe(100)
  // Halfway down, some row lies half below the bar on top.
  await page.getByRole('main').press('Home')
  await score.selectOption('ETS')
  await part(page).getByRole('list', { name: 'By sport' }).waitFor()
  await part(page)
    .getByText(/ETS per athlete who trained/)
    .waitFor()
  await page.reload()
  await page.getByRole('heading', { name: 'This morning' }).waitFor()
  await scrollDown(page)
  await part(page)
    .getByText(/ETS per athlete who trained/)
    .waitFor()
  await leave()
})

test('an athlete sees their own on a phone, and nothing jumps when it comes', async () => {
  const { page, leave } = await signedIn(demo, 'athlete', { size: PHONE })
  await page.goto(`${demo.url}/home`)
  const results = page.getByRole('heading', { name: 'Last results' })
  await results.waitFor()
  // From there to the end of the page: sessions above may still come and go by themselves.
  const height = () =>
    results.evaluate(
      (heading) =>
        document.documentElement.scrollHeight -
        Math.round(heading.getBoundingClientRect().top + window.scrollY),
    )
  const before = await height()
  await expect.poll(() => part(page).count()).toBe(0)
  await scrollDown(page)
  await part(page).getByRole('combobox', { name: 'Period' }).selectOption('Last 4 weeks')
  await part(page)
    .getByText(/Your training · \d+ sessions/)
    .waitFor()
  await expect.poll(() => height()).toBe(before)
  await leave()
})
