import { beforeAll, expect, test } from 'vitest'
import { DESKTOP, guest, PHONE, signedIn } from '../browser.ts'
import { call, mailedLink, newFounder, tokenOf } from '../people.ts'
import { demo } from '../demo.ts'

/** As fast as a person types. */
const TYPING = { delay: 60 }
const PASSWORD = 'a calm lake at dawn'

let admin: string
beforeAll(async () => {
  admin = await tokenOf(demo, 'admin')
})

test.each([
  ['a desk', DESKTOP],
  ['a phone', PHONE],
])('what is typed replaces what is chosen, and Enter takes it, at %s', async (where, size) => {
  const founder = await newFounder(
    demo,
    admin,
    {
      first_name: 'Ida',
      last_name: 'Typist',
      email: `ida.${where.replace(' ', '-')}@typing.slipway.test`,
    },
    `Typists of ${where}`,
  )
  const { page, leave } = await signedIn(demo, founder, { size })
  await page.goto(`${demo.url}/edit-club`)
  const country = page.getByRole('combobox', { name: 'Country' })
  await expect.poll(() => country.inputValue()).toBe('Switzerland')
  await country.click()
  await country.pressSequentially('ger', TYPING)
  await page.keyboard.press('Enter')
  await expect.poll(() => country.inputValue()).toBe('Germany')
  await page.getByRole('listbox').waitFor({ state: 'hidden' })
  await country.pressSequentially('united king', TYPING)
  await page.keyboard.press('Enter')
  await expect.poll(() => country.inputValue()).toBe('United Kingdom')
  const zone = page.getByRole('combobox', { name: 'Time zone' })
  await zone.focus()
  await zone.pressSequentially('berlin', TYPING)
  await page.keyboard.press('Enter')
  await expect.poll(() => zone.inputValue()).toBe('Europe/Berlin')
  await zone.click()
  await page.keyboard.press('Enter')
  await expect.poll(() => zone.inputValue()).toBe('Europe/Berlin')
  await leave()
})

test('a founder’s country is that of the browser’s zone, and another one takes its place', async () => {
  const email = 'gerd@typing.slipway.test'
  const names = { first_name: 'Gerd', last_name: 'Zone', email, password: PASSWORD }
  const body = { ...names, preferred_language: 'en', account_type: 'club' }
  await call(demo, 'POST', 'register', { body })
  const { page, leave } = await guest({ language: 'en-GB', zone: 'Europe/Berlin' })
  await page.goto(await mailedLink(demo, admin, email, 'activation'))
  await page.locator('input[type=password]').fill(PASSWORD)
  await page.locator('button[type=submit]').click()
  await page.waitForURL('**/club')
  const country = page.getByRole('combobox', { name: 'Country' })
  await expect.poll(() => country.inputValue()).toBe('Germany')
  await country.click()
  await country.pressSequentially('switz', TYPING)
  await page.keyboard.press('Enter')
  await expect.poll(() => country.inputValue()).toBe('Switzerland')
  await leave()
})

test('nothing listens to the wheel of a whole page of choices, so that it scrolls at once', async () => {
  const { page, leave } = await signedIn(demo, 'coach')
  await page.goto(`${demo.url}/create-session`)
  const choice = page.getByRole('combobox', { name: 'Athletes' })
  const waitsFor = async () => {
    const cdp = await page.context().newCDPSession(page)
    const { result } = await cdp.send('Runtime.evaluate', { expression: 'document' })
    const { listeners } = await cdp.send('DOMDebugger.getEventListeners', {
      objectId: result.objectId ?? '',
    })
    return listeners.filter(({ type, passive }) => type === 'wheel' && !passive).length
  }
  await page.getByText('Athletes', { exact: true }).click()
  await choice.click()
  await page.getByRole('option').first().waitFor()
  expect(await waitsFor()).toBe(0)
  await leave()
})
