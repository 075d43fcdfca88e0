import type { Presence } from '../constants/attendance.ts'
import { ATTENDANCE, type Attendance } from '../constants/statuses.ts'

type Answers = { attending: Attendance | null; presence: Presence | null }

/**
 * Whether an answer says that the person was there: a no-show was not, somebody late was. Statements
 * that filter by it ask the same of `app.was_present`.
 */
export function wasPresent({ attending, presence }: Answers): boolean {
  if (presence !== null) return presence === 'late'
  return attending === ATTENDANCE.attending
}

type Done = Answers & { proven: boolean; rated: boolean }

/**
 * Whether a load holds: a file or a result proves it, whatever was answered; a rating counts unless
 * the coach says otherwise. Statements that filter by it ask the same of `app.took_part`.
 */
export function tookPart({ proven, rated, ...said }: Done): boolean {
  return proven || (rated && said.presence !== 'no-show') || wasPresent(said)
}
