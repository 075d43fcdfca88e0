// Written from the .sql files beside it by the test of statements with UPDATE=1.
import type { ClubId } from '../../db/client.ts'
import { sqlFile, type Column, type Json } from '../../db/statement.ts'

export type DoneInSessionParams = {
  club_id: ClubId
  id: number
  people: readonly number[]
}
export type DoneInSessionRow = {
  people: number
  distance: number | null
  seconds: number | null
}
export const doneInSession = sqlFile<DoneInSessionParams, DoneInSessionRow>(
  import.meta.url,
  'done-in-session.sql',
)

export type ForgetPlansParams = {
  club_id: ClubId
  ids: readonly number[]
  everybody: boolean
  day_off: number
  by: number | null
}
export type ForgetPlansRow = {
  user_id: Column<'session_notified', 'user_id'>
  id: Column<'sessions', 'id'>
  name: Column<'sessions', 'name'>
  starts_at: Column<'sessions', 'starts_at'>
  whole_day: boolean
}
export const forgetPlans = sqlFile<ForgetPlansParams, ForgetPlansRow>(
  import.meta.url,
  'forget-plans.sql',
)

export type LiftedInSessionParams = {
  club_id: ClubId
  id: number
  people: readonly number[]
}
export type LiftedInSessionRow = {
  programme: string | null
  exercise_id: number
  nth: number
  people: number
  sets: number
  reps: number | null
  exercise_weight: number | null
}
export const liftedInSession = sqlFile<LiftedInSessionParams, LiftedInSessionRow>(
  import.meta.url,
  'lifted-in-session.sql',
)

export type PlannedChangesParams = {
  club_id: ClubId
  ids: readonly number[]
}
export type PlannedChangesRow = {
  id: Column<'sessions', 'id'>
  name: Column<'sessions', 'name'>
  sport_id: Column<'sessions', 'sport_id'>
  starts_at: Column<'sessions', 'starts_at'>
  ends_at: Column<'sessions', 'ends_at'>
  all_day: Column<'sessions', 'all_day'>
  draft: boolean
  changed: boolean
  fields: string[]
  has_new_crew: boolean
}
export const plannedChanges = sqlFile<PlannedChangesParams, PlannedChangesRow>(
  import.meta.url,
  'planned-changes.sql',
)

export type ProgrammesOfPlansParams = {
  athlete_role: number
  published: boolean
  club_id: ClubId
  ids: readonly number[]
}
export type ProgrammesOfPlansRow = {
  session_id: Column<'sessions', 'id'>
  programmes: Json
  user_ids: number[]
}
export const programmesOfPlans = sqlFile<ProgrammesOfPlansParams, ProgrammesOfPlansRow>(
  import.meta.url,
  'programmes-of-plans.sql',
)

export type PublishPlansParams = {
  club_id: ClubId
  ids: readonly number[]
  drafts: boolean
  by: number | null
}
export type PublishPlansRow = {
  session_id: Column<'session_changes', 'session_id'>
}
export const publishPlans = sqlFile<PublishPlansParams, PublishPlansRow>(
  import.meta.url,
  'publish-plans.sql',
)

export type RememberPlansParams = {
  own: Json
  club_id: ClubId
  ids: readonly number[]
  day_off: number
  by: number | null
}
export type RememberPlansRow = {
  user_id: Column<'participants', 'user_id'>
  id: Column<'sessions', 'id'>
  name: Column<'sessions', 'name'>
  starts_at: Column<'sessions', 'starts_at'>
  whole_day: boolean
  what: string
  fields: string[]
  has_new_crew: boolean
}
export const rememberPlans = sqlFile<RememberPlansParams, RememberPlansRow>(
  import.meta.url,
  'remember-plans.sql',
)

export type ShownPlanParams = {
  club_id: ClubId
  id: number
}
export type ShownPlanRow = {
  plan: Json
  published_plan: Column<'sessions', 'published_plan'>
  is_public: boolean
}
export const shownPlan = sqlFile<ShownPlanParams, ShownPlanRow>(
  import.meta.url,
  'shown-plan.sql',
)

export type UnawarePeopleParams = {
  club_id: ClubId
  ids: readonly number[]
  own: Json
  viewer_id: number
}
export type UnawarePeopleRow = {
  session_id: NonNullable<Column<'sessions', 'id'>>
  user_ids: number[]
}
export const unawarePeople = sqlFile<UnawarePeopleParams, UnawarePeopleRow>(
  import.meta.url,
  'unaware-people.sql',
)
