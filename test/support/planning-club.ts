import type { SessionPlan } from '#contract/plan.ts'
import * as sessions from '#contract/planning/sessions.ts'
import { ROLE } from '#domain/constants/roles.ts'
import { startTestApp } from './app.ts'
import { makeClub, makeMember } from './factories.ts'
import type { As } from './http.ts'

export const PLAN: SessionPlan = {
  name: 'Row',
  sport_id: 1,
  start_date: '2026-03-02T06:00:00Z',
  end_date: '2026-03-02T07:30:00Z',
}

/** A club in an app of its own, whose coach plans sessions for two athletes. */
export async function startPlanningClub() {
  const app = await startTestApp()
  const club = await makeClub(app.db)
  const coach = await makeMember(app.db, club, [ROLE.coach])
  const athlete = await makeMember(app.db, club)
  const other = await makeMember(app.db, club)
  const asCoach: As = { token: coach.token, club }
  const asAthlete: As = { token: athlete.token, club }

  const create = async (plan: Partial<SessionPlan> = {}, as = asCoach) =>
    (await app.ask(sessions.createSession, { body: { ...PLAN, ...plan } }, as)).data.id
  const read = async (id: number, as = asCoach) =>
    (await app.ask(sessions.getSession, { params: { id } }, as)).data
  return { app, club, coach, athlete, other, asCoach, asAthlete, create, read }
}
