import type { TestApp } from './app.ts'

/** Of the database itself, or worthless without the processes that wrote it. */
const OF_THE_DATABASE = [
  'migrations',
  'reference_state',
  'routine_state',
  'job_workers',
  'live_tickets',
]

/** The rows of every table as texts, in their order. */
export async function contentOfTables(app: Pick<TestApp, 'rows'>): Promise<Map<string, string[]>> {
  const tables = await app.rows<{ name: string }>(
    `select relname as name from pg_class where relnamespace = 'public'::regnamespace
       and relkind = 'r' and relname <> all ($1) order by 1`,
    [OF_THE_DATABASE],
  )
  const content = new Map<string, string[]>()
  for (const { name } of tables) {
    const rows = await app.rows<{ row: string }>(
      `select t::text as row from "${name}" t order by 1`,
    )
    content.set(
      name,
      rows.map(({ row }) => row),
    )
  }
  return content
}
