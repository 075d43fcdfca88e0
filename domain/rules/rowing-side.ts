import type { Side } from '../constants/boats.ts'
import type { RowingSide } from '../constants/rowing-sides.ts'

/** How somebody rows sweep: as was said, and as it was. */
export type Sided = {
  user_id: number
  side: RowingSide | null
  /** how often rowed on each side */
  sides: Record<Side, number>
}

const FEW_SEATS = 3
const MOSTLY = 0.75

/** The side somebody nearly always rows on; null while that is unknown. */
export function usualSide({ port, starboard }: Record<Side, number>): Side | null {
  const seats = port + starboard
  if (seats < FEW_SEATS) return null
  if (port >= MOSTLY * seats) return 'port'
  return starboard >= MOSTLY * seats ? 'starboard' : null
}

/** The side somebody rows on: what was said of it, else where they nearly always sat. */
export const shownSide = ({ side, sides }: Omit<Sided, 'user_id'>): RowingSide | null =>
  side ?? usualSide(sides)

/** Whether somebody can be put on a side without a warning. */
export function suitsSide(person: Omit<Sided, 'user_id'>, side: Side): boolean {
  const shown = shownSide(person)
  return shown === null || shown === 'both' || shown === side
}

export type SideWarning =
  | { kind: 'wrong-side'; user_id: number; usual: Side }
  | { kind: 'other-side'; user_id: number; side: Side }
  | { kind: 'sculls-only'; user_id: number }

/** What a coach should know of somebody in a sweep seat on this side. */
export function sideWarnings(person: Sided, side: Side): SideWarning[] {
  const { user_id } = person
  if (person.side === 'scull') return [{ kind: 'sculls-only', user_id }]
  if (suitsSide(person, side)) return []
  const other = side === 'port' ? 'starboard' : 'port'
  return person.side === null
    ? [{ kind: 'wrong-side', user_id, usual: other }]
    : [{ kind: 'other-side', user_id, side: other }]
}
