import * as live from '#contract/live/live.ts'
import * as races from '#contract/live/live-races.ts'
import * as recorder from '#contract/live/live-recorder.ts'
import { ROLE } from '#domain/constants/roles.ts'
import { SPORT } from '#domain/constants/sports.ts'
import type { Sample } from '#domain/live/judge.ts'
import { startTestApp } from './app.ts'
import { makeClub, makeMember, makeSession, type TestUser } from './factories.ts'

const MINUTE_MS = 60_000
const inMinutes = (minutes: number) => new Date(Date.now() + minutes * MINUTE_MS).toISOString()
const DISTANCE = 1000

/** A club with a session on ergometers, in which three athletes race over a piece of 1000 m. */
export async function openErgRoom() {
  const app = await startTestApp({ work: true })
  const club = await makeClub(app.db)
  const coach = await makeMember(app.db, club, [ROLE.head_coach])
  const athletes = await Promise.all([1, 2, 3].map(() => makeMember(app.db, club)))
  const piece = { planned_distance: DISTANCE, planned_time: null, rest: 600, split_length: 250 }
  const session = await makeSession(
    app.db,
    club,
    { user_id: coach.id },
    {
      sport_id: SPORT.ergo,
      start_date: inMinutes(-30),
      end_date: inMinutes(60),
      athlete_ids: athletes.map(({ id }) => id),
      structure: {
        piece_structure: 2,
        repetitions: 2,
        pieces: [{ ...piece, segments: [] }],
      },
    },
  )
  const asCoach = { token: coach.token, club }
  const params = { id: session }
  const codeOf = async (user: TestUser) => {
    const { data } = await app.ask(live.makeConnectCodes, { params, body: { renew: [] } }, asCoach)
    const found = data.find(({ user_id }) => user_id === user.id)
    return found?.connect_url.split('/').at(-1) ?? ''
  }
  const seen = async () => (await app.ask(races.ergRaces, { params }, asCoach)).data
  return {
    app,
    club,
    coach,
    athletes,
    session,
    asCoach,
    seen,
    raceOf: async (id: number) => (await seen()).races.find((race) => race.id === id),
    async make(piece_number = 1, people: readonly TestUser[] = athletes) {
      const lanes = people.map(({ id }) => ({ user_id: id }))
      const body = { piece: piece_number, lanes }
      return (await app.ask(races.makeErgRace, { params, body }, asCoach)).data.id
    },
    control: async (id: number, control: races.RaceControl) =>
      (await app.ask(races.controlErgRace, { params: { id }, body: { control } }, asCoach)).data,
    begin: async (user: TestUser, device = `erg-of-${user.id}-x`) => {
      const parts = { params: { code: await codeOf(user) }, body: { device } }
      return (await app.ask(recorder.beginRecording, parts, {})).data
    },
    send: async (token: string, first: number, samples: readonly Sample[], lane = {}) => {
      const standing = { is_ready: true, is_moving: false, has_belt: false, drag: 130, ...lane }
      const body = { token, first, samples: [...samples], lane: standing }
      return (await app.ask(recorder.sendSamples, { body }, {})).data
    },
    /** As if its start had been so many seconds ago. */
    async startedAgo(id: number, seconds: number): Promise<number> {
      const [row] = await app.rows<{ at: number }>(
        `update erg_races set goes_at = now() - make_interval(secs => $2) where id = $1
          returning extract(epoch from goes_at)::float8 * 1000 as at`,
        [id, seconds],
      )
      return row?.at ?? 0
    },
  }
}
export type ErgRoom = Awaited<ReturnType<typeof openErgRoom>>

/** A second of an ergometer after another from the start of a race, until the end or a stop. */
export function rowedRace(
  goes_at: number,
  { speed, stops_at = Infinity }: { speed: number; stops_at?: number },
): Sample[] {
  const length = Math.min(DISTANCE, stops_at)
  const last = Math.ceil(length / speed)
  const start = { at: goes_at, distance: 0, speed: 0, power: 0, drag: 130 }
  const seconds = Array.from({ length: last }, (_, index) => {
    const distance = Math.min(length, (index + 1) * speed)
    return {
      at: goes_at + (1000 * distance) / speed,
      distance,
      speed,
      stroke_rate: 30,
      power: 2.8 * speed ** 3,
      drag: 130,
      ...(index === last - 1 && { mark: 'rest' as const }),
    }
  })
  return [{ ...start, mark: 'start' }, { ...start, mark: 'piece' }, ...seconds]
}
