import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import type { Db } from '../../server/db/client.ts'
import { drvText, stepRows } from '../support/drv-writer.ts'
import { STEP_LINES } from '../support/tested-club.ts'
import { mateIn, showing, type Cases } from './matrix-case-parts.ts'
import { type MakesParts, type MatrixCall, type Things } from './matrix-parts.ts'

let made = 0
/** A day of the past that no other test of this run has. */
const freshDay = () => new Date(Date.UTC(2012, 0, (made += 1))).toISOString().slice(0, 10)

type Whose = Pick<Things, 'club' | 'user_id'>

async function testOf(db: Db, { club, user_id }: Whose, kind: 'step' | 'vo2'): Promise<number> {
  const { id } = await db
    .insertInto('performance_tests')
    .values({ club_id: club, user_id, kind, day: freshDay(), hr_max: 190 })
    .returning('id')
    .executeTakeFirstOrThrow()
  if (kind === 'step')
    await db
      .insertInto('performance_test_lines')
      .values(
        STEP_LINES.map((line, index) => ({
          ...line,
          club_id: club,
          test_id: id,
          number: index + 1,
        })),
      )
      .execute()
  else
    await db
      .insertInto('performance_test_breaths')
      .values({
        club_id: club,
        test_id: id,
        time_s: [30],
        vo2: [4.321],
        vco2: [4],
        ve: [120],
        heart_rate: [170],
        watts: [300],
      })
      .execute()
  return id
}

const ofTest =
  (kind: 'step' | 'vo2', body?: object): MakesParts =>
  async (things, db) => ({
    params: { id: await testOf(db, things, kind) },
    ...(body && { body }),
  })
const ofMate =
  (kind: 'step' | 'vo2', body?: object): MakesParts =>
  async ({ club }, db) => ({
    params: { id: await testOf(db, { club, user_id: await mateIn(db, club) }, kind) },
    ...(body && { body }),
  })

const BREATHS = { file: 'time_s,vo2_l_min\n0,3\n30,4\n' }
const OWN_ZONES = [95, 143, 160, 170, 179, 187]

/** A step test of somebody, with the zones they have as the sender saw them. */
async function zonesSeen(db: Db, whose: Whose) {
  await sql`update users set hr_zones = ${OWN_ZONES}::smallint[], max_hr = null
    where id = ${whose.user_id}`.execute(db)
  const id = await testOf(db, whose, 'step')
  return { params: { id }, body: { version: 1, present: OWN_ZONES } }
}

/** An import of a test that is new, as somebody who sees the athlete was shown it. */
function fileOf(athlete_id: number) {
  const shown = JSON.stringify([[3, athlete_id, 'new', 0]])
  return {
    file: drvText(stepRows({ athlete_id }, freshDay())),
    dry_run: false,
    choices: [{ written: `#${athlete_id}`, user_id: athlete_id }],
    state: createHash('sha256').update(shown).digest('hex'),
  }
}

/** Files of tests, what was measured breath by breath, and zones of a test. */
export const TEST_FILES: Record<string, MatrixCall> = {
  'GET performance-tests/{id}/breaths': { parts: ofTest('vo2') },
  'POST performance-tests/{id}/breaths': { parts: ofTest('vo2', BREATHS) },
  'DELETE performance-tests/{id}/breaths': { parts: ofTest('vo2') },
  'GET performance-tests/{id}/zones': { parts: ofTest('step') },
  'POST performance-tests/{id}/zones': { parts: (things, db) => zonesSeen(db, things) },
  'POST performance-tests/import': { parts: ({ user_id }) => ({ body: fileOf(user_id) }) },
}

export const TEST_FILE_CASES: Cases = {
  'GET performance-tests/{id}/breaths': {
    'of somebody else': showing('4.321', ofMate('vo2')),
  },
  'POST performance-tests/{id}/breaths': {
    'of somebody else': { makes: ofMate('vo2', BREATHS) },
    'of a step test': { makes: ofTest('step', BREATHS) },
  },
  'DELETE performance-tests/{id}/breaths': { 'of somebody else': { makes: ofMate('vo2') } },
  'GET performance-tests/{id}/zones': {
    'of somebody else': showing('"can_confirm":true', ofMate('step')),
  },
  'POST performance-tests/{id}/zones': {
    'of somebody else': {
      makes: async ({ club }, db) => zonesSeen(db, { club, user_id: await mateIn(db, club) }),
    },
  },
  'POST performance-tests/import': {
    'of somebody else': showing('"outcome":"new"', async ({ club }, db) => ({
      body: fileOf(await mateIn(db, club)),
    })),
  },
}
