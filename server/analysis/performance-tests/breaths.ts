import { sql } from 'kysely'
import type { Breaths } from '#contract/analysis/performance-tests-breaths.ts'
import type { Breaths as BreathLists } from '#contract/analysis/performance-tests-reports.ts'
import { vo2Figures, type Breath } from '#domain/performance-tests/vo2.ts'
import { anyOf } from '../../db/any-of.ts'
import type { ClubId, Db } from '../../db/client.ts'

const known = (value: number | null | undefined): number | null =>
  value == null || !Number.isFinite(value) ? null : value

/** What was measured breath by breath, by test. */
export async function breathsOfTests(
  db: Db,
  clubId: ClubId,
  ids: readonly number[],
): Promise<ReadonlyMap<number, Breath[]>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .selectFrom('performance_test_breaths')
    .select(['test_id', 'time_s', 'vo2', 'vco2', 've', 'heart_rate', 'watts'])
    .where('club_id', '=', clubId)
    .where('test_id', '=', anyOf(ids))
    .execute()
  return new Map(
    rows.map(({ test_id, time_s, vo2, vco2, ve, heart_rate, watts }) => [
      test_id,
      time_s.map((time, index): Breath => ({
        time_s: time,
        vo2: known(vo2[index]),
        vco2: known(vco2[index]),
        ve: known(ve[index]),
        heart_rate: known(heart_rate[index]),
        watts: known(watts[index]),
      })),
    ]),
  )
}

/** The same as lists, which are shorter on their way. */
export const inLists = (breaths: readonly Breath[]): BreathLists => ({
  time_s: breaths.map(({ time_s }) => time_s),
  vo2: breaths.map(({ vo2 }) => vo2),
  vco2: breaths.map(({ vco2 }) => vco2),
  ve: breaths.map(({ ve }) => ve),
  heart_rate: breaths.map(({ heart_rate }) => heart_rate),
  watts: breaths.map(({ watts }) => watts),
})

/** What was measured breath by breath in a test, with its figures; null when nothing is kept. */
export async function breathsOf(db: Db, clubId: ClubId, testId: number): Promise<Breaths | null> {
  const breaths = (await breathsOfTests(db, clubId, [testId])).get(testId)
  return breaths ? { ...inLists(breaths), figures: vo2Figures(breaths) } : null
}

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
