// Written from the .sql files beside it by the test of statements with UPDATE=1.
import type { ClubId } from '../../db/client.ts'
import { sqlFile, type Column, type Json } from '../../db/statement.ts'

export type AddActivitiesParams = {
  club_id: ClubId
  activities: Json
}
export type AddActivitiesRow = {
  id: Column<'activities', 'id'>
  import_id: Column<'activities', 'import_id'>
  position: Column<'activities', 'position'>
}
export const addActivities = sqlFile<AddActivitiesParams, AddActivitiesRow>(
  import.meta.url,
  'add-activities.sql',
)

export type AddHalfParams = {
  club_id: ClubId
  id: number
}
export type AddHalfRow = {
  id: Column<'activities', 'id'>
}
export const addHalf = sqlFile<AddHalfParams, AddHalfRow>(
  import.meta.url,
  'add-half.sql',
)

export type ClosestSessionsParams = {
  recordings: Json
  user_id: number
  club_id: ClubId
  time_zone: string
}
export type ClosestSessionsRow = {
  place: number
  id: NonNullable<Column<'sessions', 'id'>>
  sport_id: NonNullable<Column<'sessions', 'sport_id'>>
}
export const closestSessions = sqlFile<ClosestSessionsParams, ClosestSessionsRow>(
  import.meta.url,
  'closest-sessions.sql',
)

export type CopyEditsParams = {
  half_id: number
  club_id: ClubId
  id: number
}
export type CopyEditsRow = {
}
export const copyEdits = sqlFile<CopyEditsParams, CopyEditsRow>(
  import.meta.url,
  'copy-edits.sql',
)

export type CopyRecordedChannelsParams = {
  half_id: number
  club_id: ClubId
  id: number
}
export type CopyRecordedChannelsRow = {
}
export const copyRecordedChannels = sqlFile<CopyRecordedChannelsParams, CopyRecordedChannelsRow>(
  import.meta.url,
  'copy-recorded-channels.sql',
)

export type CopyRecordedSeatsParams = {
  half_id: number
  club_id: ClubId
  id: number
}
export type CopyRecordedSeatsRow = {
}
export const copyRecordedSeats = sqlFile<CopyRecordedSeatsParams, CopyRecordedSeatsRow>(
  import.meta.url,
  'copy-recorded-seats.sql',
)

export type DropEmptiedSessionsParams = {
  by: number
  club_id: ClubId
  session_ids: readonly number[]
}
export type DropEmptiedSessionsRow = {
  id: number | null
}
export const dropEmptiedSessions = sqlFile<DropEmptiedSessionsParams, DropEmptiedSessionsRow>(
  import.meta.url,
  'drop-emptied-sessions.sql',
)

export type FilesReadParams = {
  club_id: ClubId
  user_id: number
  import_id: number
}
export type FilesReadRow = {
  sha256: string
  import_id: number
}
export const filesRead = sqlFile<FilesReadParams, FilesReadRow>(
  import.meta.url,
  'files-read.sql',
)

export type ImportDependantsParams = {
  club_id: ClubId
  import_id: number
}
export type ImportDependantsRow = {
  id: Column<'activities', 'id'>
  user_id: Column<'activities', 'user_id'>
  session_id: Column<'activities', 'session_id'>
  takers: number[]
  aboard: number[]
  hosts: boolean
}
export const importDependants = sqlFile<ImportDependantsParams, ImportDependantsRow>(
  import.meta.url,
  'import-dependants.sql',
)

export type ImportOfBytesParams = {
  sha256: string
  club_id: ClubId
  user_id: number
}
export type ImportOfBytesRow = {
  id: Column<'imports', 'id'>
  state: string
  duplicate: boolean
  queued: string | null
}
export const importOfBytes = sqlFile<ImportOfBytesParams, ImportOfBytesRow>(
  import.meta.url,
  'import-of-bytes.sql',
)

export type KeepBestsParams = {
  bests: Json
  club_id: ClubId
  activity_ids: readonly number[]
  speeds: Json
}
export type KeepBestsRow = {
}
export const keepBests = sqlFile<KeepBestsParams, KeepBestsRow>(
  import.meta.url,
  'keep-bests.sql',
)

export type KeepChannelsParams = {
  club_id: ClubId
  id: number
}
export type KeepChannelsRow = {
}
export const keepChannels = sqlFile<KeepChannelsParams, KeepChannelsRow>(
  import.meta.url,
  'keep-channels.sql',
)

export type KeepUndoneSplitParams = {
  club_id: ClubId
  first_id: number
  half_id: number
}
export type KeepUndoneSplitRow = {
}
export const keepUndoneSplit = sqlFile<KeepUndoneSplitParams, KeepUndoneSplitRow>(
  import.meta.url,
  'keep-undone-split.sql',
)

export type KeepUndoneParams = {
  club_id: ClubId
  id: number
}
export type KeepUndoneRow = {
}
export const keepUndone = sqlFile<KeepUndoneParams, KeepUndoneRow>(
  import.meta.url,
  'keep-undone.sql',
)

export type MakeSessionsParams = {
  club_id: ClubId
  user_id: number
  sessions: Json
}
export type MakeSessionsRow = {
  id: Column<'sessions', 'id'>
  starts_at: Column<'sessions', 'starts_at'>
}
export const makeSessions = sqlFile<MakeSessionsParams, MakeSessionsRow>(
  import.meta.url,
  'make-sessions.sql',
)

export type MoveToSessionParams = {
  session_id: number
  club_id: ClubId
  activity_ids: readonly number[]
}
export type MoveToSessionRow = {
}
export const moveToSession = sqlFile<MoveToSessionParams, MoveToSessionRow>(
  import.meta.url,
  'move-to-session.sql',
)

export type NoteAlternativeSportsParams = {
  club_id: ClubId
  activity_ids: readonly number[]
  session_ids: readonly number[]
  user_id: number | null
  multisport: number
  other: number
  same_sport_ids: readonly number[]
}
export type NoteAlternativeSportsRow = {
}
export const noteAlternativeSports = sqlFile<NoteAlternativeSportsParams, NoteAlternativeSportsRow>(
  import.meta.url,
  'note-alternative-sports.sql',
)

export type PartMergedActivitiesParams = {
  club_id: ClubId
  edit_id: number | null
  host_ids: readonly number[]
}
export type PartMergedActivitiesRow = {
  session_id: Column<'activities', 'session_id'>
  user_id: Column<'activities', 'user_id'>
}
export const partMergedActivities = sqlFile<PartMergedActivitiesParams, PartMergedActivitiesRow>(
  import.meta.url,
  'part-merged-activities.sql',
)

export type PutEditBackParams = {
  club_id: ClubId
  id: number
}
export type PutEditBackRow = {
}
export const putEditBack = sqlFile<PutEditBackParams, PutEditBackRow>(
  import.meta.url,
  'put-edit-back.sql',
)

export type RenumberEffortsParams = {
  session_id: number | null
  club_id: ClubId
  activity_ids: readonly number[]
}
export type RenumberEffortsRow = {
}
export const renumberEfforts = sqlFile<RenumberEffortsParams, RenumberEffortsRow>(
  import.meta.url,
  'renumber-efforts.sql',
)

export type RestoreMergedParams = {
  club_id: ClubId
  edit_id: number | null
  host_ids: readonly number[]
}
export type RestoreMergedRow = {
  id: number | null
}
export const restoreMerged = sqlFile<RestoreMergedParams, RestoreMergedRow>(
  import.meta.url,
  'restore-merged.sql',
)

export type StartUnassignedParams = {
  club_id: ClubId
  import_id: number
  start_date: string | null
}
export type StartUnassignedRow = {
  sport_id: number | null
  start_time: string | null
  seconds: number
  hidden: boolean
}
export const startUnassigned = sqlFile<StartUnassignedParams, StartUnassignedRow>(
  import.meta.url,
  'start-unassigned.sql',
)

export type WriteChannelsParams = {
  owners: readonly number[]
  names: readonly string[]
  contents: readonly Buffer[]
  club_id: ClubId
  activity_ids: readonly number[]
}
export type WriteChannelsRow = {
}
export const writeChannels = sqlFile<WriteChannelsParams, WriteChannelsRow>(
  import.meta.url,
  'write-channels.sql',
)

export type WriteFiguresParams = {
  figures: Json
  club_id: ClubId
}
export type WriteFiguresRow = {
}
export const writeFigures = sqlFile<WriteFiguresParams, WriteFiguresRow>(
  import.meta.url,
  'write-figures.sql',
)

export type WriteLapsParams = {
  laps: Json
  club_id: ClubId
  activity_ids: readonly number[]
}
export type WriteLapsRow = {
}
export const writeLaps = sqlFile<WriteLapsParams, WriteLapsRow>(
  import.meta.url,
  'write-laps.sql',
)

export type WriteZonesParams = {
  zones: Json
  club_id: ClubId
}
export type WriteZonesRow = {
}
export const writeZones = sqlFile<WriteZonesParams, WriteZonesRow>(
  import.meta.url,
  'write-zones.sql',
)
