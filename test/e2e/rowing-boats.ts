import type { DemoFile } from '../../server/demo/demo-file.ts'
import type { Sample } from '../../domain/live/judge.ts'
import { minutesFromNow, present } from './clock.ts'
import { athletesOf, type ClubCalls } from './club-calls.ts'
import { call } from './people.ts'

const DOUBLE = 2
const METRES_PER_DEGREE = 111_000

export type RowingBoat = {
  name: string
  recording: number
  /** Rows on for so many seconds, the last of them now. */
  row(seconds: number, mark?: Sample['mark']): Promise<void>
  /** What the server said last. */
  wanted(): string | null
}

/** A session that is under way, with doubles whose phones record by the API. */
export async function rowingBoats(
  demo: DemoFile,
  coach: ClubCalls,
  { name, boats }: { name: string; boats: readonly { name: string; speed: number }[] },
): Promise<{ session: number; boats: RowingBoat[] }> {
  const people = (await athletesOf(coach)).slice(0, 2 * boats.length).map(({ id }) => id)
  const plan = {
    name,
    sport_id: 1,
    start_date: minutesFromNow(-20),
    end_date: minutesFromNow(60),
    athlete_ids: people,
    structure: null,
  }
  const { id: session } = await coach.post<{ id: number }>('create-session', plan)
  for (const [index, boat] of boats.entries())
    await coach.post('create-crew', {
      session_id: session,
      name: boat.name,
      boat_type: DOUBLE,
      crew_users: people
        .slice(2 * index, 2 * index + 2)
        .map((user_id, seat) => ({ user_id, position: seat + 1 })),
    })
  const codes = await coach.post<{ name: string; connect_url: string }[]>(
    `session/${session}/connect-codes`,
    { renew: [] },
  )
  const rowing = boats.map(({ name: boat, speed }) => {
    const url = codes.find((code) => code.name === boat)?.connect_url ?? ''
    return beginRowing(demo, { name: boat, speed, code: url.split('/').at(-1) ?? '' })
  })
  return { session, boats: await Promise.all(rowing) }
}

async function beginRowing(
  demo: DemoFile,
  { name, speed, code }: { name: string; speed: number; code: string },
): Promise<RowingBoat> {
  const body = { device: `story-${code}` }
  const { data } = await call<{ data: { id: number; token: string } }>(
    demo,
    'POST',
    `connect/${code}/recordings`,
    { body },
  )
  const state = { sent: 0, distance: 0, wanted: null as string | null }
  return {
    name,
    recording: data.id,
    wanted: () => state.wanted,
    async row(seconds, mark) {
      const now = present()
      const samples = Array.from({ length: seconds }, (_, index) => {
        state.distance += speed
        return {
          at: now - (seconds - 1 - index) * 1000,
          lat: 47.07 + state.distance / METRES_PER_DEGREE,
          lon: 8.31,
          speed,
          distance: state.distance,
          stroke_rate: 30,
          ...(index === 0 && mark && { mark }),
        }
      })
      const answer = await call<{ data: { samples: number; wanted: string | null } }>(
        demo,
        'POST',
        'live-samples',
        { body: { token: data.token, first: state.sent + 1, samples } },
      )
      state.sent = answer.data.samples
      state.wanted = answer.data.wanted
    },
  }
}
