import type { AttendanceMark } from '#contract/planning/attendance.ts'
import * as attendance from '#contract/planning/attendance.ts'
import { ROLE } from '#domain/constants/roles.ts'
import { startTestApp } from './app.ts'
import { makeClub, makeMember, makeSession, type TestUser } from './factories.ts'
import type { As } from './http.ts'

/** A club whose coach asks two athletes who comes to a session. */
export async function startAnsweringClub() {
  const app = await startTestApp()
  const club = await makeClub(app.db)
  const coach = await makeMember(app.db, club, [ROLE.coach])
  const one = await makeMember(app.db, club)
  const two = await makeMember(app.db, club)
  const asCoach: As = { token: coach.token, club }
  const asOne: As = { token: one.token, club }

  const planSession = (athletes: readonly TestUser[] = [one, two]) =>
    makeSession(app.db, club, { user_id: coach.id }, { athlete_ids: athletes.map(({ id }) => id) })
  const markIn = (session: number, users: Record<string, AttendanceMark>, as: As) =>
    app.ask(attendance.saveAttendance, { body: { event_id: session, users } }, as)
  const rowIn = async (session: number, user: TestUser) =>
    (await app.ask(attendance.sessionAttendance, { params: { id: session } }, asCoach)).data.find(
      ({ user_id }) => user_id === user.id,
    )
  return { app, club, coach, one, two, asCoach, asOne, planSession, markIn, rowIn }
}
