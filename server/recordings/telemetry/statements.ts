// Written from the .sql files beside it by the test of statements with UPDATE=1.
import type { ClubId } from '../../db/client.ts'
import { sqlFile, type Column, type Json } from '../../db/statement.ts'

export type LendToBorrowersParams = {
  club_id: ClubId
  lender_id: number
  seats: Json
}
export type LendToBorrowersRow = {
  session_id: Column<'activities', 'session_id'>
  crew_id: Column<'activities', 'crew_id'>
}
export const lendToBorrowers = sqlFile<LendToBorrowersParams, LendToBorrowersRow>(
  import.meta.url,
  'lend-to-borrowers.sql',
)
