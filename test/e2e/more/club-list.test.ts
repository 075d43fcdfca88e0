import { beforeAll, expect, test } from 'vitest'
import { expectAccessible, PHONE, signedIn } from '../browser.ts'
import { demo } from '../demo.ts'
import { call, newFounder, tokenOf, type Founder } from '../people.ts'

const HEAD = 'Nachname;Vorname;Geburtsdatum;E-Mail;Gruppen;Telefon Privat;Telefon Mobil;Spind'
const LAST = ['Ammann', 'Berger', 'Brandt', 'Chen', 'Dubois', 'Egli', 'Frei', 'Huber', 'Kern']
const GROUPS = ['JM A', 'JM B', 'Elite F', 'Masters']
/** Two of the rows name a day and an address that there are not. */
const BAD: Record<number, { born?: string; email?: string }> = {
  5: { born: '31.02.2002' },
  7: { email: 'frei.anna@example' },
}
const rowOf = (place: number): string => {
  const last = `${LAST[place % LAST.length]}${place}`
  const born = BAD[place + 1]?.born ?? '14.03.2010'
  const email = BAD[place + 1]?.email ?? `${last.toLowerCase()}@rotsee.slipway.test`
  return `${last};Lea;${born};${email};${GROUPS[place % 4]};;079 555 01 ${10 + place};${place}`
}
const CSV = [HEAD, ...Array.from({ length: 46 }, (_, place) => rowOf(place)), ''].join('\r\n')
const FILE = { name: 'Mitglieder_2026.csv', mimeType: 'text/csv', buffer: Buffer.from(CSV) }

let founder: Founder

beforeAll(async () => {
  const names = { first_name: 'Urs', last_name: 'Meier', email: 'urs@rotsee.slipway.test' }
  founder = await newFounder(demo, await tokenOf(demo, 'admin'), names, 'Rowing Club Rotsee')
})

type Members = { data: { full_name: string }[]; meta: { total: number } }
const total = async () =>
  (await call<Members>(demo, 'GET', 'club-users?status=6&limit=1', founder)).meta.total

test('a manager brings in the list of another program, leaves two rows out and takes all back', async () => {
  const { page, leave } = await signedIn(demo, founder)
  await page.goto(`${demo.url}/edit-club/data`)
  await page.getByRole('link', { name: 'Bring in', exact: true }).click()
  await expectAccessible(page, 'what can be brought in')
  await page.getByRole('link', { name: 'A spreadsheet of members from any program' }).click()
  await page.locator('input[type=file]').setInputFiles(FILE)
  const take = page.getByRole('button', { name: 'Take in 44 people' })
  await take.waitFor()
  await page.getByText('ClubDesk list').waitFor()
  await page.getByText('There is no 31 February.').waitFor()
  await page.getByText('“frei.anna@example”').waitFor()
  await expectAccessible(page, 'a list of people as it will be')
  await page.getByLabel('What Elite F means').selectOption({ label: 'Leave out' })
  await take.click()
  await page.getByText('44 people were added').waitFor()
  await page.getByText('2 rows were left out.').waitFor()
  await page.getByRole('link', { name: 'Save them as a file' }).waitFor()
  await expectAccessible(page, 'a list of people that was taken in')
  expect(await total()).toBe(44)
  await page.getByRole('button', { name: 'Undo Mitglieder_2026.csv' }).click()
  await page.getByText('Undone', { exact: true }).waitFor()
  expect(await total()).toBe(0)
  await leave()
})

test('and on a phone in the dark corrects both in place, with the columns of last time', async () => {
  const { page, leave } = await signedIn(demo, founder, { size: PHONE, scheme: 'dark' })
  await page.goto(`${demo.url}/bring-in/people`)
  await page.locator('input[type=file]').setInputFiles(FILE)
  await page.getByRole('button', { name: 'Columns as last time' }).waitFor()
  await page.getByRole('button', { name: 'Take in 44 people' }).waitFor()
  const correct = async (row: number, cell: string, text: string) => {
    const fix = page.getByRole('listitem').filter({ hasText: `Row ${row}` })
    await fix.getByRole('button', { name: 'Correct it here' }).click()
    const box = page.getByRole('textbox', { name: cell, exact: true })
    await expect
      .poll(() => box.evaluate((element) => element === document.activeElement))
      .toBe(true)
    await box.fill(text)
    await page.keyboard.press('Enter')
  }
  await correct(6, 'Row 6, Date of birth', '28.02.2002')
  await correct(8, 'Row 8, Email', 'frei.anna@rotsee.slipway.test')
  await page.getByRole('button', { name: 'Take in 46 people' }).waitFor()
  await expectAccessible(page, 'a list of people on a phone in the dark')
  await page.getByRole('button', { name: 'Take in 46 people' }).click()
  await page.getByText('46 people were added').waitFor()
  expect(await total()).toBe(46)

  await page.goto(`${demo.url}/edit-club/data/bring-in`)
  await page.getByRole('button', { name: 'Undo Mitglieder_2026.csv' }).click()
  await expect.poll(total).toBe(0)
  await leave()
})
