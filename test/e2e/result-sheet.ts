import type { Page } from 'playwright-core'
import { clubDay, clubSpan } from './clock.ts'
import type { ClubCalls } from './club-calls.ts'

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
    ...clubSpan(clubDay(-1)),
    athlete_ids: athletes,
    structure: { piece_structure: 2, repetitions, pieces: [piece] },
  })
}
export const entered = (calls: ClubCalls, id: number) => calls.get<Entered>(`session/${id}/scores`)
export const stored = (page: Page) => page.getByText('Saved', { exact: true }).waitFor()
