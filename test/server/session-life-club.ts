import { afterAll, beforeAll } from 'vitest'
import type { SessionPlan } from '#contract/plan.ts'
import * as life from '#contract/planning/session-life.ts'
import * as sessions from '#contract/planning/sessions.ts'
import { ROLE } from '#domain/constants/roles.ts'
import type { ClubId } from '../../server/db/client.ts'
import { startTestApp, type TestApp } from '../support/app.ts'
import { makeClub, makeMember, rowingFile, type TestUser } from '../support/factories.ts'
import type { As } from '../support/http.ts'
import { storeFile } from '../support/stored-activity.ts'

/** Every test file that prepares it has a server of its own, a coach and two athletes. */
export let app: TestApp
export let club: ClubId
export let coach: TestUser, athlete: TestUser, other: TestUser
export let asCoach: As, asAthlete: As

export function prepareSessionLifeClub(): void {
  beforeAll(async () => {
    app = await startTestApp()
    club = await makeClub(app.db)
    coach = await makeMember(app.db, club, [ROLE.head_coach], {
      first_name: 'Carla',
      last_name: 'Coach',
    })
    athlete = await makeMember(app.db, club, [ROLE.athlete], {
      first_name: 'Ada',
      last_name: 'Athlete',
    })
    other = await makeMember(app.db, club)
    asCoach = { token: coach.token, club }
    asAthlete = { token: athlete.token, club }
  })
  afterAll(() => app.close())
}

const DAY = new Date(Date.now() + 20 * 86_400_000).toISOString().slice(0, 10)
export const START = `${DAY}T06:00:00Z`
export const END = START.replace('T06:00', 'T07:30')
export const create = async (more: Partial<SessionPlan> = {}, as = asCoach) => {
  const body = {
    name: 'Row',
    sport_id: 1,
    start_date: START,
    end_date: END,
    athlete_ids: [athlete.id],
    ...more,
  }
  return (await app.ask(sessions.createSession, { body }, as)).data.id
}
export const read = async (id: number) =>
  (await app.ask(sessions.getSession, { params: { id } }, asCoach)).data
export const changes = async (id: number, as: As = asCoach) =>
  (await app.ask(life.sessionChanges, { params: { id } }, as)).data
export const kinds = async (id: number, as: As = asCoach) =>
  (await changes(id, as)).map(({ kind }) => kind)
export const loads = (id: number) =>
  app.rows('select user_id, seconds from training_loads where session_id = $1 order by 1', [id])
export const withFile = (session_id: number, user_id: number) =>
  storeFile(
    app.db,
    club,
    { user_id, session_id },
    rowingFile(new Date(START), { seconds: 30 + session_id }),
  )
