import type { Pool } from '../../server/db/client.ts'
import type { TestApp } from './app.ts'
import type { TwoClubs } from './two-clubs.ts'
import { privateProof } from './private-proof.ts'

type Context = {
  club_id?: number
  user_id?: number
  impersonator_id?: number
  hidden_since?: string
  hides_private?: boolean
}

export type Policy = { table: string; name: string; uses: string | null; checks: string | null }

/**
 * What binds the roles of requests and jobs, without what lets everything through. A check
 * is left out where neither role may write at all.
 */
export const policiesOf = (app: TestApp): Promise<Policy[]> =>
  app.rows<Policy>(
    `select tablename as table, policyname as name, qual as uses,
       case when exists (
         select from unnest(array['slipway_app', 'slipway_worker']) role
         where has_any_column_privilege(role, tablename, 'insert, update')
       ) then with_check end as checks
     from pg_policies
     where schemaname = 'public'
       and roles && array['slipway_app', 'slipway_worker', 'public']::name[]
       and (qual <> 'true' or with_check <> 'true')
     order by 1, 2`,
  )

/** Runs statements as the role of a pool in a context, and takes them back. */
async function under<T>(
  pool: Pool,
  context: Context,
  work: (ask: (text: string, values?: unknown[]) => Promise<Row[]>) => Promise<T>,
) {
  const client = await pool.connect()
  try {
    await client.query('begin')
    for (const [name, value] of Object.entries(context))
      await client.query(`select set_config($1, $2, true)`, [`app.${name}`, String(value)])
    return await work(async (text, values = []) => (await client.query<Row>(text, values)).rows)
  } finally {
    await client.query('rollback')
    client.release()
  }
}
type Row = Record<string, unknown>

export const valuesIn = async (
  pool: Pool,
  context: Context,
  table: string,
  column: string,
  where = 'true',
): Promise<number[]> =>
  under(pool, context, async (ask) =>
    (await ask(`select distinct ${column} as value from ${table} where ${where} order by 1`)).map(
      ({ value }) => Number(value),
    ),
  )

export const same = (found: readonly number[], expected: readonly number[]) =>
  JSON.stringify(found) === JSON.stringify(expected)
export const fault = (isGood: boolean, text: string): string[] => (isGood ? [] : [text])
const poolsOf = ({ app }: TwoClubs) => [
  { role: 'requests', pool: app.database.app },
  { role: 'jobs', pool: app.database.worker },
]

/** Why a row that is given to somebody else is refused; null when it is taken. */
async function refusalOfCopy(
  pool: Pool,
  context: Context,
  table: string,
  owner: { column: string; value: number },
): Promise<string | null> {
  return under(pool, context, async (ask) => {
    const columns = await ask(
      `select column_name as name from information_schema.columns
        where table_schema = 'public' and table_name = $1 and is_generated = 'NEVER'`,
      [table],
    )
    const names = columns.map(({ name }) => `"${String(name)}"`)
    const given = names.map((name) => (name === `"${owner.column}"` ? '$1' : name))
    try {
      await ask(
        `insert into ${table} (${names.join()}) overriding system value select ${given.join()}
          from ${table} limit 1`,
        [owner.value],
      )
      return null
    } catch (error) {
      return error instanceof Error ? error.message : String(error)
    }
  })
}

const isRefused = (
  pool: Pool,
  context: Context,
  statement: string,
  value: number,
): Promise<boolean> =>
  under(pool, context, async (ask) => {
    try {
      await ask(statement, [value])
      return false
    } catch (error) {
      return /row-level security/.test(String(error))
    }
  })

/** Neither seen nor given away: rows of one value of a column. */
async function ownerFaults(
  world: TwoClubs,
  { table }: Policy,
  column: string,
  context: Context,
  [mine, other]: readonly [number, number],
) {
  const faults: string[] = []
  const both = await world.app.rows(
    `select from ${table} where ${column} = any ($1) group by ${column}`,
    [[mine, other]],
  )
  faults.push(...fault(both.length === 2, `${table} needs rows of both`))
  for (const { role, pool } of poolsOf(world)) {
    if (!(await isReadable(world, role, table))) continue
    faults.push(
      ...fault(
        same(await valuesIn(pool, context, table, column), [mine]),
        `${role} see others in ${table}`,
      ),
    )
    faults.push(
      ...fault(
        same(await valuesIn(pool, {}, table, column), []),
        `${role} see ${table} without a context`,
      ),
    )
    const refused = await refusalOfCopy(pool, context, table, { column, value: other })
    faults.push(
      ...fault(
        /row-level security|permission denied/.test(refused ?? ''),
        `${role} give ${table} away: ${refused}`,
      ),
    )
  }
  return faults
}

const isReadable = async ({ app }: TwoClubs, role: string, table: string): Promise<boolean> => {
  const [row] = await app.rows<{ may: boolean }>(
    `select has_table_privilege($1, $2, 'select') as may`,
    [role === 'requests' ? 'slipway_app' : 'slipway_worker', table],
  )
  return row?.may === true
}

export type Proof = (world: TwoClubs, policy: Policy) => Promise<string[]>
const inMyName = ({ mine, admin }: TwoClubs): Context => ({
  club_id: mine.club,
  user_id: mine.user,
  impersonator_id: admin,
})

const hiddenInSomebodysName: Proof = async (world, { table }) => {
  const seen = await valuesIn(world.app.database.app, inMyName(world), table, 'user_id')
  return fault(same(seen, []), `${table} is open in somebody’s name`)
}

/** What each policy keeps, by its name, tried from outside. */
export const PROOFS: Record<string, Proof> = {
  club: (world, policy) =>
    ownerFaults(world, policy, 'club_id', { club_id: world.mine.club, user_id: world.mine.user }, [
      world.mine.club,
      world.other.club,
    ]),
  own: (world, policy) =>
    ownerFaults(world, policy, 'user_id', { user_id: world.mine.user }, [
      world.mine.user,
      world.other.user,
    ]),
  not_by_others: hiddenInSomebodysName,
  not_in_their_name: hiddenInSomebodysName,
  async owner_only(world, { table }) {
    const { app, mine, other } = world
    const seenBy = (context: Context) =>
      valuesIn(app.database.app, { club_id: mine.club, ...context }, table, 'user_id', 'owner_only')
    return [
      ...fault(
        same(await seenBy({ user_id: mine.user }), [mine.user]),
        `${table} is hidden from its owner`,
      ),
      ...fault(same(await seenBy({ user_id: other.user }), []), `${table} is open to others`),
      ...fault(same(await seenBy(inMyName(world)), []), `${table} is open in the owner’s name`),
    ]
  },
  async present({ app, mine }, { table }) {
    await app.rows(`update ${table} set deleted_at = now() where club_id = $1`, [mine.club])
    const seen = await valuesIn(app.database.app, { club_id: mine.club }, table, 'id')
    await app.rows(`update ${table} set deleted_at = null where club_id = $1`, [mine.club])
    return fault(same(seen, []), `${table} shows what is deleted`)
  },
  async selected({ app, mine }, { table }) {
    const seen = await valuesIn(app.database.app, { club_id: mine.club }, table, 'id')
    return fault(same(seen, [mine.club]), `${table} shows other clubs`)
  },
  /** Only people under age are hidden, from a transaction with a day of birth in context. */
  async of_age({ app, mine, mate }, { table }) {
    await app.rows(`update ${table} set date_of_birth = '2015-01-01' where id = $1`, [mate])
    const me = { club_id: mine.club, user_id: mine.user }
    const ids = `id = any ('{${mine.user},${mate}}')`
    const all = await valuesIn(app.database.app, me, table, 'id', ids)
    const hiding = { ...me, hidden_since: '2008-01-01' }
    const seen = await valuesIn(app.database.app, hiding, table, 'id', ids)
    return [
      ...fault(same(all.toSorted(), [mine.user, mate].toSorted()), `${table} hides people of age`),
      ...fault(same(seen, [mine.user]), `${table} shows who is under age`),
    ]
  },
  not_private: privateProof,
  async visible({ app, mine, other, mate }, { table }) {
    const ids = `id = any ('{${mine.user},${other.user}}')`
    const me = { club_id: mine.club, user_id: mine.user }
    const seen = await valuesIn(app.database.app, me, table, 'id', ids)
    const stranger = await valuesIn(app.database.app, { user_id: other.user }, table, 'id', ids)
    return [
      ...fault(same(seen, [mine.user]), `${table} shows people of other clubs`),
      ...fault(same(stranger, [other.user]), `${table} shows others without a club`),
      ...fault(
        await isRefused(
          app.database.app,
          me,
          `update ${table} set first_name = 'Mine' where id = $1`,
          mate,
        ),
        `${table} lets others be renamed`,
      ),
    ]
  },
}
