import { spawnSync } from 'node:child_process'
import { chmodSync, existsSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { describe, expect, test } from 'vitest'
import { startEmbedded } from '../../../server/db/embedded.ts'
import {
  dataDir,
  isServerAlive,
  kill,
  useNewFolder,
  query,
  start,
  startChild,
  prepareEmbeddedFolder,
} from './embedded-folder.ts'

prepareEmbeddedFolder()

const isRoot = process.getuid?.() === 0

describe('a cluster', () => {
  test('is created, stopped, and started again with what was in it', async () => {
    useNewFolder()
    let created = 0
    const onCreate = () => void created++
    const first = await start({ onCreate })
    expect(first).toMatchObject({ adopted: false, notice: undefined })
    expect(created).toBe(1)
    await query(first.ownerUrl, 'create table kept as select 1 as n')
    await first.stop()
    expect(isServerAlive()).toBe(false)
    const second = await start({ onCreate })
    expect(created).toBe(1)
    expect(await query(second.ownerUrl, 'select n from kept')).toEqual([{ n: 1 }])
    expect(readdirSync(dataDir)).toEqual(['postgres'])
  })

  test('has an owner without the rights of a superuser, and searches Chinese', async () => {
    const { ownerUrl } = await start()
    const [role] = await query(
      ownerUrl,
      'select rolsuper, rolcreaterole, rolbypassrls from pg_roles where rolname = current_user',
    )
    expect(role).toEqual({ rolsuper: false, rolcreaterole: true, rolbypassrls: false })
    const [found] = await query(
      ownerUrl,
      `select cardinality(show_trgm('赛艇')) as trigrams, unaccent('Zürich') as plain`,
    )
    expect(found).toEqual({ trigrams: 3, plain: 'Zurich' })
  })

  test('listens on this machine only, and keeps its passwords to itself', async () => {
    const { ownerUrl, superuserUrl } = await start()
    const settings = await query(
      superuserUrl,
      `select current_setting('listen_addresses') as address,
      current_setting('unix_socket_directories') as sockets`,
    )
    expect(settings).toEqual([{ address: '127.0.0.1', sockets: '' }])
    const listing = spawnSync('ls', ['-l', join(dataDir, 'postgres')], { encoding: 'utf8' }).stdout
    expect(listing.match(/^-rw------- .*\.secret$/gm)).toHaveLength(2)
    await expect(query(ownerUrl.replace(/:[^:@]+@/, ':wrong@'), 'select 1')).rejects.toThrow(
      'password authentication failed',
    )
  })

  test('commits durably unless asked to be fast', async () => {
    const { ownerUrl } = await start({ fast: false })
    expect(
      await query(
        ownerUrl,
        `select current_setting('fsync') as fsync, current_setting('synchronous_commit') as wait`,
      ),
    ).toEqual([{ fsync: 'on', wait: 'on' }])
  })
})

describe('several users', () => {
  test('the server runs until the last one has stopped', async () => {
    const first = await start()
    const second = await start()
    expect(second).toMatchObject({ adopted: true, ownerUrl: first.ownerUrl })
    await first.stop()
    expect(await query(second.ownerUrl, 'select 1 as n')).toEqual([{ n: 1 }])
    await second.stop()
    expect(isServerAlive()).toBe(false)
  })

  test('two first starts at once share one cluster', async () => {
    useNewFolder()
    const [a, b] = await Promise.all([startChild(), startChild()])
    expect(a.ownerUrl).toBe(b.ownerUrl)
    expect([a.adopted, b.adopted].sort()).toEqual([false, true])
    await kill(a.adopted ? b.child : a.child)
    await sleep(500)
    expect(await query(a.ownerUrl, 'select 1 as n')).toEqual([{ n: 1 }])
    await kill(a.adopted ? a.child : b.child)
    await expect.poll(isServerAlive, { timeout: 1000 }).toBe(false)
  })

  test('a start while the last user leaves gets a server that stays', async () => {
    for (let round = 0; round < 5; round++) {
      const leaving = await start()
      const [, next] = await Promise.all([leaving.stop(), start()])
      await sleep(round * 20)
      expect(await query(next.ownerUrl, 'select 1 as n')).toEqual([{ n: 1 }])
      await next.stop()
    }
  })
})

describe('what cannot be used is reported in one sentence', () => {
  test('a cluster of another PostgreSQL', async () => {
    useNewFolder()
    await (await start()).stop()
    writeFileSync(join(dataDir, 'postgres', 'data', 'PG_VERSION'), '17\n')
    await expect(startEmbedded({ dataDir })).rejects.toThrow(
      /was made by PostgreSQL 17, and this Slipway brings PostgreSQL 18: .*\.$/,
    )
  })

  test('a data folder that is a file', async () => {
    const file = join(dataDir, 'file')
    writeFileSync(file, '')
    await expect(startEmbedded({ dataDir: file })).rejects.toThrow(
      `The folder ${file} cannot be created: a file of that name is in the way.`,
    )
  })
})

test('a folder out of reach of the database user is replaced by one of its own, and it says so', async () => {
  useNewFolder()
  chmodSync(dataDir, 0o700)
  const { notice = '', ownerUrl, stop } = await startEmbedded({ dataDir, fast: true })
  expect(await query(ownerUrl, 'select 1 as n')).toEqual([{ n: 1 }])
  await stop()
  const elsewhere = notice.match(/\/var\/lib\/slipway\/[\da-f]{12}/)?.[0] ?? ''
  const message = new RegExp(
    `^PostgreSQL keeps its files in ${elsewhere}, because its user \\w+ ` +
      `cannot reach ${dataDir}\\.$`,
  )
  expect(notice).toMatch(isRoot ? message : /^$/)
  expect(
    existsSync(join(isRoot ? elsewhere : join(dataDir, 'postgres'), 'data', 'PG_VERSION')),
  ).toBe(true)
  if (isRoot) rmSync(elsewhere, { recursive: true })
})
