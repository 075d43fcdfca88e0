// Written from the .sql files beside it by the test of statements with UPDATE=1.
import type { ClubId } from '../../db/client.ts'
import { sqlFile } from '../../db/statement.ts'

export type ChangeSquadParams = {
  club_id: ClubId
  added: readonly number[]
  squad_id: number
  removed: readonly number[]
}
export type ChangeSquadRow = {
  known: number
}
export const changeSquad = sqlFile<ChangeSquadParams, ChangeSquadRow>(
  import.meta.url,
  'change-squad.sql',
)

export type SetSquadParams = {
  club_id: ClubId
  people: readonly number[]
  squad_id: number
}
export type SetSquadRow = {
  known: number
}
export const setSquad = sqlFile<SetSquadParams, SetSquadRow>(
  import.meta.url,
  'set-squad.sql',
)
