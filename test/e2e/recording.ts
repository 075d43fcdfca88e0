import { expect, vi } from 'vitest'
import type { FitRecord } from '../../server/demo/fit-writer.ts'
import { writeFit } from '../../server/demo/fit-writer.ts'
import { clubDay, clubSpan } from './clock.ts'
import { athletesOf, callsOf } from './club-calls.ts'
import { demo } from './demo.ts'
import { tokenOf } from './people.ts'

type Imported = { state: string; activities: { id: number }[] }

/**
 * A session of yesterday with the recording of one athlete of the demo, which has been read. The
 * same recording at the same time is known already.
 */
export async function recordedSession(name: string, records: readonly FitRecord[], time?: string) {
  const times = clubSpan(clubDay(-1), time)
  const calls = await callsOf(demo, 'coach')
  const athletes = (await athletesOf(calls)).slice(0, 1).map(({ id }) => id)
  const plan = { name, sport_id: 1, ...times, athlete_ids: athletes }
  const session = await calls.post<{ id: number }>('create-session', plan)
  const form = new FormData()
  form.append('session_id', String(session.id))
  form.append('user_id', String(athletes[0]))
  const file = writeFit({ start: new Date(times.start_date), sport: 15, records, product: name })
  form.append('file', new Blob([new Uint8Array(file)]), 'row.fit')
  const coach = { token: await tokenOf(demo, 'coach'), club: demo.club_id }
  const headers = { authorization: `Bearer ${coach.token}`, 'selected-club-id': String(coach.club) }
  const response = await fetch(`${demo.url}/api/v2/imports`, {
    method: 'POST',
    headers,
    body: form,
  })
  const { data } = (await response.json()) as { data: { id: number } }
  const read = () => calls.get<Imported>(`imports/${data.id}`)
  await vi.waitFor(async () => expect((await read()).state).toBe('done'), {
    timeout: 30_000,
    interval: 200,
  })
  const activity = (await read()).activities[0]?.id ?? 0
  return { session: session.id, activity, coach, calls }
}
