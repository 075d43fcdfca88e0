// Written from the .sql files beside it by the test of statements with UPDATE=1.
import type { ClubId } from '../../db/client.ts'
import { sqlFile, type Json } from '../../db/statement.ts'

export type CoachesToNotifyParams = {
  club_id: ClubId
  coach_roles: readonly number[]
}
export type CoachesToNotifyRow = {
  person: Json
}
export const coachesToNotify = sqlFile<CoachesToNotifyParams, CoachesToNotifyRow>(
  import.meta.url,
  'coaches-to-notify.sql',
)
