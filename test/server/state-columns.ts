import type { TestApp } from '../support/app.ts'

/** A column that says in which state a row is, with one of its values as SQL. */
export type Column = { table: string; name: string; value: string }

type Declared = { table: string; name: string; type: string; check: string | null }

const LONG_AGO = "now() - interval '400 days'"
const FAR_AHEAD = "now() + interval '400 days'"

const made = new WeakMap<TestApp, Promise<readonly Column[]>>()

/** Every state that rows of these tables can be in, column by column. */
export async function statesIn(app: TestApp, tables: Iterable<string>): Promise<Column[]> {
  const all = made.get(app) ?? columnsOf(app)
  made.set(app, all)
  const wanted = new Set(tables)
  return (await all).filter(({ table }) => wanted.has(table))
}

async function columnsOf(app: TestApp): Promise<readonly Column[]> {
  const columns = await app.rows<Declared>(`
    select c.relname as table, a.attname as name, format_type(a.atttypid, null) as type,
      string_agg(pg_get_constraintdef(k.oid), ' ') as check
    from pg_class c
    join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
    left join pg_constraint k on k.conrelid = c.oid and k.contype = 'c' and k.conkey = array[a.attnum]
    where c.relkind = 'r' and c.relnamespace = 'public'::regnamespace and a.attgenerated = ''
    group by 1, 2, 3 order by 1, 2`)
  return columns.flatMap(({ table, name, type, check }) =>
    valuesOf(type, check ?? '').map((value) => ({ table, name, value })),
  )
}

function valuesOf(type: string, check: string): string[] {
  if (type === 'boolean') return ['true', 'false']
  if (type === 'date' || type.startsWith('timestamp')) return ['null', LONG_AGO, FAR_AHEAD]
  const words = type === 'text' ? [...check.matchAll(/'([^']+)'::text/g)] : []
  if (/= ANY|= '/.test(check) && words.length > 0) return words.map(([, word]) => `'${word}'`)
  const [, from, to] = /\w+ >= (\d+)\) AND \(\w+ <= (\d+)\)/.exec(check) ?? []
  if (from === undefined || to === undefined || Number(to) - Number(from) > 9) return []
  return Array.from({ length: Number(to) - Number(from) + 1 }, (_, at) => String(Number(from) + at))
}
