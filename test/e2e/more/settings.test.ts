import { expect, test } from 'vitest'
import { expectAccessible, PHONE, signedIn } from '../browser.ts'
import { demo } from '../demo.ts'

const h1 = (name: string) => ({ level: 1, name }) as const

test('a person goes through the settings by keyboard, and old links lead to their pages', async () => {
  const { page, leave } = await signedIn(demo, 'athlete')
  await page.goto(`${demo.url}/settings/account`)
  await page.getByRole('heading', h1('Name and picture')).waitFor()
  await page.getByRole('link', { name: 'Two-step verification' }).focus()
  await page.keyboard.press('Enter')
  await page.getByRole('heading', h1('Two-step verification')).waitFor()
  await page.goto(`${demo.url}/settings/account?part=data`)
  await page.waitForURL('**/settings/data')
  await page.goto(`${demo.url}/settings/account?email_code=c0de`)
  await page.waitForURL('**/settings/email?code=c0de')
  await page.getByRole('button', { name: 'Confirm new address' }).waitFor()
  await leave()
})

test('on a phone the settings of the club are a list that leads to each page and back', async () => {
  const { page, leave } = await signedIn(demo, 'manager', { size: PHONE })
  await page.goto(`${demo.url}/edit-club/pages`)
  await page.getByRole('heading', h1('Club settings')).waitFor()
  await page.getByRole('link', { name: 'Training and calendar' }).click()
  await page.getByRole('heading', h1('Training and calendar')).waitFor()
  await page.getByLabel('Terminology').selectOption({ index: 1 })
  await page.getByRole('link', { name: 'Club settings' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Leave without saving' }).click()
  await page.getByRole('heading', h1('Club settings')).waitFor()
  await leave()
})

test('at a desk the list of settings marks the page one is on, and no other', async () => {
  const { page, leave } = await signedIn(demo, 'manager')
  await page.goto(`${demo.url}/edit-club/training`)
  await page.getByRole('heading', h1('Training and calendar')).waitFor()
  const marked = page.locator('nav[aria-label="Club settings"] [aria-current=page]')
  await expect.poll(() => marked.allInnerTexts()).toEqual(['Training and calendar'])
  await leave()
})

test('a manager who follows no boats finds what people outside see now', async () => {
  const { page, leave } = await signedIn(demo, 'manager')
  await page.goto(`${demo.url}/edit-club/outside`)
  await page.getByRole('heading', h1('Sharing outside the club')).waitFor()
  await page.getByRole('main').getByRole('link', { name: 'Public pages' }).click()
  await page.getByRole('heading', h1('Public pages')).waitFor()
  await page
    .getByRole('button', { name: /^Copy link: / })
    .first()
    .waitFor()
  await leave()
})

test('refuses the pages of the club to somebody who may change nothing of it', async () => {
  const { page, leave } = await signedIn(demo, 'athlete')
  for (const path of ['/edit-club', '/edit-club/pages', '/edit-club/venue', '/edit-club/roles']) {
    await page.goto(demo.url + path)
    await page.waitForURL('**/unauthorized')
  }
  await expect.poll(() => page.getByRole('link', { name: 'Club settings' }).count()).toBe(0)
  await leave()
})

test('a manager takes one permission from a member, which is marked, and gives it back', async () => {
  const { page, leave } = await signedIn(demo, 'manager', { size: PHONE })
  const { path } = demo.examples.find(({ route }) => route === '/club-members/edit') ?? {}
  await page.goto(demo.url + (path ?? ''))
  const seesMembers = page.getByRole('checkbox', { name: 'See the club’s members' })
  await seesMembers.uncheck()
  await page.getByText('removed from role').waitFor()
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await page.getByText('Saved. Changes apply from now on.').waitFor()
  await expect.poll(() => seesMembers.isChecked()).toBe(false)
  await expectAccessible(page, 'a member with an exception')
  await page.getByRole('button', { name: 'Use role default: See the club’s members' }).click()
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  // A link asks about what is not saved yet.
  await page.locator('button[type=submit]:disabled:not([data-loading])').waitFor()
  await expect.poll(() => page.getByText('removed from role').count()).toBe(0)
  await page.getByRole('link', { name: 'What each role can do' }).click()
  await page.getByLabel('Role', { exact: true }).selectOption({ label: 'Coach' })
  await page.getByRole('checkbox', { name: 'Manage equipment' }).waitFor()
  await expectAccessible(page, 'what each role can do')
  await leave()
})
