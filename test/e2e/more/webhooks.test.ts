import { expect, test } from 'vitest'
import { DESKTOP, expectAccessible, PHONE, signedIn } from '../browser.ts'
import { demo } from '../demo.ts'

// Public addresses where nothing listens, so that no name has to be found and nothing arrives.
test.each([
  ['desk', DESKTOP, 'https://1.1.1.1:65001/slipway'],
  ['phone', PHONE, 'https://1.1.1.1:65002/slipway'],
] as const)(
  'at a %s a manager adds an address, sees its secret once, and follows a test message',
  async (_, size, address) => {
    const { page, leave } = await signedIn(demo, 'manager', { size })
    await page.goto(`${demo.url}/webhooks`)
    await page.getByRole('button', { name: 'Add webhook' }).click()
    await page.getByLabel('Address').fill('https://10.0.0.1/slipway')
    await page.keyboard.press('Enter')
    await page.getByText('This address leads into a private or reserved network.').waitFor()
    await page.getByLabel('Address').fill(address)
    await page.keyboard.press('Enter')
    const secret = page.getByText(/^whsec_/)
    await secret.waitFor()
    await expectAccessible(page, 'webhooks with a new secret')
    await page.getByRole('button', { name: 'Done' }).click()
    await secret.waitFor({ state: 'detached' })

    await page.getByRole('link', { name: address }).click()
    await page.getByText('No messages').waitFor()
    await page.getByRole('button', { name: 'Send a test' }).click()
    await page.getByText(/Not delivered yet, next attempt/).waitFor()
    await page.getByRole('button', { name: 'Send again: Test' }).click()
    await page.getByText('The message is being sent again.').waitFor()
    await expectAccessible(page, 'the log of a webhook')

    await page.getByRole('button', { name: 'New secret' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'New secret' }).click()
    await secret.waitFor()
    await page.getByText(/also signed with the previous secret until/).waitFor()

    await page.getByRole('button', { name: 'Delete', exact: true }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
    await page.waitForURL('**/webhooks')
    await expect.poll(() => page.getByRole('link', { name: address }).count()).toBe(0)
    await leave()
  },
)
