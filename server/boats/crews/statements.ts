// Written from the .sql files beside it by the test of statements with UPDATE=1.
import type { ClubId } from '../../db/client.ts'
import { sqlFile, type Column, type Json } from '../../db/statement.ts'

export type AddCrewsParams = {
  club_id: ClubId
  creator_id: number
  given: Json
}
export type AddCrewsRow = {
  id: Column<'crews', 'id'>
}
export const addCrews = sqlFile<AddCrewsParams, AddCrewsRow>(
  import.meta.url,
  'add-crews.sql',
)

export type BusyPeopleParams = {
  club_id: ClubId
  session_id: number
  people: readonly number[]
  drafts: boolean
}
export type BusyPeopleRow = {
  user_id: Column<'crew_users', 'user_id'>
  crew_name: NonNullable<Column<'lasting_crews', 'name'>>
  session_id: Column<'sessions', 'id'>
  session_name: Column<'sessions', 'name'>
  starts_at: Column<'sessions', 'starts_at'>
  ends_at: Column<'sessions', 'ends_at'>
}
export const busyPeople = sqlFile<BusyPeopleParams, BusyPeopleRow>(
  import.meta.url,
  'busy-people.sql',
)

export type FactsOfCrewsParams = {
  viewer_id: number
  club_id: ClubId
  ids: readonly number[]
}
export type FactsOfCrewsRow = {
  id: Column<'crews', 'id'>
  session_id: Column<'crews', 'session_id'>
  version: Column<'crews', 'version'>
  name: string
  boat_type: Column<'crews', 'boat_type'>
  age: Column<'crews', 'age'>
  gender: Column<'crews', 'gender'>
  weight: Column<'crews', 'weight'>
  gmt_score: Column<'crews', 'gmt_score'>
  creator_id: Column<'crews', 'creator_id'>
  published: boolean
  counted: boolean
  aboard: boolean
  session_kind: Column<'sessions', 'kind'> | null
  session_sport_id: Column<'sessions', 'sport_id'> | null
  session_published: boolean
  own_edit: Column<'participants', 'edit'> | null
  own_add_all_scores: Column<'participants', 'add_all_scores'> | null
}
export const factsOfCrews = sqlFile<FactsOfCrewsParams, FactsOfCrewsRow>(
  import.meta.url,
  'facts-of-crews.sql',
)

export type LastSessionWithCrewsParams = {
  club_id: ClubId
  session_id: number
}
export type LastSessionWithCrewsRow = {
  id: Column<'sessions', 'id'>
}
export const lastSessionWithCrews = sqlFile<LastSessionWithCrewsParams, LastSessionWithCrewsRow>(
  import.meta.url,
  'last-session-with-crews.sql',
)

export type LineUpsOfClubParams = {
  club_id: ClubId
  coaches: boolean
  viewer_id: number
  sees_restricted: boolean
  boat_type: number | null
  search: string
  seen: readonly number[]
  min_lap: number
  limit: number
  offset: number
}
export type LineUpsOfClubRow = {
  total: number
  id: number | null
  sessions: number | null
  last_date: string | null
  distance: number
  best_speed: number | null
}
export const lineUpsOfClub = sqlFile<LineUpsOfClubParams, LineUpsOfClubRow>(
  import.meta.url,
  'line-ups-of-club.sql',
)

export type PeopleToSeatParams = {
  club_id: ClubId
  session_id: number
  active_statuses: readonly number[]
  athlete_role: number
  sweep_boats: readonly number[]
}
export type PeopleToSeatRow = {
  user_id: Column<'users', 'id'>
  full_name: NonNullable<Column<'users', 'full_name'>>
  first_name: Column<'users', 'first_name'>
  last_name: Column<'users', 'last_name'>
  picture: Column<'users', 'picture'>
  gender: string | null
  attending: Column<'attendance', 'attending'> | null
  invited: boolean
  ill: boolean
  injured: boolean
  date_of_birth: string | null
  weight: number | null
  squad_ids: number[]
  cox: Column<'memberships', 'cox'>
  stroke: Column<'memberships', 'stroke'>
  scull: Column<'memberships', 'scull'>
  sweep: Column<'memberships', 'sweep'>
  side: Column<'memberships', 'side'>
  port: number
  starboard: number
}
export const peopleToSeat = sqlFile<PeopleToSeatParams, PeopleToSeatRow>(
  import.meta.url,
  'people-to-seat.sql',
)
