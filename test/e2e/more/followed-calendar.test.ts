import { test } from 'vitest'
import { expectAccessible, PHONE, signedIn } from '../browser.ts'
import { demo } from '../demo.ts'

/** The product asks no address of this machine, so that a story sees it refused. */
test('a coach is refused an address that leads into the network of the server', async () => {
  const { page, leave } = await signedIn(demo, 'coach', { size: PHONE, scheme: 'dark' })
  await page.goto(`${demo.url}/bring-in/events`)
  await page.getByLabel('iCal address').fill('webcal://127.0.0.1/calendar.ics')
  await page.getByRole('button', { name: 'Read the calendar' }).click()
  await page.getByText('This address leads into a private or reserved network.').first().waitFor()
  await expectAccessible(page, 'an address of a calendar that is refused')
  await leave()
})
