import { sql, type RawBuilder } from 'kysely'
import type { ClubId } from '../../db/client.ts'

/** The laps of an activity `a`, as RecordedFigures has them. */
const laps = sql`(
  select coalesce(jsonb_agg(jsonb_build_object(
    'start', l.start,
    'time', l.time,
    'distance', l.distance,
    'heart_rate_avg', l.heart_rate_avg,
    'stroke_rate_avg', l.stroke_rate_avg,
    'rest', l.rest
  ) order by l.position), '[]')
  from laps l
  where l.club_id = a.club_id and l.activity_id = a.id
)`

/** Figures and laps of an activity `a`, as RecordedFigures. */
export const FIGURES = sql`jsonb_build_object(
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
  'laps', ${laps}
)`

/**
 * Steps of a statement that keep figures, laps and channels of an activity as they were read,
 * before the first edit changes them.
 */
export const keepingRecording = (clubId: ClubId, id: number): RawBuilder<unknown> => sql`
  fresh as (
    update activities a set recorded = ${FIGURES}
    where a.club_id = ${clubId} and a.id = ${id} and a.recorded is null
    returning a.id
  ),
  kept as (
    insert into recorded_channels (club_id, activity_id, name, data)
    select c.club_id, c.activity_id, c.name, c.data
    from channels c
    join fresh f on f.id = c.activity_id
    where c.club_id = ${clubId}
  )`
