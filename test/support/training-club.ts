import * as reports from '#contract/analysis/reports.ts'
import type { SessionPlan } from '#contract/plan.ts'
import * as attendance from '#contract/planning/attendance.ts'
import * as sessions from '#contract/planning/sessions.ts'
import { ROLE } from '#domain/constants/roles.ts'
import { SPORTS } from '#domain/constants/sports.ts'
import { startTestApp } from './app.ts'
import { makeClub, makeMember, makeSession, type TestUser } from './factories.ts'

/** By how much a minute of a sport counts in ETS. */
export const weightOf = (sport: number) =>
  SPORTS.find(({ id }) => id === sport)?.ets_weight ?? Number.NaN

export const MARCH = { start_date: '2026-03-01', end_date: '2026-03-31' }

/** A club whose coach plans sessions in March, with what its athletes do about them. */
export async function openTrainingClub(given: Parameters<typeof makeClub>[1] = {}) {
  const app = await startTestApp()
  const club = await makeClub(app.db, given)
  const coach = await makeMember(app.db, club, [ROLE.coach])
  const asCoach = { token: coach.token, club }
  return {
    app,
    club,
    coach,
    asCoach,
    /** Somebody who sees everybody's tests. */
    newHeadCoach: async () => {
      const { token } = await makeMember(app.db, club, [ROLE.head_coach])
      return { token, club }
    },
    newAthlete: () => makeMember(app.db, club, [ROLE.athlete], { max_hr: 190 }),
    planFor: (athlete: TestUser, plan: Partial<SessionPlan> = {}) =>
      makeSession(app.db, club, { user_id: coach.id }, { athlete_ids: [athlete.id], ...plan }),
    answer: ({ id, token }: TestUser, session: number, attending: 1 | 2 | null) =>
      app.ask(
        attendance.saveAttendance,
        { body: { event_id: session, users: { [id]: { attending } } } },
        { token, club },
      ),
    rate: ({ token }: TestUser, session: number, rpe: number | null) =>
      app.ask(sessions.rateSession, { params: { id: session }, body: { rpe } }, { token, club }),
    /** The row of one athlete in the training summary. */
    rowOf: async ({ id }: TestUser, query: object = {}, as = asCoach) =>
      (
        await app.ask(reports.trainingSummary, { query: { ...MARCH, ...query } }, as)
      ).data.athletes.find(({ user_id }) => user_id === id),
  }
}
export type TrainingClub = Awaited<ReturnType<typeof openTrainingClub>>
