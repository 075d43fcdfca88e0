import { afterAll, beforeAll, beforeEach } from 'vitest'
import * as contract from '#contract/boats/crews.ts'
import { ROLE } from '#domain/constants/roles.ts'
import { MEMBER_STATUS } from '#domain/constants/statuses.ts'
import type { ClubId } from '../../server/db/client.ts'
import { startTestApp, type TestApp } from '../support/app.ts'
import { makeClub, makeMember, makeSession, type TestUser } from '../support/factories.ts'
import type { As } from '../support/http.ts'

/** Every test file that prepares it has a server of its own, and a session for two athletes. */
export let app: TestApp
export let club: ClubId
export let coach: TestUser, manager: TestUser, one: TestUser, two: TestUser
export let asCoach: As, asOne: As
export let session: number

export function prepareCrewClub(): void {
  beforeAll(async () => {
    app = await startTestApp()
    club = await makeClub(app.db)
    coach = await makeMember(app.db, club, [ROLE.coach])
    manager = await makeMember(app.db, club, [ROLE.manager])
    one = await makeMember(app.db, club)
    two = await makeMember(app.db, club)
    asCoach = { token: coach.token, club }
    asOne = { token: one.token, club }
  })
  beforeEach(async () => {
    await app.rows('delete from crews where club_id = $1', [club])
    session = await makeSession(
      app.db,
      club,
      { user_id: coach.id },
      { athlete_ids: [one.id, two.id] },
    )
  })
  afterAll(() => app.close())
}

/** Who has left is still known to the club, and is none of its athletes. */
export const leaveClub = ({ id }: TestUser) =>
  app.rows('update memberships set status = $3 where club_id = $1 and user_id = $2', [
    club,
    id,
    MEMBER_STATUS.left,
  ])

export const seats = (...users: TestUser[]) =>
  users.map(({ id }, index) => ({ user_id: id, position: index + 1 }))
export const seatsOf = (crew: { crew_users: { user_id: number; position: number }[] }) =>
  crew.crew_users.map(({ user_id, position }) => [position, user_id])
export const boatsOf = async (as: As = asCoach, id = session) =>
  (await app.ask(contract.sessionCrews, { params: { id } }, as)).data
export const make = async (body: Partial<contract.NewCrew> = {}) =>
  (
    await app.ask(
      contract.createCrew,
      { body: { boat_type: 2, session_id: session, crew_users: seats(one, two), ...body } },
      asCoach,
    )
  ).data
