// Written from the .sql files beside it by the test of statements with UPDATE=1.
import type { ClubId } from '../../db/client.ts'
import { sqlFile, type Column, type Json } from '../../db/statement.ts'

export type CopyExercisesParams = {
  originals: readonly number[]
  copies: readonly number[]
  club_id: ClubId
}
export type CopyExercisesRow = {
}
export const copyExercises = sqlFile<CopyExercisesParams, CopyExercisesRow>(
  import.meta.url,
  'copy-exercises.sql',
)

export type CopyFocusesParams = {
  originals: readonly number[]
  copies: readonly number[]
  club_id: ClubId
}
export type CopyFocusesRow = {
}
export const copyFocuses = sqlFile<CopyFocusesParams, CopyFocusesRow>(
  import.meta.url,
  'copy-focuses.sql',
)

export type CopyIntensitiesParams = {
  originals: readonly number[]
  copies: readonly number[]
  club_id: ClubId
}
export type CopyIntensitiesRow = {
}
export const copyIntensities = sqlFile<CopyIntensitiesParams, CopyIntensitiesRow>(
  import.meta.url,
  'copy-intensities.sql',
)

export type CopyPeopleParams = {
  active_statuses: readonly number[]
  originals: readonly number[]
  copies: readonly number[]
  club_id: ClubId
  only: number | null
  all_but: number | null
}
export type CopyPeopleRow = {
  session_id: Column<'participants', 'session_id'>
  user_id: Column<'participants', 'user_id'>
}
export const copyPeople = sqlFile<CopyPeopleParams, CopyPeopleRow>(
  import.meta.url,
  'copy-people.sql',
)

export type CopyPiecesParams = {
  originals: readonly number[]
  copies: readonly number[]
  club_id: ClubId
}
export type CopyPiecesRow = {
}
export const copyPieces = sqlFile<CopyPiecesParams, CopyPiecesRow>(
  import.meta.url,
  'copy-pieces.sql',
)

export type CopyProgrammeAthletesParams = {
  originals: readonly number[]
  copies: readonly number[]
  athlete_role: number
  club_id: ClubId
}
export type CopyProgrammeAthletesRow = {
}
export const copyProgrammeAthletes = sqlFile<CopyProgrammeAthletesParams, CopyProgrammeAthletesRow>(
  import.meta.url,
  'copy-programme-athletes.sql',
)

export type CopyProgrammesParams = {
  originals: readonly number[]
  copies: readonly number[]
  club_id: ClubId
}
export type CopyProgrammesRow = {
}
export const copyProgrammes = sqlFile<CopyProgrammesParams, CopyProgrammesRow>(
  import.meta.url,
  'copy-programmes.sql',
)

export type CopyRateZonesParams = {
  originals: readonly number[]
  copies: readonly number[]
  club_id: ClubId
}
export type CopyRateZonesRow = {
}
export const copyRateZones = sqlFile<CopyRateZonesParams, CopyRateZonesRow>(
  import.meta.url,
  'copy-rate-zones.sql',
)

export type CopySessionsParams = {
  creator_id: number | null
  series_id: number | null
  published: boolean
  copies: Json
  club_id: ClubId
}
export type CopySessionsRow = {
  id: Column<'sessions', 'id'>
}
export const copySessions = sqlFile<CopySessionsParams, CopySessionsRow>(
  import.meta.url,
  'copy-sessions.sql',
)

export type CopyStructureParams = {
  originals: readonly number[]
  copies: readonly number[]
  club_id: ClubId
}
export type CopyStructureRow = {
}
export const copyStructure = sqlFile<CopyStructureParams, CopyStructureRow>(
  import.meta.url,
  'copy-structure.sql',
)

export type CopyTagsParams = {
  originals: readonly number[]
  copies: readonly number[]
  club_id: ClubId
}
export type CopyTagsRow = {
}
export const copyTags = sqlFile<CopyTagsParams, CopyTagsRow>(
  import.meta.url,
  'copy-tags.sql',
)

export type PlaceInSeriesParams = {
  series_id: number
  ids: readonly number[]
  times: Json
  club_id: ClubId
}
export type PlaceInSeriesRow = {
}
export const placeInSeries = sqlFile<PlaceInSeriesParams, PlaceInSeriesRow>(
  import.meta.url,
  'place-in-series.sql',
)
