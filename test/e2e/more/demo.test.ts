import { expect, test } from 'vitest'
import { DESKTOP, expectAccessible, guest, PHONE } from '../browser.ts'
import { demo } from '../demo.ts'

const STEPS = 7

test.each([
  ['coach', DESKTOP, 'light'],
  ['athlete', PHONE, 'light'],
  ['parent', PHONE, 'dark'],
  ['manager', DESKTOP, 'dark'],
] as const)(
  'a visitor goes in as %s with one click, and each step of the tour points at something',
  async (role, size, scheme) => {
    const { page, leave } = await guest({ size, scheme })
    await page.goto(`${demo.url}/login`)
    await page.getByRole('heading', { level: 1, name: 'Look around Rowing Club Rotsee' }).waitFor()
    await expectAccessible(page, 'the sign-in of the demo')
    await page.getByRole('button', { name: `Go in as ${role}` }).click()
    const card = page.getByRole('dialog')
    const ring = page.locator('[data-ring]')
    for (let step = 1; step <= STEPS; step += 1) {
      await card.getByText(`· ${step} of ${STEPS}`).waitFor()
      await ring.waitFor()
      if (step === 1) await expectAccessible(page, `the tour of a ${role}`)
      await card.getByRole('button', { name: step === STEPS ? 'Done' : 'Next' }).click()
    }
    await expect.poll(() => card.count()).toBe(0)
    await leave()
  },
)

test('a tour ends with Escape, and begins again only when it is asked for', async () => {
  const { page, leave } = await guest({})
  await page.goto(`${demo.url}/login`)
  await page.getByRole('button', { name: 'Go in as coach' }).click()
  const card = page.getByRole('dialog')
  await card.getByText(`· 1 of ${STEPS}`).waitFor()
  // What is pointed at works, and a click on it goes on.
  await page.getByRole('heading', { level: 2, name: /^Needs you/ }).click()
  await card.getByText(`· 2 of ${STEPS}`).waitFor()
  await page.keyboard.press('Escape')
  await expect.poll(() => card.count()).toBe(0)
  await page.reload()
  await page.getByText('Demo', { exact: true }).waitFor()
  await page.getByRole('heading', { level: 2, name: /^Needs you/ }).waitFor()
  await expect.poll(() => card.count()).toBe(0)
  await page.getByRole('button', { name: /Martin Seidel/ }).click()
  await page.getByRole('button', { name: 'Tour' }).click()
  await card.getByText(`· 1 of ${STEPS}`).waitFor()
  await leave()
})
