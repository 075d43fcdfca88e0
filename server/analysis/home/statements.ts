// Written from the .sql files beside it by the test of statements with UPDATE=1.
import type { ClubId } from '../../db/client.ts'
import { sqlFile, type Column } from '../../db/statement.ts'

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

export type TrainingDistributionParams = {
  club_id: ClubId
  user_ids: readonly number[]
  start_date: string
  end_date: string
  day_off: number
  sees_restricted: boolean
}
export type TrainingDistributionRow = {
  sport_id: Column<'sessions', 'sport_id'>
  sessions: number
  trained: number
  zones: number[]
  ets: number | null
  foster: number | null
  trimp: number | null
  rpe: number | null
  zones_known: number
  ets_known: number
  foster_known: number
  trimp_known: number
  rpe_known: number
}
export const trainingDistribution = sqlFile<TrainingDistributionParams, TrainingDistributionRow>(
  import.meta.url,
  'training-distribution.sql',
)
