import type { ClubId, Db } from '../db/client.ts'
import { Refusal } from '../http/refusal.ts'

/** Adds an exercise of the club's own; the same name in any case is a conflict. */
export async function addExercise(
  db: Db,
  clubId: ClubId,
  name: string,
): Promise<{ id: number; name: string }> {
  const tidy = name.trim().replaceAll(/\s+/g, ' ')
  const { id } = await db
    .insertInto('exercises')
    .values({ club_id: clubId, name: tidy })
    .returning('id')
    .executeTakeFirstOrThrow()
  return { id, name: tidy }
}

export type GmtEntry = { class: string; distance: number; time: number; status: string }

/**
 * Writes the table as it is given; a time that stays as it was keeps the day it was set.
 * @throws Refusal invalid where a class has two times for a distance
 */
export async function replaceGmts(
  db: Db,
  clubId: ClubId,
  sport: 'rowing' | 'paddling',
  gmts: readonly GmtEntry[],
): Promise<void> {
  const rows = gmts.map((gmt) => ({ ...gmt, club_id: clubId, sport, class: gmt.class.trim() }))
  const twice = rows.findIndex((row, index) =>
    rows
      .slice(0, index)
      .some((before) => before.class === row.class && before.distance === row.distance),
  )
  if (twice >= 0) throw new Refusal('invalid', { fields: { [`gmts.${twice}.class`]: 'twice' } })
  const before = await db
    .deleteFrom('gmts')
    .where('club_id', '=', clubId)
    .where('sport', '=', sport)
    .returning(['class', 'distance', 'time', 'set_at'])
    .execute()
  const setAt = new Map(before.map((row) => [keyOf(row), row.set_at]))
  const now = new Date().toISOString()
  const dated = rows.map((row) => {
    const key = keyOf(row)
    return { ...row, set_at: setAt.has(key) ? (setAt.get(key) ?? null) : now }
  })
  if (dated.length > 0) await db.insertInto('gmts').values(dated).execute()
}

const keyOf = (row: Pick<GmtEntry, 'class' | 'distance' | 'time'>) =>
  `${row.distance} ${row.time} ${row.class}`
