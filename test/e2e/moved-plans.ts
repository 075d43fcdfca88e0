import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll } from 'vitest'
import { openBrowser } from './browser.ts'
import { callsOf, type ClubCalls } from './club-calls.ts'
import { demo } from './demo.ts'

/** Every story that imports this has a browser, and a coach who plans in 2029. */
export let browser: Browser
export let coach: ClubCalls
beforeAll(async () => {
  browser = await openBrowser()
  coach = await callsOf(demo, 'coach')
})
afterAll(async () => {
  await browser.close()
})

/**
 * An hour and a half of rowing from 06:00 on the club's clock, which is two hours ahead from late
 * March on, and one before.
 */
export async function plan(name: string, day: string, more: object = {}): Promise<number> {
  const hour = day < '2029-03-25' ? 5 : 4
  const at = (minutes: number) =>
    new Date(Date.parse(`${day}T00:00:00Z`) + (hour * 60 + minutes) * 60_000).toISOString()
  const session = { name, sport_id: 1, start_date: at(0), end_date: at(90), ...more }
  return (await coach.post<{ id: number }>('create-session', session)).id
}

export const calendarOf = (query: string) => `${demo.url}/calendar?${query}`
export const dayOn = (day: string, days: number) =>
  new Date(Date.parse(day) + days * 86_400_000).toISOString().slice(0, 10)
export const onDay = (page: Page, day: string, name: string) =>
  page.locator(`[data-day="${day}"]`).getByRole('link', { name: new RegExp(name) })
