// Written from the .sql files beside it by the test of statements with UPDATE=1.
import type { ClubId } from '../../db/client.ts'
import { sqlFile } from '../../db/statement.ts'

export type FirstStepsParams = {
  club_id: ClubId
  user_id: number
}
export type FirstStepsRow = {
  dismissed: boolean
  members: boolean
  invite: boolean
  squads: boolean
  week: boolean
}
export const firstSteps = sqlFile<FirstStepsParams, FirstStepsRow>(
  import.meta.url,
  'first-steps.sql',
)
