// Written from the .sql files beside it by the test of statements with UPDATE=1.
import type { ClubId } from '../../db/client.ts'
import { sqlFile, type Column, type Json } from '../../db/statement.ts'

export type FactsOfMembersParams = {
  club_id: ClubId
  people: readonly number[]
}
export type FactsOfMembersRow = {
  user_id: Column<'memberships', 'user_id'>
  status: Column<'memberships', 'status'>
  email: string | null
  first_name: Column<'users', 'first_name'>
  last_name: Column<'users', 'last_name'>
  guardian_email: string | null
  full_name: NonNullable<Column<'users', 'full_name'>>
  language: Column<'users', 'preferred_language'>
  roles: number[]
  is_creator: boolean
  is_manager: boolean
  managers: number
}
export const factsOfMembers = sqlFile<FactsOfMembersParams, FactsOfMembersRow>(
  import.meta.url,
  'facts-of-members.sql',
)

export type PermissionsOfMemberParams = {
  club_id: ClubId
  user_id: number
}
export type PermissionsOfMemberRow = {
  name: Column<'permissions', 'name'>
  by_role: boolean
  override: boolean | null
}
export const permissionsOfMember = sqlFile<PermissionsOfMemberParams, PermissionsOfMemberRow>(
  import.meta.url,
  'permissions-of-member.sql',
)

export type SetStatusesParams = {
  changes: Json
  club_id: ClubId
}
export type SetStatusesRow = {
  user_id: Column<'memberships', 'user_id'>
  status: Column<'memberships', 'status'>
}
export const setStatuses = sqlFile<SetStatusesParams, SetStatusesRow>(
  import.meta.url,
  'set-statuses.sql',
)

export type WaitingInvitationParams = {
  club_id: ClubId
  user_id: number
}
export type WaitingInvitationRow = {
  sent_at: string
  expires_at: string
  reminded_at: string | null
  failed: boolean
}
export const waitingInvitation = sqlFile<WaitingInvitationParams, WaitingInvitationRow>(
  import.meta.url,
  'waiting-invitation.sql',
)
