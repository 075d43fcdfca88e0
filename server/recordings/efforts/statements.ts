// Written from the .sql files beside it by the test of statements with UPDATE=1.
import type { ClubId } from '../../db/client.ts'
import { sqlFile, type Column, type Json } from '../../db/statement.ts'

export type InsertEffortsParams = {
  club_id: ClubId
  activity_id: number
  creator_id: number
  efforts: Json
}
export type InsertEffortsRow = {
  id: Column<'efforts', 'id'>
}
export const insertEfforts = sqlFile<InsertEffortsParams, InsertEffortsRow>(
  import.meta.url,
  'insert-efforts.sql',
)
