import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { attendanceChanged, commentsChanged, effortsChanged } from '#contract/events.ts'
import { startTestApp, type TestApp } from '../../test/support/app.ts'
import { makeClub, makeMember, makeSession, type TestUser } from '../../test/support/factories.ts'
import { createPool, inClub, inTransaction, type ClubId, type Pool } from '../db/client.ts'
import { createLog } from '../log.ts'
import { keepWorking, type Work } from '../jobs/runner.ts'
import { BATCHES } from '../jobs/work.ts'
import { eventTasks } from './jobs.ts'
import { announce, record } from './record.ts'
import { type Entry, on } from './table.ts'

let app: TestApp
let club: ClubId
let coach: TestUser
let athlete: TestUser
let session: number
const works: Work[] = []
const pools: Pool[] = []

beforeAll(async () => {
  app = await startTestApp()
  club = await makeClub(app.db)
  coach = await makeMember(app.db, club)
  athlete = await makeMember(app.db, club)
  session = await makeSession(app.db, club, { user_id: coach.id }, { athlete_ids: [athlete.id] })
})
beforeEach(async () => {
  await app.rows('delete from events')
  await app.rows('delete from graphile_worker._private_jobs')
})
afterEach(async () => {
  for (const work of works.splice(0)) await work.stop()
  for (const one of pools.splice(0)) await one.end()
})
afterAll(() => app.close())

const pool = () => app.database.worker
const written = () =>
  app.rows('select type, subject, subject_ids, actor_id, data, pending from events order by id')
const comment = () => ({ clubId: club, by: coach.id, subject: session, data: {} })
const efforts = (id: number) => ({ clubId: club, subject: id, data: { session_ids: [] } })

/** A pool with only these reactions to events. */
function poolBy(...reactions: Entry[]): Pool {
  const made = createPool(app.database.workerUrl, { size: 8, name: 'events', reactions })
  pools.push(made)
  return made
}

/** A worker that runs nothing but what follows from events, by this table. */
async function workBy(...table: Entry[]): Promise<Pool> {
  const log = createLog('silent')
  const own = poolBy(...table)
  const taskList = eventTasks({ pool: own, log })
  const options = {
    concurrency: 4,
    noHandleSignals: true,
    pollInterval: 50,
    preset: BATCHES,
    taskList,
  }
  works.push(await keepWorking(own, log, options))
  return own
}
/** Nothing waits for the clock: what failed is due at once. */
const retryNow = () => app.rows('update graphile_worker._private_jobs set run_at = now()')
async function settled(): Promise<void> {
  const left = async () => {
    await retryNow()
    return app.rows(`select type from events where pending <> '{}'`)
  }
  await expect.poll(left, { timeout: 8000 }).toEqual([])
}

test('keeps who did what to which subjects', async () => {
  await inClub(pool(), club, (db) =>
    record(db, attendanceChanged, { ...comment(), data: { user_ids: [coach.id] } }),
  )
  const data = { user_ids: [coach.id] }
  const row = {
    type: 'attendance-changed',
    subject: 'session',
    subject_ids: [session],
    actor_id: coach.id,
    data,
    pending: [],
  }
  expect(await written()).toEqual([row])
})

test('names the person of the request where nobody is named', async () => {
  const { by: _, ...unnamed } = comment()
  await inTransaction(app.database.app, { club_id: club, user_id: coach.id }, (db) =>
    record(db, commentsChanged, unnamed),
  )
  expect(await written()).toMatchObject([{ actor_id: coach.id }])
})

test('leaves nothing behind when the transaction is rolled back', async () => {
  const own = poolBy(on(effortsChanged, { afterCommit: { later: async () => {} } }))
  const failing = inClub(own, club, async (db) => {
    await record(db, effortsChanged, efforts(1))
    throw new Error('no')
  })
  await expect(failing).rejects.toThrow('no')
  expect(await written()).toEqual([])
  expect(await app.rows('select id from graphile_worker._private_jobs')).toEqual([])
})

test('takes the change back when a reaction in the transaction fails', async () => {
  const own = poolBy(
    on(commentsChanged, { inTransaction: [() => Promise.reject(new Error('cannot'))] }),
  )
  const change = inClub(own, club, async (db) => {
    await db.updateTable('sessions').set({ name: 'Changed' }).where('id', '=', session).execute()
    await record(db, commentsChanged, comment())
  })
  await expect(change).rejects.toThrow('cannot')
  expect(await app.rows(`select id from sessions where name = 'Changed'`)).toEqual([])
})

test('refuses an event whose consequences its pool does not know', async () => {
  const recording = inClub(poolBy(), club, (db) => record(db, commentsChanged, comment()))
  await expect(recording).rejects.toThrow('without reactions')
  expect(await written()).toEqual([])
})

test('refuses data that the declaration does not name', async () => {
  const extra = { ...comment(), data: { reason: 'ill' } }
  await expect(inClub(pool(), club, (db) => record(db, commentsChanged, extra))).rejects.toThrow(
    'session-comments-changed',
  )
  expect(await written()).toEqual([])
})

test('runs what comes before a change when it is announced, and only then', async () => {
  const ran: string[] = []
  const note = (word: string) => async () => void ran.push(word)
  const own = poolBy(
    on(commentsChanged, { before: [note('before')], inTransaction: [note('after')] }),
  )
  await inClub(own, club, async (db) => {
    await announce(db, commentsChanged, comment())
    ran.push('change')
    await record(db, commentsChanged, comment())
  })
  expect(ran).toEqual(['before', 'change', 'after'])
})

test('writes all events of a transaction in their order, in one statement', async () => {
  const statements = await app.statements(() =>
    inClub(app.database.app, club, async (db) => {
      for (const id of [3, 1, 2]) await record(db, effortsChanged, efforts(id))
    }),
  )
  expect(statements).toHaveLength(1)
  expect((await written()).map(({ subject_ids }) => subject_ids)).toEqual([[3], [1], [2]])
})

test('works loads out once however many events of a transaction make them stale', async () => {
  const refreshed = async (times: number) => {
    const statements = await app.statements(() =>
      inClub(app.database.app, club, async (db) => {
        for (let time = 0; time < times; time++)
          await record(db, attendanceChanged, { ...comment(), data: { user_ids: [athlete.id] } })
      }),
    )
    return statements.filter((text) => text.includes('insert into kept_loads')).length
  }
  await app.rows('delete from kept_loads')
  expect(await refreshed(10)).toBe(1)
  expect(
    await app.rows('select user_id from kept_loads where session_id = $1', [session]),
  ).toContainEqual({ user_id: athlete.id })
  expect(await refreshed(1)).toBe(0)
})

test('retries a reaction that failed after the commit, and none of the others twice', async () => {
  const ran: string[] = []
  const own = await workBy(
    on(effortsChanged, {
      afterCommit: {
        first: async () => void ran.push('first'),
        second: async () => {
          ran.push('second')
          if (ran.length < 4) throw new Error('not yet')
        },
        third: async () => void ran.push('third'),
      },
    }),
  )
  await inClub(own, club, (db) => record(db, effortsChanged, efforts(1)))
  await settled()
  expect(ran).toEqual(['first', 'second', 'second', 'second', 'third'])
})

test('takes back what a reaction wrote before it failed', async () => {
  let attempts = 0
  const own = await workBy(
    on(effortsChanged, {
      afterCommit: {
        write: async (db) => {
          await db
            .insertInto('venues')
            .values({ club_id: club, name: `Attempt ${++attempts}` })
            .execute()
          if (attempts === 1) throw new Error('not yet')
        },
      },
    }),
  )
  await inClub(own, club, (db) => record(db, effortsChanged, efforts(1)))
  await settled()
  expect(await app.rows(`select name from venues where name like 'Attempt%'`)).toEqual([
    { name: 'Attempt 2' },
  ])
})

test('keeps the order of events about the same subject when an earlier one fails first', async () => {
  const ran: string[] = []
  let failures = 2
  const own = await workBy(
    on(effortsChanged, {
      afterCommit: {
        follow: async (_, { subjects, data }) => {
          if (subjects[0] === 1 && failures-- > 0) throw new Error('not yet')
          ran.push(`${subjects[0]}:${data.session_ids[0]}`)
        },
      },
    }),
  )
  await inClub(own, club, async (db) => {
    for (const place of [1, 2, 3])
      await record(db, effortsChanged, { clubId: club, subject: 1, data: { session_ids: [place] } })
    await record(db, effortsChanged, { clubId: club, subject: 2, data: { session_ids: [1] } })
  })
  await settled()
  expect(ran.filter((one) => one.startsWith('1'))).toEqual(['1:1', '1:2', '1:3'])
  expect(ran).toContain('2:1')
})

test('gives up after the last attempt, so that later events about the subject go on', async () => {
  const ran: number[] = []
  const own = await workBy(
    on(effortsChanged, {
      afterCommit: {
        follow: async (_, { data }) => {
          if (data.session_ids[0] === 1) throw new Error('never')
          ran.push(data.session_ids[0] ?? 0)
        },
      },
    }),
  )
  await inClub(own, club, async (db) => {
    for (const place of [1, 2])
      await record(db, effortsChanged, { clubId: club, subject: 1, data: { session_ids: [place] } })
  })
  await settled()
  expect(ran).toEqual([2])
})

test('forgets events after thirty days', async () => {
  await inClub(pool(), club, (db) => record(db, commentsChanged, comment()))
  await inClub(pool(), club, (db) => record(db, commentsChanged, comment()))
  await app.rows(
    `update events set at = now() - interval '31 days' where id = (select min(id) from events)`,
  )
  await pool().query('select app.forget_old_events()')
  expect(await written()).toHaveLength(1)
})
