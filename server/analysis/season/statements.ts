// Written from the .sql files beside it by the test of statements with UPDATE=1.
import type { ClubId } from '../../db/client.ts'
import { sqlFile, type Column } from '../../db/statement.ts'

export type DoneByWeekParams = {
  club_id: ClubId
  user_ids: readonly number[]
  first: string
  last: string
  day_off: number
  sees_restricted: boolean
}
export type DoneByWeekRow = {
  monday: string
  sessions: number
  seconds: number
  distance: number
  ets: number | null
  foster: number | null
  trimp: number | null
  zones: number[]
}
export const doneByWeek = sqlFile<DoneByWeekParams, DoneByWeekRow>(
  import.meta.url,
  'done-by-week.sql',
)

export type EventsOfSeasonParams = {
  time_zone: string
  season_id: number
  club_id: ClubId
  first: string
  last: string
  sees_drafts: boolean
}
export type EventsOfSeasonRow = {
  id: NonNullable<Column<'sessions', 'id'>>
  name: NonNullable<Column<'sessions', 'name'>>
  event_type: Column<'sessions', 'event_type'>
  first_day: string
  last_day: string
  priority: Column<'season_goals', 'priority'> | null
}
export const eventsOfSeason = sqlFile<EventsOfSeasonParams, EventsOfSeasonRow>(
  import.meta.url,
  'events-of-season.sql',
)

export type PlannedSessionsParams = {
  time_zone: string
  other_sport: number
  athlete_role: number
  user_ids: readonly number[]
  club_id: ClubId
  day_off: number
  first: string
  last: string
  sees_drafts: boolean
}
export type PlannedSessionsRow = {
  id: NonNullable<Column<'sessions', 'id'>>
  day: string
  sport_id: number
  published: boolean
  seconds: number
  planned_distance: Column<'sessions', 'planned_distance'>
  planned_rpe: Column<'sessions', 'planned_rpe'>
  intensity_ids: number[]
  percentages: number[]
  people: number
}
export const plannedSessions = sqlFile<PlannedSessionsParams, PlannedSessionsRow>(
  import.meta.url,
  'planned-sessions.sql',
)

export type SeasonPlanParams = {
  club_id: ClubId
  first: string
  user_id: number | null
  squad_id: number | null
}
export type SeasonPlanRow = {
  id: NonNullable<Column<'seasons', 'id'>>
  squad_id: Column<'seasons', 'squad_id'>
  user_id: Column<'seasons', 'user_id'>
  squad: Column<'squads', 'name'> | null
  phases: NonNullable<Column<'seasons', 'phases'>>
  rules: Column<'seasons', 'rules'>
}
export const seasonPlan = sqlFile<SeasonPlanParams, SeasonPlanRow>(
  import.meta.url,
  'season-plan.sql',
)
