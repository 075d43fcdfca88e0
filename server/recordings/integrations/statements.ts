// Written from the .sql files beside it by the test of statements with UPDATE=1.
import { sqlFile } from '../../db/statement.ts'

export type FetchedImportsParams = {
  source: string
}
export type FetchedImportsRow = {
  club_id: number
  import_ids: number[]
}
export const fetchedImports = sqlFile<FetchedImportsParams, FetchedImportsRow>(
  import.meta.url,
  'fetched-imports.sql',
)
