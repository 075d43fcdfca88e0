import { afterAll, beforeAll, beforeEach } from 'vitest'
import * as contract from '#contract/analysis/seat-racing.ts'
import { ROLE } from '#domain/constants/roles.ts'
import type { ClubId } from '../../server/db/client.ts'
import { startTestApp, type TestApp } from '../support/app.ts'
import { makeClub, makeCrew, makeMember, makeSession, type TestUser } from '../support/factories.ts'
import type { As } from '../support/http.ts'

export const FOUR = 7

/** Every test file that prepares it has a server of its own with a session of two fours. */
export let app: TestApp
export let club: ClubId
let coach: TestUser
export let asCoach: As
export let people: TestUser[]
export let session: number
export let crews: number[]

export function prepareSeatRaceSession(): void {
  beforeAll(async () => {
    app = await startTestApp()
    club = await makeClub(app.db)
    coach = await makeMember(app.db, club, [ROLE.coach])
    asCoach = { token: coach.token, club }
    people = []
    while (people.length < 8) people.push(await makeMember(app.db, club))
  })
  beforeEach(async () => {
    const ids = people.map(({ id }) => id)
    session = await makeSession(app.db, club, { user_id: coach.id }, { athlete_ids: ids })
    const four = (user_ids: number[]) =>
      makeCrew(app.db, club, { session_id: session, boat_type: FOUR, user_ids })
    crews = [await four(ids.slice(0, 4)), await four(ids.slice(4))]
  })
  afterAll(() => app.close())
}

export type PlanBody = Parameters<typeof planned>[0]
export const planned = (
  body: {
    method?: 'one-swap' | 'two-swap' | 'pairs'
    pieces?: number
    dry_run?: boolean
    crew_ids?: number[]
    distance?: number
  } = {},
) => ({
  params: { id: session },
  body: { method: 'one-swap' as const, crew_ids: crews, pieces: 6, distance: 750, ...body },
})
export const plan = async (body?: PlanBody) =>
  (await app.ask(contract.planSeatRacePieces, planned(body), asCoach)).data
export const race = async (as = asCoach) =>
  (await app.ask(contract.seatRace, { params: { id: session } }, as)).data
export const seated = ({ boats }: contract.RacePiece) =>
  boats.map(({ seats }) => seats.map(({ user_id }) => user_id))
