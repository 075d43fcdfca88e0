// Written from the .sql files beside it by the test of statements with UPDATE=1.
import type { ClubId } from '../../db/client.ts'
import { sqlFile, type Column, type Json } from '../../db/statement.ts'

export type AgendaDistancesParams = {
  repeated: number
  club_id: ClubId
  ids: readonly number[]
}
export type AgendaDistancesRow = {
  id: Column<'sessions', 'id'>
  metres: number | null
}
export const agendaDistances = sqlFile<AgendaDistancesParams, AgendaDistancesRow>(
  import.meta.url,
  'agenda-distances.sql',
)

export type AgendaDoneParams = {
  cr10_by_step: readonly number[]
  club_id: ClubId
  ids: readonly number[]
  sees_restricted: boolean
  asked: readonly number[]
  viewer_id: number
  athlete_role: number
}
export type AgendaDoneRow = {
  session_id: Column<'training_loads', 'session_id'>
  people: number
  seconds: number | null
  distance: number | null
  ets: number | null
  foster: number | null
  trimp: number | null
  rpe: number | null
  zone_seconds: number[]
}
export const agendaDone = sqlFile<AgendaDoneParams, AgendaDoneRow>(
  import.meta.url,
  'agenda-done.sql',
)

export type AgendaItemsParams = {
  strength_sports: readonly number[]
  viewer_id: number
  declined: number
  athlete_role: number
  club_id: ClubId
  ids: readonly number[]
}
export type AgendaItemsRow = {
  id: Column<'sessions', 'id'>
  kind: Column<'sessions', 'kind'>
  event_type: Column<'sessions', 'event_type'>
  name: Column<'sessions', 'name'>
  sport_id: Column<'sessions', 'sport_id'>
  starts_at: Column<'sessions', 'starts_at'>
  ends_at: Column<'sessions', 'ends_at'>
  all_day: Column<'sessions', 'all_day'>
  competitive: Column<'sessions', 'competitive'>
  series_id: Column<'sessions', 'series_id'>
  published: boolean
  planned_distance: Column<'sessions', 'planned_distance'>
  planned_time: Column<'sessions', 'planned_time'>
  planned_rpe: Column<'sessions', 'planned_rpe'>
  location: Column<'sessions', 'location'>
  attendance_limit: Column<'sessions', 'attendance_limit'>
  structure: Column<'session_structures', 'display'> | null
  programmes: string | null
  favorite: boolean
  has_results: boolean
  participants: number
  attending: number
  not_attending: number
  own_edit: Column<'participants', 'edit'> | null
  own_role_id: Column<'participants', 'role_id'> | null
  own_attending: Column<'attendance', 'attending'> | null
  own_waiting: boolean
  own_did_alternative: boolean
  own_ill: boolean
  own_injured: boolean
  own_reason: Column<'attendance', 'reason'> | null
  own_note: Column<'attendance', 'note'> | null
}
export const agendaItems = sqlFile<AgendaItemsParams, AgendaItemsRow>(
  import.meta.url,
  'agenda-items.sql',
)

export type LinkBehindSecretParams = {
  secret: string
  kind: string
}
export type LinkBehindSecretRow = {
  link: Json | null
}
export const linkBehindSecret = sqlFile<LinkBehindSecretParams, LinkBehindSecretRow>(
  import.meta.url,
  'link-behind-secret.sql',
)

export type PhasesBehindSecretParams = {
  secret: string
  first: string
  last: string
}
export type PhasesBehindSecretRow = {
  id: number
  first_day: string
  squad: string | null
  phases: Json
  revision: number
  updated_at: string
}
export const phasesBehindSecret = sqlFile<PhasesBehindSecretParams, PhasesBehindSecretRow>(
  import.meta.url,
  'phases-behind-secret.sql',
)

export type SessionsBehindSecretParams = {
  secret: string
  kind: string
  first: string
  last: string
}
export type SessionsBehindSecretRow = {
  id: number
  kind: string
  event_type: string | null
  name: string
  sport_id: number | null
  starts_at: string
  ends_at: string
  all_day: boolean
  location: string | null
  structure: string | null
  created_at: string
  updated_at: string
  revision: number
  deleted_at: string | null
}
export const sessionsBehindSecret = sqlFile<SessionsBehindSecretParams, SessionsBehindSecretRow>(
  import.meta.url,
  'sessions-behind-secret.sql',
)
