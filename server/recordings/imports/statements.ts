// Written from the .sql files beside it by the test of statements with UPDATE=1.
import type { ClubId } from '../../db/client.ts'
import { sqlFile, type Column } from '../../db/statement.ts'

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
