import * as live from '#contract/live/live.ts'
import * as recorder from '#contract/live/live-recorder.ts'
import { ROLE } from '#domain/constants/roles.ts'
import type { Sample } from '#domain/live/judge.ts'
import { startTestApp } from './app.ts'
import { makeClub, makeCrew, makeMember, makeSession } from './factories.ts'

const MINUTE_MS = 60_000
const inMinutes = (minutes: number) => new Date(Date.now() + minutes * MINUTE_MS).toISOString()

/**
 * A club with a session that has begun, in which a double and an athlete without a boat record by
 * their codes.
 */
export async function openRecordingClub(given: Parameters<typeof startTestApp>[0] = {}) {
  const app = await startTestApp(given)
  const club = await makeClub(app.db)
  const coach = await makeMember(app.db, club, [ROLE.head_coach])
  const [bow, stroke, single] = await Promise.all([
    makeMember(app.db, club),
    makeMember(app.db, club),
    makeMember(app.db, club),
  ])
  const by = { user_id: coach.id }
  const athlete_ids = [bow.id, stroke.id, single.id]
  const times = { start_date: inMinutes(-30), end_date: inMinutes(60) }
  const session = await makeSession(app.db, club, by, { athlete_ids, ...times })
  const crew = await makeCrew(app.db, club, {
    session_id: session,
    user_ids: [bow.id, stroke.id],
  })
  const asCoach = { token: coach.token, club }
  const codes = async (renew: number[] = []) =>
    (await app.ask(live.makeConnectCodes, { params: { id: session }, body: { renew } }, asCoach))
      .data
  const codeOf = (url: string) => url.split('/').at(-1) ?? ''
  const crewCode = async () =>
    codeOf((await codes()).find(({ crew_id }) => crew_id === crew)?.connect_url ?? '')
  const athleteCode = async (id = single.id) =>
    codeOf((await codes()).find(({ user_id }) => user_id === id)?.connect_url ?? '')

  const begin = async (code: string, device = 'test-device-1', more = {}) => {
    const parts = { params: { code }, body: { device, ...more } }
    return (await app.ask(recorder.beginRecording, parts, {})).data
  }
  const send = async (token: string, first: number, samples: readonly Sample[], more = {}) => {
    const body = { token, first, samples: [...samples], ...more }
    return (await app.ask(recorder.sendSamples, { body }, {})).data
  }
  const followed = async (as = asCoach) =>
    (await app.ask(live.liveSession, { params: { id: session } }, as)).data
  return {
    app,
    club,
    coach,
    bow,
    stroke,
    single,
    session,
    crew,
    asCoach,
    codes,
    crewCode,
    athleteCode,
    begin,
    send,
    followed,
  }
}
export type RecordingClub = Awaited<ReturnType<typeof openRecordingClub>>

/** Samples a second apart up to now, at four metres a second; the first one starts. */
export function rowed(count: number, { from = 0, marks = true } = {}): Sample[] {
  const start = Date.now() - (from + count) * 1000
  return Array.from({ length: count }, (_, index) => ({
    at: start + (from + index) * 1000,
    distance: (from + index) * 4,
    speed: 4,
    stroke_rate: 20,
    ...(marks && from + index === 0 && { mark: 'start' as const }),
  }))
}
