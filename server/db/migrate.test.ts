import { Client } from 'pg'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { ROLE } from '#domain/constants/roles.ts'
import { ATTENDANCE, MEMBER_STATUS, SUBSCRIPTION_STATUS } from '#domain/constants/statuses.ts'
import { freshDatabase, type FreshDatabase } from '../../test/support/fresh-database.ts'
import { beginAlone } from './lock-tables.ts'
import { openDatabase } from './open.ts'

let database: FreshDatabase
let owner: Client

const start = async () => (await openDatabase(database.ownerUrl, { reactions: [] })).close()
const rowsOf = async (text: string) => (await owner.query<Record<string, unknown>>(text)).rows
const demandRoutines = () => owner.query(`update routine_state set checksum = 'another'`)

/** Routines, policies, triggers and rights as they are now. */
const catalogue = () =>
  rowsOf(`
    select p.oid::regprocedure::text || pg_get_functiondef(p.oid) || coalesce(p.proacl::text,
      '') as one
      from pg_proc p where pronamespace = 'app'::regnamespace
    union all select tablename || policyname || roles::text || coalesce(qual, '') from pg_policies
    union all select tgrelid::regclass::text || pg_get_triggerdef(oid) from pg_trigger
    where not tgisinternal
    union all select relname || relrowsecurity || relforcerowsecurity || coalesce(relacl,
      acldefault('r', relowner))::text
      from pg_class where relkind in ('r', 'v')
        and relnamespace in ('public'::regnamespace, 'graphile_worker'::regnamespace)
    order by 1`)

beforeAll(async () => {
  database = await freshDatabase()
  owner = new Client({ connectionString: database.ownerUrl })
  await owner.connect()
})
afterAll(async () => {
  await owner.end()
  await database.drop()
})

test('codes that routines use by name are those of the domain', async () => {
  const codes = {
    pending: MEMBER_STATUS.pending,
    approved: MEMBER_STATUS.approved,
    rejected: MEMBER_STATUS.rejected,
    left_club: MEMBER_STATUS.left,
    invited: MEMBER_STATUS.invited,
    declined: MEMBER_STATUS.athlete_rejected,
    onboarding: MEMBER_STATUS.onboarding,
    active: SUBSCRIPTION_STATUS.active,
    athlete: ROLE.athlete,
    manager: ROLE.manager,
    attends: ATTENDANCE.attending,
    stays_away: ATTENDANCE.not_attending,
  }
  const calls = Object.keys(codes).map((name) => `app.${name}()::int as ${name}`)
  expect(await rowsOf(`select ${calls.join(', ')}`)).toEqual([codes])
})

describe('routines that have changed', () => {
  test('come out the same when they are created again', async () => {
    const before = await catalogue()
    expect(before.length).toBeGreaterThan(400)
    await demandRoutines()
    await start()
    expect(await catalogue()).toEqual(before)
  })

  test('are removed when no file creates them', async () => {
    const before = await catalogue()
    await owner.query(`
      create function app.leftover() returns trigger language plpgsql as 'begin return new; end';
      create trigger leftover after insert on squads for each row execute function app.leftover();
      create policy leftover on squads to slipway_app using (true);
      create view leftover as select from squads;
      grant select on leftover, club_defaults to slipway_app`)
    await demandRoutines()
    await start()
    expect(await catalogue()).toEqual(before)
  })

  test('get the view of jobs again that an earlier version took away', async () => {
    const before = await catalogue()
    const columns = () =>
      rowsOf(`select attname, atttypid::regtype::text from pg_attribute
        where attrelid = 'graphile_worker.jobs'::regclass order by attnum`)
    const columnsBefore = await columns()
    await owner.query('drop view graphile_worker.jobs')
    await owner.query(`delete from migrations where name = '0070-view-of-jobs.sql'`)
    await start()
    expect(await catalogue()).toEqual(before)
    expect(await columns()).toEqual(columnsBefore)
  })

  test('leave the data as they are', async () => {
    await owner.query(
      `insert into users (email, first_name, last_name) values ('a@b.ch', 'A', 'B')`,
    )
    await demandRoutines()
    await start()
    expect(await rowsOf('select email from users')).toEqual([{ email: 'a@b.ch' }])
  })

  test('are not created when a table depends on one of them', async () => {
    await owner.query(`alter table squads add constraint odd check (app.contains(name, null))`)
    await demandRoutines()
    await expect(start()).rejects.toThrow(/^00-clear\.sql: .*app\.contains/)
    await owner.query('alter table squads drop constraint odd')
    await start()
  })
})

describe('while others use the tables', () => {
  /** A transaction of another node that has read one table. */
  async function reading(table: string) {
    const other = new Client({ connectionString: database.ownerUrl })
    await other.connect()
    await other.query(`begin; select from ${table} limit 1`)
    return other
  }

  /** Whether something stands in line for a table that it wants to have alone. */
  const isWaiting = async () =>
    (await rowsOf(`select from pg_locks where not granted and mode = 'AccessExclusiveLock'`))
      .length > 0

  test('routines are made once they are free, and who needs a second table gets it', async () => {
    const other = await reading('sessions')
    await demandRoutines()
    let hasEnded = false
    const starting = start().then(() => (hasEnded = true))
    for (const table of ['squads', 'users', 'notes', 'migrations']) {
      await expect.poll(isWaiting, { timeout: 10_000 }).toBe(true)
      await other.query(`lock table ${table} in row exclusive mode`)
    }
    expect(hasEnded).toBe(false)
    await other.query('commit')
    await other.end()
    await starting
    expect(await rowsOf(`select from routine_state where checksum = 'another'`)).toEqual([])
  })

  test('for minutes, the start says so and leaves all as it was', async () => {
    const [other, client] = [await reading('sessions'), new Client(database.ownerUrl)]
    await client.connect()
    await expect(beginAlone(client, 0)).rejects.toThrow(/^The tables cannot be changed/)
    expect((await client.query('select from sessions')).rowCount).toBe(0)
    await Promise.all([other.end(), client.end()])
  })
})

describe('the start is refused', () => {
  const applied = { name: '', checksum: '' }
  beforeEach(async () => {
    await owner.query('delete from migrations where name <> $1', ['baseline'])
    Object.assign(applied, (await rowsOf('select name, checksum from migrations'))[0])
  })
  afterAll(() => owner.query('delete from migrations where name <> $1', ['baseline']))

  test('for a database from before the first release', async () => {
    await owner.query(`insert into migrations (name, checksum) values ('0001-ground.sql', '')`)
    await expect(start()).rejects.toThrow('was created before the first release')
  })

  test('for a migration this version does not know', async () => {
    await owner.query(`insert into migrations (name, checksum) values ('9999-later.sql', '')`)
    await expect(start()).rejects.toThrow('start the newer version')
  })

  test('for tables that were changed without a migration', async () => {
    await owner.query(`update migrations set checksum = 'another'`)
    await expect(start()).rejects.toThrow('was changed after it was applied')
    await owner.query('update migrations set checksum = $1', [applied.checksum])
  })
})
