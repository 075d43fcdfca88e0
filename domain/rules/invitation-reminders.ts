import { REMINDERS_AFTER_DAYS } from '../constants/invitation-limits.ts'

const DAY_MS = 86_400_000

/** Instants are in ISO; `reminded_at` is that of the last reminder. */
export type OpenInvitation = { sent_at: string; expires_at: string; reminded_at: string | null }

/**
 * Whether an invitation without an answer is to be brought to mind now: when the day of a reminder
 * has come and none was sent since. Where several days were missed, one reminder makes up for them.
 */
export function isReminderDue(
  { sent_at, expires_at, reminded_at }: OpenInvitation,
  now: number,
): boolean {
  if (Date.parse(expires_at) <= now) return false
  const days = REMINDERS_AFTER_DAYS.map((after) => Date.parse(sent_at) + after * DAY_MS)
  const last = days.findLast((day) => day <= now)
  return last !== undefined && (reminded_at === null || Date.parse(reminded_at) < last)
}

/** How many days the invitation still holds, the current one counted. */
export const daysLeft = ({ expires_at }: Pick<OpenInvitation, 'expires_at'>, now: number): number =>
  Math.max(1, Math.ceil((Date.parse(expires_at) - now) / DAY_MS))
