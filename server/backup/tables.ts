import type { Client } from 'pg'
import { clientTo } from '../db/hosts.ts'
import type { TableLine } from './format.ts'

export type Table = TableLine & { types: string[]; identity: string | null; refers_to: string[] }

/**
 * Filled by the migrations of the database that is restored into, or worthless without the
 * processes that wrote it.
 */
const LEFT_OUT = ['migrations', 'reference_state', 'routine_state', 'job_workers', 'live_tickets']

/** A connection as the owner on which every value is text, just as PostgreSQL writes it. */
export async function connectForText(ownerUrl: string): Promise<Client> {
  const client = clientTo(ownerUrl, {
    types: { getTypeParser: () => (text: unknown) => text },
  })
  await client.connect()
  return client
}

/** The migrations of a database; none where it has no tables yet. */
export async function migrationsOf(client: Client): Promise<string[]> {
  const { rows: found } = await client.query<{ there: string | null }>(
    `select to_regclass('public.migrations') as there`,
  )
  if (found[0]?.there === null) return []
  const { rows } = await client.query<{ name: string }>('select name from migrations order by name')
  return rows.map(({ name }) => name)
}
/** Tables to be kept, each after those it refers to, with the columns that can be written. */
export async function tablesOf(client: Client): Promise<Table[]> {
  const { rows } = await client.query<{ tables: string }>(
    `select json_agg(json_build_object('table', c.relname,
        'columns', (select json_agg(attname order by attnum) from pg_attribute
          where attrelid = c.oid and attnum > 0 and not attisdropped and attgenerated = ''),
        'types', (select json_agg(format_type(atttypid, atttypmod) order by attnum)
          from pg_attribute where attrelid = c.oid and attnum > 0 and not attisdropped
            and attgenerated = ''),
        'identity', (select attname from pg_attribute where attrelid = c.oid and attidentity <> ''),
        'refers_to', (select coalesce(json_agg(distinct t.relname), '[]') from pg_constraint f
          join pg_class t on t.oid = f.confrelid
                      where f.conrelid = c.oid and f.contype = 'f' and not f.condeferrable
                        and f.confrelid <> f.conrelid)) order by c.relname)::text as tables
     from pg_class c where c.relnamespace = 'public'::regnamespace and c.relkind = 'r'
       and c.relowner = (select relowner from pg_class where oid = 'public.migrations'::regclass)
       and not exists (select from pg_depend d
         where d.classid = 'pg_class'::regclass and d.objid = c.oid and d.deptype = 'e')
       and c.relname <> all ($1)`,
    [LEFT_OUT],
  )
  return inOrder(JSON.parse(rows[0]?.tables ?? '[]') as Table[])
}

function inOrder(tables: readonly Table[]): Table[] {
  const placed = new Set<string>()
  const ordered: Table[] = []
  while (ordered.length < tables.length) {
    const ready = tables.filter(
      ({ table, refers_to }) => !placed.has(table) && refers_to.every((name) => placed.has(name)),
    )
    if (ready.length === 0) throw new Error('tables refer to each other in a circle')
    for (const one of ready) placed.add(one.table)
    ordered.push(...ready)
  }
  return ordered
}

export const quoted = (...names: readonly string[]): string =>
  names.map((name) => `"${name.replaceAll('"', '""')}"`).join(', ')
