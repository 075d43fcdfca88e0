// Written from the .sql files beside it by the test of statements with UPDATE=1.
import type { ClubId } from '../../db/client.ts'
import { sqlFile, type Column } from '../../db/statement.ts'

export type AnswerAbsenceParams = {
  attending: number
  ill: boolean
  injured: boolean
  reason: string | null
  club_id: ClubId
  id: number
  takes_over: boolean
}
export type AnswerAbsenceRow = {
  session_id: Column<'attendance', 'session_id'>
}
export const answerAbsence = sqlFile<AnswerAbsenceParams, AnswerAbsenceRow>(
  import.meta.url,
  'answer-absence.sql',
)

export type AnswersByDaysParams = {
  club_id: ClubId
  session_ids: readonly number[]
}
export type AnswersByDaysRow = {
  session_id: Column<'participants', 'session_id'>
  user_id: Column<'participants', 'user_id'>
  absence_id: Column<'attendance', 'absence_id'> | null
}
export const answersByDays = sqlFile<AnswersByDaysParams, AnswersByDaysRow>(
  import.meta.url,
  'answers-by-days.sql',
)

export type AthletesOfSquadParams = {
  club_id: ClubId
  active_statuses: readonly number[]
  squad_id: number | null
  athlete_role: number
}
export type AthletesOfSquadRow = {
  user_id: Column<'memberships', 'user_id'>
  full_name: NonNullable<Column<'users', 'full_name'>>
  squad_ids: number[]
}
export const athletesOfSquad = sqlFile<AthletesOfSquadParams, AthletesOfSquadRow>(
  import.meta.url,
  'athletes-of-squad.sql',
)

export type SessionsOfAbsenceParams = {
  club_id: ClubId
  ids: readonly number[]
}
export type SessionsOfAbsenceRow = {
  session_id: Column<'sessions', 'id'>
}
export const sessionsOfAbsence = sqlFile<SessionsOfAbsenceParams, SessionsOfAbsenceRow>(
  import.meta.url,
  'sessions-of-absence.sql',
)

export type TakeAnswersBackParams = {
  athlete_role: number
  declined: number
  club_id: ClubId
  ids: readonly number[]
  session_ids: readonly number[] | null
}
export type TakeAnswersBackRow = {
  session_id: Column<'attendance', 'session_id'>
  user_id: Column<'attendance', 'user_id'>
}
export const takeAnswersBack = sqlFile<TakeAnswersBackParams, TakeAnswersBackRow>(
  import.meta.url,
  'take-answers-back.sql',
)
