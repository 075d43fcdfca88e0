import { expect, test } from 'vitest'
import { PHONE, settles, signedIn } from '../browser.ts'
import { demo } from '../demo.ts'

test('the next sessions of two children are on two screens of a phone', async () => {
  const { page, leave } = await signedIn(demo, 'guardian', { size: PHONE })
  await page.goto(`${demo.url}/children`)
  await settles(page)
  await expect.poll(() => page.getByRole('region').count()).toBeGreaterThanOrEqual(2)
  const height = await page.evaluate(() => document.documentElement.scrollHeight)
  expect(height).toBeLessThanOrEqual(2 * PHONE.height)
  await leave()
})
