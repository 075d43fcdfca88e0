import { afterAll, beforeAll, expect, test } from 'vitest'
import type { DemoFile } from '../../../server/demo/demo-file.ts'
import { healthZip } from '../../support/health-export.ts'
import { startStandIn, type StandIn } from '../../support/stand-in-provider.ts'
import { expectAccessible, PHONE, signedIn } from '../browser.ts'
import { clubDay, clubInstant } from '../clock.ts'
import { startProduct, type Product } from '../demo.ts'

const daysAgo = (days: number) => new Date(clubInstant('06:00', clubDay(-days)))

let standIn: StandIn
let product: Product
let demo: DemoFile

beforeAll(async () => {
  standIn = await startStandIn('suunto', [
    { id: 'aaa1', start: daysAgo(2), seconds: 600 },
    { id: 'aaa2', start: daysAgo(5), seconds: 900 },
  ])
  product = await startProduct({
    SUUNTO_CLIENT_ID: standIn.registration.clientId,
    SUUNTO_CLIENT_SECRET: standIn.registration.clientSecret,
    SUUNTO_SUBSCRIPTION_KEY: standIn.registration.subscriptionKey ?? '',
    SUUNTO_URL: standIn.url,
  })
  demo = product.demo
})
afterAll(async () => {
  await product.stop()
  await standIn.close()
})

test('an athlete connects an account, gets earlier workouts, and disconnects', async () => {
  const { page, leave } = await signedIn(demo, 'athlete')
  await page.goto(`${demo.url}/settings/integrations`)
  const suunto = page.getByRole('region', { name: 'Suunto' })
  await page.getByRole('region', { name: 'Strava' }).getByText('Not available yet').waitFor()

  await suunto.getByRole('link', { name: 'Connect Suunto' }).click()
  await page.getByRole('button', { name: 'Continue to Suunto' }).click()
  await page.getByRole('link', { name: 'Decline' }).click()
  await page.getByText('You did not give permission at Suunto. Nothing was shared.').waitFor()
  await page.getByRole('link', { name: 'Try again' }).click()
  await page.getByRole('button', { name: 'Continue to Suunto' }).click()
  await page.getByRole('link', { name: 'Agree' }).click()
  await page.getByText('Suunto connected').waitFor()
  expect(new URL(page.url()).search).toBe('?connected=suunto')

  await suunto.getByRole('button', { name: 'Import earlier activities' }).click()
  await suunto.getByText('2 activities imported').waitFor()
  await suunto.getByRole('button', { name: 'Import earlier activities' }).waitFor()

  await suunto.getByRole('button', { name: 'Ask first' }).click()
  await suunto.getByText('They wait here until you approve them.').waitFor()
  standIn.account.workouts.push({ id: 'aaa3', start: daysAgo(3), seconds: 300 })
  await suunto.getByRole('button', { name: 'Import earlier activities' }).click()
  await suunto.getByRole('heading', { name: 'Import these activities?' }).waitFor()
  await expectAccessible(page, '/settings/integrations')
  const focused = () => page.evaluate(() => document.activeElement?.textContent ?? '')
  await suunto.getByRole('button', { name: /^Import Activity/ }).press('Enter')
  await suunto.getByText('3 activities imported').waitFor()
  await expect.poll(focused).toBe('Suunto')

  await suunto.getByRole('button', { name: 'Disconnect Suunto?' }).press('Enter')
  await page.getByRole('dialog').getByRole('button', { name: 'Disconnect' }).press('Enter')
  await suunto.getByRole('link', { name: 'Connect Suunto' }).waitFor()
  await expect.poll(focused).toBe('Suunto')
  expect(standIn.account.revoked).toBe(true)
  await leave()
})

test('and uploads the export of a phone', async () => {
  const { page, leave } = await signedIn(demo, 'athlete', { size: PHONE })
  await page.goto(`${demo.url}/settings/integrations`)
  const health = page.getByRole('region', { name: 'Apple Health' })
  const file = {
    name: 'export.zip',
    mimeType: 'application/zip',
    buffer: Buffer.from(healthZip(daysAgo(4), 600)),
  }
  const picker = health.locator('input[type=file]')
  for (const kind of ['.zip', '.xml'])
    expect(((await picker.getAttribute('accept')) ?? '').split(',')).toContain(kind)
  await picker.setInputFiles(file)
  await health.getByRole('status').filter({ hasText: 'Imported' }).waitFor()
  await expectAccessible(page, '/settings/integrations')
  await leave()
})
