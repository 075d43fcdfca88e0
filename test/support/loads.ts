import { addDays } from '#domain/time/week.ts'
import { makeSession, type TestUser } from './factories.ts'
import type { MorningClub } from './read-mornings.ts'

export type Load = { ets: number; restricted?: boolean }

/** A session on the day with this load. */
export async function trainIn(
  { app, club, coach }: MorningClub,
  { id }: TestUser,
  day: string,
  { ets, restricted = false }: Load,
): Promise<void> {
  const session = await makeSession(
    app.db,
    club,
    { user_id: coach.id },
    { start_date: `${day}T06:00:00Z`, athlete_ids: [id], restricted_view: restricted },
  )
  await app.rows(
    `insert into kept_loads (club_id, session_id, user_id, local_date, zone_seconds, ets, ets_basis)
     values ($1, $2, $3, $4, '{0,0,0,0,0,0,0}', $5, 'measured')
     on conflict (club_id, session_id, user_id) do update
     set local_date = excluded.local_date, ets = excluded.ets, took_part = true`,
    [club, session, id, day, ets],
  )
}

/** The first load begins the four weeks that end with the day, which has the second. */
export async function trainedIn(
  club: MorningClub,
  name: string,
  day: string,
  [early, late]: readonly [number, number],
): Promise<TestUser> {
  const athlete = await club.newAthlete(name)
  await trainIn(club, athlete, addDays(day, -27), { ets: early })
  await trainIn(club, athlete, day, { ets: late })
  return athlete
}
