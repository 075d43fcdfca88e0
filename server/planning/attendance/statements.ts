// Written from the .sql files beside it by the test of statements with UPDATE=1.
import type { ClubId } from '../../db/client.ts'
import { sqlFile, type Column } from '../../db/statement.ts'

export type AnswersOfPeopleParams = {
  athlete_role: number
  club_id: ClubId
  viewer_id: number
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
  reason: string | null
  note: string | null
  presence: string | null
  waiting: number | null
  answered_at: string | null
}
export const register = sqlFile<RegisterParams, RegisterRow>(
  import.meta.url,
  'register.sql',
)
