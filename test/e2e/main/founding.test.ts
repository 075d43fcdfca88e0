import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import writeExcelFile from 'write-excel-file/node'
import { expectAccessible, guest } from '../browser.ts'
import { mailedLink, tokenOf } from '../people.ts'
import { demo } from '../demo.ts'

const EMAIL = 'frida.founder@journeys.slipway.test'
const CLUB = 'Journey Rowing Club'
const PEOPLE = ['Ada', 'Ben', 'Cleo', 'Dan', 'Eva', 'Finn', 'Gro', 'Hugo'].map((first, index) => ({
  first,
  last: 'Journey',
  email: `${first.toLowerCase()}@journeys.slipway.test`,
  born: `200${index}-05-0${index + 1}`,
}))

const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name })
const cell = (value: string) => ({ value, type: String })

/** A spreadsheet with headings of its own, as a club keeps it. */
const workbook = async (): Promise<Buffer> => {
  const head = ['Vorname', 'Nachname', 'E-Mail', 'Geburtsdatum'].map(cell)
  return writeExcelFile([
    head,
    ...PEOPLE.map(({ first, last, email, born }) => [first, last, email, born].map(cell)),
  ]).toBuffer()
}

test('a founder registers, names the club and brings in eight people from a sheet', async () => {
  const { page, leave } = await guest()
  await page.goto(`${demo.url}/login`)
  await page.getByRole('link', { name: /New here/ }).click()
  await heading(page, 'Create an account').waitFor()
  await page.getByLabel('First name').fill('Frida')
  await page.getByLabel('Last name').fill('Founder')
  await page.getByLabel('Email').fill(EMAIL)
  await page.getByLabel('Password', { exact: true }).fill('a calm lake at dawn')
  await page.getByRole('button', { name: 'Create account' }).click()
  await heading(page, 'Check your email').waitFor()
  await page.getByText(EMAIL).waitFor()

  await page.goto(await mailedLink(demo, await tokenOf(demo, 'admin'), EMAIL, 'activation'))
  await heading(page, /Frida/).waitFor()
  await page.locator('input[type=password]').fill('a calm lake at dawn')
  await page.getByRole('button', { name: /Activate/ }).click()

  await page.waitForURL('**/club')
  await page.locator('input[autocomplete=organization]').fill(CLUB)
  await expectAccessible(page, 'the step of the club')
  await page.locator('button[type=submit]').click()
  await page.waitForURL('**/final')
  await page.getByRole('link').or(page.getByRole('button')).first().waitFor()
  await page.goto(`${demo.url}/home`)
  await page.getByText(CLUB).first().waitFor()

  // The list of first steps leads on, so that nobody faces an empty screen.
  await page
    .getByRole('link', { name: /members/i })
    .first()
    .waitFor()
  await page.goto(`${demo.url}/bring-in/people`)
  await page.locator('input[type=file]').setInputFiles({
    name: 'people.xlsx',
    mimeType: 'application/octet-stream',
    buffer: await workbook(),
  })
  await page.getByRole('button', { name: 'Take in 8 people' }).click()
  await page.getByText('8 people were added').waitFor()
  await page.getByRole('link', { name: 'View members' }).click()
  for (const { first, last } of PEOPLE) await page.getByText(`${first} ${last}`).first().waitFor()
  expect(new URL(page.url()).pathname).toBe('/club-members')
  await leave()
})
