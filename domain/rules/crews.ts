import {
  COX_POSITION,
  positionsOf,
  standardSide,
  type Boat,
  type Side,
} from '../constants/boats.ts'
import { CREW_GROUPS, type CrewGroupKey } from '../constants/crew-options.ts'
import { canEditSession, type SessionFacts } from './sessions.ts'
import { hasPermission, isCoach, isMember, type Viewer } from './viewer.ts'

/**
 * What the rules need to know of a crew. `session` is null for a line-up of the club's, which
 * belongs to no session.
 */
export type CrewFacts = {
  published: boolean
  creator_id: number | null
  session: Pick<SessionFacts, 'own' | 'published'> | null
}

/** The club's own line-ups are its coaches' work. */
export function canManageLineUps(viewer: Viewer): boolean {
  return isCoach(viewer) || hasPermission(viewer, 'view-edit-all-sessions')
}

export function canCreateCrew(viewer: Viewer, session: Pick<SessionFacts, 'own'> | null): boolean {
  return session === null ? canManageLineUps(viewer) : canEditSession(viewer, session)
}

export function canEditCrew(viewer: Viewer, crew: CrewFacts): boolean {
  return canCreateCrew(viewer, crew.session)
}

/** Editors of a crew may delete it, and so may the maker of a line-up of the club. */
export function canDeleteCrew(viewer: Viewer, crew: CrewFacts): boolean {
  if (canEditCrew(viewer, crew)) return true
  return isMember(viewer) && crew.session === null && crew.creator_id === viewer.user_id
}

/** Athletes see crews once they are published, in sessions they see. */
export function canViewCrew(viewer: Viewer, crew: CrewFacts): boolean {
  if (!isMember(viewer)) return false
  if (isCoach(viewer) || canEditCrew(viewer, crew)) return true
  return crew.published && (crew.session === null || crew.session.published)
}

export type SeatFault = 'seat-unknown' | 'seat-taken' | 'person-twice'

/**
 * What is impossible about seats, by their index in the list: a place the boat does not have, two
 * on one place, one on two.
 */
export function seatFaults(
  boat: Boat,
  seats: readonly { user_id: number; position: number }[],
): { index: number; fault: SeatFault }[] {
  const places = new Set(positionsOf(boat))
  const faultOf = (
    { user_id, position }: { user_id: number; position: number },
    index: number,
  ): SeatFault | null => {
    const before = seats.slice(0, index)
    if (!places.has(position)) return 'seat-unknown'
    if (before.some((seat) => seat.user_id === user_id)) return 'person-twice'
    return before.some((seat) => seat.position === position) ? 'seat-taken' : null
  }
  return seats.flatMap((seat, index) => {
    const fault = faultOf(seat, index)
    return fault ? [{ index, fault }] : []
  })
}

/**
 * The side a place rows on: as rigged, or as boats are rigged by default; null for scullers and who
 * steers.
 */
export function sideOf(boat: Boat, position: number, rigged: Side | null): Side | null {
  const standard = standardSide(boat, position)
  return standard === null ? null : (rigged ?? standard)
}

/**
 * The groups a place belongs to by where it is: side, and bow pair, middle or stern pair of boats
 * of four and more.
 */
export function groupsOf(boat: Boat, position: number, rigged: Side | null): CrewGroupKey[] {
  if (position === COX_POSITION) return ['cox']
  if (position > boat.seats) return []
  const side = sideOf(boat, position, rigged)
  return [...(side ? [side] : []), ...partOf(boat, position)]
}

/** Every place of every boat that belongs to groups, as rigged or (null) by default. */
export const groupedPlaces = (boats: readonly Boat[]) =>
  boats.flatMap((boat) =>
    positionsOf(boat).flatMap((position) =>
      ([null, 'port', 'starboard'] as const).flatMap((side) => {
        const groups = groupIdsOf(boat, position, side)
        return groups.length > 0 ? [{ boat_type: boat.id, position, side, groups }] : []
      }),
    ),
  )

/** The same groups by their ids. */
export function groupIdsOf(boat: Boat, position: number, rigged: Side | null): number[] {
  const keys = groupsOf(boat, position, rigged)
  return CREW_GROUPS.filter(({ key }) => keys.includes(key)).map(({ id }) => id)
}

function partOf(boat: Boat, position: number): CrewGroupKey[] {
  if (boat.seats < 4) return []
  if (position <= 2) return ['bow-pair']
  return position > boat.seats - 2 ? ['stern-pair'] : ['middle']
}
