import { seatRace, type SeatRace } from '#contract/seat-racing.ts'
import { query } from '../api.ts'

/** Shown on the tab itself: not for athletes. */
export const seatRaceQuery = (sessionId: number) => query(seatRace, { params: { id: sessionId } }, { own: [403] })

/** Names by id; somebody who has left the club has none. */
export function namesOf({ people }: Pick<SeatRace, 'people'>): (id: number) => string {
  const names = new Map(people.map(({ user_id, full_name }) => [user_id, full_name]))
  return (id) => names.get(id) ?? '–'
}
