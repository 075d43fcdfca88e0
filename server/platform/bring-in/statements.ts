// Written from the .sql files beside it by the test of statements with UPDATE=1.
import type { ClubId } from '../../db/client.ts'
import { sqlFile, type Column, type Json } from '../../db/statement.ts'

export type AddPlacesParams = {
  club_id: ClubId
  squads: readonly number[]
  people: readonly number[]
}
export type AddPlacesRow = {
  user_id: Column<'squad_users', 'user_id'>
  squad_id: Column<'squad_users', 'squad_id'>
}
export const addPlaces = sqlFile<AddPlacesParams, AddPlacesRow>(
  import.meta.url,
  'add-places.sql',
)

export type FillPeopleParams = {
  people: Json
}
export type FillPeopleRow = {
  user_id: number
  filled: Json
}
export const fillPeople = sqlFile<FillPeopleParams, FillPeopleRow>(
  import.meta.url,
  'fill-people.sql',
)

export type SetSidesParams = {
  people: readonly number[]
  sides: readonly string[]
  club_id: ClubId
}
export type SetSidesRow = {
  user_id: Column<'memberships', 'user_id'>
  side: Column<'memberships', 'side'>
}
export const setSides = sqlFile<SetSidesParams, SetSidesRow>(
  import.meta.url,
  'set-sides.sql',
)

export type UndoPeopleParams = {
  bring_in: number
}
export type UndoPeopleRow = {
  name: string
  reason: string
}
export const undoPeople = sqlFile<UndoPeopleParams, UndoPeopleRow>(
  import.meta.url,
  'undo-people.sql',
)
