import { sql } from 'kysely'
import { crewsChanged } from '#contract/events.ts'
import type { CrewChange, Seat } from '#contract/boats/crews.ts'
import { Id, T } from '#contract/schema.ts'
import { boatById, positionsOf } from '#domain/constants/boats.ts'
import type { AgeKey, GenderKey, WeightKey } from '#domain/constants/crew-options.ts'
import { ACTIVE_ATHLETE_STATUSES } from '#domain/constants/statuses.ts'
import { anyOf } from '../../db/any-of.ts'
import { checkedRow, checkedRows } from '../../db/checked-rows.ts'
import type { ClubId, Db } from '../../db/client.ts'
import { run } from '../../db/statement.ts'
import { demand, Refusal } from '../../http/refusal.ts'
import { record } from '../../events/record.ts'
import { addCrews } from './statements.ts'

export type CrewPlan = {
  session_id: number | null
  name: string
  boat_type: number
  age: AgeKey
  gender: GenderKey
  weight: WeightKey
  description: string | null
  gmt_score: number | null
  parent_id: number | null
  crew_users: readonly Seat[]
}

type SeatRow = {
  crew_id: number
  user_id: number
  position: number
  side: string | null
  groups: number[] | null
}
const rowsOf = (crewId: number, seats: readonly Seat[]): SeatRow[] =>
  seats.map(({ user_id, position, side = null, crew_user_groups = null }) => ({
    crew_id: crewId,
    user_id,
    position,
    side: side ?? null,
    groups: crew_user_groups ?? null,
  }))

/**
 * Makes crews with their seats and returns the ids in the given order. `aboard` are those who sat in
 * what these are made from, of copies all of their people.
 * @throws Refusal unknown_reference for somebody who is not in the club
 */
export async function insertCrews(
  db: Db,
  clubId: ClubId,
  plans: readonly CrewPlan[],
  creatorId: number,
  aboard: readonly number[] = plans.flatMap(({ crew_users }) =>
    crew_users.map((one) => one.user_id),
  ),
): Promise<number[]> {
  const given = JSON.stringify(
    plans.map((plan, place) => ({ ...plan, name: plan.name.trim(), place })),
  )
  const rows = await run(db, addCrews, { club_id: clubId, creator_id: creatorId, given })
  const ids = rows.map(({ id }) => id).toSorted((one, other) => one - other)
  await seat(
    db,
    clubId,
    plans.flatMap(({ crew_users }, index) => rowsOf(ids[index] ?? 0, crew_users)),
    aboard,
  )
  const data = { session_ids: sessionsOf(plans), counted_ids: [] }
  if (ids.length > 0) await record(db, crewsChanged, { clubId, by: creatorId, subject: ids, data })
  return ids
}

const sessionsOf = (crews: readonly { session_id: number | null }[]): number[] => [
  ...new Set(crews.flatMap(({ session_id }) => (session_id === null ? [] : [session_id]))),
]

/**
 * Of people who are hidden from the person in context, or have left the club, only those who were
 * `aboard` get a seat.
 */
async function seat(
  db: Db,
  clubId: ClubId,
  rows: readonly SeatRow[],
  aboard: readonly number[],
): Promise<void> {
  if (rows.length === 0) return
  const { numAffectedRows } = await sql`
    insert into crew_users (club_id, crew_id, user_id, position, side, groups)
    select ${clubId}, g.crew_id, g.user_id, g.position, g.side, g.groups
    from json_to_recordset(${JSON.stringify(rows)}::json) as g (crew_id bigint, user_id bigint,
      position smallint, side text, groups smallint[])
    join memberships m on m.club_id = ${clubId} and m.user_id = g.user_id
    where g.user_id = any (${aboard}::bigint[])
      or (m.status = any (${ACTIVE_ATHLETE_STATUSES}::smallint[])
        and exists (select from users u where u.id = g.user_id))`.execute(db)
  if (Number(numAffectedRows) !== rows.length)
    throw new Refusal('unknown_reference', { fields: { crew_users: null } })
}

const NAMED = ['name', 'boat_type', 'age', 'gender', 'weight', 'description', 'gmt_score'] as const

/**
 * Writes what each change names into crews that are locked; a smaller boat loses the seats it does
 * not have.
 */
export async function changeCrews(
  db: Db,
  clubId: ClubId,
  changes: readonly CrewChange[],
): Promise<void> {
  const given = JSON.stringify(
    changes.map((change) => ({ id: change.id, fields: fieldsOf(change) })),
  )
  await sql`
    update crews c set version = version + 1, updated_at = now(),
      name = case when app.crew_name(c.club_id, c.id, c.name) = c.name
        then coalesce(trim(g.fields ->> 'name'), c.name) else c.name end,
      boat_type = coalesce((g.fields ->> 'boat_type')::int, c.boat_type),
      age = coalesce(g.fields ->> 'age', c.age), gender = coalesce(g.fields ->> 'gender', c.gender),
      weight = coalesce(g.fields ->> 'weight', c.weight),
      description = case when g.fields ? 'description' then g.fields ->> 'description'
        else c.description end,
      gmt_score = case when g.fields ? 'gmt_score' then (g.fields ->> 'gmt_score')::double precision
        else c.gmt_score end,
      gmt_set_at = case
        when not g.fields ? 'gmt_score'
          or (g.fields ->> 'gmt_score')::double precision is not distinct from c.gmt_score
        then c.gmt_set_at
        when g.fields ->> 'gmt_score' is not null then now() end
    from json_to_recordset(${given}::json) as g (id bigint, fields jsonb)
    where c.club_id = ${clubId} and c.id = g.id`.execute(db)
  await demandHiddenStay(db, clubId, changes)
  const aboard = await clearSeats(db, clubId, changes)
  await seat(
    db,
    clubId,
    changes.flatMap(({ id, crew_users }) => rowsOf(id, crew_users ?? [])),
    aboard,
  )
}

const fieldsOf = (change: CrewChange) =>
  Object.fromEntries(
    NAMED.filter((name) => change[name] !== undefined).map((name) => [name, change[name]]),
  )

/**
 * Who is hidden from the person in context keeps a seat: nobody is put there, and no boat without
 * it is taken, unless the same change says where they sit instead.
 * @throws Refusal seat_taken
 */
async function demandHiddenStay(
  db: Db,
  clubId: ClubId,
  changes: readonly CrewChange[],
): Promise<void> {
  const given = changes.map(({ id, crew_users, boat_type }) => {
    const boat = boat_type === undefined ? undefined : boatById(boat_type)
    const positions = boat ? positionsOf(boat) : null
    return { id, positions, taken: crew_users?.map(({ position }) => position) ?? [] }
  })
  const placed = changes.flatMap(({ crew_users }) => crew_users?.map((one) => one.user_id) ?? [])
  const lost = await checkedRow(
    db,
    T.Object({ lost: T.Boolean() }),
    sql`
      select exists (
        select from crew_users cu
        join json_to_recordset(${JSON.stringify(given)}::json)
          as g (id bigint, positions smallint[], taken smallint[]) on g.id = cu.crew_id
        where cu.club_id = ${clubId} and not cu.user_id = any (${placed}::bigint[])
          and not exists (select from users u where u.id = cu.user_id)
          and (cu.position = any (g.taken) or not cu.position = any (g.positions))
      ) as lost`,
  )
  demand(lost?.lost !== true, 'seat_taken')
}

/**
 * Clears every seat of crews that send a new list of seats, and seats that a new boat does not
 * have, and says whose they were. Who is hidden from the person in context stays, unless a seat is
 * named that is theirs.
 */
async function clearSeats(
  db: Db,
  clubId: ClubId,
  changes: readonly CrewChange[],
): Promise<number[]> {
  const kept: KeepableCrew[] = changes.flatMap(({ id, crew_users, boat_type }): KeepableCrew[] => {
    if (crew_users) return [{ id, positions: [], named: namedIn(crew_users) }]
    const boat = boat_type === undefined ? undefined : boatById(boat_type)
    return boat ? [{ id, positions: positionsOf(boat), named: null }] : []
  })
  if (kept.length === 0) return []
  const cleared = sql`
    delete from crew_users cu
      using json_to_recordset(${JSON.stringify(kept)}::json)
        as g (id bigint, positions smallint[], named json)
    where cu.club_id = ${clubId} and cu.crew_id = g.id
      and not cu.position = any (g.positions)
      and (
        g.named is null
        or exists (select from users u where u.id = cu.user_id)
        or exists (
          select from json_to_recordset(g.named) as n (user_id bigint, position smallint)
          where n.user_id = cu.user_id or n.position = cu.position
        )
      )
    returning cu.user_id`
  return (await checkedRows(db, Cleared, cleared)).map(({ user_id }) => user_id)
}
const Cleared = T.Object({ user_id: Id })

type KeepableCrew = {
  id: number
  positions: readonly number[]
  named: ReturnType<typeof namedIn> | null
}
const namedIn = (seats: NonNullable<CrewChange['crew_users']>) =>
  seats.map(({ user_id, position }) => ({ user_id, position }))

/** Deletes crews; the shells they have booked for a session that is not over are free again. */
export async function deleteCrews(db: Db, clubId: ClubId, ids: readonly number[]): Promise<void> {
  await sql`
    delete from equipment_bookings b using sessions s
    where b.club_id = ${clubId} and b.crew_id = any (${ids}::bigint[]) and b.returned_at is null
      and s.club_id = b.club_id and s.id = b.session_id and s.ends_at > now()`.execute(db)
  await db.deleteFrom('crews').where('club_id', '=', clubId).where('id', '=', anyOf(ids)).execute()
}
