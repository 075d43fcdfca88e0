import { sql, type RawBuilder } from 'kysely'
import type { DataExport, DeletionFacts } from '#contract/people/own-data.ts'
import { provenClub, type ClubId, type Db } from '../../db/client.ts'

const SHOWN = 5
const COLUMNS = ['id', 'progress', 'size', 'created_at', 'expires_at'] as const
const state = sql<DataExport['state']>`state`.as('state')

export const exportsOf = (db: Db, userId: number): Promise<DataExport[]> =>
  db
    .selectFrom('data_exports')
    .select([...COLUMNS, state])
    .where('user_id', '=', userId)
    .orderBy('id', 'desc')
    .limit(SHOWN)
    .execute()

export const exportOf = (db: Db, userId: number, id: number): Promise<DataExport | undefined> =>
  db
    .selectFrom('data_exports')
    .select([...COLUMNS, state])
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .executeTakeFirst()

/** The file of a copy that has not expired. */
export const exportFile = (db: Db, userId: number, id: number) =>
  db
    .selectFrom('data_exports')
    .select([sql<string>`sha256`.as('sha256'), 'created_at'])
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .where('state', '=', 'done')
    .where('expires_at', '>', sql<string>`now()`)
    .executeTakeFirst()

export async function deletionFactsOf(db: Db): Promise<DeletionFacts> {
  const { rows } = await sql<{ facts: DeletionFacts }>`
    select app.own_amounts() || jsonb_build_object('clubs',
      coalesce((select jsonb_agg(c) from app.clubs_at_deletion() c), '[]')) as facts`.execute(db)
  const [row] = rows
  if (!row) throw new Error('the amounts are always there')
  return row.facts
}

const PROFILE = [
  'id',
  'email',
  'first_name',
  'last_name',
  'gender',
  'date_of_birth',
  'phone',
  'emergency_contact',
  'preferred_language',
  'units',
  'picture',
  'max_hr',
  'resting_hr',
  'hr_zones',
  'health_consent',
  'email_verified_at',
  'created_at',
] as const

/** The person as the copy shows them. */
export const personOf = (db: Db, userId: number) =>
  db.selectFrom('users').select(PROFILE).where('id', '=', userId).executeTakeFirst()

/** The clubs the person ever had to do with. */
export async function clubsOf(db: Db, userId: number): Promise<{ id: ClubId; name: string }[]> {
  const { rows } = await sql<{
    id: number
    name: string
  }>`select id, name from app.clubs_of_person(${userId})`.execute(db)
  return rows.map(({ id, name }) => ({ id: provenClub(id), name }))
}

export type Person = NonNullable<Awaited<ReturnType<typeof personOf>>>

export const pictureOf = (db: Db, userId: number) =>
  db.selectFrom('pictures').select('sha256').where('user_id', '=', userId).executeTakeFirst()

type Original = { import_id: number; name: string; sha256: string }

/** What the sessions were that the person took part in. */
export async function sessionsOf(db: Db, clubId: ClubId, userId: number): Promise<unknown[]> {
  const { rows } = await sql<{ session: unknown }>`
    select json_build_object(
      'id', s.id, 'name', s.name, 'sport', sp.key, 'starts_at', s.starts_at,
      'ends_at', s.ends_at, 'location', s.location,
      'planned_distance', s.planned_distance, 'planned_time', s.planned_time,
      'programme', (
        select g.name
        from strength_athletes t
        join strength_programmes g
          on g.club_id = t.club_id and g.session_id = t.session_id and g.position = t.programme
        where t.club_id = s.club_id and t.session_id = s.id and t.user_id = ${userId}
      )
    ) as session
    from sessions s
    left join sports sp on sp.id = s.sport_id
    where s.club_id = ${clubId} and exists (
      select from participants p
      where p.club_id = s.club_id and p.session_id = s.id and p.user_id = ${userId}
    )
    order by s.starts_at, s.id`.execute(db)
  return rows.map(({ session }) => session)
}

/** The files the person's results were read from. */
export async function originalsOf(db: Db, clubId: ClubId, userId: number): Promise<Original[]> {
  const { rows } = await sql<Original>`
    select i.id as import_id, f.name, f.sha256
    from imports i
    join files f on f.club_id = i.club_id and f.id = i.file_id
    where i.club_id = ${clubId} and i.user_id = ${userId}
    order by i.id`.execute(db)
  return rows
}

/**
 * A table with rows of persons: the column that says whose, or for parts of such rows the table
 * they are parts of.
 */
export type PersonalTable = {
  name: string
  of_club: boolean
  columns: string[]
  person: string | null
  parent: { name: string; person: string; own: string[]; theirs: string[] } | null
}

const PERSON_COLUMNS = ['user_id', 'athlete_id']
/** What only makes sign-ins, repetitions and this copy work. */
const MACHINERY = [
  'live_tickets',
  'idempotency_keys',
  'user_stamps',
  'data_exports',
  'pictures',
  'users',
]
/**
 * Secrets are never included. Binary columns are left out too, because the original files hold
 * more.
 */
const SECRETS = ['hash', 'secret', 'token', 'code']

/** Tables the caller may read, with what of their columns goes into the copy. */
const READABLE = sql`
  select c.oid, c.relname::text as name,
    (
      select array_agg(a.attname::text order by a.attnum)
      from pg_attribute a
      where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
        and a.atttypid <> 'bytea'::regtype
        and a.attname <> all (${SECRETS}::text[])
    ) as columns,
    exists (
      select from pg_attribute a where a.attrelid = c.oid and a.attname = 'club_id'
    ) as of_club,
    (
      select a.attname::text
      from pg_attribute a
      where a.attrelid = c.oid and a.attname = any (${PERSON_COLUMNS}::text[])
      order by a.attname desc
      limit 1
    ) as person
  from pg_class c
  where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p')
    and not c.relispartition
    and has_table_privilege(c.oid, 'select')
    and c.relname <> all (${MACHINERY}::text[])`

/**
 * Every table the caller may read that holds rows of persons, or parts of such rows, as the
 * database's own catalogue has them: a new table is in the copy without anybody thinking of it.
 */
export async function personalTables(db: Db): Promise<PersonalTable[]> {
  const { rows } = await sql<PersonalTable>`
    with readable as (${READABLE})
    select r.name, r.of_club, r.columns, r.person, null as parent
    from readable r
    where r.person is not null
    union all
    select r.name, r.of_club, r.columns, null, json_build_object(
      'name', p.name, 'person', p.person,
      'own', (
        select json_agg(a.attname order by k.place)
        from unnest(f.conkey) with ordinality k (number, place)
        join pg_attribute a on a.attrelid = f.conrelid and a.attnum = k.number
      ),
      'theirs', (
        select json_agg(a.attname order by k.place)
        from unnest(f.confkey) with ordinality k (number, place)
        join pg_attribute a on a.attrelid = f.confrelid and a.attnum = k.number
      )
    )
    from (
      select distinct on (conrelid) *
      from pg_constraint
      where contype = 'f' and confrelid in (select oid from readable where person is not null)
      order by conrelid, cardinality(conkey) desc, conname
    ) f
    join readable r on r.oid = f.conrelid and r.person is null
    join readable p on p.oid = f.confrelid
    where p.name <> 'memberships'
    order by 1`.execute(db)
  return rows
}

/** The person's rows of the table, as far as the context lets see them. */
export async function rowsOf(db: Db, table: PersonalTable, userId: number): Promise<unknown[]> {
  const { rows } = await sql`select ${columnsOf('t', table.columns)} from ${sql.table(table.name)} t
      where ${isTheirs(table, userId)}`.execute(db)
  return rows
}

function isTheirs({ person, parent }: PersonalTable, userId: number): RawBuilder<unknown> {
  if (person !== null) return sql`${sql.ref(`t.${person}`)} = ${userId}`
  if (parent === null) return sql`false`
  return sql`(${columnsOf('t', parent.own)}) in (
    select ${columnsOf('p', parent.theirs)} from ${sql.table(parent.name)} p
      where ${sql.ref(`p.${parent.person}`)} = ${userId})`
}

const columnsOf = (alias: string, names: readonly string[]) =>
  sql.join(names.map((name) => sql.ref(`${alias}.${name}`)))
