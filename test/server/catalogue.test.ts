import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { openDatabase } from '../../server/db/open.ts'
import { StartError } from '../../server/start-error.ts'
import { startTestApp, type TestApp } from '../support/app.ts'
import { makeFullClub } from '../support/full-club.ts'
import { WITHOUT_CLUB } from './tables-without-club.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

const clubTables = async () =>
  (
    await app.rows<{ name: string }>(
      `select table_name as name from information_schema.columns
        join information_schema.tables using (table_schema, table_name)
       where table_schema = 'public' and column_name = 'club_id' and table_type = 'BASE TABLE'
       order by 1`,
    )
  ).map(({ name }) => name)

describe('tables', () => {
  test('without a club are on the list', async () => {
    const all = await app.rows<{ name: string }>(
      `select relname as name
       from pg_class
       where relnamespace = 'public'::regnamespace
         and relkind in ('r', 'p')`,
    )
    const owned = new Set(await clubTables())
    expect(owned.size).toBeGreaterThan(20)
    expect(
      all
        .map(({ name }) => name)
        .filter((name) => !owned.has(name))
        .toSorted(),
    ).toEqual(Object.keys(WITHOUT_CLUB).toSorted())
  })

  test('of a club must say whose they are', async () => {
    const nullable = await app.rows(
      `select attrelid::regclass::text as name from pg_attribute join pg_class c on c.oid = attrelid
       where attname = 'club_id' and not attnotnull and c.relnamespace = 'public'::regnamespace
         and relkind in ('r', 'p')`,
    )
    expect(nullable).toEqual([])
  })

  test('of a club have a primary key that begins with the club', async () => {
    const keys = await app.rows<{ name: string; first: string }>(
      `select c.conrelid::regclass::text as name, a.attname as first
        from pg_constraint c
       join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
       where c.contype = 'p' and c.connamespace = 'public'::regnamespace`,
    )
    const good = keys.filter(({ first }) => first === 'club_id').map(({ name }) => name)
    expect((await clubTables()).filter((name) => !good.includes(name))).toEqual([])
  })

  test('of a club refer to each other within the club', async () => {
    const loose = await app.rows<{ from: string; to: string }>(
      `select c.conrelid::regclass::text as from, c.confrelid::regclass::text as to,
      pg_get_constraintdef(c.oid) as key
       from pg_constraint c
       where c.contype = 'f' and c.connamespace = 'public'::regnamespace
         and exists (select from pg_attribute where attrelid = c.conrelid and attname = 'club_id')
         and exists (select from pg_attribute where attrelid = c.confrelid and attname = 'club_id')
         and not exists (
           select from generate_subscripts(c.conkey, 1) i
           join pg_attribute here on here.attrelid = c.conrelid and here.attnum = c.conkey[i]
           join pg_attribute there on there.attrelid = c.confrelid and there.attnum = c.confkey[i]
           where here.attname = 'club_id' and there.attname = 'club_id')`,
    )
    // A team of one club may be in the challenge of another, and its members write about it.
    const isBetweenClubs = ({ from, to }: (typeof loose)[number]) =>
      (from === 'challenge_teams' || from === 'wall_posts') && to === 'challenges'
    expect(loose.filter((key) => !isBetweenClubs(key))).toEqual([])
  })
})

describe('row-level security', () => {
  test('is on and forced wherever there are rows of clubs or persons', async () => {
    const open = await app.rows<{ name: string }>(
      `select relname as name from pg_class where relnamespace = 'public'::regnamespace
        and relkind in ('r', 'p') and not (relrowsecurity and relforcerowsecurity)`,
    )
    const shared = Object.entries(WITHOUT_CLUB)
      .filter(([, reason]) => /^(the same|the checksum|what was|processes)/.test(reason))
      .map(([name]) => name)
    expect(open.map(({ name }) => name).toSorted()).toEqual(shared.toSorted())
  })

  test('lets the runtime roles see and write rows of the selected club, by one policy a table', async () => {
    const policies = await app.rows<{ name: string; policy: string; uses: string; checks: string }>(
      `select tablename as name, policyname as policy, qual as uses, with_check as checks
        from pg_policies
       where schemaname = 'public' and permissive = 'PERMISSIVE'
         and roles && array['slipway_app', 'slipway_worker', 'public']::name[]`,
    )
    const wall = /^\(club_id = \( SELECT app\.club_id\(\) AS club_id\)\)$/
    for (const table of await clubTables()) {
      const own = policies.filter(({ name }) => name === table)
      expect(
        own.map(({ policy }) => policy),
        table,
      ).toEqual(['club'])
      expect(own[0]?.uses, table).toMatch(wall)
      expect(own[0]?.checks, table).toMatch(wall)
    }
  })

  test('binds the runtime roles: they own nothing and have no special rights', async () => {
    const roles = await app.rows(
      `select rolname as name, rolsuper or rolbypassrls or rolcreaterole or rolcreatedb as special,
         exists (select from pg_shdepend where refobjid = r.oid and deptype = 'o') as owner,
         exists (select from pg_auth_members where member = r.oid) as member
       from pg_roles r where rolname in ('slipway_app', 'slipway_worker') order by 1`,
    )
    const plain = { special: false, owner: false, member: false }
    expect(roles).toEqual([
      { name: 'slipway_app', ...plain },
      { name: 'slipway_worker', ...plain },
    ])
  })

  test('keeps password hashes, sign-ins and the log from the runtime roles', async () => {
    const can = await app.rows(
      `select role, has_column_privilege(role, 'users', 'password_hash', 'select') as hash,
      has_table_privilege(role, 'audit_log', 'select') as log,
         has_table_privilege(role, 'migrations', 'select') as migrations,
         has_table_privilege(role, 'clubs', 'update') as clubs,
         has_column_privilege(role, 'users', 'is_admin', 'update') as promote
       from unnest(array['slipway_app', 'slipway_worker']) role`,
    )
    const nothing = { hash: false, log: false, migrations: false, clubs: false, promote: false }
    expect(can).toEqual([
      { role: 'slipway_app', ...nothing },
      { role: 'slipway_worker', ...nothing },
    ])
  })

  test('gives the runtime roles no function but those granted, and these pin their search path', async () => {
    const loose = await app.rows(
      `select p.proname as name from pg_proc p where pronamespace = 'app'::regnamespace
         and (has_function_privilege('public', p.oid, 'execute')
           and prorettype <> 'trigger'::regtype and prokind = 'f'
           or prosecdef and not coalesce(proconfig::text like '%search_path=%', false))`,
    )
    expect(loose).toEqual([])
  })
})

describe('two clubs', () => {
  let clubs: number[] = []
  let people: number[] = []

  beforeAll(async () => {
    const made = [await makeFullClub(app), await makeFullClub(app)]
    clubs = made.map(({ club }) => club)
    people = made.map(({ user }) => user)
  })

  test('show their people to members only', async () => {
    const client = await app.database.app.connect()
    const [mine = 0] = clubs
    const [me = 0, stranger = 0] = people
    await client.query(
      `begin; select set_config('app.club_id', '${mine}', true), ` +
        `set_config('app.user_id', '${me}', true)`,
    )
    const { rows } = await client.query<{ id: number }>(
      'select id from users where id = any ($1::bigint[])',
      [[me, stranger]],
    )
    await client.query('rollback')
    client.release()
    expect(rows).toEqual([{ id: me }])
  })
})

describe('the server refuses to run', () => {
  test.each(['app', 'worker'] as const)('its %s as the owner of the tables', async (pool) => {
    const { ownerUrl } = app.database
    await expect(
      openDatabase(ownerUrl, { reactions: [], urls: { [pool]: ownerUrl } }),
    ).rejects.toThrow(StartError)
  })

  test('as a superuser', async () => {
    const [{ name } = { name: '' }] = await app.rows<{ name: string }>(
      'select current_database() as name',
    )
    const { superuserUrl } = inject('postgres')
    const url = new URL(superuserUrl)
    url.pathname = `/${name}`
    const { ownerUrl } = app.database
    await expect(
      openDatabase(ownerUrl, { reactions: [], urls: { app: url.href } }),
    ).rejects.toThrow(/superuser: DATABASE_APP_URL must name a role/)
  })

  test('on a database that does not answer', async () => {
    await expect(
      openDatabase('postgres://slipway:x@127.0.0.1:1/slipway', { reactions: [] }),
    ).rejects.toThrow(/^The database of DATABASE_URL cannot be reached/)
  })
})
