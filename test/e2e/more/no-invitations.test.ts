import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { expectAccessible, guest, PHONE } from '../browser.ts'
import { demo } from '../demo.ts'

const path = demo.examples.find(({ route }) => route === '/no-invitations/:code')?.path ?? ''
const url = `${demo.url}${path}`

const button = (page: Page, name: RegExp) => page.getByRole('button', { name })

test('stops invitations by the click in the mail, those of all clubs by another, and back', async () => {
  const { page, leave } = await guest({ size: PHONE, language: 'en' })
  await page.goto(url)
  await page.getByText(/You will receive no more invitations from/).waitFor()
  await button(page, /Stop all invitations/).click()
  await page.getByText(/You will receive no more invitations from any club/).waitFor()
  await button(page, /Receive invitations again/).click()
  await page.getByText(/You can receive invitations from .* again/).waitFor()
  await expectAccessible(page, 'wanted invitations')
  await leave()
})

test('says that a link leads nowhere when its code is none', async () => {
  const { page, leave } = await guest({ size: PHONE, language: 'en' })
  await page.goto(`${demo.url}/no-invitations/no-such-code`)
  await page.getByRole('heading', { level: 1, name: 'This link does not work' }).waitFor()
  await expect.poll(() => page.locator('[data-page-state="error"]').count()).toBe(1)
  await expectAccessible(page, 'a link that leads nowhere')
  await leave()
})
