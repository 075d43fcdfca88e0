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

type GmtEntry = { class: string; distance: number; time: number; status: string }

type GmtTable = { gmts: readonly GmtEntry[]; seen?: readonly GmtEntry[] | undefined }

/**
 * Writes the table as it is given, or only what differs from what was seen; a time that stays as it
 * was keeps the day it was set.
 * @throws Refusal invalid where a class has two times for a distance
 */
export async function replaceGmts(
  db: Db,
  clubId: ClubId,
  sport: 'rowing' | 'paddling',
  { gmts, seen }: GmtTable,
): Promise<void> {
  const rows = gmts.map((gmt) => ({ ...gmt, class: gmt.class.trim() }))
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
    .returning(['class', 'distance', 'time', 'status', 'set_at'])
    .execute()
  const setAt = new Map(before.map((row) => [keyOf(row), row.set_at]))
  const now = new Date().toISOString()
  const dated = (seen ? merged(before, rows, seen) : rows).map((row) => {
    const { class: name, distance, time, status } = row
    const set_at = setAt.has(keyOf(row)) ? (setAt.get(keyOf(row)) ?? null) : now
    return { club_id: clubId, sport, class: name, distance, time, status, set_at }
  })
  if (dated.length > 0) await db.insertInto('gmts').values(dated).execute()
}

/** What is stored, with what differs between the times seen and those wanted. */
function merged(
  stored: readonly GmtEntry[],
  wanted: readonly GmtEntry[],
  seen: readonly GmtEntry[],
): GmtEntry[] {
  const known = new Map(seen.map((row) => [placeOf(row), row]))
  const isAsSeen = (row: GmtEntry) => {
    const before = known.get(placeOf(row))
    return before?.time === row.time && before.status === row.status
  }
  const untouched = new Set(wanted.filter(isAsSeen).map(placeOf))
  const changed = wanted.filter((row) => !isAsSeen(row))
  const written = new Set(changed.map(placeOf))
  const kept = stored.filter((row) => {
    const place = placeOf(row)
    return untouched.has(place) || !(known.has(place) || written.has(place))
  })
  return [...kept, ...changed]
}

const placeOf = ({ class: name, distance }: GmtEntry) => `${distance} ${name}`
const keyOf = (row: Pick<GmtEntry, 'class' | 'distance' | 'time'>) =>
  `${row.distance} ${row.time} ${row.class}`
