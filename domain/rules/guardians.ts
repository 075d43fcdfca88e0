import { MEMBER_STATUS, type MemberStatus } from '../constants/statuses.ts'
import { ageOfConsent, needsGuardian } from './consent.ts'

/** Days that an invitation as a guardian holds. */
export const GUARDIAN_INVITATION_DAYS = 14

/** Years from which somebody has no guardian any more. */
const GUARDED_UNTIL = 18

export type GuardianRefusal = 'age_unknown' | 'of_age' | 'not_in_club'

/** `is_noted`: the club noted them before any other, and they have never opened an account. */
type Guarded = { date_of_birth: string | null; status: MemberStatus; is_noted: boolean }

/**
 * Why a member can have no guardian, or null when they can. `today` is the day at the club. Of an
 * unknown age nobody says when the access would end. Somebody with an account who was only invited
 * has agreed to nothing yet, not even that the club learns their age.
 */
export function guardianRefusal(
  { date_of_birth, status, is_noted }: Guarded,
  today: string,
): GuardianRefusal | null {
  if (status !== MEMBER_STATUS.approved && !is_noted) return 'not_in_club'
  if (date_of_birth === null) return 'age_unknown'
  return needsGuardian(date_of_birth, today, GUARDED_UNTIL) ? null : 'of_age'
}

/** From the age of consent of their clubs on, children end the access of a guardian alone. */
export const childMayEnd = (
  born: string,
  today: string,
  countries: readonly (string | null)[],
): boolean => !needsGuardian(born, today, ageOfConsent(countries))
