// Written from the .sql files beside it by the test of statements with UPDATE=1.
import type { ClubId } from '../../db/client.ts'
import { sqlFile, type Column, type Json } from '../../db/statement.ts'

export type ClubToLeaveParams = {
  club: number
  person: number
}
export type ClubToLeaveRow = {
  status: number
  is_creator: boolean
  is_manager: boolean
  other_managers: number
}
export const clubToLeave = sqlFile<ClubToLeaveParams, ClubToLeaveRow>(
  import.meta.url,
  'club-to-leave.sql',
)

export type OwnClubsParams = {
  person: number
}
export type OwnClubsRow = {
  clubs: Json
}
export const ownClubs = sqlFile<OwnClubsParams, OwnClubsRow>(
  import.meta.url,
  'own-clubs.sql',
)

export type PermissionsByRoleParams = {
  club_id: ClubId
}
export type PermissionsByRoleRow = {
  role_id: Column<'roles', 'id'>
  names: string[]
}
export const permissionsByRole = sqlFile<PermissionsByRoleParams, PermissionsByRoleRow>(
  import.meta.url,
  'permissions-by-role.sql',
)

export type SessionsByClockParams = {
  day_off: number
  club_id: ClubId
}
export type SessionsByClockRow = {
  coming: number
  whole_days: number
}
export const sessionsByClock = sqlFile<SessionsByClockParams, SessionsByClockRow>(
  import.meta.url,
  'sessions-by-clock.sql',
)
