import { expect, test } from 'vitest'
import { PHONE, settles, signedIn } from '../browser.ts'
import { clubDay, present } from '../clock.ts'
import { demo } from '../demo.ts'

const DAY_MS = 24 * 3_600_000

test('on a phone whose clock is a day ahead today is the server’s day, and nothing fails', async () => {
  const { page, leave } = await signedIn(demo, 'athlete', { size: PHONE })
  const asked: string[] = []
  page.on('request', (request) => asked.push(`${request.url()} ${request.postData() ?? ''}`))
  await page.clock.setSystemTime(present() + DAY_MS)
  await page.goto(`${demo.url}/calendar?view=day`)
  const today = new RegExp(`, ${Number(clubDay().slice(-2))} `)
  await page.getByRole('heading', { level: 1, name: today }).waitFor()
  await expect
    .poll(() => asked.some((one) => one.includes('/agenda') && one.includes(clubDay())))
    .toBe(true)
  await page.goto(`${demo.url}/home`)
  await settles(page)
  await expect.poll(() => page.getByRole('alert').count()).toBe(0)
  await expect.poll(() => page.getByText(/connection/i).count()).toBe(0)
  await leave()
})
