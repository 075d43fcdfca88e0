import type { Page } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'
import { expectAccessible, signedIn } from '../browser.ts'
import { call, newFounder, tokenOf, type Founder } from '../people.ts'
import { demo } from '../demo.ts'

const HEAD = 'first_name,last_name,email,date_of_birth'
/** Sixty rows; five of them are wrong, each in its own way. Line 1 holds the headings. */
const BAD = new Map([
  [7, 'Rower,No5,not an address,2004-01-01'],
  [18, ',,nobody@crowd.slipway.test,2004-01-01'],
  [29, 'Rower,No27,rower27@crowd.slipway.test,31.02.2004'],
  [40, 'Rower,No38,rower1@crowd.slipway.test,2004-01-01'],
  [51, 'Rower,No49,rower49@crowd,2004-01-01'],
])
const line = (number: number) =>
  BAD.get(number) ?? `Rower,No${number - 2},rower${number - 2}@crowd.slipway.test,2004-01-01`
const CSV = [HEAD, ...Array.from({ length: 60 }, (_, index) => line(index + 2)), ''].join('\r\n')

let founder: Founder

beforeAll(async () => {
  const names = { first_name: 'Mona', last_name: 'Manager', email: 'mona@crowd.slipway.test' }
  founder = await newFounder(demo, await tokenOf(demo, 'admin'), names, 'Crowd RC')
})

type Members = {
  data: { id: number; full_name: string; status: number }[]
  meta: { total: number }
}
const members = (status: string) =>
  call<Members>(demo, 'GET', `club-users?status=${status}&limit=1000`, founder)
const ONBOARDING = '6'
const INVITED = '4'

test('a manager brings in sixty people with five bad rows, which are corrected in place', async () => {
  const { page, leave } = await signedIn(demo, founder)
  await page.goto(`${demo.url}/bring-in/people`)
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'people.csv', mimeType: 'text/csv', buffer: Buffer.from(CSV) })
  await page.getByRole('button', { name: 'Take in 55 people' }).waitFor()
  const correct = async (cell: string, text: string) => {
    await page.getByRole('textbox', { name: cell, exact: true }).fill(text)
    await page.keyboard.press('Enter')
  }
  await page.getByLabel('Show').selectOption({ label: 'look' })
  await correct('Row 7, Email', 'rower5@crowd.slipway.test')
  await correct('Row 18, First name', 'Sam')
  await correct('Row 29, Date of birth', '2004-02-28')
  await correct('Row 40, Email', 'rower38@crowd.slipway.test')
  await correct('Row 51, Email', 'rower49@crowd.slipway.test')
  await page.getByRole('button', { name: 'Take in 60 people' }).click()
  await page.getByText('60 people were added').waitFor()
  expect((await members(ONBOARDING)).meta.total).toBe(60)
  await leave()
})

test('a half-typed person is still there after a look at another way', async () => {
  const { page, leave } = await signedIn(demo, founder)
  await page.goto(`${demo.url}/add-member`)
  const name = page.getByRole('textbox', { name: 'First name' })
  await name.fill('Ida')
  await page.getByRole('tab', { name: 'Paste a list' }).click()
  await name.waitFor({ state: 'hidden' })
  await page.getByRole('tab', { name: 'One person' }).click()
  await expect.poll(() => name.inputValue()).toBe('Ida')
  await leave()
})

test('and invites squad by squad, resends two invitations and changes a role', async () => {
  const { data } = await members(ONBOARDING)
  const halves = { Lightweights: data.slice(0, 30), Novices: data.slice(30) }
  const squads = new Map<string, number>()
  for (const [name, people] of Object.entries(halves)) {
    const made = await call<{ data: { id: number } }>(demo, 'POST', 'squads', {
      ...founder,
      body: { name, user_ids: people.map(({ id }) => id) },
    })
    squads.set(name, made.data.id)
  }
  const { page, leave } = await signedIn(demo, founder)
  let invited = 0
  for (const [name, people] of Object.entries(halves)) {
    await page.goto(`${demo.url}/club-members?squads=${squads.get(name)}`)
    await page
      .getByText(people[0]?.full_name ?? '')
      .first()
      .waitFor()
    const actions = page.getByRole('group', { name: 'Actions for selected members' })
    await actions.getByRole('checkbox').check()
    await actions.getByRole('button', { name: 'Invite or resend' }).click()
    invited += people.length
    await expect.poll(async () => (await members(INVITED)).meta.total).toBe(invited)
  }

  const again = page.getByRole('button', { name: 'Resend invitation' })
  for (const person of data.slice(0, 2)) {
    await page.goto(`${demo.url}/club-members/edit?user=${person.id}`)
    await heading(page, person.full_name).waitFor()
    await again.click()
    await page.getByText('Saved', { exact: true }).first().waitFor()
  }
  // A third one within ten minutes is too many.
  await again.click()
  await page.getByText(/invitation was just sent/).waitFor()

  await page.goto(`${demo.url}/club-members/edit?user=${data[5]?.id}`)
  await page.getByRole('checkbox', { name: 'Coach', exact: true }).check()
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  const roles = async () =>
    (
      await call<{ data: { roles: number[] } }>(demo, 'GET', `club-users/${data[5]?.id}`, founder)
    ).data.roles.toSorted((a, b) => a - b)
  await expect.poll(roles).toEqual([2, 6])
  await leave()
})

/** As Excel on a Mac writes it: a title, dates that can be read in two ways, its own letters. */
const FROM_A_MAC = [
  'Mitgliederliste 2026;;;;',
  '',
  'E-Mail;Name;Vorname;Gruppe;geb. am',
  'joerg@mac.slipway.test;M\x9F\xA7ig;J\x9Arg;Novices;03/04/2012',
  ';Gro\xA7;Zo\x91;Masters;05/06/1990',
  'rower1@crowd.slipway.test;No1;Rower;;',
].join('\r\n')

test('and before anybody is added, a file shows what it says and who is known', async () => {
  const { page, leave } = await signedIn(demo, founder)
  await page.goto(`${demo.url}/bring-in/people`)
  await page.locator('input[type=file]').setInputFiles({
    name: 'mitglieder.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(FROM_A_MAC, 'latin1'),
  })
  const rows = page.getByRole('table', { name: 'Rows as they will be' })
  await rows.getByRole('cell', { name: 'Müßig' }).waitFor()
  await page.getByLabel('Characters').selectOption({ label: 'Windows (Western Europe)' })
  await rows.getByRole('cell', { name: 'MŸ§ig' }).waitFor()
  await page.getByLabel('Characters').selectOption({ label: 'Mac (Western Europe)' })
  await rows.getByRole('cell', { name: 'Müßig' }).waitFor()
  await expect.poll(() => page.getByLabel('Row with the headings').inputValue()).toBe('3')
  await expectAccessible(page, 'columns of a file')
  await page.getByLabel('What does 03/04/2012 mean?').selectOption('day-month')
  await page.getByLabel('What Masters means').waitFor()
  const rowOf = (text: string) => page.getByRole('row').filter({ hasText: text })
  await rowOf('Müßig').getByText('new').waitFor()
  await rowOf('Groß').getByText('new').waitFor()
  await rowOf('No1').getByText('known').waitFor()
  await expectAccessible(page, 'people before they are added')
  await page.getByRole('button', { name: 'Take in 3 people' }).click()
  await page.getByText('2 people were added').waitFor()
  const { data } = await call<Members>(demo, 'GET', 'club-users?query=Müßig', founder)
  expect(data).toMatchObject([{ full_name: 'Jörg Müßig', status: Number(ONBOARDING) }])
  await leave()
})

const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name })
