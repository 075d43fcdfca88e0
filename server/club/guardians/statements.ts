// Written from the .sql files beside it by the test of statements with UPDATE=1.
import type { ClubId } from '../../db/client.ts'
import { sqlFile, type Column, type Json } from '../../db/statement.ts'

export type ChildAbsencesParams = {
  club_id: ClubId
  child_id: number
  today: string
}
export type ChildAbsencesRow = {
  id: Column<'absences', 'id'>
  from_date: Column<'absences', 'from_date'>
  until_date: Column<'absences', 'until_date'>
  reason: string
  note: string | null
  guardian: string | null
}
export const childAbsences = sqlFile<ChildAbsencesParams, ChildAbsencesRow>(
  import.meta.url,
  'child-absences.sql',
)

export type ChildSessionsParams = {
  club_id: ClubId
  child_id: number
}
export type ChildSessionsRow = {
  id: Column<'sessions', 'id'>
  name: Column<'sessions', 'name'>
  is_event: boolean
  sport_id: number
  starts_at: Column<'sessions', 'starts_at'>
  ends_at: Column<'sessions', 'ends_at'>
  all_day: Column<'sessions', 'all_day'>
  location: string | null
  crew: string | null
  boats: string[]
  attending: Column<'attendance', 'attending'> | null
  waiting: boolean
  reason: string | null
  ill: boolean
  injured: boolean
  note: string | null
  answered_at: Column<'attendance', 'answered_at'> | null
  guardian: string | null
}
export const childSessions = sqlFile<ChildSessionsParams, ChildSessionsRow>(
  import.meta.url,
  'child-sessions.sql',
)

export type ClubContactParams = {
  manager_role: number
  approved: number
  club_id: ClubId
}
export type ClubContactRow = {
  venue: Column<'venues', 'name'> | null
  address: Column<'venues', 'formatted_address'> | null
  contacts: string[]
}
export const clubContact = sqlFile<ClubContactParams, ClubContactRow>(
  import.meta.url,
  'club-contact.sql',
)

export type ConsentingGuardianParams = {
  code: Buffer
  hashes: Json
  days: number
}
export type ConsentingGuardianRow = {
  place: number
  club_id: number
  club: string
  child: string
  email: string
  language: string
}
export const consentingGuardian = sqlFile<ConsentingGuardianParams, ConsentingGuardianRow>(
  import.meta.url,
  'consenting-guardian.sql',
)

export type GuardiansByAgeParams = {
}
export type GuardiansByAgeRow = {
  club_id: number
  id: number
  date_of_birth: string
  today: string
  countries: string[]
}
export const guardiansByAge = sqlFile<GuardiansByAgeParams, GuardiansByAgeRow>(
  import.meta.url,
  'guardians-by-age.sql',
)

export type GuardiansOfAgeParams = {
  day: string | null
}
export type GuardiansOfAgeRow = {
  club_id: number
  id: number
}
export const guardiansOfAge = sqlFile<GuardiansOfAgeParams, GuardiansOfAgeRow>(
  import.meta.url,
  'guardians-of-age.sql',
)

export type GuardiansOfMemberParams = {
  child: number
  club_id: ClubId
}
export type GuardiansOfMemberRow = {
  id: number
  state: string
  email: string
  full_name: string | null
  invited_at: string
  accepted_at: string | null
}
export const guardiansOfMember = sqlFile<GuardiansOfMemberParams, GuardiansOfMemberRow>(
  import.meta.url,
  'guardians-of-member.sql',
)
