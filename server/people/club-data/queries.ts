import { sql, type RawBuilder } from 'kysely'
import { ClubExport, ClubExportPlan, type ClubData } from '#contract/people/club-data.ts'
import { Id, T, type Static } from '#contract/schema.ts'
import { ROLE } from '#domain/constants/roles.ts'
import { MEMBER_STATUS } from '#domain/constants/statuses.ts'
import { checkedRow, checkedRows } from '../../db/checked-rows.ts'
import { inTransaction, type ClubId, type Db, type Pool } from '../../db/client.ts'
import { askRoutine } from '../../db/routine.ts'
import { visibleAthletes } from '../privacy/open.ts'
import { exportPlan, type ExportPlan, type ExportTable } from './tables.ts'

const Described = T.Object({
  name: T.String(),
  declared: T.Union([T.String(), T.Null()]),
  columns: T.Array(
    T.Object({
      name: T.String(),
      type: T.String(),
      required: T.Boolean(),
      checked: T.Boolean(),
      identity: T.Boolean(),
      otherwise: T.Union([T.String(), T.Null()]),
      unique: T.Boolean(),
    }),
  ),
  references: T.Array(
    T.Object({ table: T.String(), own: T.Array(T.String()), theirs: T.Array(T.String()) }),
  ),
  key: T.Array(T.String()),
})

/** Tables that belong to no club and are part of each: the club itself, and its people. */
const SHARED = ['clubs', 'users']

/** The columns of a key, in its order. */
const columnsOf = (table: string, numbers: string) => sql`array(
  select a.attname::text
  from unnest(${sql.raw(numbers)}) with ordinality k (number, place)
  join pg_attribute a on a.attrelid = ${sql.raw(table)} and a.attnum = k.number
  order by k.place)`

/** What the catalogue says of the columns of the table `c`. */
const COLUMNS = sql`
  select json_agg(json_build_object(
      'name', a.attname, 'type', format_type(a.atttypid, a.atttypmod),
      'required', a.attnotnull, 'checked', exists (
        select from pg_constraint k
        where k.conrelid = c.oid and k.contype = 'c' and a.attnum = any (k.conkey)
      ),
      'identity', a.attidentity <> '', 'otherwise', (
        select pg_get_expr(d.adbin, d.adrelid)
        from pg_attrdef d
        where d.adrelid = a.attrelid and d.adnum = a.attnum
      ), 'unique', exists (
        select from pg_index i
        where i.indrelid = c.oid and i.indisunique and i.indnkeyatts = 1
          and i.indkey[0] = a.attnum
      )
    ) order by a.attnum)
  from pg_attribute a
  where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
    and a.attgenerated = ''
`

/** The tables of clubs as the catalogue has them, with what `app.protect` noted of each. */
export const describedTables = (db: Db): Promise<Static<typeof Described>[]> =>
  checkedRows(
    db,
    Described,
    sql`select c.relname::text as name, obj_description(c.oid, 'pg_class') as declared,
        (${COLUMNS}) as columns,
        (
          select coalesce(json_agg(json_build_object(
              'table', f.confrelid::regclass::text,
              'own', ${columnsOf('f.conrelid', 'f.conkey')},
              'theirs', ${columnsOf('f.confrelid', 'f.confkey')}
            ) order by f.conname), '[]')
          from pg_constraint f
          where f.conrelid = c.oid and f.contype = 'f'
        ) as "references",
        (
          select ${columnsOf('i.indrelid', 'i.indkey')}
          from pg_index i
          where i.indrelid = c.oid and i.indisprimary
        ) as key
      from pg_class c
      where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p')
        and not c.relispartition
        and (
          c.relname = any (${sql.val(SHARED)}::text[])
          or exists (
            select from pg_attribute a
            where a.attrelid = c.oid and a.attname = 'club_id' and not a.attisdropped
          )
        )
      order by c.relname`,
  )

/** What goes out of the club for somebody, as far as they see its athletes. */
export async function exportPlanFor(db: Db, clubId: ClubId, userId: number): Promise<ExportPlan> {
  const seen = await visibleAthletes(db, clubId, userId)
  return exportPlan(await describedTables(db), seen)
}

const Counts = T.Object({ counts: T.Array(T.Integer()) })

/** How many rows of each table go out, in the order of the tables. */
export async function countsOf(db: Db, tables: readonly ExportTable[]): Promise<number[]> {
  if (tables.length === 0) return []
  const counts = tables.map(({ counts: rows }) => `(select count(*) from (${rows}) r)`)
  const row = await checkedRow(
    db,
    Counts,
    sql`select array[${sql.raw(counts.join(', '))}]::int[] as counts`,
  )
  return row?.counts ?? []
}

const Hash = T.Object({ sha256: T.String() })

/** The files that rows of the tables hold, each once. */
export async function filesOf(db: Db, tables: readonly ExportTable[]): Promise<string[]> {
  const held = tables.flatMap(({ files, rows }) =>
    files.map((column) => `select "${column}" as sha256 from (${rows}) r`),
  )
  const rows = await checkedRows(
    db,
    Hash,
    sql`select distinct sha256 from (${sql.raw(held.join(' union all '))}) f
      where sha256 is not null order by sha256`,
  )
  return rows.map(({ sha256 }) => sha256)
}

/** The statement that reads the rows of a table. */
export const rowsOf = ({ rows }: ExportTable): RawBuilder<unknown> => sql.raw(rows)

const ClubFacts = T.Object({
  id: Id,
  name: T.String(),
  /** Athletes whose health and recordings stay, because they do not show them to who exports. */
  unseen: T.Integer(),
})
export type ClubFacts = Static<typeof ClubFacts>

export async function clubFacts(db: Db, clubId: ClubId, userId: number): Promise<ClubFacts> {
  const row = await checkedRow(
    db,
    ClubFacts,
    sql`select c.id, c.name,
        (
          select count(*)::int
          from membership_roles r
            join memberships m on m.club_id = r.club_id and m.user_id = r.user_id
              and m.status = ${MEMBER_STATUS.approved}
          where r.club_id = c.id and r.role_id = ${ROLE.athlete}
            and r.user_id <> all (array(select app.visible_athletes(${clubId}, ${userId})))
        ) as unseen
      from clubs c
      where c.id = ${clubId}`,
  )
  if (!row) throw new Error('the club of an export is gone')
  return row
}

/** Whether a row still refers to the file. */
export const isFileInUse = (pool: Pool, sha256: string): Promise<boolean> =>
  inTransaction(pool, {}, (db) => askRoutine(db, 'file_in_use', { of_sha256: sha256 }))

const OneExport = T.Object({ export: ClubExport })

/** The last exports of the club in context, the newest first. */
export async function exportsOfClub(db: Db): Promise<ClubExport[]> {
  const rows = await checkedRows(
    db,
    OneExport,
    sql`select json_build_object(
          'id', e.id, 'state', e.state, 'progress', e.progress, 'size', e.size,
          'created_at', e.created_at, 'expires_at', e.expires_at, 'parts', e.parts,
          'monthly', e.monthly,
          'by', json_build_object('user_id', e.user_id, 'full_name', e.full_name)
        ) as export
      from app.exports_of_club() e`,
  )
  return rows.map((row) => row.export)
}

const Planned = T.Object({ plan: ClubExportPlan })

/** The export of every month; null where none is to be made. */
export async function monthlyPlan(db: Db, clubId: ClubId): Promise<ClubData['plan']> {
  const row = await checkedRow(
    db,
    Planned,
    sql`select json_build_object(
          'kept_days', p.kept_days,
          'by', json_build_object('user_id', u.id, 'full_name', u.full_name)
        ) as plan
      from export_plans p
        join users u on u.id = p.user_id
      where p.club_id = ${clubId}`,
  )
  return row?.plan ?? null
}
