// Written from the .sql files beside it by the test of statements with UPDATE=1.
import { sqlFile, type Json } from '../../db/statement.ts'

export type OpenedLinkParams = {
  hash: Buffer
}
export type OpenedLinkRow = {
  link: Json | null
}
export const openedLink = sqlFile<OpenedLinkParams, OpenedLinkRow>(
  import.meta.url,
  'opened-link.sql',
)
