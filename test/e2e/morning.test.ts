import type { Browser, Locator, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Morning } from '#contract/insight/monitoring.ts'
import { MORNING_NUMBERS } from '#domain/monitoring/fields.ts'
import { expectAccessible, openBrowser, PHONE, signedIn } from './browser.ts'
import { callsOf, type ClubCalls } from './club-calls.ts'
import { demo } from './demo.ts'
import { keptHere } from './dock-device.ts'

let browser: Browser
let calls: ClubCalls
let me: number
beforeAll(async () => {
  browser = await openBrowser()
  calls = await callsOf(demo, 'athlete')
  me = (await calls.get<{ id: number }>('me')).id
})
afterAll(() => browser.close())

const stored = () => calls.get<Morning>(`mornings/${me}`)
const enter = async (values: object) =>
  calls.post('mornings', { day: (await stored()).day, values })

/** Nobody has said anything of today, and yesterday there is something to hint at. */
async function unsaidToday(): Promise<void> {
  const nothing = Object.fromEntries(MORNING_NUMBERS.map((name) => [name, null]))
  if ((await stored()).values)
    await enter({ ...nothing, health: null, reasons: [], note: null, note_private: false })
}

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

/** Home, until this device could show it without a signal. */
async function openHome(page: Page): Promise<void> {
  await page.goto(`${demo.url}/home`)
  await button(page, 'Enter this morning').waitFor()
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready
  })
  await expect.poll(() => keptHere(page).then(({ replies }) => replies)).toBeGreaterThanOrEqual(4)
}

const SCALES = ['Sleep quality: 4', 'Shape: 4', 'Fatigue: 2', 'Muscle soreness: 2', 'Mood: 5']

describe('an athlete in the morning', () => {
  test('says how they are without a signal in a few taps; back in reach it is stored', async () => {
    await unsaidToday()
    const phone = await signedIn(browser, demo, 'athlete', { size: PHONE, offline: true })
    const { page, context } = phone
    await openHome(page)
    await context.setOffline(true)

    let taps = 0
    const tap = async (what: Locator) => {
      taps += 1
      await what.click()
    }
    await tap(button(page, 'Enter this morning'))
    const dialog = page.getByRole('dialog')
    await dialog.waitFor()
    await tap(button(page, 'More: Waking heart rate'))
    await tap(button(page, 'More: Sleep'))
    for (const name of SCALES) await tap(button(page, name))
    await tap(button(page, 'Healthy'))
    await expectAccessible(page, 'the form of a morning')
    await tap(dialog.getByRole('button', { name: 'Save' }))
    await dialog.waitFor({ state: 'hidden' })
    expect(taps).toBeLessThanOrEqual(15)
    await page.getByText('Entered for today.').waitFor()
    expect((await stored()).values).toBe(null)

    await context.setOffline(false)
    await expect
      .poll(async () => (await stored()).values, { timeout: 20_000 })
      .toMatchObject({
        sleep_quality: 4,
        perceived_shape: 4,
        fatigue: 2,
        soreness: 2,
        mood: 5,
        health: 'healthy',
      })
    await phone.leave()
  })

  test('chooses where two devices said something else, and sees the days as a course', async () => {
    await unsaidToday()
    await enter({ waking_hr: 48 })
    const phone = await signedIn(browser, demo, 'athlete', { size: PHONE })
    const { page, context } = phone
    await page.goto(`${demo.url}/profile/morning-monitoring/${me}?entry=1`)
    const pulse = page.getByRole('textbox', { name: 'Waking heart rate' })
    await pulse.fill('251')
    await pulse.blur()
    await page.getByText('Value must be between 30 and 250.').waitFor()
    await page.getByRole('textbox', { name: 'Sleep', exact: true }).fill('24:00')
    await page.getByRole('textbox', { name: 'Sleep', exact: true }).blur()
    await page.getByText('Sleep time must be less than 24h.').waitFor()
    await page.getByRole('textbox', { name: 'Sleep', exact: true }).fill('')
    await pulse.fill('52')

    await context.setOffline(true)
    await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click()
    await page.getByRole('dialog').waitFor({ state: 'hidden' })
    await enter({ waking_hr: 49 })
    await context.setOffline(false)
    const both = page.getByRole('alert').filter({ hasText: 'Two entries for today' })
    await both.waitFor({ timeout: 20_000 })
    expect(await both.innerText()).toMatch(/52 bpm[\s\S]*49 bpm/)
    await expectAccessible(page, 'two entries of a morning')
    await both.getByRole('button', { name: 'Keep this device’s' }).click()
    await expect.poll(async () => (await stored()).values?.waking_hr).toBe(52)
    await page.getByRole('slider', { name: 'Mornings and load' }).waitFor()
    await page.getByText('90', { exact: true }).click()
    await page.getByRole('slider', { name: 'Mornings and load' }).waitFor()
    await expectAccessible(page, 'the course of mornings')
    await phone.leave()
  })

  test.each([
    ['de', 'Speichern', 'Ruhepuls'],
    ['fr', 'Enregistrer', 'Pouls au réveil'],
    ['zh-cn', '保存', '晨脉'],
  ])('has the whole form within a phone in %s', async (language, save, pulse) => {
    const phone = await signedIn(browser, demo, 'athlete', { size: PHONE, language })
    const { page } = phone
    await page.goto(`${demo.url}/profile/morning-monitoring/${me}?entry=1`)
    await page.getByRole('textbox', { name: pulse }).waitFor()
    await page.getByRole('dialog').getByRole('button', { name: save }).waitFor()
    const widths = await page.evaluate(() => [
      document.documentElement.scrollWidth,
      document.querySelector('[role=dialog]')?.scrollWidth ?? 0,
    ])
    expect(Math.max(...widths)).toBeLessThanOrEqual(PHONE.width)
    await expectAccessible(page, `the form of a morning in ${language}`)
    await phone.leave()
  })
})
