// Written from the .sql files beside it by the test of statements with UPDATE=1.
import type { ClubId } from '../../db/client.ts'
import { sqlFile, type Column, type Json } from '../../db/statement.ts'

export type AnswersOfPeopleParams = {
  athlete_role: number
  viewer_id: number
  club_id: ClubId
  session_id: number
  people: readonly number[]
}
export type AnswersOfPeopleRow = {
  user_id: Column<'participants', 'user_id'>
  limited: boolean
  waiting: boolean
  seen: boolean
  attending: Column<'attendance', 'attending'>
  ill: Column<'attendance', 'ill'>
  injured: Column<'attendance', 'injured'>
  did_alternative: Column<'attendance', 'did_alternative'>
  reason: Column<'attendance', 'reason'>
  note: Column<'attendance', 'note'>
  presence: Column<'attendance', 'presence'>
}
export const answersOfPeople = sqlFile<AnswersOfPeopleParams, AnswersOfPeopleRow>(
  import.meta.url,
  'answers-of-people.sql',
)

export type NewcomersParams = {
  added: Json
  club_id: ClubId
  athlete_role: number
}
export type NewcomersRow = {
  session_id: Column<'participants', 'session_id'>
  user_id: Column<'participants', 'user_id'>
  limited: boolean
  absence_id: Column<'absences', 'id'> | null
  reason: Column<'absences', 'reason'> | null
}
export const newcomers = sqlFile<NewcomersParams, NewcomersRow>(
  import.meta.url,
  'newcomers.sql',
)

export type RegisterParams = {
  edits: boolean
  viewer_id: number
  club_id: ClubId
  session_id: number
}
export type RegisterRow = {
  user_id: Column<'participants', 'user_id'>
  full_name: NonNullable<Column<'users', 'full_name'>>
  picture: Column<'users', 'picture'>
  role_id: Column<'participants', 'role_id'>
  squads: string[]
  attending: Column<'attendance', 'attending'> | null
  did_alternative: boolean
  seen: boolean
  ill: boolean
  injured: boolean
  ill_now: boolean
  injured_now: boolean
  reason: string | null
  note: string | null
  presence: string | null
  waiting: number | null
  answered_at: string | null
  guardian: string | null
  answered_by: string | null
}
export const register = sqlFile<RegisterParams, RegisterRow>(
  import.meta.url,
  'register.sql',
)

export type SessionsInTurnParams = {
  club_id: ClubId
  session_ids: readonly number[]
}
export type SessionsInTurnRow = {
  id: Column<'sessions', 'id'>
}
export const sessionsInTurn = sqlFile<SessionsInTurnParams, SessionsInTurnRow>(
  import.meta.url,
  'sessions-in-turn.sql',
)

export type StandingsParams = {
  athlete_role: number
  club_id: ClubId
  session_ids: readonly number[]
  attends: number
  declined: number
}
export type StandingsRow = {
  session_id: Column<'participants', 'session_id'>
  user_id: Column<'participants', 'user_id'>
  limit: Column<'sessions', 'attendance_limit'>
  is_over: boolean
  is_athlete: boolean
  attending: Column<'attendance', 'attending'> | null
  answered: boolean
  waiting_since: number | null
  wanted_since: number | null
  now: number
}
export const standings = sqlFile<StandingsParams, StandingsRow>(
  import.meta.url,
  'standings.sql',
)

export type WriteStandingsParams = {
  club_id: ClubId
  standings: Json
}
export type WriteStandingsRow = {
}
export const writeStandings = sqlFile<WriteStandingsParams, WriteStandingsRow>(
  import.meta.url,
  'write-standings.sql',
)

export type WriteStartsParams = {
  club_id: ClubId
  starts: Json
}
export type WriteStartsRow = {
}
export const writeStarts = sqlFile<WriteStartsParams, WriteStartsRow>(
  import.meta.url,
  'write-starts.sql',
)
