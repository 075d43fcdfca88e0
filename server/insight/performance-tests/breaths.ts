import { sql } from 'kysely'
import type { Breaths } from '#contract/insight/performance-tests-breaths.ts'
import { vo2Figures, type Breath } from '#domain/performance-tests/vo2.ts'
import type { ClubId, Db } from '../../db/client.ts'

const QUANTITIES = ['vo2', 'vco2', 've', 'heart_rate', 'watts'] as const
type Quantity = (typeof QUANTITIES)[number]

/** What was measured breath by breath in a test, with its figures; null when nothing is kept. */
export async function breathsOf(db: Db, clubId: ClubId, testId: number): Promise<Breaths | null> {
  const row = await db
    .selectFrom('performance_test_breaths')
    .select('time_s')
    .select(QUANTITIES.map((name) => sql<(number | null)[]>`${sql.ref(name)}`.as(name)))
    .where('club_id', '=', clubId)
    .where('test_id', '=', testId)
    .executeTakeFirst()
  return row ? { ...row, figures: vo2Figures(breathList(row)) } : null
}

type Columns = { time_s: number[] } & Record<Quantity, (number | null)[]>

const breathList = ({ time_s, ...columns }: Columns): Breath[] =>
  time_s.map((time, index) => ({
    time_s: time,
    vo2: columns.vo2[index] ?? null,
    vco2: columns.vco2[index] ?? null,
    ve: columns.ve[index] ?? null,
    heart_rate: columns.heart_rate[index] ?? null,
    watts: columns.watts[index] ?? null,
  }))

/** Keeps what was measured, in place of what was kept before. */
export async function keepBreaths(
  db: Db,
  clubId: ClubId,
  testId: number,
  breaths: readonly Breath[],
): Promise<void> {
  const column = (name: keyof Breath) => breaths.map((breath) => breath[name])
  await sql`
    insert into performance_test_breaths
      (club_id, test_id, time_s, vo2, vco2, ve, heart_rate, watts)
    values (${clubId}, ${testId}, ${column('time_s')}::real[], ${column('vo2')}::real[],
      ${column('vco2')}::real[], ${column('ve')}::real[], ${column('heart_rate')}::real[],
      ${column('watts')}::real[])
    on conflict (club_id, test_id) do update set
      time_s = excluded.time_s, vo2 = excluded.vo2, vco2 = excluded.vco2, ve = excluded.ve,
      heart_rate = excluded.heart_rate, watts = excluded.watts`.execute(db)
}

export async function dropBreaths(db: Db, clubId: ClubId, testId: number): Promise<void> {
  await db
    .deleteFrom('performance_test_breaths')
    .where('club_id', '=', clubId)
    .where('test_id', '=', testId)
    .execute()
}
