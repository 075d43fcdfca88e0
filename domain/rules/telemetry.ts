import { canSeeResults, type SessionFacts } from './sessions.ts'
import type { Viewer } from './viewer.ts'

type Person = { user_id: number; full_name: string }
export type SeatedCrew = {
  id: number
  name: string
  boat_type: number
  seats: readonly (Person & { position: number })[]
}
export type SeatNote = { position: number; name: string | null; person: Person | null }

export type RecordingFacts = {
  owner: Person
  /** Places with channels of their own; none in a recording of one rower. */
  positions: readonly number[]
  notes: readonly SeatNote[]
  /** The boat somebody said it was recorded in. */
  crew_id: number | null
  crews: readonly SeatedCrew[]
  participants: readonly Person[]
}

type KnownBy = 'hand' | 'crew' | 'name' | 'owner'
export type SeatOwner = Person & { known_by: KnownBy }

const sameName = (one: string, other: string) =>
  one.trim().toLowerCase() === other.trim().toLowerCase()

/**
 * The crew of the session that was recorded: the one that was chosen; else, of those with all these
 * seats, the one that most names in the file belong to, else the one its owner sits in, else the
 * only one. It is null when none of these decides.
 */
export function recordedCrew({
  owner,
  positions,
  notes,
  crew_id,
  crews,
}: RecordingFacts): SeatedCrew | null {
  const chosen = crews.find(({ id }) => id === crew_id)
  if (chosen) return chosen
  const fitting = crews.filter(({ seats }) =>
    positions.every((position) => seats.some((seat) => seat.position === position)),
  )
  const named = ({ seats }: SeatedCrew) =>
    notes.filter(({ position, name }) =>
      seats.some(
        (seat) => seat.position === position && name !== null && sameName(name, seat.full_name),
      ),
    ).length
  const ranked = fitting.toSorted((a, b) => named(b) - named(a))
  const [best, next] = ranked
  if (best && named(best) > 0 && (!next || named(best) > named(next))) return best
  const own = fitting.filter(({ seats }) => seats.some(({ user_id }) => user_id === owner.user_id))
  if (own.length === 1) return own[0] ?? null
  return fitting.length === 1 ? (best ?? null) : null
}

/**
 * Whose strokes those of a seat are: as somebody said, else by the crew, else by a name only one of
 * the session has. Null when nobody knows.
 */
export function seatOwner(
  facts: RecordingFacts,
  crew: SeatedCrew | null,
  position: number,
): SeatOwner | null {
  const note = facts.notes.find((seat) => seat.position === position)
  if (note?.person) return { ...note.person, known_by: 'hand' }
  const seated = crew?.seats.find((seat) => seat.position === position)
  if (seated) return { user_id: seated.user_id, full_name: seated.full_name, known_by: 'crew' }
  const name = note?.name ?? null
  const namesakes = facts.participants.filter(
    ({ full_name }) => name !== null && sameName(full_name, name),
  )
  const [person] = namesakes
  return person && namesakes.length === 1 ? { ...person, known_by: 'name' } : null
}

/**
 * The viewer of a recording: facts of its session (null for one that belongs to none), and whom
 * they see.
 */
export type Onlooker = {
  viewer: Viewer
  session: SessionFacts | null
  edits: boolean
  sees: ReadonlySet<number>
}

/**
 * A person's strokes are for who sees the person. Those of nobody known are for the owner's circle,
 * and for who could say whose they are.
 */
export function canSeeSeat(
  { viewer, edits, sees }: Onlooker,
  ownerId: number,
  seat: SeatOwner | null,
): boolean {
  if (viewer.impersonated) return false
  return seat ? sees.has(seat.user_id) : edits || sees.has(ownerId)
}

type SeenSeat = { position: number | null; owner: SeatOwner | null; seen: boolean }

/**
 * Strokes are taken into another recording only if the person who takes them may see all of them.
 * Two recordings of one person are also merged where it is known whose the other strokes are, since
 * that is carried over. None of the seats there may belong to somebody else. Strokes of a single
 * rower stay with that rower, and are in no recording with seats, where they would count as the
 * boat's. If they replace a recording's own strokes they cover all its seats, so that none is
 * hidden under them.
 */
export function canTakeStrokes(
  kind: 'strokes' | 'merge',
  lent: readonly SeenSeat[],
  own: readonly SeenSeat[],
  ownerId: number,
): boolean {
  const covered = own.every(
    ({ position }) => position === null || lent.some((seat) => seat.position === position),
  )
  if (kind === 'strokes' && !covered) return false
  return lent.every(({ position, owner, seen }) => {
    if (!seen && (kind === 'strokes' || owner === null)) return false
    const same = own.find((seat) => seat.position === position)
    if (same) return same.owner?.user_id === owner?.user_id
    return position === null
      ? own.length === 0 && owner?.user_id === ownerId
      : own.every((seat) => seat.position !== null)
  })
}

/** The boat's values are the session's results. */
export const canSeeBoat = ({ viewer, session, sees }: Onlooker, ownerId: number): boolean =>
  session === null ? sees.has(ownerId) : canSeeResults(viewer, session)

/**
 * An editor of the session says who sat where, but does not take strokes from somebody whose
 * strokes are not open to them.
 */
export const canAssignSeat = (
  onlooker: Onlooker,
  ownerId: number,
  seat: SeatOwner | null,
): boolean => onlooker.edits && canSeeSeat(onlooker, ownerId, seat)
