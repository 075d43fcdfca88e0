import { Readable } from 'node:stream'
import { expect, test } from 'vitest'
import { daysAgo, integrationWorld, WAIT } from '../../../test/support/integrations.ts'
import { connectOwner, inTransaction, type Db } from '../../db/client.ts'
import { withFile } from '../../files/held-files.ts'
import { importFetched, noteFound } from './account-activities.ts'
import { forgetConnection } from './connections.ts'
import { nextQueued, ownConnection } from './queries.ts'

const world = integrationWorld()

/** A connection with one activity that no job fetches, and the context of its owner. */
async function waitingActivity() {
  await world.open('strava', [])
  await world.connect('strava')
  const context = { user_id: world.athlete.id, club_id: world.club }
  const pool = world.app.database.worker
  const inContext = <T>(work: (db: Db) => Promise<T>) => inTransaction(pool, context, work)
  const connection = await inContext((db) => ownConnection(db, world.athlete.id, 'strava'))
  if (!connection) throw new Error('no connection')
  await inContext((db) =>
    noteFound(db, connection, [
      {
        external_id: '7',
        name: null,
        sport: null,
        starts_at: daysAgo(1).start.toISOString(),
        distance: null,
        seconds: null,
        address: null,
      },
    ]),
  )
  const activity = await inContext((db) => nextQueued(db, connection.id))
  if (!activity) throw new Error('no activity waits')
  return { connection, activity, context, inContext }
}

const store = (waiting: Awaited<ReturnType<typeof waitingActivity>>) =>
  withFile(
    { pool: world.app.database.worker, files: world.app.files },
    waiting.context,
    Readable.from([Buffer.from('{}')]),
    (file) =>
      waiting.inContext((db) =>
        importFetched(db, waiting.connection, waiting.activity, { name: 'row.json', ...file }),
      ),
  )
/** How many statements wait for a lock. */
const waitingForLocks = async () => {
  const rows = await world.app.rows(
    `select distinct pid from pg_locks where not granted
     and pid in (select pid from pg_stat_activity where datname = current_database())`,
  )
  return rows.length
}

/** Runs `work` while nobody can add an import. */
async function whileImportsWait<T>(work: () => Promise<T>): Promise<T> {
  const owner = await connectOwner(world.app.database.ownerUrl)
  try {
    await owner.query('begin')
    await owner.query('lock table imports in share mode')
    return await work()
  } finally {
    await owner.query('commit')
    await owner.end()
  }
}

test('a connection that ends while its file is stored waits, and the file is forgotten', async () => {
  const waiting = await waitingActivity()
  const begun = await whileImportsWait(async () => {
    const storing = store(waiting)
    await expect.poll(waitingForLocks, WAIT).toBe(1)
    const ending = waiting.inContext((db) => forgetConnection(db, waiting.connection))
    await expect.poll(waitingForLocks, WAIT).toBe(2)
    return [storing, ending]
  })
  await Promise.all(begun)
  expect(await world.app.rows('select id from provider_connections')).toEqual([])
  await expect.poll(async () => (await world.importsOf()).length, WAIT).toBe(0)
})

test('a file that comes after the end of the connection is not stored', async () => {
  const waiting = await waitingActivity()
  await waiting.inContext((db) => forgetConnection(db, waiting.connection))
  await store(waiting)
  expect(await world.importsOf()).toEqual([])
})
