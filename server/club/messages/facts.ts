import { sql } from 'kysely'
import { THREAD_KINDS } from '#contract/club/messages.ts'
import { Id, nullable, T, WordOf, type Static } from '#contract/schema.ts'
import { agesOf, hasMinors, isOpenToGuardians, type Ages } from '#domain/messages/safety.ts'
import { hasPermission, type Viewer } from '#domain/rules/viewer.ts'
import { ROLE, type RoleId } from '#domain/constants/roles.ts'
import { checkedRow, checkedRows } from '../../db/checked-rows.ts'
import type { ClubId, Db } from '../../db/client.ts'
import { found } from '../../http/refusal.ts'

const Row = T.Object({
  id: Id,
  kind: WordOf(...THREAD_KINDS),
  name: nullable(T.String()),
  squad_id: nullable(Id),
  crew_id: nullable(Id),
  session_id: nullable(Id),
  last_number: T.Integer(),
  /** Of the viewer; null while nothing was written since they came. */
  from_number: nullable(T.Integer()),
  read_number: nullable(T.Integer()),
  muted: nullable(T.Boolean()),
})

const RoleIds = T.Array(T.Unsafe<RoleId>({ type: 'integer', enum: Object.values(ROLE) }))
/** Somebody who belongs to a thread, as it says on the way from the database. */
export const ThreadReader = T.Object({
  user_id: Id,
  age: nullable(T.Integer()),
  roles: RoleIds,
  guarded: T.Boolean(),
})
export type ThreadReader = Static<typeof ThreadReader>

export type LoadedThread = Static<typeof Row> & {
  readers: readonly ThreadReader[]
  ages: Ages
  belongs: boolean
  /** The first message the viewer may read. */
  reads_from: number
  /** For a guardian, who reads only what was written since then and with an adult. */
  guardian_since: string | null
}

/** What a thread is called: as the squad, crew or session it is of. */
export const threadName = sql<string | null>`coalesce(t.name,
  (select q.name from squads q where q.club_id = t.club_id and q.id = t.squad_id),
  (select app.crew_name(w.club_id, w.id, w.name) from crews w
    where w.club_id = t.club_id and w.id = t.crew_id),
  (select s.name from sessions s where s.club_id = t.club_id and s.id = t.session_id))`

/** Who belongs to a thread now. */
export const readersOf = (db: Db, id: number): Promise<ThreadReader[]> =>
  checkedRows(
    db,
    ThreadReader,
    sql`select user_id, age, roles, guarded from app.thread_people(array[${id}::bigint])`,
  )

/** Who has blocked somebody. */
export async function blockersOf(db: Db, clubId: ClubId, userId: number): Promise<number[]> {
  const rows = await db
    .selectFrom('message_blocks')
    .select('user_id')
    .where('club_id', '=', clubId)
    .where('blocked_id', '=', userId)
    .execute()
  return rows.map(({ user_id }) => user_id)
}

async function readersWithAges(db: Db, id: number) {
  const readers = await readersOf(db, id)
  return { readers, ages: agesOf(readers) }
}

/**
 * A thread the viewer belongs to, or may read as a welfare person, because somebody under 18 does;
 * `inTurn` for who writes in it, after those who do so now.
 * @throws Refusal not_found
 */
export async function threadFor(
  db: Db,
  clubId: ClubId,
  viewer: Viewer,
  id: number,
  { inTurn = false } = {},
): Promise<LoadedThread> {
  const row = found(
    await checkedRow(
      db,
      Row,
      sql`
        select t.id, t.kind, ${threadName} as name, t.squad_id, t.crew_id, t.session_id,
          t.last_number, p.from_number, p.read_number, p.muted
        from message_threads t
        left join message_people p on p.club_id = t.club_id and p.thread_id = t.id
          and p.user_id = ${viewer.user_id}
        where t.club_id = ${clubId} and t.id = ${id}
        ${inTurn ? sql`for update of t` : sql``}`,
    ),
  )
  const { readers, ages } = await readersWithAges(db, id)
  const belongs = readers.some(({ user_id }) => user_id === viewer.user_id)
  const isWelfare = hasPermission(viewer, 'welfare') && hasMinors(ages)
  const thread = { ...row, readers, ages, belongs, guardian_since: null }
  return found(
    belongs || isWelfare
      ? { ...thread, reads_from: belongs ? (row.from_number ?? row.last_number + 1) : 1 }
      : undefined,
  )
}

/** A thread the viewer belongs to. @throws Refusal not_found */
export async function ownThread(
  db: Db,
  clubId: ClubId,
  viewer: Viewer,
  id: number,
  options: { inTurn?: boolean } = {},
): Promise<LoadedThread> {
  const thread = await threadFor(db, clubId, viewer, id, options)
  return found(thread.belongs ? thread : undefined)
}

/** A child, its guardian, and when the guardian became that. */
export type Guarded = { child_id: number; guardian_id: number; since: string }

/**
 * A thread of a child as its guardian may read it: the child belongs to it, and so does an adult.
 * What coaches write among themselves is of others too, so no guardian of a young coach reads it.
 * @throws Refusal not_found
 */
export async function threadOfChild(
  db: Db,
  clubId: ClubId,
  { child_id, guardian_id, since }: Guarded,
  id: number,
): Promise<LoadedThread> {
  const row = found(
    await checkedRow(
      db,
      Row,
      sql`
        select t.id, t.kind, ${threadName} as name, t.squad_id, t.crew_id, t.session_id,
          t.last_number, p.from_number, r.read_number, null as muted
        from message_threads t
        left join message_people p on p.club_id = t.club_id and p.thread_id = t.id
          and p.user_id = ${child_id}
        left join message_guardians r on r.club_id = t.club_id and r.thread_id = t.id
          and r.user_id = ${guardian_id}
        where t.club_id = ${clubId} and t.id = ${id} and t.kind <> 'coaches'`,
    ),
  )
  const { readers, ages } = await readersWithAges(db, id)
  const isIn = readers.some(({ user_id }) => user_id === child_id)
  const reads_from = row.from_number ?? row.last_number + 1
  const thread = { ...row, readers, ages, belongs: false, reads_from, guardian_since: since }
  return found(isIn && isOpenToGuardians(ages) ? thread : undefined)
}
