import { readFileSync } from 'node:fs'
import { strFromU8, unzipSync } from 'fflate'
import { expect, test } from 'vitest'
import { expectAccessible, PHONE, signedIn } from '../browser.ts'
import { demo } from '../demo.ts'

const h1 = (name: string) => ({ level: 1, name }) as const

test('a manager takes all of the club along as one file', async () => {
  const { page, leave } = await signedIn(demo, 'manager')
  await page.goto(`${demo.url}/edit-club/data`)
  await page.getByRole('heading', h1('Data of the club')).waitFor()
  await page.getByText('No export has been made yet.').waitFor()
  await page.getByRole('cell', { name: /^[\d,]+ sessions$/ }).waitFor()
  await expectAccessible(page, 'the data of a club')
  await page.getByRole('button', { name: 'Make an export' }).click()
  await page.getByRole('heading', { name: 'Ready' }).waitFor({ timeout: 60_000 })
  await expectAccessible(page, 'an export that is ready')
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download' }).click(),
  ])
  expect(download.suggestedFilename()).toMatch(/-\d{4}-\d\d-\d\d\.zip$/)
  const entries = unzipSync(readFileSync(await download.path()))
  const sessions = strFromU8(entries['tables/sessions.ndjson'] ?? new Uint8Array()).trim()
  expect(sessions.split('\n').length).toBeGreaterThan(20)
  const monthly = page.getByRole('switch', { name: 'Every month by itself' })
  await monthly.click()
  await page.getByLabel('Kept for').selectOption({ label: '90 days' })
  await page.reload()
  await page.getByLabel('Kept for').waitFor()
  await expect.poll(() => page.getByLabel('Kept for').inputValue()).toBe('90')
  await monthly.click()
  await page.getByLabel('Kept for').waitFor({ state: 'detached' })
  await leave()
})

test('on a phone it is one column', async () => {
  const { page, leave } = await signedIn(demo, 'manager', { size: PHONE })
  await page.goto(`${demo.url}/edit-club/data`)
  await page.getByRole('heading', { name: 'What is in it' }).waitFor()
  await expectAccessible(page, 'the data of a club on a phone')
  await leave()
})

test('refuses the data of the club to a coach', async () => {
  const { page, leave } = await signedIn(demo, 'coach')
  await page.goto(`${demo.url}/edit-club/data`)
  await page.waitForURL('**/unauthorized')
  await leave()
})
