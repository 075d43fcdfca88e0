import { byAlphabet } from '../../db/by-alphabet.ts'
import { anyOf } from '../../db/any-of.ts'
import type { ClubId, Db } from '../../db/client.ts'

export async function squadNames(
  db: Db,
  clubId: ClubId,
  ids: readonly number[],
): Promise<string[]> {
  const rows = await db
    .selectFrom('squads')
    .select('name')
    .where('club_id', '=', clubId)
    .where('id', '=', anyOf(ids))
    .orderBy('name', byAlphabet)
    .execute()
  return rows.map(({ name }) => name)
}

export async function tagNames(db: Db, clubId: ClubId, ids: readonly number[]): Promise<string[]> {
  const rows = await db
    .selectFrom('event_tags')
    .select('tag_text')
    .where('club_id', '=', clubId)
    .where('id', '=', anyOf(ids))
    .orderBy('tag_text')
    .execute()
  return rows.map(({ tag_text }) => tag_text)
}
