import { equipmentBookings } from '#contract/boats/boathouse.ts'
import { sessionCrews } from '#contract/boats/crews.ts'
import { equipment } from '#contract/boats/equipment.ts'
import { query } from '../../api/api.ts'

const ALL = 1000

/** The crews of a session and the people one may seat in them. */
export const sessionCrewsQuery = (sessionId: number) =>
  query(sessionCrews, { params: { id: sessionId } })
/** Boats booked for a session, with what overlaps. */
export const bookedBoatsQuery = (sessionId: number) =>
  query(equipmentBookings, { query: { session_id: sessionId } })
/** The club's hulls as they are at a time. */
export const hullsQuery = (at: string) =>
  query(equipment, { query: { kind: 'boat', at, limit: ALL } })
