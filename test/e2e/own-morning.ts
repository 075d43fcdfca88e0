import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import type { Morning } from '#contract/analysis/monitoring.ts'
import { MORNING_NUMBERS } from '#domain/monitoring/fields.ts'
import { callsOf } from './club-calls.ts'
import { demo } from './demo.ts'
import { keptHere } from './dock-device.ts'

/** The mornings of the athlete whose sign-in the demo gives. */
export async function ownMornings() {
  const calls = await callsOf(demo, 'athlete')
  const me = (await calls.get<{ id: number }>('me')).id
  const stored = () => calls.get<Morning>(`mornings/${me}`)
  const enter = async (values: object) =>
    calls.post('mornings', { day: (await stored()).day, values })
  return {
    calls,
    me,
    stored,
    enter,
    /** Nobody has said anything of today. */
    clear: async () => {
      const nothing = Object.fromEntries(MORNING_NUMBERS.map((name) => [name, null]))
      if ((await stored()).values)
        await enter({ ...nothing, health: null, reasons: [], note: null, note_private: false })
    },
  }
}

export const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

/** Home, until this device could show it without a signal. */
export async function openHome(page: Page): Promise<void> {
  await page.goto(`${demo.url}/home`)
  await button(page, 'Enter').waitFor()
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready
  })
  await expect.poll(() => keptHere(page).then(({ replies }) => replies)).toBeGreaterThanOrEqual(4)
}
