import { isCoachLike, ROLE, type RoleId } from '../constants/roles.ts'
import { OF_AGE } from '../rules/privacy.ts'
import { hasPermission, hasRole, type Viewer } from '../rules/viewer.ts'

/**
 * Somebody who reads a thread; `age` is null while no day of birth is known. `guarded`: a guardian
 * of theirs with an account reads along, who does not belong to the thread themselves.
 */
export type Reader = { age: number | null; roles: readonly RoleId[]; guarded: boolean }

/**
 * Readers of a thread by what is known of their age. `unsure` are coaches and managers of whom no
 * age is known: they may be of age, and nobody can count on it. `unguarded` are those of the minors
 * with whom no guardian reads along.
 */
export type Ages = { adults: number; minors: number; unsure: number; unguarded: number }

const isStaff = (roles: readonly RoleId[]) => isCoachLike(roles) || roles.includes(ROLE.manager)

/** An unknown age counts as a minor's, but for staff, who might be the only adult. */
export function agesOf(readers: readonly Reader[]): Ages {
  const ages: Ages = { adults: 0, minors: 0, unsure: 0, unguarded: 0 }
  for (const { age, roles, guarded } of readers) {
    if (age !== null && age >= OF_AGE) ages.adults += 1
    else if (age === null && isStaff(roles)) ages.unsure += 1
    else {
      ages.minors += 1
      if (!guarded) ages.unguarded += 1
    }
  }
  return ages
}

/**
 * Whether nobody under 18 could be alone with an adult among these: two adults who are known to be
 * of age, or none who is or might be, or at most one and a guardian of every minor reads along. Of
 * two who might be one may be a minor, with whom no guardian reads.
 */
export function isSafe({ adults, minors, unsure, unguarded }: Ages): boolean {
  if (adults >= 2) return true
  if (adults + unsure === 1 && unguarded === 0) return true
  if (adults === 1) return minors + unsure === 0
  return unsure === 0 || minors === 0
}

/** Whether somebody under 18 reads it, or could be: then the welfare persons of the club may. */
export const hasMinors = ({ minors, unsure }: Ages): boolean => minors + unsure > 0

/**
 * Whether the guardians of the minors read it: an adult takes part, or a coach who may be one. What
 * minors write among themselves stays theirs.
 */
export const isOpenToGuardians = ({ adults, unsure }: Ages): boolean => adults + unsure > 0

/** `open`: one may write; `needs-adult`: one may read only, until it is safe again. */
export const THREAD_STATES = ['open', 'needs-adult'] as const
export type ThreadState = (typeof THREAD_STATES)[number]

export const threadState = (ages: Ages): ThreadState => (isSafe(ages) ? 'open' : 'needs-adult')

/** Between whom it takes more than one. */
export const canBegin = (ages: Ages): boolean =>
  ages.adults + ages.minors + ages.unsure >= 2 && isSafe(ages)

/** Who takes a thread along as a file, as far as they may read it. */
export const mayExport = (viewer: Viewer): boolean =>
  hasPermission(viewer, 'welfare') || hasRole(viewer, [ROLE.manager])
