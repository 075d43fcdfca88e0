import type { Locator } from 'playwright-core'
import { beforeAll, describe, expect, test } from 'vitest'
import { expectAccessible, PHONE, signedIn } from '../browser.ts'
import { demo } from '../demo.ts'
import { chooseFromMenu } from '../menus.ts'
import { button, openHome, ownMornings } from '../own-morning.ts'

let own: Awaited<ReturnType<typeof ownMornings>>
beforeAll(async () => {
  own = await ownMornings()
})

const SCALES = ['Sleep quality: 4', 'Shape: 4', 'Fatigue: 2', 'Muscle soreness: 2', 'Mood: 5']

describe('an athlete in the morning', () => {
  test('says how they are without a signal in a few taps; back in reach it is stored', async () => {
    await own.clear()
    const phone = await signedIn(demo, 'athlete', { size: PHONE, offline: true })
    const { page, context } = phone
    await openHome(page)
    await context.setOffline(true)

    let taps = 0
    const tap = async (what: Locator) => {
      taps += 1
      await what.click()
    }
    await tap(button(page, 'Enter'))
    const dialog = page.getByRole('dialog')
    await dialog.waitFor()
    await tap(button(page, 'Increase Waking heart rate'))
    await tap(button(page, 'Increase Sleep'))
    for (const name of SCALES) await tap(button(page, name))
    await tap(button(page, 'Healthy'))
    await expectAccessible(page, 'the form of a morning')
    await tap(dialog.getByRole('button', { name: 'Save' }))
    await dialog.waitFor({ state: 'hidden' })
    expect(taps).toBeLessThanOrEqual(15)
    await page.getByText('Entered for today.').waitFor()
    expect((await own.stored()).values).toBe(null)

    await context.setOffline(false)
    await expect
      .poll(async () => (await own.stored()).values, { timeout: 20_000 })
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
    await own.clear()
    await own.enter({ waking_hr: 48 })
    const phone = await signedIn(demo, 'athlete', { size: PHONE })
    const { page, context } = phone
    await page.goto(`${demo.url}/profile/morning-monitoring/${own.me}?entry=1`)
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
    await own.enter({ waking_hr: 49 })
    await context.setOffline(false)
    const both = page.getByRole('alert').filter({ hasText: 'Two entries for today' })
    await both.waitFor({ timeout: 20_000 })
    await expect.poll(() => both.innerText()).toMatch(/52 bpm[\s\S]*49 bpm/)
    await expectAccessible(page, 'two entries of a morning')
    await both.getByRole('button', { name: 'Keep the one on this device' }).click()
    await expect.poll(async () => (await own.stored()).values?.waking_hr).toBe(52)
    await page.getByRole('slider', { name: 'Morning values and load' }).waitFor()
    await page.getByText('90', { exact: true }).click()
    await page.getByRole('slider', { name: 'Morning values and load' }).waitFor()
    await expectAccessible(page, 'the course of mornings')
    await phone.leave()
  })

  test('lays measures over each other before the load, and reads them by keys and as a table', async () => {
    const phone = await signedIn(demo, 'athlete', { size: PHONE, scheme: 'dark' })
    const { page } = phone
    await page.goto(`${demo.url}/profile/morning-monitoring/${own.me}?days=90`)
    await page.getByText('Overlaid', { exact: true }).click()
    const chart = page.getByRole('slider', { name: 'Morning values and load' })
    await page.getByText(/Load \(ETS\) \d+–\d+/).waitFor()
    await page.getByText(/Waking heart rate \d+–\d+ bpm/).waitFor()
    await chart.focus()
    await page.keyboard.press('End')
    await expect.poll(() => chart.getAttribute('aria-valuetext')).toMatch(/^Today, Load/)
    await chooseFromMenu(page, 'As table', 'Mornings and load: more actions')
    await page.getByRole('columnheader', { name: 'Waking heart rate · bpm' }).waitFor()
    await page.getByRole('combobox', { name: 'Up to three measures' }).press('ArrowDown')
    await page.getByRole('option', { name: 'Fatigue' }).click()
    await page.keyboard.press('Escape')
    await page.getByRole('columnheader', { name: 'Fatigue' }).waitFor()
    expect(page.url()).toContain('measures=')
    await expectAccessible(page, 'mornings over each other in the dark')
    await phone.leave()
  })

  test.each([
    ['de', 'Speichern', 'Ruhepuls'],
    ['fr', 'Enregistrer', 'FC au réveil'],
    ['zh-cn', '保存', '晨脉'],
  ])('has the whole form within a phone in %s', async (language, save, pulse) => {
    const phone = await signedIn(demo, 'athlete', { size: PHONE, language })
    const { page } = phone
    await page.goto(`${demo.url}/profile/morning-monitoring/${own.me}?entry=1`)
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
