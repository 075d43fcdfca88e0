import { AGE_OF_CONSENT, AGE_OF_CONSENT_ELSEWHERE } from '../constants/consent.ts'
import { dayIn } from '../time/zoned-time.ts'
import type { Birth } from '../training/birth.ts'

/**
 * Years from which a member of clubs in these countries (null: unknown) consents alone: the
 * strictest of them counts.
 */
export function ageOfConsent(countries: readonly (string | null)[]): number {
  if (countries.length === 0) return AGE_OF_CONSENT_ELSEWHERE
  return Math.max(
    ...countries.map((country) => AGE_OF_CONSENT[country ?? ''] ?? AGE_OF_CONSENT_ELSEWHERE),
  )
}

/**
 * The day by which the age of a member of clubs in these time zones counts: the earliest of theirs,
 * that of UTC in no club.
 */
export const dayOfConsent = (timeZones: readonly string[], now: Date): string =>
  (timeZones.length > 0 ? timeZones : ['UTC']).map((zone) => dayIn(zone, now)).toSorted()[0] ?? ''

/**
 * Whether a guardian decides. Days are YYYY-MM-DD; a birthday counts from its morning, one of 29
 * February on 1 March.
 */
export function needsGuardian(born: string, today: string, age: number): boolean {
  return today < `${Number(born.slice(0, 4)) + age}${born.slice(4)}`
}

/** A day of birth that somebody alive can have. */
export const isPlausibleBirth = (born: string, today: string): boolean =>
  born < today && Number(today.slice(0, 4)) - Number(born.slice(0, 4)) <= 120

/**
 * Whether people may change their own day of birth to `next`: not while the one that is known makes
 * them under 18, since their protection follows from it. Of a year alone they may add the day.
 */
export function canChangeOwnBirth(known: Birth, next: string | null, today: string): boolean {
  const { date_of_birth, birth_day_known } = known
  if (date_of_birth === null || !needsGuardian(date_of_birth, today, 18)) return true
  if (birth_day_known) return next === date_of_birth
  return next !== null && next.slice(0, 4) === date_of_birth.slice(0, 4)
}

/** Whether people may change their own day of birth to no other at all. */
export const isOwnBirthFixed = (known: Birth, today: string): boolean =>
  known.birth_day_known && !canChangeOwnBirth(known, null, today)
