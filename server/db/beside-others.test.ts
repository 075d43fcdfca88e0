import { createReadStream, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Client } from 'pg'
import { afterEach, beforeEach, expect, inject, test } from 'vitest'
import { freshDatabase, type FreshDatabase } from '../../test/support/fresh-database.ts'
import { makeBackup } from '../backup/make-backup.ts'
import { writeFile } from '../backup/place.ts'
import { restore } from '../backup/restore.ts'
import { localStore } from '../files/local-store.ts'
import { openDatabase } from './open.ts'

// Databases that hold more than what is ours: extensions and relations of the operator.

const opened: { drop(): Promise<void> }[] = []
let folder: string

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'slipway-beside-'))
})
afterEach(async () => {
  for (const one of opened.splice(0)) await one.drop()
  rmSync(folder, { recursive: true, force: true })
})

async function empty(): Promise<FreshDatabase> {
  const database = await freshDatabase('empty')
  opened.push(database)
  return database
}

async function within<T>(url: string, work: (client: Client) => Promise<T>): Promise<T> {
  const client = new Client({ connectionString: url })
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}

const asSuperuserIn = ({ name }: FreshDatabase, statements: readonly string[]) => {
  const url = new URL(inject('postgres').superuserUrl)
  url.pathname = `/${name}`
  return within(url.href, async (client) => {
    for (const one of statements) await client.query(one)
  })
}
const start = async ({ ownerUrl }: FreshDatabase) =>
  (await openDatabase(ownerUrl, { reactions: [] })).close()
const startAgain = async (database: FreshDatabase) => {
  await within(database.ownerUrl, (owner) =>
    owner.query(`update routine_state set checksum = 'another'`),
  )
  await start(database)
}
const countOf = ({ ownerUrl }: FreshDatabase, from: string) =>
  within(ownerUrl, async (owner) => (await owner.query(`select from ${from}`)).rowCount)

const STATISTICS = 'create extension pg_stat_statements schema public'
const OTHERS = [
  'create table public.passers (id int primary key, user_id bigint)',
  'insert into public.passers values (1, 1)',
  'alter table public.passers enable row level security',
  'create policy theirs on public.passers using (true)',
  'create view public.passers_by as select * from public.passers',
  'create function public.stamp() returns trigger language plpgsql as $$begin return new; end$$',
  'create trigger stamped after insert on public.passers for each row execute function stamp()',
  'create extension file_fdw schema public',
  'create server files foreign data wrapper file_fdw',
  `create foreign table public.motd (line text) server files options (filename '/dev/null')`,
]

test.each([
  ['before the first start', true],
  ['between two starts', false],
])('a view of an extension stays when it is made %s', async (_, isBefore) => {
  const database = await empty()
  if (!isBefore) await start(database)
  await asSuperuserIn(database, [STATISTICS])
  if (isBefore) await start(database)
  await startAgain(database)
  expect(await countOf(database, `pg_views where viewname = 'pg_stat_statements'`)).toBe(1)
})

test.each(['public', 'extensions'])(
  'words are compared by pg_trgm that a superuser has put into %s',
  async (schema) => {
    const database = await empty()
    await asSuperuserIn(database, [
      `create schema if not exists ${schema}`,
      `grant usage on schema ${schema} to public`,
      `create extension pg_trgm schema ${schema}`,
    ])
    await start(database)
    await startAgain(database)
    const { app, close } = await openDatabase(database.ownerUrl, { reactions: [] })
    const { rows } = await app.query(`select app.word_likeness('regatta', 'regata') > 0.5 as yes`)
    await close()
    expect(rows).toEqual([{ yes: true }])
  },
)

test('what others have put beside our tables stays and is in no backup', async () => {
  const [database, other] = [await empty(), await empty()]
  await asSuperuserIn(database, [...OTHERS, STATISTICS])
  await start(database)
  await within(database.ownerUrl, (owner) =>
    owner.query('create view names as select first_name from users'),
  )
  await startAgain(database)
  expect(await countOf(database, `pg_policies where policyname = 'theirs'`)).toBe(1)
  expect(await countOf(database, `pg_trigger where tgname = 'stamped'`)).toBe(1)
  expect(
    await countOf(
      database,
      `pg_class where relname in ('passers', 'passers_by', 'motd', 'names')
         and relrowsecurity = (relname = 'passers')`,
    ),
  ).toBe(4)

  const path = join(folder, 'all.gz')
  const files = await localStore(join(folder, 'files'))
  const parts = { ownerUrl: database.ownerUrl, files, withFiles: true }
  const { counted } = await makeBackup(
    { ...parts, passphrase: undefined, key: undefined },
    path,
    writeFile,
  )
  await start(other)
  const source = { name: path, open: async () => createReadStream(path), passphrase: undefined }
  const restored = await restore({ ownerUrl: other.ownerUrl, files, key: undefined }, source)
  expect(restored.counted).toEqual(counted)
})
