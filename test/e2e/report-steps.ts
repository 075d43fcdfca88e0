import type { Page } from 'playwright-core'

/** Narrows a report down by a value of one of its filters. */
export async function filterBy(page: Page, filter: string, value: string): Promise<void> {
  await page.getByRole('button', { name: /^Filter/ }).click()
  const menu = page.getByRole('dialog')
  await menu.getByRole('button', { name: filter }).click()
  await menu.getByRole('checkbox', { name: value }).check()
  await menu.getByRole('button', { name: 'Show' }).click()
}

/** Chooses the days a report is about by their name. */
export async function choosePeriod(page: Page, period: string): Promise<void> {
  await page.getByRole('button', { name: /^Period: / }).click()
  await page.getByRole('dialog').getByRole('button', { name: period, exact: true }).click()
}

/** Chooses how a report is shown. */
export async function displayAs(page: Page, label: string, option: string): Promise<void> {
  await page.getByRole('button', { name: 'Display' }).click()
  await page.getByRole('combobox', { name: label, exact: true }).click()
  await page.getByRole('option', { name: option, exact: true }).click()
  await page.keyboard.press('Escape')
}

/** Goes from one report to another by its title. */
export async function switchReport(page: Page, name: string): Promise<void> {
  await page.getByRole('heading', { level: 1 }).getByRole('button').click()
  await page.getByRole('dialog').getByRole('link', { name }).click()
}
