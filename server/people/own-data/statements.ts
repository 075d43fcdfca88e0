// Written from the .sql files beside it by the test of statements with UPDATE=1.
import type { ClubId } from '../../db/client.ts'
import { sqlFile, type Json } from '../../db/statement.ts'

export type ClubsAtDeletionParams = {
}
export type ClubsAtDeletionRow = {
  club_id: number
  club_name: string
  fate: string
}
export const clubsAtDeletion = sqlFile<ClubsAtDeletionParams, ClubsAtDeletionRow>(
  import.meta.url,
  'clubs-at-deletion.sql',
)

export type ClubsOfPersonParams = {
  user_id: number
}
export type ClubsOfPersonRow = {
  id: number
  name: string
}
export const clubsOfPerson = sqlFile<ClubsOfPersonParams, ClubsOfPersonRow>(
  import.meta.url,
  'clubs-of-person.sql',
)

export type OwnAmountsParams = {
}
export type OwnAmountsRow = {
  sessions: number
  results: number
  files: number
  notes: number
}
export const ownAmounts = sqlFile<OwnAmountsParams, OwnAmountsRow>(
  import.meta.url,
  'own-amounts.sql',
)

export type OwnSessionsParams = {
  user_id: number
  club_id: ClubId
}
export type OwnSessionsRow = {
  session: Json
}
export const ownSessions = sqlFile<OwnSessionsParams, OwnSessionsRow>(
  import.meta.url,
  'own-sessions.sql',
)

export type TablesOfPersonsParams = {
  secrets: readonly string[]
  person_columns: readonly string[]
  machinery: readonly string[]
}
export type TablesOfPersonsRow = {
  name: string
  of_club: boolean
  columns: string[]
  files: string[]
  person: string | null
  parent: string | null
  persons_of_parent: string | null
  own: string[]
  theirs: string[]
}
export const tablesOfPersons = sqlFile<TablesOfPersonsParams, TablesOfPersonsRow>(
  import.meta.url,
  'tables-of-persons.sql',
)
