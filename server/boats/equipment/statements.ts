// Written from the .sql files beside it by the test of statements with UPDATE=1.
import type { ClubId } from '../../db/client.ts'
import { sqlFile } from '../../db/statement.ts'

export type DeleteEmptyCategoryParams = {
  club_id: ClubId
  id: number
}
export type DeleteEmptyCategoryRow = {
  held: boolean
}
export const deleteEmptyCategory = sqlFile<DeleteEmptyCategoryParams, DeleteEmptyCategoryRow>(
  import.meta.url,
  'delete-empty-category.sql',
)

export type DeleteUnusedItemParams = {
  club_id: ClubId
  id: number
}
export type DeleteUnusedItemRow = {
  history: boolean
}
export const deleteUnusedItem = sqlFile<DeleteUnusedItemParams, DeleteUnusedItemRow>(
  import.meta.url,
  'delete-unused-item.sql',
)
