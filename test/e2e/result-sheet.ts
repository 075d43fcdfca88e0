import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll } from 'vitest'
import { openBrowser } from './browser.ts'
import type { ClubCalls } from './club-calls.ts'

/** Every story that imports this has a browser. */
export let browser: Browser
beforeAll(async () => {
  browser = await openBrowser()
})
afterAll(() => browser.close())

type Values = Record<string, number | string | null>
type Entered = {
  results: {
    name: string
    version: number
    note: string | null
    scores: ({ piece: number; part: string; number: number } & Values)[]
  }[]
}

/** A session of yesterday with pieces in four splits. */
export async function sessionOf(
  calls: ClubCalls,
  name: string,
  sport_id: number,
  athletes: readonly number[],
  repetitions: number,
) {
  const start = Date.now() - 86_400_000
  const piece = {
    planned_distance: 2000,
    planned_time: null,
    rest: 300,
    split_length: 500,
    segments: [],
  }
  return calls.post<{ id: number }>('create-session', {
    name,
    sport_id,
    start_date: new Date(start).toISOString(),
    end_date: new Date(start + 5_400_000).toISOString(),
    athlete_ids: athletes,
    structure: { piece_structure: 2, repetitions, pieces: [piece] },
  })
}
export const entered = (calls: ClubCalls, id: number) => calls.get<Entered>(`session/${id}/scores`)
export const stored = (page: Page) => page.getByText('Saved', { exact: true }).waitFor()
