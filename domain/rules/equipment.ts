import { hasPermission, isMember, type Viewer } from './viewer.ts'
import { canEditSession, type SessionFacts } from './sessions.ts'

/** Holders of the inventory keep it; everybody sees it and says what broke. */
export function keepsEquipment(viewer: Viewer): boolean {
  return hasPermission(viewer, 'manage-inventory')
}

/** Damage and notes are anybody's to report; uses, repairs and services the keeper's to enter. */
export function canLog(viewer: Viewer, kind: string): boolean {
  return keepsEquipment(viewer) || (isMember(viewer) && (kind === 'damage' || kind === 'note'))
}

const ONE_DAY_MS = 86_400_000

/** A keeper any time; the writer within a day. */
export function canChangeLog(
  viewer: Viewer,
  log: { user_id: number | null; created_at: string },
  now: number,
): boolean {
  if (keepsEquipment(viewer)) return true
  return (
    isMember(viewer) &&
    log.user_id === viewer.user_id &&
    now - Date.parse(log.created_at) < ONE_DAY_MS
  )
}

/** People who may edit a session may book for it; any other time takes a keeper. */
export function canBook(viewer: Viewer, session: Pick<SessionFacts, 'own'> | null): boolean {
  return keepsEquipment(viewer) || (session !== null && canEditSession(viewer, session))
}

/**
 * The person who booked it, the editors of its session and the keepers may return it or release the
 * booking.
 */
export function canEndBooking(
  viewer: Viewer,
  booking: { booked_by: number | null; edits_session: boolean },
): boolean {
  return (
    isMember(viewer) &&
    (keepsEquipment(viewer) || booking.booked_by === viewer.user_id || booking.edits_session)
  )
}
