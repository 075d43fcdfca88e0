import type { Morning } from '#domain/monitoring/baselines.ts'
import type { PlanKey } from '#domain/constants/plans.ts'
import { ROLE } from '#domain/constants/roles.ts'
import { addDays } from '#domain/time/week.ts'
import type { ClubId } from '../../server/db/client.ts'
import { startTestApp, type TestApp } from './app.ts'
import { makeClub, makeMember, type TestUser } from './factories.ts'

type MorningValues = Partial<Omit<Morning, 'day'>> & {
  reasons?: string[]
  note?: string
  note_private?: boolean
}

/** What somebody entered on a morning. */
export async function sayMorning(
  { db }: TestApp,
  club: ClubId,
  user_id: number,
  day: string,
  said: MorningValues,
): Promise<void> {
  await db
    .insertInto('mornings')
    .values({ club_id: club, user_id, day, ...said })
    .execute()
}

/** A club whose coach reads the mornings of its athletes, on a server of its own. */
export const openMorningClub = async () => morningClubOn(await startTestApp())

/** The same on a server that runs. */
export async function morningClubOn(app: TestApp, plan: PlanKey = 'platinum') {
  const club = await makeClub(app.db, { plan })
  const coach = await makeMember(app.db, club, [ROLE.coach], { first_name: 'Coach' })
  const say = ({ id }: TestUser, day: string, said: MorningValues) =>
    sayMorning(app, club, id, day, said)
  return {
    app,
    club,
    coach,
    asCoach: { token: coach.token, club },
    as: ({ token }: TestUser) => ({ token, club }),
    newAthlete: (name: string) =>
      makeMember(app.db, club, [ROLE.athlete], { first_name: name, last_name: 'Rower' }),
    say,
    /** The same value on each of so many days before a day. */
    sayBefore: async (person: TestUser, day: string, days: number, said: MorningValues) => {
      for (let ago = days; ago > 0; ago--) await say(person, addDays(day, -ago), said)
    },
    /** Only this squad is asked for its mornings. */
    askSquad: (squad_id: number) =>
      app.db.insertInto('monitored_squads').values({ club_id: club, squad_id }).execute(),
    stayAway: ({ id }: TestUser, from: string, until: string, reason: string) =>
      app.db
        .insertInto('absences')
        .values({ club_id: club, user_id: id, from_date: from, until_date: until, reason })
        .execute(),
  }
}
export type MorningClub = Awaited<ReturnType<typeof openMorningClub>>
