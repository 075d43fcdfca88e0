import { once } from 'node:events'
import { createServer, type AddressInfo } from 'node:net'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startProvider, somebody, type TestProvider } from '../../support/oidc-provider.ts'
import { expectAccessible, guest } from '../browser.ts'
import { startProduct, type Product } from '../demo.ts'

let provider: TestProvider
let product: Product
beforeAll(async () => {
  const port = await freePort()
  provider = await startProvider('club', [`http://localhost:${port}`])
  const { key, name, issuer, clientId: client_id, clientSecret } = provider.registration
  const registration = { key, name, issuer, client_id, client_secret: clientSecret }
  product = await startProduct({
    PORT: String(port),
    OIDC_PROVIDERS: JSON.stringify([registration]),
  })
})
afterAll(async () => {
  await product.stop()
  await provider.close()
})

/** The provider has to know where it sends people back to before the product starts. */
async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  server.close()
  return port
}

async function goOn(page: Page): Promise<void> {
  await page.goto(`${product.demo.url}/login`)
  await page.getByRole('button', { name: 'Continue with Club club' }).click()
}
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name })
const isHome = (page: Page) => page.waitForURL((url) => url.pathname === '/home')

test('an account is linked by its password, signs in by the provider, and is unlinked', async () => {
  const { demo } = product
  provider.signedIn = { ...somebody(), email: demo.accounts.athlete }
  const { page, leave } = await guest()
  await goOn(page)
  await heading(page, 'Link your account').waitFor()
  await expectAccessible(page, 'the question for the password')
  await page.locator('input[type=password]').fill('not this one')
  await page.keyboard.press('Enter')
  await page.getByText('Wrong email or password.').waitFor()
  await page.locator('input[type=password]').fill(demo.password)
  await page.keyboard.press('Enter')
  await isHome(page)

  await page.goto(`${demo.url}/logout`)
  await page.waitForURL((url) => url.pathname === '/login')
  await goOn(page)
  await isHome(page)

  await page.goto(`${demo.url}/settings/password`)
  await page.getByRole('button', { name: 'Unlink: Club club' }).click()
  const form = page.locator('form').filter({ has: page.getByRole('button', { name: 'Unlink' }) })
  await form.locator('input[type=password]').fill(demo.password)
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: 'Link Club club' }).click()
  const again = page.locator('form').filter({ has: page.getByRole('button', { name: /Continue/ }) })
  await again.locator('input[type=password]').fill(demo.password)
  await expectAccessible(page, '/settings/password')
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: 'Unlink: Club club' }).waitFor()
  expect(new URL(page.url()).pathname).toBe('/settings/password')
  await leave()
})

test('somebody nobody knows opens an account, and lands where one without a club does', async () => {
  provider.signedIn = somebody()
  const { page, leave } = await guest()
  await goOn(page)
  await heading(page, 'Create an account').waitFor()
  await expect.poll(() => page.getByLabel('First name').inputValue()).toBe('Ida')
  await expectAccessible(page, 'the question for the name')
  await page.getByRole('button', { name: 'Create account' }).click()
  await page.waitForURL((url) => url.pathname === '/welcome')
  await leave()
})

test('who says no, or comes back to a way that is over, reads so at the sign-in', async () => {
  provider.signedIn = null
  const { page, leave } = await guest()
  await goOn(page)
  await page.waitForURL((url) => url.pathname === '/login')
  await page.getByText('You cancelled the sign-in at the other service.').waitFor()
  await page.goto(`${product.demo.url}/sign-in/club?code=old&state=old`)
  await page.waitForURL((url) => url.pathname === '/login')
  await page.getByText('This sign-in was started in another window').waitFor()
  await leave()
})

test('where the provider is down, the sign-in says so, and the password still works', async () => {
  const { page, leave } = await guest()
  await page.route('**/api/v2/login/provider', (route) => route.abort())
  await goOn(page)
  await page.getByRole('alert').waitFor()
  await page.locator('input[autocomplete=username]').fill(product.demo.accounts.athlete)
  await page.locator('input[type=password]').fill(product.demo.password)
  await page.keyboard.press('Enter')
  await isHome(page)
  await leave()
})
