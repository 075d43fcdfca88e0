import type { Member } from '#contract/people/members.ts'
import { differenceOf } from '../../form/difference.ts'

/** What the club noted of somebody, as the form has it. */
export type NotedPerson = {
  first_name: string
  last_name: string
  email: string
  guardian_email: string | null
}

export const notedPersonOf = (member: Omit<NotedPerson, 'email'> & Pick<Member, 'email'>) => ({
  first_name: member.first_name,
  last_name: member.last_name,
  email: member.email ?? '',
  guardian_email: member.guardian_email ?? '',
})

const NEVER_EMPTIED = ['first_name', 'last_name', 'email'] as const

/** The fields that were filled and cannot be emptied. */
export const emptiedOf = (before: NotedPerson, now: NotedPerson) =>
  NEVER_EMPTIED.filter((name) => before[name] !== '' && now[name].trim() === '')

const planOf = ({ first_name, last_name, email, guardian_email }: NotedPerson) => ({
  first_name: first_name.trim(),
  last_name: last_name.trim(),
  email: email.trim(),
  guardian_email: guardian_email?.trim() || null,
})

/** Only what was changed here, so that what a colleague corrected meanwhile stays. */
export const correctionOf = (before: NotedPerson, now: NotedPerson) =>
  differenceOf(planOf(before), planOf(now))
