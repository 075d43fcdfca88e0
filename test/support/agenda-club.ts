import * as calendar from '#contract/planning/calendar.ts'
import { ROLE } from '#domain/constants/roles.ts'
import type { ClubId } from '../../server/db/client.ts'
import type { TestApp } from './app.ts'
import { makeClub, makeMember, type TestUser } from './factories.ts'
import type { As } from './http.ts'

export type AgendaClub = {
  club: ClubId
  coach: TestUser
  athlete: TestUser
  asCoach: As
  asAthlete: As
}

/** A club on a clock of its own, with a coach and an athlete who read its calendar. */
export async function makeAgendaClub(
  app: TestApp,
  time_zone = 'Europe/Berlin',
): Promise<AgendaClub> {
  const club = await makeClub(app.db, { time_zone })
  const coach = await makeMember(app.db, club, [ROLE.coach])
  const athlete = await makeMember(app.db, club)
  return {
    club,
    coach,
    athlete,
    asCoach: { token: coach.token, club },
    asAthlete: { token: athlete.token, club },
  }
}

/** The names of the sessions in the calendar, in its order. */
export const namesInAgenda = async (app: TestApp, filter: calendar.AgendaFilter, as: As) =>
  (await app.ask(calendar.agenda, { body: filter }, as)).data.map(({ name }) => name)
