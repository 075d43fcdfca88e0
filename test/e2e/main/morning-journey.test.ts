import type { Locator } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { CourseWithBands } from '#contract/analysis/monitoring-reports.ts'
import { PHONE, signedIn } from '../browser.ts'
import { demo } from '../demo.ts'
import { button, openHome, ownMornings } from '../own-morning.ts'

let own: Awaited<ReturnType<typeof ownMornings>>
beforeAll(async () => {
  own = await ownMornings()
})
afterAll(async () => {
  await own.clear()
})

/** What a person who knows the form takes: to find and hit a target, and for a key of a phone. */
const SECONDS_A_TAP = 1.2
const SECONDS_A_KEY = 0.3
const MOST_SECONDS = 20

/** Counts what somebody does, in seconds. */
function steps() {
  let seconds = 0
  const tap = async (what: Locator) => {
    seconds += SECONDS_A_TAP
    await what.tap()
  }
  const type = async (field: Locator, text: string) => {
    await tap(field)
    seconds += text.length * SECONDS_A_KEY
    await field.pressSequentially(text)
  }
  return { tap, type, seconds: () => seconds }
}

/** A heart rate of this morning that is eight to nine beats above the own mean. */
async function amberPulse(): Promise<number> {
  const course = await own.calls.get<CourseWithBands>(
    `reports/morning-monitoring/courses/${own.me}`,
  )
  const high = course.days.at(-1)?.values.find(({ field }) => field === 'waking_hr')?.high ?? 0
  expect(high).toBeGreaterThan(37)
  return Math.ceil(high + 1)
}

test('J12: a morning without a signal takes under 20 seconds and reaches the coach', async () => {
  await own.clear()
  const pulse = await amberPulse()
  const phone = await signedIn(demo, 'athlete', { size: PHONE, offline: true })
  const { page, context } = phone
  await openHome(page)
  await context.setOffline(true)

  const { tap, type, seconds } = steps()
  await tap(button(page, 'Enter'))
  const dialog = page.getByRole('dialog')
  await type(dialog.getByRole('textbox', { name: 'Waking heart rate' }), String(pulse))
  await tap(button(page, 'Increase Sleep'))
  for (const name of ['Sleep quality: 3', 'Form: 2', 'Fatigue: 4', 'Muscle soreness: 2', 'Mood: 3'])
    await tap(button(page, name))
  await tap(dialog.getByRole('button', { name: 'More values and a note' }))
  await type(dialog.getByRole('textbox', { name: 'Temperature' }), '38.4')
  await tap(dialog.getByRole('button', { name: 'Save' }))
  await dialog.waitFor({ state: 'hidden' })
  expect(seconds()).toBeLessThan(MOST_SECONDS)

  await page.getByText('Entered for today.').waitFor()
  expect((await own.stored()).values).toBe(null)
  await context.setOffline(false)
  await expect
    .poll(async () => (await own.stored()).values, { timeout: 20_000 })
    .toMatchObject({ waking_hr: pulse, temperature: 38.4, fatigue: 4 })
  await phone.leave()

  const boat = await signedIn(demo, 'coach', { size: PHONE })
  await boat.page.goto(`${demo.url}/reports/morning-monitoring/daily`)
  const row = boat.page
    .getByRole('list', { name: /^Morning entries,/ })
    .getByRole('button', { name: /Clara Dubois/ })
  await row.waitFor()
  const shown = (await row.innerText()).replaceAll(/\s+/g, ' ')
  expect(shown).toMatch(/Waking heart rate \d above normal/)
  expect(shown).toContain('Temperature 38.4 °C')
  await row.tap()
  await boat.page
    .getByText(/8\.\d beats above personal average of \d+\.\d/)
    .first()
    .waitFor()
  await boat.leave()
})
