import { expect, test } from 'vitest'
import { PHONE, signedIn } from '../browser.ts'
import { demo } from '../demo.ts'

test('a tap shows what a mouse reads by resting on a thing', async () => {
  const { page, leave } = await signedIn(demo, 'coach', { size: PHONE })
  const path = demo.examples.find(({ route }) => route === '/session/:sessionId')?.path ?? ''
  await page.goto(demo.url + path)
  const time = page.locator('header time[title], main time[title]').first()
  await time.waitFor()
  const title = (await time.getAttribute('title')) ?? ''
  expect(title).not.toBe('')
  await time.tap()
  await page.getByRole('status').filter({ hasText: title }).waitFor()
  await page.getByRole('heading', { level: 1 }).tap()
  await page.getByRole('status').filter({ hasText: title }).waitFor({ state: 'detached' })
  await leave()
})
