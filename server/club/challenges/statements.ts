// Written from the .sql files beside it by the test of statements with UPDATE=1.
import type { ClubId } from '../../db/client.ts'
import { sqlFile, type Column, type Json } from '../../db/statement.ts'

export type DoneFactsParams = {
  done_sessions: readonly number[]
  done_people: readonly number[]
  club_id: ClubId
}
export type DoneFactsRow = {
  session_id: NonNullable<Column<'sessions', 'id'>>
  user_id: number
  sport_id: NonNullable<Column<'sessions', 'sport_id'>>
  starts_at: NonNullable<Column<'sessions', 'starts_at'>>
  ets: Column<'kept_loads', 'ets'> | null
  intensity_ids: number[]
  percentages: number[]
  ets_factors: Column<'clubs', 'ets_factors'>
}
export const doneFacts = sqlFile<DoneFactsParams, DoneFactsRow>(
  import.meta.url,
  'done-facts.sql',
)

export type KeptEntriesParams = {
  club_id: ClubId
  session_ids: readonly number[]
  challenge_ids: readonly number[]
  user_ids: readonly number[]
  days: readonly string[]
  scored_ids: readonly number[]
  people: readonly number[]
}
export type KeptEntriesRow = {
  challenge_id: Column<'challenge_entries', 'challenge_id'>
  team_id: Column<'challenge_entries', 'team_id'>
  user_id: Column<'challenge_entries', 'user_id'>
  session_id: Column<'challenge_entries', 'session_id'>
  day: Column<'challenge_entries', 'day'>
  value: Column<'challenge_entries', 'value'>
  seconds: Column<'challenge_entries', 'seconds'>
  distance: Column<'challenge_entries', 'distance'>
  flag: Column<'challenge_entries', 'flag'>
  decided: Column<'challenge_entries', 'decided'>
  note: Column<'challenge_entries', 'note'>
  counts: Column<'challenge_entries', 'counts'>
}
export const keptEntries = sqlFile<KeptEntriesParams, KeptEntriesRow>(
  import.meta.url,
  'kept-entries.sql',
)

export type ScoredSessionsParams = {
  club_id: ClubId
  user_ids: readonly number[]
  first_day: string
  last_day: string
  challenge_id: number
}
export type ScoredSessionsRow = {
  id: number
}
export const scoredSessions = sqlFile<ScoredSessionsParams, ScoredSessionsRow>(
  import.meta.url,
  'scored-sessions.sql',
)

export type WriteEntriesParams = {
  removed: Json
  club_id: ClubId
  written: Json
}
export type WriteEntriesRow = {
}
export const writeEntries = sqlFile<WriteEntriesParams, WriteEntriesRow>(
  import.meta.url,
  'write-entries.sql',
)
