// Written from the .sql files beside it by the test of statements with UPDATE=1.
import type { ClubId } from '../../db/client.ts'
import { sqlFile, type Column, type Json } from '../../db/statement.ts'

export type AddChangesParams = {
  club_id: ClubId
  ids: readonly number[]
}
export type AddChangesRow = {
}
export const addChanges = sqlFile<AddChangesParams, AddChangesRow>(
  import.meta.url,
  'add-changes.sql',
)

export type AddMergedPeopleParams = {
  club_id: ClubId
  into_id: number
  from_ids: readonly number[]
  athlete_role: number
}
export type AddMergedPeopleRow = {
  session_id: Column<'participants', 'session_id'>
  user_id: Column<'participants', 'user_id'>
}
export const addMergedPeople = sqlFile<AddMergedPeopleParams, AddMergedPeopleRow>(
  import.meta.url,
  'add-merged-people.sql',
)

export type AddMergedRatingsParams = {
  club_id: ClubId
  into_id: number
  from_ids: readonly number[]
}
export type AddMergedRatingsRow = {
  user_id: Column<'session_ratings', 'user_id'>
}
export const addMergedRatings = sqlFile<AddMergedRatingsParams, AddMergedRatingsRow>(
  import.meta.url,
  'add-merged-ratings.sql',
)

export type AddPeopleParams = {
  people: Json
  club_id: ClubId
  session_ids: readonly number[]
}
export type AddPeopleRow = {
  session_id: Column<'participants', 'session_id'>
  user_id: Column<'participants', 'user_id'>
}
export const addPeople = sqlFile<AddPeopleParams, AddPeopleRow>(
  import.meta.url,
  'add-people.sql',
)

export type AssigningConflictsParams = {
  day_off: number
  people: readonly number[]
  club_id: ClubId
  session_ids: readonly number[]
  most: number
}
export type AssigningConflictsRow = {
  user_id: number
  full_name: NonNullable<Column<'users', 'full_name'>>
  session_id: number
  other_id: number
  other_name: string
  starts_at: string
}
export const assigningConflicts = sqlFile<AssigningConflictsParams, AssigningConflictsRow>(
  import.meta.url,
  'assigning-conflicts.sql',
)

export type ChosenPeopleParams = {
  athlete_role: number
  coach_roles: readonly number[]
  coach_role: number
  club_id: ClubId
  active_statuses: readonly number[]
  user_ids: readonly number[]
  everybody: boolean
  squad_ids: readonly number[]
}
export type ChosenPeopleRow = {
  user_id: Column<'memberships', 'user_id'>
  role_id: number
}
export const chosenPeople = sqlFile<ChosenPeopleParams, ChosenPeopleRow>(
  import.meta.url,
  'chosen-people.sql',
)

export type FreePlacesParams = {
  athlete_role: number
  attends: number
  club_id: ClubId
  session_id: number
}
export type FreePlacesRow = {
  free: number | null
}
export const freePlaces = sqlFile<FreePlacesParams, FreePlacesRow>(
  import.meta.url,
  'free-places.sql',
)

export type MergeAnswersParams = {
  attends: number
  other_sport_ids: readonly number[]
  club_id: ClubId
  from_ids: readonly number[]
  into_id: number
  athlete_role: number
}
export type MergeAnswersRow = {
  user_id: number
  attending: number | null
  wants: boolean
  wanted_since: string | null
  ill: boolean
  injured: boolean
  did_alternative: boolean
  answered_by: number | null
  answered: boolean
  answered_there: boolean
  is_athlete: boolean
}
export const mergeAnswers = sqlFile<MergeAnswersParams, MergeAnswersRow>(
  import.meta.url,
  'merge-answers.sql',
)

export type MergeCountsParams = {
  club_id: ClubId
  from_ids: readonly number[]
  into_id: number
  athlete_role: number
}
export type MergeCountsRow = {
  people: number
  files: number
  comments: number
  ratings: number
  rated_in_both: number[]
  own_sessions_of: number[]
}
export const mergeCounts = sqlFile<MergeCountsParams, MergeCountsRow>(
  import.meta.url,
  'merge-counts.sql',
)

export type MergeRenumberingsParams = {
  club_id: ClubId
  id: number
}
export type MergeRenumberingsRow = {
  results: number[]
  files: number[]
  olds: number[]
  news: number[]
}
export const mergeRenumberings = sqlFile<MergeRenumberingsParams, MergeRenumberingsRow>(
  import.meta.url,
  'merge-renumberings.sql',
)

export type MoveCodesParams = {
  club_id: ClubId
  from_ids: readonly number[]
  crew_ids: readonly number[]
  into_id: number
}
export type MoveCodesRow = {
  id: Column<'connect_codes', 'id'>
  session_id: Column<'connect_codes', 'session_id'>
}
export const moveCodes = sqlFile<MoveCodesParams, MoveCodesRow>(
  import.meta.url,
  'move-codes.sql',
)

export type MoveRecordingsParams = {
  club_id: ClubId
  from_ids: readonly number[]
  into_id: number
}
export type MoveRecordingsRow = {
  id: Column<'live_recordings', 'id'>
  session_id: Column<'live_recordings', 'session_id'>
  crew_id: Column<'live_recordings', 'crew_id'>
}
export const moveRecordings = sqlFile<MoveRecordingsParams, MoveRecordingsRow>(
  import.meta.url,
  'move-recordings.sql',
)

export type MoveResultsParams = {
  other_sport_ids: readonly number[]
  club_id: ClubId
  from_ids: readonly number[]
  into_id: number
}
export type MoveResultsRow = {
  id: Column<'results', 'id'>
  session_id: Column<'results', 'session_id'>
  crew_id: Column<'results', 'crew_id'>
}
export const moveResults = sqlFile<MoveResultsParams, MoveResultsRow>(
  import.meta.url,
  'move-results.sql',
)

export type PeopleToAddParams = {
  people: readonly number[]
  club_id: ClubId
  session_ids: readonly number[]
}
export type PeopleToAddRow = {
  count: number
}
export const peopleToAdd = sqlFile<PeopleToAddParams, PeopleToAddRow>(
  import.meta.url,
  'people-to-add.sql',
)

export type PiecesInUseParams = {
  club_id: ClubId
  sessions: Json
}
export type PiecesInUseRow = {
  session_id: number
  planned: Column<'session_structures', 'numbers'> | null
  used: number[]
}
export const piecesInUse = sqlFile<PiecesInUseParams, PiecesInUseRow>(
  import.meta.url,
  'pieces-in-use.sql',
)

export type RenumberPiecesParams = {
  club_id: ClubId
  groups: Json
}
export type RenumberPiecesRow = {
  changed: number | null
}
export const renumberPieces = sqlFile<RenumberPiecesParams, RenumberPiecesRow>(
  import.meta.url,
  'renumber-pieces.sql',
)

export type ReturnAnswersParams = {
  stays_away: number
  attends: number
  athlete_role: number
  club_id: ClubId
  id: number
  people: readonly number[]
}
export type ReturnAnswersRow = {
}
export const returnAnswers = sqlFile<ReturnAnswersParams, ReturnAnswersRow>(
  import.meta.url,
  'return-answers.sql',
)

export type ReturnCodesParams = {
  club_id: ClubId
  id: number
}
export type ReturnCodesRow = {
}
export const returnCodes = sqlFile<ReturnCodesParams, ReturnCodesRow>(
  import.meta.url,
  'return-codes.sql',
)

export type ReturnCrewsParams = {
  club_id: ClubId
  id: number
}
export type ReturnCrewsRow = {
}
export const returnCrews = sqlFile<ReturnCrewsParams, ReturnCrewsRow>(
  import.meta.url,
  'return-crews.sql',
)

export type ReturnFilesParams = {
  club_id: ClubId
  id: number
}
export type ReturnFilesRow = {
}
export const returnFiles = sqlFile<ReturnFilesParams, ReturnFilesRow>(
  import.meta.url,
  'return-files.sql',
)

export type ReturnPostsParams = {
  club_id: ClubId
  id: number
}
export type ReturnPostsRow = {
}
export const returnPosts = sqlFile<ReturnPostsParams, ReturnPostsRow>(
  import.meta.url,
  'return-posts.sql',
)

export type ReturnRatingsParams = {
  club_id: ClubId
  id: number
  people: readonly number[]
}
export type ReturnRatingsRow = {
}
export const returnRatings = sqlFile<ReturnRatingsParams, ReturnRatingsRow>(
  import.meta.url,
  'return-ratings.sql',
)

export type ReturnRecordingsParams = {
  club_id: ClubId
  id: number
}
export type ReturnRecordingsRow = {
}
export const returnRecordings = sqlFile<ReturnRecordingsParams, ReturnRecordingsRow>(
  import.meta.url,
  'return-recordings.sql',
)

export type ReturnResultsParams = {
  club_id: ClubId
  id: number
}
export type ReturnResultsRow = {
}
export const returnResults = sqlFile<ReturnResultsParams, ReturnResultsRow>(
  import.meta.url,
  'return-results.sql',
)

export type ReturnUploadsParams = {
  club_id: ClubId
  id: number
}
export type ReturnUploadsRow = {
}
export const returnUploads = sqlFile<ReturnUploadsParams, ReturnUploadsRow>(
  import.meta.url,
  'return-uploads.sql',
)

export type SessionsInBinParams = {
  edits_all: boolean
  viewer_id: number
  most: number
}
export type SessionsInBinRow = {
  id: number
  kind: string
  name: string
  sport_id: number | null
  starts_at: string
  ends_at: string
  all_day: boolean
  deleted_at: string
  deleter_id: Column<'users', 'id'> | null
  deleter: Column<'users', 'full_name'> | null
}
export const sessionsInBin = sqlFile<SessionsInBinParams, SessionsInBinRow>(
  import.meta.url,
  'sessions-in-bin.sql',
)

export type StandingMergeParams = {
  club_id: ClubId
  id: number
}
export type StandingMergeRow = {
  session_id: Column<'session_merges', 'session_id'>
  from_ids: Column<'session_merges', 'from_ids'>
  is_fresh: boolean
  published: boolean
  shows_alternatives: boolean
  people: number[]
  answers: number[]
  alternatives: number[]
  ratings: number[]
}
export const standingMerge = sqlFile<StandingMergeParams, StandingMergeRow>(
  import.meta.url,
  'standing-merge.sql',
)

export type TakeOutOfBinParams = {
  ids: readonly number[]
}
export type TakeOutOfBinRow = {
  id: number
}
export const takeOutOfBin = sqlFile<TakeOutOfBinParams, TakeOutOfBinRow>(
  import.meta.url,
  'take-out-of-bin.sql',
)

export type WriteMergedAnswersParams = {
  club_id: ClubId
  into_id: number
  answers: Json
}
export type WriteMergedAnswersRow = {
  user_id: Column<'attendance', 'user_id'>
}
export const writeMergedAnswers = sqlFile<WriteMergedAnswersParams, WriteMergedAnswersRow>(
  import.meta.url,
  'write-merged-answers.sql',
)
