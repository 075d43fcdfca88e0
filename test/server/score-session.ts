import { afterAll, beforeAll, beforeEach } from 'vitest'
import * as contract from '#contract/analysis/result-entry.ts'
import type { NewResult } from '#contract/analysis/result-entry.ts'
import { ROLE } from '#domain/constants/roles.ts'
import type { ClubId } from '../../server/db/client.ts'
import { startTestApp, type TestApp } from '../support/app.ts'
import { makeClub, makeMember, makeSession, type TestUser } from '../support/factories.ts'
import type { As } from '../support/http.ts'
import { piecesOf } from '../support/scored-pieces.ts'

/** Every test file that prepares it has a server of its own, and a session of eight pieces. */
export let app: TestApp
export let club: ClubId
export let coach: TestUser, athlete: TestUser, mate: TestUser
export let asCoach: As, asAthlete: As, asMate: As
export let session: number

export const ROWS = { sport_id: 1, structure: piecesOf(8) }

export function prepareScoreSession(): void {
  beforeAll(async () => {
    app = await startTestApp()
    club = await makeClub(app.db)
    coach = await makeMember(app.db, club, [ROLE.coach])
    athlete = await makeMember(app.db, club)
    mate = await makeMember(app.db, club)
    asCoach = { token: coach.token, club }
    asAthlete = { token: athlete.token, club }
    asMate = { token: mate.token, club }
  })
  beforeEach(async () => {
    session = await makeSession(
      app.db,
      club,
      { user_id: coach.id },
      { ...ROWS, athlete_ids: [athlete.id, mate.id] },
    )
  })
  afterAll(() => app.close())
}

export const add = async (results: NewResult[], as = asCoach, id = session) =>
  (await app.ask(contract.addScores, { params: { id }, body: { results } }, as)).data.results
export const refused = (results: unknown, as = asCoach, id = session) =>
  app.refused(contract.addScores, { params: { id }, body: { results } }, as)
export const scores = async (as = asCoach, id = session) =>
  (await app.ask(contract.sessionScores, { params: { id } }, as)).data
