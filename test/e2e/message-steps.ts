import type { Page } from 'playwright-core'
import { demo } from './demo.ts'

export const ATHLETE = 'Clara Dubois'
export const field = (page: Page) => page.getByRole('textbox', { name: 'Write a message' })
export const log = (page: Page) => page.getByRole('log', { name: 'Messages' })
export const said = (page: Page, text: string) => log(page).getByText(text, { exact: true })
export const textsIn = (page: Page) => log(page).locator('li p').allTextContents()

export async function write(page: Page, text: string): Promise<void> {
  await field(page).fill(text)
  await field(page).press('Enter')
  await said(page, text).waitFor()
}

/** A group of a coach and an athlete who are of age, begun by the coach. */
export async function beginGroup(page: Page, name: string): Promise<void> {
  await page.goto(`${demo.url}/messages`)
  await page.getByRole('button', { name: 'Create group' }).click()
  const modal = page.getByRole('dialog')
  await modal.getByRole('textbox', { name: 'Group name' }).fill(name)
  await modal.getByRole('combobox', { name: 'People' }).fill(ATHLETE)
  await page.getByRole('option', { name: ATHLETE }).click()
  await page.keyboard.press('Escape')
  await modal.getByRole('button', { name: 'Create group' }).click()
  await page.getByRole('heading', { name, exact: true }).waitFor()
}
