// Written from the .sql files beside it by the test of statements with UPDATE=1.
import type { ClubId } from '../../db/client.ts'
import { sqlFile, type Column, type Json } from '../../db/statement.ts'

export type AddParticipantsParams = {
  people: Json
  club_id: ClubId
  session_ids: readonly number[]
}
export type AddParticipantsRow = {
  session_id: Column<'participants', 'session_id'>
  user_id: Column<'participants', 'user_id'>
}
export const addParticipants = sqlFile<AddParticipantsParams, AddParticipantsRow>(
  import.meta.url,
  'add-participants.sql',
)

export type ChangeParticipantsParams = {
  people: Json
  club_id: ClubId
  session_ids: readonly number[]
}
export type ChangeParticipantsRow = {
}
export const changeParticipants = sqlFile<ChangeParticipantsParams, ChangeParticipantsRow>(
  import.meta.url,
  'change-participants.sql',
)

export type ClubVenuesParams = {
  club_id: ClubId
  pattern: string
  most: number
}
export type ClubVenuesRow = {
  id: Column<'venues', 'id'>
  name: Column<'venues', 'name'>
  formatted_address: Column<'venues', 'formatted_address'>
  latitude: Column<'venues', 'latitude'>
  longitude: Column<'venues', 'longitude'>
}
export const clubVenues = sqlFile<ClubVenuesParams, ClubVenuesRow>(
  import.meta.url,
  'club-venues.sql',
)

export type DropExercisesParams = {
  club_id: ClubId
  exercises: Json
}
export type DropExercisesRow = {
}
export const dropExercises = sqlFile<DropExercisesParams, DropExercisesRow>(
  import.meta.url,
  'drop-exercises.sql',
)

export type DropPiecesParams = {
  club_id: ClubId
  pieces: Json
}
export type DropPiecesRow = {
}
export const dropPieces = sqlFile<DropPiecesParams, DropPiecesRow>(
  import.meta.url,
  'drop-pieces.sql',
)

export type HiddenAthletesParams = {
  club_id: ClubId
  session_ids: readonly number[]
}
export type HiddenAthletesRow = {
  session_id: Column<'strength_athletes', 'session_id'>
  user_id: Column<'strength_athletes', 'user_id'>
  numbers: number[]
}
export const hiddenAthletes = sqlFile<HiddenAthletesParams, HiddenAthletesRow>(
  import.meta.url,
  'hidden-athletes.sql',
)

export type KeepHiddenAthletesParams = {
  athletes: Json
  club_id: ClubId
}
export type KeepHiddenAthletesRow = {
}
export const keepHiddenAthletes = sqlFile<KeepHiddenAthletesParams, KeepHiddenAthletesRow>(
  import.meta.url,
  'keep-hidden-athletes.sql',
)

export type KnownExercisesParams = {
  club_id: ClubId
  session_ids: readonly number[]
}
export type KnownExercisesRow = {
  session_id: number
  number: number
  exercise_id: number
  programme: number | null
  position: number | null
  name: string | null
}
export const knownExercises = sqlFile<KnownExercisesParams, KnownExercisesRow>(
  import.meta.url,
  'known-exercises.sql',
)

export type MoveSessionsParams = {
  times: Json
  club_id: ClubId
}
export type MoveSessionsRow = {
}
export const moveSessions = sqlFile<MoveSessionsParams, MoveSessionsRow>(
  import.meta.url,
  'move-sessions.sql',
)

export type OverlappingSessionsParams = {
  club_id: ClubId
  people: readonly number[]
  day_off: number
  except: readonly number[]
  drafts: boolean
  until: string
  since: string
  spans: Json
  most: number
}
export type OverlappingSessionsRow = {
  user_id: Column<'participants', 'user_id'>
  full_name: NonNullable<Column<'users', 'full_name'>>
  id: Column<'sessions', 'id'>
  name: Column<'sessions', 'name'>
  starts_at: Column<'sessions', 'starts_at'>
  ends_at: Column<'sessions', 'ends_at'>
  published: boolean
  total: number
}
export const overlappingSessions = sqlFile<OverlappingSessionsParams, OverlappingSessionsRow>(
  import.meta.url,
  'overlapping-sessions.sql',
)

export type PlaceAthletesParams = {
  named: Json
  club_id: ClubId
  session_ids: readonly number[]
  athlete_role: number
}
export type PlaceAthletesRow = {
  user_id: Column<'strength_athletes', 'user_id'>
}
export const placeAthletes = sqlFile<PlaceAthletesParams, PlaceAthletesRow>(
  import.meta.url,
  'place-athletes.sql',
)

export type PlanExercisesAgainParams = {
  exercises: Json
  club_id: ClubId
}
export type PlanExercisesAgainRow = {
}
export const planExercisesAgain = sqlFile<PlanExercisesAgainParams, PlanExercisesAgainRow>(
  import.meta.url,
  'plan-exercises-again.sql',
)

export type PlanPiecesAgainParams = {
  numbering: Json
  club_id: ClubId
}
export type PlanPiecesAgainRow = {
}
export const planPiecesAgain = sqlFile<PlanPiecesAgainParams, PlanPiecesAgainRow>(
  import.meta.url,
  'plan-pieces-again.sql',
)

export type PutFocusesParams = {
  club_id: ClubId
  session_ids: readonly number[]
  focuses: readonly number[]
}
export type PutFocusesRow = {
}
export const putFocuses = sqlFile<PutFocusesParams, PutFocusesRow>(
  import.meta.url,
  'put-focuses.sql',
)

export type PutIntensitiesParams = {
  club_id: ClubId
  session_ids: readonly number[]
  intensities: readonly number[]
  percentages: readonly number[]
}
export type PutIntensitiesRow = {
}
export const putIntensities = sqlFile<PutIntensitiesParams, PutIntensitiesRow>(
  import.meta.url,
  'put-intensities.sql',
)

export type PutPiecesParams = {
  club_id: ClubId
  session_ids: readonly number[]
  pieces: Json
}
export type PutPiecesRow = {
}
export const putPieces = sqlFile<PutPiecesParams, PutPiecesRow>(
  import.meta.url,
  'put-pieces.sql',
)

export type PutProgrammesParams = {
  club_id: ClubId
  session_ids: readonly number[]
  programmes: Json
}
export type PutProgrammesRow = {
}
export const putProgrammes = sqlFile<PutProgrammesParams, PutProgrammesRow>(
  import.meta.url,
  'put-programmes.sql',
)

export type PutRateZonesParams = {
  club_id: ClubId
  kind: string
  session_ids: readonly number[]
  zones: readonly number[]
}
export type PutRateZonesRow = {
}
export const putRateZones = sqlFile<PutRateZonesParams, PutRateZonesRow>(
  import.meta.url,
  'put-rate-zones.sql',
)

export type PutSetsParams = {
  club_id: ClubId
  exercises: Json
}
export type PutSetsRow = {
}
export const putSets = sqlFile<PutSetsParams, PutSetsRow>(
  import.meta.url,
  'put-sets.sql',
)

export type PutStructuresParams = {
  club_id: ClubId
  piece_structure: number
  repetitions: number
  display: string
  counted: readonly number[]
  session_ids: readonly number[]
  numbering: Json
}
export type PutStructuresRow = {
}
export const putStructures = sqlFile<PutStructuresParams, PutStructuresRow>(
  import.meta.url,
  'put-structures.sql',
)

export type PutTagsParams = {
  club_id: ClubId
  words: readonly string[]
}
export type PutTagsRow = {
  id: Column<'event_tags', 'id'>
}
export const putTags = sqlFile<PutTagsParams, PutTagsRow>(
  import.meta.url,
  'put-tags.sql',
)

export type RemoveParticipantsParams = {
  club_id: ClubId
  session_ids: readonly number[]
  wanted: readonly number[]
}
export type RemoveParticipantsRow = {
}
export const removeParticipants = sqlFile<RemoveParticipantsParams, RemoveParticipantsRow>(
  import.meta.url,
  'remove-participants.sql',
)

export type RemoveSetsParams = {
  club_id: ClubId
  session_ids: readonly number[]
  lengths: readonly number[]
}
export type RemoveSetsRow = {
}
export const removeSets = sqlFile<RemoveSetsParams, RemoveSetsRow>(
  import.meta.url,
  'remove-sets.sql',
)

export type SeriesToRejoinParams = {
  club_id: ClubId
  id: number
}
export type SeriesToRejoinRow = {
  id: Column<'session_series', 'id'>
  rule: Json
}
export const seriesToRejoin = sqlFile<SeriesToRejoinParams, SeriesToRejoinRow>(
  import.meta.url,
  'series-to-rejoin.sql',
)

export type TagSessionsParams = {
  club_id: ClubId
  session_ids: readonly number[]
  tag_ids: readonly number[]
}
export type TagSessionsRow = {
}
export const tagSessions = sqlFile<TagSessionsParams, TagSessionsRow>(
  import.meta.url,
  'tag-sessions.sql',
)

export type UsedNumbersParams = {
  club_id: ClubId
  session_ids: readonly number[]
}
export type UsedNumbersRow = {
  session_id: number
  number: number
}
export const usedNumbers = sqlFile<UsedNumbersParams, UsedNumbersRow>(
  import.meta.url,
  'used-numbers.sql',
)
