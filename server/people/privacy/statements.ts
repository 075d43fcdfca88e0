// Written from the .sql files beside it by the test of statements with UPDATE=1.
import type { ClubId } from '../../db/client.ts'
import { sqlFile, type Column } from '../../db/statement.ts'

export type FactsOfAthleteParams = {
  viewer_id: number
  club_id: ClubId
  user_id: number
}
export type FactsOfAthleteRow = {
  user_id: Column<'memberships', 'user_id'>
  status: Column<'memberships', 'status'>
  consents: Column<'users', 'health_consent'>
  age: number | null
  roles: number[]
  squads: number[]
  mode: string
  coaches: number[]
  coach_scope: string
  viewer_squads: number[]
}
export const factsOfAthlete = sqlFile<FactsOfAthleteParams, FactsOfAthleteRow>(
  import.meta.url,
  'facts-of-athlete.sql',
)

export type NameCoachesParams = {
  user_id: number
  club_id: ClubId
  coach_ids: readonly number[]
}
export type NameCoachesRow = {
  coach_id: Column<'privacy_coaches', 'coach_id'>
}
export const nameCoaches = sqlFile<NameCoachesParams, NameCoachesRow>(
  import.meta.url,
  'name-coaches.sql',
)

export type ViewersOfAthleteParams = {
  user_id: number
  club_id: ClubId
}
export type ViewersOfAthleteRow = {
  id: Column<'users', 'id'>
  full_name: NonNullable<Column<'users', 'full_name'>>
  picture: Column<'users', 'picture'>
  sees_me: boolean
}
export const viewersOfAthlete = sqlFile<ViewersOfAthleteParams, ViewersOfAthleteRow>(
  import.meta.url,
  'viewers-of-athlete.sql',
)
