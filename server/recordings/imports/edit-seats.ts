import type { ImportedActivity } from '#contract/recordings/imports-activity.ts'
import { canTakeStrokes } from '#domain/rules/telemetry.ts'
import type { Viewer } from '#domain/rules/viewer.ts'
import type { ClubId, Db } from '../../db/client.ts'
import { demand } from '../../http/refusal.ts'
import {
  knownSeats,
  nameNoted,
  type KnownSeat,
  seatedRecordings,
  seatsFor,
} from '../telemetry/open.ts'
import type { Assignment } from './assign-activity.ts'
import type { EditedActivity } from './edited-activity.ts'
import { hostAndGuest } from './split-and-merge.ts'

/**
 * Whose the strokes are that one recording takes from another, to be noted with them. A part of
 * another belongs to no session of its own any more,
 * so it keeps who sat where as well.
 * @throws Refusal seats_of_others where strokes are not open to the viewer, or somebody else sits
 * there
 */
export async function seatsTaken(
  db: Db,
  clubId: ClubId,
  viewer: Viewer,
  [one, another]: readonly [EditedActivity, EditedActivity],
  kind: 'strokes' | 'merge',
): Promise<KnownSeat[]> {
  const [host, guest] = kind === 'merge' ? hostAndGuest(one, another) : [one, another]
  const seated = await seatsFor(db, clubId, viewer, { ids: [host.id, guest.id] })
  const own = seated.find(({ row }) => row.activity_id === host.id)
  const lent = seated.find(({ row }) => row.activity_id === guest.id)
  demand(canTakeStrokes(kind, lent?.seats ?? [], own?.seats ?? [], host.user_id), 'seats_of_others')
  if (!lent) return []
  const taken = lent.seats.flatMap(({ position, owner }) => {
    if (position === null) return []
    const named = own?.seats.some((seat) => seat.position === position) ? own.row : lent.row
    return [
      {
        activity_id: host.id,
        position,
        name: nameNoted(named, position),
        user_id: owner?.user_id ?? null,
      },
    ]
  })
  return [...taken, ...(kind === 'merge' ? knownSeats(lent) : [])]
}

const hasSeats = (channels: readonly string[]) => channels.some((name) => name.includes('@'))

/**
 * Recordings of boats with sensors that leave their sessions when an import is attached to another:
 * then nothing of it waits for its first.
 */
export function boatsLeaving(activities: readonly ImportedActivity[]): number[] {
  const whole = activities.filter(({ merged_into }) => merged_into === null)
  if (whole.some(({ session_id }) => session_id === null)) return []
  return whole.filter(({ channels }) => hasSeats(channels)).map(({ id }) => id)
}

/**
 * Who sat where, to be noted when a recording goes to another session. Given another boat or person
 * in the same one, the seats the viewer may not
 * assign stay whose they are.
 */
export async function seatsLeft(
  db: Db,
  clubId: ClubId,
  viewer: Viewer,
  activity: EditedActivity,
  to: Assignment,
): Promise<KnownSeat[]> {
  const leaves = to.session_id !== undefined && to.session_id !== activity.session_id
  const reseats =
    to.crew_id !== undefined || (to.user_id !== undefined && to.user_id !== activity.user_id)
  if (activity.session_id === null || !(leaves || reseats) || !hasSeats(activity.channel_names))
    return []
  if (leaves)
    return (await seatedRecordings(db, clubId, { ids: [activity.id] })).flatMap(knownSeats)
  const seen = await seatsFor(db, clubId, viewer, { ids: [activity.id] })
  return seen.flatMap(({ row, seats }) =>
    knownSeats({ row, seats: seats.filter(({ can_assign }) => !can_assign) }),
  )
}
