import { sql } from 'kysely'
import type { Db } from '../../server/db/client.ts'
import { cells, ofPerson } from '../support/test-day-cells.ts'
import { newTest } from '../support/tested-club.ts'
import { mateIn, showing, type Cases } from './matrix-case-parts.ts'
import { type MakesParts, type MatrixCall, type Things } from './matrix-parts.ts'

let made = 0
/** A day of the past that no other test of this run has. */
const freshDay = () => new Date(Date.UTC(2010, 0, (made += 1))).toISOString().slice(0, 10)
const lastDay = () => new Date(Date.UTC(2010, 0, made)).toISOString().slice(0, 10)

type Whose = Pick<Things, 'club' | 'user_id'> & { weight?: number }

async function testOf(db: Db, { club, user_id, weight = 70 }: Whose): Promise<number> {
  const { id } = await db
    .insertInto('performance_tests')
    .values({ club_id: club, user_id, kind: '2k', day: freshDay(), time_s: 420, weight })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

export const byTest: MatrixCall = {
  parts: async (things, db) => ({ params: { id: await testOf(db, things) } }),
}

/** Tests of performance. */
export const PERFORMANCE_TESTS: Record<string, MatrixCall> = {
  'GET performance-tests/{id}': byTest,
  'DELETE performance-tests/{id}': byTest,
  'POST performance-tests': {
    parts: ({ user_id }) => ({
      body: newTest({ user_id, kind: '2k', day: freshDay(), time_s: 420 }),
    }),
  },
  'GET performance-test-day': { parts: () => ({ query: { kind: '2k', day: freshDay() } }) },
  'POST performance-test-day': {
    parts: ({ user_id }) => ({ body: timed({ id: user_id }) }),
  },
  'GET performance-test-recordings': {
    parts: ({ user_id }) => ({ query: { user_id, day: '2026-01-05' } }),
  },
}

/** A call that writes the time of somebody's 2 km. */
const timed = (whose: { id: number }, values: object = {}) =>
  cells({ kind: '2k', day: freshDay() }, [ofPerson(whose, { values: { time_s: 420, ...values } })])

/** A test with a tag of the club and a recording of the person. */
export const labelledTest: MakesParts = async ({ club, user_id, activity }, db) => {
  const tag_text = `Tag of ${freshDay()}`
  const { id } = await db
    .insertInto('event_tags')
    .values({ club_id: club, tag_text })
    .returning('id')
    .executeTakeFirstOrThrow()
  return {
    body: newTest({
      user_id,
      kind: '2k',
      day: freshDay(),
      tag_ids: [id],
      focus_ids: [1],
      activity_id: activity,
    }),
  }
}

const ofMate =
  (more: object = {}): MakesParts =>
  async ({ club }, db) => ({
    body: {
      ...newTest({ user_id: await mateIn(db, club), kind: 'step', day: freshDay() }),
      ...more,
    },
  })

const byMatesTest =
  (weight = 70): MakesParts =>
  async ({ club }, db) => ({
    params: { id: await testOf(db, { club, user_id: await mateIn(db, club), weight }) },
  })

/** Tests of others: who reads, enters and deletes them, and who sees a weight. */
export const PERFORMANCE_TEST_CASES: Cases = {
  'GET performance-tests/{id}': {
    'of somebody else': showing('"weight":81.5', byMatesTest(81.5)),
  },
  'DELETE performance-tests/{id}': {
    'of somebody else': { makes: byMatesTest() },
    'entered by a coach': {
      makes: async (things, db) => {
        const id = await testOf(db, things)
        await sql`update performance_tests set entered_by = null where id = ${id}`.execute(db)
        return { params: { id } }
      },
    },
  },
  'GET performance-test-day': {
    'of somebody else': showing('"weight":81.5', async ({ club }, db) => {
      await testOf(db, { club, user_id: await mateIn(db, club), weight: 81.5 })
      return { query: { kind: '2k', day: lastDay() } }
    }),
  },
  'POST performance-test-day': {
    'of somebody else': {
      makes: async ({ club }, db) => ({ body: timed({ id: await mateIn(db, club) }) }),
    },
    'of somebody else, with a weight': {
      makes: async ({ club }, db) => ({
        body: timed({ id: await mateIn(db, club) }, { weight: 80 }),
      }),
    },
    'entered by a coach': {
      makes: async (things, db) => {
        await testOf(db, things)
        const person = ofPerson({ id: things.user_id }, { values: { hr_max: 190 } })
        return { body: cells({ kind: '2k', day: lastDay() }, [person]) }
      },
    },
    'to come': {
      makes: ({ user_id }) => ({
        body: { ...timed({ id: user_id }), day: '2090-01-01' },
      }),
    },
  },
  'POST performance-tests': {
    'of somebody else': { makes: ofMate() },
    'of somebody else, with a weight': { makes: ofMate({ weight: 80 }) },
    'to come': {
      makes: ({ user_id }) => ({ body: newTest({ user_id, kind: '5k', day: '2090-01-01' }) }),
    },
  },
}
