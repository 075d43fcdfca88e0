import { sql } from 'kysely'
import type { ClubId, Db } from '../../db/client.ts'
import { run } from '../../db/statement.ts'
import { keepChannels } from './statements.ts'

/** The laps of an activity `a`, as RecordedFigures has them. */
const laps = sql`(
  select coalesce(jsonb_agg(jsonb_build_object(
    'start', l.start,
    'time', l.time,
    'elapsed', l.elapsed,
    'distance', l.distance,
    'heart_rate_avg', l.heart_rate_avg,
    'stroke_rate_avg', l.stroke_rate_avg,
    'rest', l.rest,
    'step', l.step
  ) order by l.position), '[]')
  from laps l
  where l.club_id = a.club_id and l.activity_id = a.id
)`

/** Figures and laps of an activity `a`, as RecordedFigures. */
export const FIGURES = sql<string>`jsonb_build_object(
  'start_time', to_char(a.start_time at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
  'elapsed_time', a.elapsed_time,
  'timer_time', a.timer_time,
  'moving_time', a.moving_time,
  'work_time', a.work_time,
  'rest_time', a.rest_time,
  'distance', a.distance,
  'records', a.records,
  'heart_rate_avg', a.heart_rate_avg,
  'heart_rate_max', a.heart_rate_max,
  'stroke_rate_avg', a.stroke_rate_avg,
  'power_avg', a.power_avg,
  'laps', ${laps},
  'restarts', a.restarts
)`

/**
 * Keeps figures, laps and channels of an activity as they were read, before the first edit changes
 * them.
 */
export async function keepRecording(db: Db, clubId: ClubId, id: number): Promise<void> {
  const { numUpdatedRows } = await db
    .updateTable('activities as a')
    .set({ recorded: FIGURES })
    .where('a.club_id', '=', clubId)
    .where('a.id', '=', id)
    .where('a.recorded', 'is', null)
    .executeTakeFirst()
  if (numUpdatedRows > 0n) await run(db, keepChannels, { club_id: clubId, id })
}

/** Keeps them as they have just been read again. */
export async function keepReread(db: Db, clubId: ClubId, id: number): Promise<void> {
  await db
    .updateTable('activities as a')
    .set({ recorded: FIGURES })
    .where('a.club_id', '=', clubId)
    .where('a.id', '=', id)
    .execute()
  await db
    .deleteFrom('recorded_channels')
    .where('club_id', '=', clubId)
    .where('activity_id', '=', id)
    .execute()
  await run(db, keepChannels, { club_id: clubId, id })
}
