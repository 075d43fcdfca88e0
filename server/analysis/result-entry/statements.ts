// Written from the .sql files beside it by the test of statements with UPDATE=1.
import type { ClubId } from '../../db/client.ts'
import { sqlFile, type Column, type Json } from '../../db/statement.ts'

export type JustEnteredParams = {
  club_id: ClubId
  session_ids: readonly number[]
}
export type JustEnteredRow = {
  user_id: Column<'participants', 'user_id'>
  session_id: Column<'sessions', 'id'>
  session: Column<'sessions', 'name'>
}
export const justEntered = sqlFile<JustEnteredParams, JustEnteredRow>(
  import.meta.url,
  'just-entered.sql',
)

export type TakeResultsParams = {
  club_id: ClubId
  session_id: number
  actor_id: number | null
  owners: Json
}
export type TakeResultsRow = {
  id: Column<'results', 'id'>
  user_id: Column<'results', 'user_id'>
  crew_id: Column<'results', 'crew_id'>
  squad_id: Column<'results', 'squad_id'>
  alternative: Column<'results', 'alternative'>
  version: Column<'results', 'version'>
  sport_id: Column<'results', 'sport_id'>
  note: Column<'results', 'note'>
}
export const takeResults = sqlFile<TakeResultsParams, TakeResultsRow>(
  import.meta.url,
  'take-results.sql',
)
