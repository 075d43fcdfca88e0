import type { RoleId } from '../constants/roles.ts'
import { MEMBER_STATUS } from '../constants/statuses.ts'

/** Somebody of a club, as far as seats go. */
export type SeatHolder = { status: number; roles: readonly RoleId[] }

/**
 * A seat is taken by every approved member who trains, coaches or runs the club. Guests and parents
 * have no role of the club and take none; nor does who was only invited or has left.
 */
export const takesSeat = ({ status, roles }: SeatHolder): boolean =>
  status === MEMBER_STATUS.approved && roles.length > 0

/** The fewest seats a club can order: as many as it has taken, and at least one. */
export const fewestSeats = (taken: number): number => Math.max(1, taken)

/** How many are free; null where there is no limit. A full club goes on working: it is asked to add. */
export const seatsFree = (seats: number | null, taken: number): number | null =>
  seats === null ? null : Math.max(0, seats - taken)
