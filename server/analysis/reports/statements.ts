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

export type AttendanceReportParams = {
  club_id: ClubId
  start_date: string
  end_date: string
  session_ids: readonly number[] | null
  user_ids: readonly number[]
  day_off: number
  by: string
  context: Json
}
export type AttendanceReportRow = {
  user_id: NonNullable<Column<'participants', 'user_id'>>
  period: string
  asked: number
  came: number
  late: number
  no_show: number
  declined: number
  unanswered: number
  ill: number
  injured: number
  alternative: number
  reason_work: number
  reason_school: number
  reason_family: number
  reason_travel: number
  reason_other: number
  longest_streak: number
  current_streak: number | null
}
export const attendanceReport = sqlFile<AttendanceReportParams, AttendanceReportRow>(
  import.meta.url,
  'attendance-report.sql',
)

export type BestsOfPeopleParams = {
  by: string
  context: Json
  club_id: ClubId
  start_date: string
  end_date: string
  session_ids: readonly number[] | null
  sees_restricted: boolean
  viewer_id: number
  sport_ids: readonly number[]
  user_ids: readonly number[]
  boats: boolean
  kinds: readonly string[]
  spans: readonly number[]
}
export type BestsOfPeopleRow = {
  user_id: number
  sport_id: number
  session_id: NonNullable<Column<'sessions', 'id'>>
  session: NonNullable<Column<'sessions', 'name'>>
  day: string
  period: string
  boat_type: Column<'crews', 'boat_type'> | null
  age: Column<'crews', 'age'> | null
  gender: Column<'crews', 'gender'> | null
  weight: Column<'crews', 'weight'> | null
  bests: string
}
export const bestsOfPeople = sqlFile<BestsOfPeopleParams, BestsOfPeopleRow>(
  import.meta.url,
  'bests-of-people.sql',
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
  rules: number
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
  entered_sport_id: number | null
  rated: boolean
  rpe_id: number | null
  zones_guessed: boolean
  ets_factors: Column<'clubs', 'ets_factors'> | null
}
export const loadFacts = sqlFile<LoadFactsParams, LoadFactsRow>(
  import.meta.url,
  'load-facts.sql',
)

export type MatchingSessionsParams = {
  club_id: ClubId
  start_date: string
  end_date: string
  weekday: number | null
  sports: readonly number[]
  tags: readonly number[]
  focuses: readonly number[]
  intensities: readonly number[]
  heart_rates: readonly number[]
  stroke_rates: readonly number[]
}
export type MatchingSessionsRow = {
  id: NonNullable<Column<'sessions', 'id'>>
}
export const matchingSessions = sqlFile<MatchingSessionsParams, MatchingSessionsRow>(
  import.meta.url,
  'matching-sessions.sql',
)

export type RpeParams = {
  cr10: readonly number[]
  club_id: ClubId
  user_ids: readonly number[]
  start_date: string
  end_date: string
  session_ids: readonly number[] | null
  sees_restricted: boolean
  by: string
  context: Json
  day_off: number
}
export type RpeRow = {
  user_id: NonNullable<Column<'training_loads', 'user_id'>>
  period: string
  sessions: number
  rated: number
  planned: number | null
  planned_time: number | null
  felt: number | null
  felt_time: number | null
  compared: number
  compared_planned: number | null
  compared_felt: number | null
  compared_time: number | null
  harder: number
  easier: number
  foster: number | null
}
export const rpe = sqlFile<RpeParams, RpeRow>(
  import.meta.url,
  'rpe.sql',
)

export type SessionsDoneParams = {
  club_id: ClubId
  sport_ids: readonly number[]
  start_date: string
  end_date: string
  session_ids: readonly number[] | null
  sees_restricted: boolean
  by: string
  context: Json
  user_ids: readonly number[]
}
export type SessionsDoneRow = {
  user_id: NonNullable<Column<'training_loads', 'user_id'>>
  session_id: NonNullable<Column<'training_loads', 'session_id'>>
  period: string
  seconds: Column<'training_loads', 'seconds'>
  distance: Column<'training_loads', 'distance'>
  zone_seconds: NonNullable<Column<'training_loads', 'zone_seconds'>>
}
export const sessionsDone = sqlFile<SessionsDoneParams, SessionsDoneRow>(
  import.meta.url,
  'sessions-done.sql',
)

export type SessionsOfReportParams = {
  club_id: ClubId
  session_ids: readonly number[]
}
export type SessionsOfReportRow = {
  id: NonNullable<Column<'sessions', 'id'>>
  name: NonNullable<Column<'sessions', 'name'>>
  sport_id: Column<'sessions', 'sport_id'>
  start_date: NonNullable<Column<'sessions', 'starts_at'>>
}
export const sessionsOfReport = sqlFile<SessionsOfReportParams, SessionsOfReportRow>(
  import.meta.url,
  'sessions-of-report.sql',
)

export type SpeedsOfBoatsParams = {
  by: string
  context: Json
  club_id: ClubId
  start_date: string
  end_date: string
  session_ids: readonly number[] | null
  sees_restricted: boolean
  viewer_id: number
  sport_ids: readonly number[]
  user_ids: readonly number[]
}
export type SpeedsOfBoatsRow = {
  id: Column<'activities', 'id'>
  owner_id: NonNullable<Column<'activities', 'user_id'>>
  of_boat: boolean
  start: number | null
  seconds: number | null
  distance: Column<'activities', 'distance'>
  distance_source: Column<'activities', 'distance_source'>
  zone_seconds: Column<'activities', 'zone_seconds'>
  counts_first: Column<'activities', 'counts_first'>
  speed_seconds: string
  speed_metres: string
  counts_for: number[]
  session_id: NonNullable<Column<'sessions', 'id'>>
  day: string
  period: string
  crew_id: NonNullable<Column<'crews', 'id'>>
  name: string
  boat_type: NonNullable<Column<'crews', 'boat_type'>>
  age: NonNullable<Column<'crews', 'age'>>
  gender: NonNullable<Column<'crews', 'gender'>>
  weight: NonNullable<Column<'crews', 'weight'>>
  gmt_score: Column<'crews', 'gmt_score'> | null
  gmt_set_on: string | null
  user_ids: number[]
}
export const speedsOfBoats = sqlFile<SpeedsOfBoatsParams, SpeedsOfBoatsRow>(
  import.meta.url,
  'speeds-of-boats.sql',
)

export type TestsDoneParams = {
  by: string
  context: Json
  club_id: ClubId
  user_ids: readonly number[]
  start_date: string
  end_date: string
  viewer_id: number
  scope_2k: string
  scope_5k: string
  scope_6k: string
}
export type TestsDoneRow = {
  test_id: Column<'performance_tests', 'id'>
  kind: Column<'performance_tests', 'kind'>
  user_id: Column<'performance_tests', 'user_id'>
  day: string
  period: string
  time: number
}
export const testsDone = sqlFile<TestsDoneParams, TestsDoneRow>(
  import.meta.url,
  'tests-done.sql',
)

export type TrainingGroupsParams = {
  club_id: ClubId
  user_ids: readonly number[]
  start_date: string
  end_date: string
  session_ids: readonly number[] | null
  sees_restricted: boolean
  day_off: number
}
export type TrainingGroupsRow = {
  grouped_by: string
  id: number
  sessions: number
  time: number | null
  distance: number | null
  planned_time: number | null
  compared_time: number | null
}
export const trainingGroups = sqlFile<TrainingGroupsParams, TrainingGroupsRow>(
  import.meta.url,
  'training-groups.sql',
)

export type TrainingSummaryParams = {
  club_id: ClubId
  user_ids: readonly number[]
  start_date: string
  end_date: string
  session_ids: readonly number[] | null
  sees_restricted: boolean
  day_off: number
  by: string
  context: Json
}
export type TrainingSummaryRow = {
  user_id: number
  period: string
  sessions: number
  time: number | null
  distance: number | null
  ets: number | null
  foster: number | null
  trimp: number | null
  zone_ut3: number | null
  zone_ut2: number | null
  zone_ut1: number | null
  zone_at: number | null
  zone_tr: number | null
  zone_lt: number | null
  zone_a_lact: number | null
  planned_sessions: number
  missed: number
  planned_time: number | null
  planned_distance: number | null
  compared_time: number | null
  unscored: number
  unrated: number
  monday: string
  week_period: string
  is_whole: boolean
  monday_load: number | null
  tuesday_load: number | null
  wednesday_load: number | null
  thursday_load: number | null
  friday_load: number | null
  saturday_load: number | null
  sunday_load: number | null
}
export const trainingSummary = sqlFile<TrainingSummaryParams, TrainingSummaryRow>(
  import.meta.url,
  'training-summary.sql',
)
