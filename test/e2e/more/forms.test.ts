import { beforeAll, expect, test } from 'vitest'
import { signedIn } from '../browser.ts'
import { newFounder, tokenOf, type Founder } from '../people.ts'
import { demo } from '../demo.ts'

let founder: Founder
beforeAll(async () => {
  const names = { first_name: 'Fenja', last_name: 'Forms', email: 'fenja@forms.slipway.test' }
  founder = await newFounder(demo, await tokenOf(demo, 'admin'), names, 'Forms RC')
})

test('both forms of the club keep what is typed, and ask before it is lost', async () => {
  const { page, leave } = await signedIn(demo, founder)
  await page.goto(`${demo.url}/edit-club`)
  const name = page.getByLabel('Name').first()
  await name.fill('Forms Rowing')
  const dialog = page.getByRole('dialog')
  await page.getByRole('link', { name: 'Home' }).first().click()
  await dialog.getByText('Leave without saving?').waitFor()
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await expect.poll(() => name.inputValue()).toBe('Forms Rowing')
  await page.getByRole('button', { name: 'Save changes' }).click()
  await page.getByText('Club saved').waitFor()

  await page.getByRole('link', { name: 'Gold medal times' }).click()
  const times = page.getByRole('main')
  await times.getByRole('button', { name: 'Add a time' }).click()
  await times.getByPlaceholder('Boat class').first().fill('CM8x+')
  await times.getByText('Paddling').click()
  await times.getByRole('button', { name: 'Add a time' }).waitFor()
  await expect
    .poll(() => times.getByPlaceholder('Boat class').first().inputValue())
    .not.toBe('CM8x+')
  await times.getByText('Rowing', { exact: true }).click()
  await expect.poll(() => times.getByPlaceholder('Boat class').first().inputValue()).toBe('CM8x+')
  await page.getByRole('link', { name: 'Home' }).first().click()
  await dialog.getByRole('button', { name: 'Leave without saving' }).click()
  await page.waitForURL('**/home')
  await leave()
})

test('the list of crews follows what is typed, without losing a letter or its page', async () => {
  const { page, leave } = await signedIn(demo, founder)
  await page.goto(`${demo.url}/crews?page=3`)
  const field = page.getByPlaceholder('Search by crew or name')
  await field.pressSequentially('women’s eight')
  await expect.poll(() => field.inputValue()).toBe('women’s eight')
  await expect
    .poll(() => new URL(page.url()).search)
    .toBe(`?search=${encodeURIComponent('women’s')}+eight`)
  await leave()
})
