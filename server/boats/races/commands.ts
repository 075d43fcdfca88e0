import { sql } from 'kysely'
import type { RaceChange } from '#contract/boats/races.ts'
import { racesChanged } from '#contract/events.ts'
import { anyOf } from '../../db/any-of.ts'
import type { ClubId, Db } from '../../db/client.ts'
import { hidesPeople } from '../../db/hiding.ts'
import { record } from '../../events/record.ts'
import { demand, Refusal, type FieldFault } from '../../http/refusal.ts'
import { activeMembers } from '../../planning/sessions/open.ts'
import { isHiddenStart } from './queries.ts'

export type StoredRace = {
  id: number
  version: number
  crew_id: number | null
  user_id: number | null
  place: number | null
  time: number | null
  is_hidden: boolean
}

/** The races of an event, locked until the end of the transaction. */
export const lockedRaces = (db: Db, clubId: ClubId, sessionId: number): Promise<StoredRace[]> =>
  db
    .selectFrom('event_races as r')
    .select(['id', 'version', 'crew_id', 'user_id', 'place', 'time', isHiddenStart.as('is_hidden')])
    .where('club_id', '=', clubId)
    .where('session_id', '=', sessionId)
    .orderBy('id')
    .forUpdate()
    .execute()

type Plan = {
  changes: readonly RaceChange[]
  deleted: readonly number[]
  stored: readonly StoredRace[]
  by: number
}

/**
 * Writes the changes and answers with the ids of the new races, in the order they were given.
 * @throws Refusal unknown_reference at a crew of another event, and at somebody not in the club;
 *   seat_taken for somebody in the place of a person who is hidden from who saves, and invalid for
 *   what is hidden from them
 */
export async function writeRaces(
  db: Db,
  clubId: ClubId,
  sessionId: number,
  { changes, deleted, stored, by }: Plan,
): Promise<number[]> {
  await demandStarters(db, clubId, sessionId, changes, stored)
  demandOpen(changes, stored)
  await demandHiddenStart(db, changes, stored)
  if (deleted.length > 0)
    await db
      .deleteFrom('event_races')
      .where('club_id', '=', clubId)
      .where('session_id', '=', sessionId)
      .where('id', '=', anyOf(deleted))
      .execute()
  await changeRaces(db, clubId, changes)
  const added = await addRaces(db, clubId, sessionId, changes)
  await record(db, racesChanged, { clubId, by, subject: sessionId, data: {} })
  return added
}

/** A name of the crew takes that of an athlete away, and the other way round. */
const startersOf = ({ crew_id, user_id }: RaceChange) => ({
  ...(crew_id !== undefined && { crew_id, ...(crew_id !== null && { user_id: null }) }),
  ...(user_id !== undefined && { user_id, ...(user_id !== null && { crew_id: null }) }),
})

const fieldsOf = ({ id: _id, version: _version, ...fields }: RaceChange) => ({
  ...fields,
  ...startersOf(fields),
})

const COLUMNS = sql`
  number text, name text, boat_type int, age text, gender text, weight text,
  distance double precision, starts_at timestamptz, lane smallint, crew_id bigint, user_id bigint,
  place smallint, time double precision, status text, note text`

async function addRaces(
  db: Db,
  clubId: ClubId,
  sessionId: number,
  changes: readonly RaceChange[],
): Promise<number[]> {
  const added = changes
    .filter(({ id }) => id === undefined)
    .map((change) => ({ status: 'planned', ...fieldsOf(change) }))
  if (added.length === 0) return []
  const rows = await db
    .insertInto('event_races')
    .values(added.map((race) => ({ ...race, club_id: clubId, session_id: sessionId })))
    .returning('id')
    .execute()
  return rows.map(({ id }) => id).toSorted((one, other) => one - other)
}

/** What a change does not name stays: its row is read over the stored one. */
async function changeRaces(db: Db, clubId: ClubId, changes: readonly RaceChange[]): Promise<void> {
  const given = changes.flatMap((change) =>
    change.id === undefined ? [] : [{ id: change.id, fields: fieldsOf(change) }],
  )
  if (given.length === 0) return
  await sql`
    update event_races r set version = r.version + 1, number = n.number, name = n.name,
      boat_type = n.boat_type, age = n.age, gender = n.gender, weight = n.weight,
      distance = n.distance, starts_at = n.starts_at, lane = n.lane, crew_id = n.crew_id,
      user_id = n.user_id, place = n.place, time = n.time, status = n.status, note = n.note
    from json_to_recordset(${JSON.stringify(given)}::json) as g (id bigint, fields jsonb)
    join event_races o on o.club_id = ${clubId} and o.id = g.id
    cross join lateral jsonb_to_record(to_jsonb(o) || g.fields) as n (${COLUMNS})
    where r.club_id = ${clubId} and r.id = g.id`.execute(db)
}

/** Who stays where they were is not asked about: they may be hidden from who saves. */
async function demandStarters(
  db: Db,
  clubId: ClubId,
  sessionId: number,
  changes: readonly RaceChange[],
  stored: readonly StoredRace[],
): Promise<void> {
  const before = new Map(stored.map((race) => [race.id, race]))
  const named = (key: 'crew_id' | 'user_id') =>
    changes.flatMap((change, index) => {
      const id = change[key]
      const stays = change.id !== undefined && before.get(change.id)?.[key] === id
      return id === undefined || id === null || stays ? [] : [{ id, at: `races.${index}.${key}` }]
    })
  const [crews, users] = [named('crew_id'), named('user_id')]
  const known = {
    crews: await crewsThere(
      db,
      clubId,
      sessionId,
      crews.map(({ id }) => id),
    ),
    users: await activeMembers(
      db,
      clubId,
      users.map(({ id }) => id),
    ),
  }
  const missing = [
    ...crews.filter(({ id }) => !known.crews.has(id)),
    ...users.filter(({ id }) => !known.users.has(id)),
  ]
  const fields: Record<string, FieldFault | null> = Object.fromEntries(
    missing.map(({ at }) => [at, null]),
  )
  if (missing.length > 0) throw new Refusal('unknown_reference', { fields })
}

const CLOSED = ['user_id', 'crew_id', 'place', 'time'] as const

/** Where the start is hidden from who saves, what they do not see is not overwritten. */
function demandOpen(changes: readonly RaceChange[], stored: readonly StoredRace[]): void {
  const closed = changes.flatMap((change, index) => {
    const before = stored.find(({ id, is_hidden }) => is_hidden && id === change.id)
    if (!before) return []
    const fields = fieldsOf(change)
    return CLOSED.filter((key) => before[key] !== null && fields[key] !== undefined).map(
      (key) => [`races.${index}.${key}`, 'closed_to_you'] as const,
    )
  })
  if (closed.length > 0) throw new Refusal('invalid', { fields: Object.fromEntries(closed) })
}

/** A start of somebody who is hidden from who saves is given to nobody else. */
async function demandHiddenStart(
  db: Db,
  changes: readonly RaceChange[],
  stored: readonly StoredRace[],
): Promise<void> {
  if (!hidesPeople(db)) return
  const replaced = changes.flatMap((change) => {
    const before = stored.find(({ id }) => id === change.id)?.user_id ?? null
    const { user_id = before } = startersOf(change)
    return before === null || user_id === before ? [] : [before]
  })
  if (replaced.length === 0) return
  const seen = await db.selectFrom('users').select('id').where('id', '=', anyOf(replaced)).execute()
  demand(new Set(replaced).size === seen.length, 'seat_taken')
}

async function crewsThere(
  db: Db,
  clubId: ClubId,
  sessionId: number,
  ids: readonly number[],
): Promise<ReadonlySet<number>> {
  if (ids.length === 0) return new Set()
  const rows = await db
    .selectFrom('crews')
    .select('id')
    .where('club_id', '=', clubId)
    .where('session_id', '=', sessionId)
    .where('id', '=', anyOf(ids))
    .execute()
  return new Set(rows.map(({ id }) => id))
}
