import { minutesFromNow } from './clock.ts'
import type { ClubCalls } from './club-calls.ts'

type Squad = { name: string; squad_users: { user_id: number; role_ids: number[] }[] }

/** Two fours of athletes of the club in a session of their own. */
export async function twoFours(coach: ClubCalls, title: string): Promise<number> {
  const start_date = minutesFromNow(-120)
  const end_date = minutesFromNow(-30)
  const squads = await coach.get<Squad[]>('squads?include=squad_users')
  const senior = squads.find(({ name }) => name === 'Senior')?.squad_users ?? []
  const athletes = senior
    .filter(({ role_ids }) => role_ids.includes(2))
    .map(({ user_id }) => user_id)
  const { id: session_id } = await coach.post<{ id: number }>('create-session', {
    name: title,
    sport_id: 1,
    seat_racing: true,
    start_date,
    end_date,
    athlete_ids: athletes,
  })
  for (const [index, name] of ['Aurora', 'Borealis'].entries()) {
    const crew_users = athletes
      .slice(4 * index, 4 * index + 4)
      .map((user_id, seat) => ({ user_id, position: seat + 1 }))
    await coach.post('create-crew', { session_id, name, boat_type: 7, crew_users })
  }
  return session_id
}
