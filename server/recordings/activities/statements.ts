// Written from the .sql files beside it by the test of statements with UPDATE=1.
import type { ClubId } from '../../db/client.ts'
import { sqlFile, type Column } from '../../db/statement.ts'

export type CountedRecordingsParams = {
  club_id: ClubId
  session_ids: readonly number[]
}
export type CountedRecordingsRow = {
  id: NonNullable<Column<'activities', 'id'>>
  session_id: NonNullable<Column<'activities', 'session_id'>>
  user_id: number
  sport_id: NonNullable<Column<'activities', 'sport_id'>>
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
