import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { DESKTOP, expectAccessible, guest, PHONE, signedIn } from '../browser.ts'
import { startProduct, type Product } from '../demo.ts'

const NAMES = [
  'Lena Vogt',
  'Tom Harris',
  'Clara Dubois',
  'Ida Jensen',
  'Nils Brandt',
  'Theo Martin',
  'Greta Wolf',
  'Anton Kraus',
  'Finn Becker',
  'Max Keller',
  'Ella Sommer',
  'Mia Hoffmann',
]
const MIA = 'Mia Hoffmann'
const CARDS_ON_A_PAGE = 8

/** A product that sends no mail. */
let product: Product
beforeAll(async () => {
  product = await startProduct({ ARGUMENT: '--no-demo' })
})
afterAll(() => product.stop())

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name })
const section = (page: Page) => page.getByRole('region', { name: 'One each' })

async function addNames(page: Page): Promise<void> {
  await page.goto(`${product.demo.url}/add-member?way=list`)
  await page.getByText('No mail server configured').waitFor()
  await page.getByText('Add now, invite later').click()
  await page.getByLabel('Names and email addresses').fill(NAMES.join('\n'))
  await button(page, `Check ${NAMES.length} people`).click()
  await button(page, `Add ${NAMES.length} people`).click()
  await page.getByText(`${NAMES.length} members added`).waitFor()
}

/** Prints the cards; says for how many. */
async function printCards(page: Page): Promise<number> {
  const print = button(page, /^Print \d+ cards$/)
  const count = Number(/\d+/.exec(await print.innerText())?.[0])
  await print.click()
  await expect.poll(() => page.locator('body > div:not(#root) img').count()).toBe(count)
  const paper = (await page.pdf({ preferCSSPageSize: true })).toString('latin1')
  expect(paper.match(/\/Type\s*\/Page\b/g)).toHaveLength(Math.ceil(count / CARDS_ON_A_PAGE))
  return count
}

/** The link as the window with its code shows it. */
async function linkOf(page: Page, name: string): Promise<string> {
  await section(page)
    .getByRole('button', { name: `QR code of ${name}` })
    .click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('img', { name: `QR code of ${name}` }).waitFor()
  await expectAccessible(page, 'the code of one member')
  const link = await dialog.getByText('/join/').innerText()
  await page.keyboard.press('Escape')
  await dialog.waitFor({ state: 'detached' })
  return new URL(link).pathname
}

async function joinBy(link: string): Promise<void> {
  const { page, leave } = await guest({ size: PHONE })
  await page.goto(product.demo.url + link)
  const title = page.getByRole('heading', { level: 1, name: new RegExp(`^Join .* as ${MIA}$`) })
  await title.waitFor()
  await expectAccessible(page, 'the link of one member')
  await page.getByRole('link', { name: 'Create account' }).click()
  await page.getByText('Create your account and you are in the club.').waitFor()
  await expect.poll(() => page.getByLabel('First name').inputValue()).toBe('Mia')
  await expect.poll(() => page.getByLabel('Last name').inputValue()).toBe('Hoffmann')
  await expectAccessible(page, 'signing up by the link of one member')
  await page.getByLabel('Email').fill('mia@slipway.test')
  await page.locator('input[type=password]').fill('a quiet bend upstream')
  await button(page, 'Create account').click()
  await page.waitForURL('**/home')
  await leave()
}

test('twelve names get cards, and one of them joins by hers without a mail', async () => {
  const { page, leave } = await signedIn(product.demo, 'manager', { size: DESKTOP })
  await addNames(page)
  await page.goto(`${product.demo.url}/add-member?way=link`)
  const row = section(page).getByRole('row').filter({ hasText: MIA })
  await row.getByText('Not opened').waitFor()
  await expect.poll(() => button(page, /by email$/).count()).toBe(0)
  await expectAccessible(page, 'links for everybody and one each')
  expect(await printCards(page)).toBeGreaterThanOrEqual(NAMES.length)
  const link = await linkOf(page, MIA)
  const looked = await guest({ size: PHONE })
  await looked.page.goto(product.demo.url + link)
  await looked.page.getByRole('heading', { name: new RegExp(MIA) }).waitFor()
  await looked.leave()
  await page.reload()
  await row.getByText('Opened', { exact: true }).waitFor()

  await joinBy(link)
  await page.reload()
  await row.getByText('Joined', { exact: true }).waitFor()
  await expect.poll(() => row.getByRole('button').count()).toBe(0)
  await leave()

  const late = await guest({ size: PHONE })
  await late.page.goto(product.demo.url + link)
  await late.page.getByRole('heading', { name: 'This link is no longer active' }).waitFor()
  await late.leave()
})
