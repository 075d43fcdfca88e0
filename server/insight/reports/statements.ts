// Written from the .sql files beside it by the test of statements with UPDATE=1.
import type { ClubId } from '../../db/client.ts'
import { sqlFile, type Column, type Json } from '../../db/statement.ts'

export type ActivityEtsParams = {
  published_factors: readonly number[]
  club_id: ClubId
}
export type ActivityEtsRow = {
}
export const activityEts = sqlFile<ActivityEtsParams, ActivityEtsRow>(
  import.meta.url,
  'activity-ets.sql',
)

export type CountedRecordingsParams = {
  club_id: ClubId
  session_ids: readonly number[]
}
export type CountedRecordingsRow = {
  id: NonNullable<Column<'activities', 'id'>>
  session_id: NonNullable<Column<'activities', 'session_id'>>
  user_id: number
  start: number | null
  seconds: number | null
  distance: Column<'activities', 'distance'>
  distance_source: Column<'activities', 'distance_source'>
  zone_seconds: number[] | null
  own: boolean
  chosen: boolean
}
export const countedRecordings = sqlFile<CountedRecordingsParams, CountedRecordingsRow>(
  import.meta.url,
  'counted-recordings.sql',
)

export type FollowAnswersParams = {
  club_id: ClubId
  session_ids: readonly number[]
  user_ids: readonly number[]
}
export type FollowAnswersRow = {
  session_id: Column<'participants', 'session_id'>
}
export const followAnswers = sqlFile<FollowAnswersParams, FollowAnswersRow>(
  import.meta.url,
  'follow-answers.sql',
)

export type KeepLoadsParams = {
  loads: Json
  club_id: ClubId
  session_ids: readonly number[]
  whole_ids: readonly number[]
  user_ids: readonly number[]
}
export type KeepLoadsRow = {
}
export const keepLoads = sqlFile<KeepLoadsParams, KeepLoadsRow>(
  import.meta.url,
  'keep-loads.sql',
)

export type LoadFactsParams = {
  club_id: ClubId
  session_ids: readonly number[]
  athlete_role: number
  recorded_sessions: readonly number[]
  recorded_people: readonly number[]
  whole_ids: readonly number[]
  user_ids: readonly number[]
}
export type LoadFactsRow = {
  session_id: NonNullable<Column<'sessions', 'id'>>
  user_id: NonNullable<Column<'users', 'id'>>
  sport_id: NonNullable<Column<'sessions', 'sport_id'>>
  local_date: string
  planned_seconds: number | null
  planned_distance: Column<'sessions', 'planned_distance'> | null
  intensity_ids: number[]
  percentages: number[]
  entered: boolean
  entered_seconds: number | null
  entered_distance: number | null
  rated: boolean
  rpe_id: number | null
  zones_guessed: boolean
  ets_factors: Column<'clubs', 'ets_factors'> | null
}
export const loadFacts = sqlFile<LoadFactsParams, LoadFactsRow>(
  import.meta.url,
  'load-facts.sql',
)
