import type { Page } from 'playwright-core'
import { clubSpan } from './clock.ts'
import { callsOf, type ClubCalls } from './club-calls.ts'
import { demo } from './demo.ts'

/** Who plans here. */
export const coach = (): Promise<ClubCalls> => callsOf(demo, 'coach')

/** An hour and a half of rowing from 06:00 on. */
export async function plan(name: string, day: string, more: object = {}): Promise<number> {
  const session = { name, sport_id: 1, ...clubSpan(day, '06:00'), ...more }
  return (await (await coach()).post<{ id: number }>('create-session', session)).id
}

export const calendarOf = (query: string) => `${demo.url}/calendar?${query}`
export const dayOn = (day: string, days: number) =>
  new Date(Date.parse(day) + days * 86_400_000).toISOString().slice(0, 10)
export const onDay = (page: Page, day: string, name: string) =>
  page.locator(`[data-day="${day}"]`).getByRole('link', { name: new RegExp(name) })
