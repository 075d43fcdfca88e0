import { sql, type RawBuilder } from 'kysely'
import type { Db } from '../db/client.ts'

/** A table with rows of persons: the column that says whose, or for parts of such rows the table they are parts of. */
export type PersonalTable = {
  name: string
  of_club: boolean
  columns: string[]
  person: string | null
  parent: { name: string; person: string; own: string[]; theirs: string[] } | null
}

const PERSON_COLUMNS = ['user_id', 'athlete_id']
/** What only makes sign-ins, repetitions and this copy work. */
const MACHINERY = ['live_tickets', 'idempotency_keys', 'user_stamps', 'data_exports', 'pictures', 'users']
/** Never told: secrets. Binary columns are left out too: the original files hold more. */
const SECRETS = ['hash', 'secret', 'token', 'code']

/**
 * Every table the caller may read that holds rows of persons, or parts of such rows, as the database's own catalogue has them: a new
 * table is in the copy without anybody thinking of it.
 */
export async function personalTables(db: Db): Promise<PersonalTable[]> {
  const { rows } = await sql<PersonalTable>`
    with readable as (
      select c.oid, c.relname::text as name,
        (select array_agg(a.attname::text order by a.attnum) from pg_attribute a
          where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.atttypid <> 'bytea'::regtype and a.attname <> all (${SECRETS}::text[])) as columns,
        exists (select from pg_attribute a where a.attrelid = c.oid and a.attname = 'club_id') as of_club,
        (select a.attname::text from pg_attribute a where a.attrelid = c.oid and a.attname = any (${PERSON_COLUMNS}::text[]) order by a.attname desc limit 1) as person
      from pg_class c
      where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and not c.relispartition
        and has_table_privilege(c.oid, 'select') and c.relname <> all (${MACHINERY}::text[])
    )
    select r.name, r.of_club, r.columns, r.person, null as parent from readable r where r.person is not null
    union all
    select r.name, r.of_club, r.columns, null, json_build_object('name', p.name, 'person', p.person,
      'own', (select json_agg(a.attname order by k.place) from unnest(f.conkey) with ordinality k (number, place) join pg_attribute a on a.attrelid = f.conrelid and a.attnum = k.number),
      'theirs', (select json_agg(a.attname order by k.place) from unnest(f.confkey) with ordinality k (number, place) join pg_attribute a on a.attrelid = f.confrelid and a.attnum = k.number))
    from (select distinct on (conrelid) * from pg_constraint where contype = 'f' and confrelid in (select oid from readable where person is not null)
          order by conrelid, cardinality(conkey) desc, conname) f
    join readable r on r.oid = f.conrelid and r.person is null join readable p on p.oid = f.confrelid
    where p.name <> 'memberships'
    order by 1`.execute(db)
  return rows
}

/** The person's rows of the table, as far as the context lets see them. */
export async function rowsOf(db: Db, table: PersonalTable, userId: number): Promise<unknown[]> {
  const { rows } =
    await sql`select ${columnsOf('t', table.columns)} from ${sql.table(table.name)} t where ${isTheirs(table, userId)}`.execute(db)
  return rows
}

function isTheirs({ person, parent }: PersonalTable, userId: number): RawBuilder<unknown> {
  if (person !== null) return sql`${sql.ref(`t.${person}`)} = ${userId}`
  if (parent === null) return sql`false`
  return sql`(${columnsOf('t', parent.own)}) in (
    select ${columnsOf('p', parent.theirs)} from ${sql.table(parent.name)} p where ${sql.ref(`p.${parent.person}`)} = ${userId})`
}

const columnsOf = (alias: string, names: readonly string[]) => sql.join(names.map((name) => sql.ref(`${alias}.${name}`)))
