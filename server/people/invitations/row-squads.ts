import { isSameSquad, squadNamesOf, type MemberRow } from '#domain/rules/member-row.ts'
import type { ClubId, Db } from '../../db/client.ts'
import { createSquad } from '../squads/open.ts'

/** The longest name a squad may have. */
const LONGEST_NAME = 80

/** The squads of a club that rows name, and those of the names nothing has yet. */
export type RowSquads = {
  ids: (row: MemberRow) => number[]
  unknown: (row: MemberRow) => string[]
}

const namesSquads = (rows: readonly MemberRow[]): boolean => rows.some(({ squad }) => squad?.trim())

/** Reads the squads of the club where a row names one. */
export async function squadsOfRows(
  db: Db,
  clubId: ClubId,
  rows: readonly MemberRow[],
): Promise<RowSquads> {
  const squads = namesSquads(rows) ? await squadsOf(db, clubId) : []
  const known = squads.map(({ name }) => name)
  const find = (wanted: string) => squads.find(({ name }) => isSameSquad(name, wanted))
  return {
    ids: (row) => squadNamesOf(row, known).flatMap((name) => find(name)?.id ?? []),
    unknown: (row) => squadNamesOf(row, known).filter((name) => !find(name)),
  }
}

const squadsOf = (db: Db, clubId: ClubId) =>
  db.selectFrom('squads').select(['id', 'name']).where('club_id', '=', clubId).execute()

/** Whether a squad can be called so. */
export const isSquadName = (name: string): boolean => name.length <= LONGEST_NAME

/** Creates the squads these rows name and nothing has yet. */
export async function createSquadsOf(
  db: Db,
  clubId: ClubId,
  rows: readonly MemberRow[],
  squads: RowSquads,
): Promise<void> {
  const names = new Map(
    rows.flatMap((row) => squads.unknown(row)).map((name) => [name.toLowerCase(), name]),
  )
  for (const name of names.values()) await createSquad(db, clubId, { name, user_ids: [] })
}
