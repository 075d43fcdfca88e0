// Written from the .sql files beside it by the test of statements with UPDATE=1.
import type { ClubId } from '../../db/client.ts'
import { sqlFile, type Column, type Json } from '../../db/statement.ts'

export type ClubVenuesParams = {
  club_id: ClubId
  pattern: string
  most: number
}
export type ClubVenuesRow = {
  id: Column<'venues', 'id'>
  name: Column<'venues', 'name'>
  formatted_address: Column<'venues', 'formatted_address'>
  latitude: Column<'venues', 'latitude'>
  longitude: Column<'venues', 'longitude'>
}
export const clubVenues = sqlFile<ClubVenuesParams, ClubVenuesRow>(
  import.meta.url,
  'club-venues.sql',
)

export type OverlappingSessionsParams = {
  club_id: ClubId
  people: readonly number[]
  day_off: number
  except: readonly number[]
  drafts: boolean
  until: string
  since: string
  spans: Json
  most: number
}
export type OverlappingSessionsRow = {
  user_id: Column<'participants', 'user_id'>
  full_name: NonNullable<Column<'users', 'full_name'>>
  id: Column<'sessions', 'id'>
  name: Column<'sessions', 'name'>
  starts_at: Column<'sessions', 'starts_at'>
  ends_at: Column<'sessions', 'ends_at'>
  published: boolean
  total: number
}
export const overlappingSessions = sqlFile<OverlappingSessionsParams, OverlappingSessionsRow>(
  import.meta.url,
  'overlapping-sessions.sql',
)

export type PlaceAthletesParams = {
  named: Json
  club_id: ClubId
  session_ids: readonly number[]
  athlete_role: number
}
export type PlaceAthletesRow = {
  user_id: Column<'strength_athletes', 'user_id'>
}
export const placeAthletes = sqlFile<PlaceAthletesParams, PlaceAthletesRow>(
  import.meta.url,
  'place-athletes.sql',
)

export type SeriesToRejoinParams = {
  club_id: ClubId
  id: number
}
export type SeriesToRejoinRow = {
  id: Column<'session_series', 'id'>
  rule: Json
}
export const seriesToRejoin = sqlFile<SeriesToRejoinParams, SeriesToRejoinRow>(
  import.meta.url,
  'series-to-rejoin.sql',
)
