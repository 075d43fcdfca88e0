import { sql, type RawBuilder } from 'kysely'
import { instant } from '../../db/instant.ts'
import { lapsOf } from '../activities/open.ts'

const seconds = (activity: RawBuilder<unknown>) =>
  sql`coalesce(${activity}.elapsed_time, ${activity}.moving_time)`
const end = (activity: RawBuilder<unknown>) =>
  sql`${activity}.start_time + ${seconds(activity)} * interval '1 second'`

/** The seconds two activities `a` and `twin` have in common. */
const overlap = sql`extract(epoch from
  least(${end(sql`a`)}, ${end(sql`twin`)}) - greatest(a.start_time, twin.start_time))`

/**
 * Whether an activity `a` is of the same outing as another of its session, by the rule of
 * domain/training/outings.
 */
const isSecondOfOuting = sql`exists (
  select from activities twin
  where twin.club_id = a.club_id and twin.session_id = a.session_id
    and twin.user_id = a.user_id and twin.id <> a.id
    and not twin.owner_only and not a.owner_only
    and ${overlap} > least(${seconds(sql`a`)}, ${seconds(sql`twin`)}) / 2
)`

const sessionName = sql`(
  select s.name from sessions s where s.club_id = a.club_id and s.id = a.session_id
)`

const edits = sql`(
  select count(*) from activity_edits e where e.club_id = a.club_id and e.activity_id = a.id
)`

/** An activity `a` as it travels. */
export const activityJson = sql`json_build_object(
  'id', a.id,
  'session_id', a.session_id,
  'session_name', ${sessionName},
  'sport_id', a.sport_id,
  'start_time', ${instant(sql`a.start_time`)},
  'elapsed_time', a.elapsed_time,
  'timer_time', a.timer_time,
  'moving_time', a.moving_time,
  'work_time', a.work_time,
  'rest_time', a.rest_time,
  'distance', a.distance,
  'distance_source', a.distance_source,
  'records', a.records,
  'heart_rate_avg', a.heart_rate_avg,
  'heart_rate_max', a.heart_rate_max,
  'stroke_rate_avg', a.stroke_rate_avg,
  'power_avg', a.power_avg,
  'device_averages', a.device_averages,
  'laps', ${lapsOf(sql`a`)},
  'channels', a.channel_names,
  'dropped', a.dropped,
  'warnings', a.warnings || case when ${isSecondOfOuting} then array['same_outing'] else '{}' end,
  'crew_id', a.crew_id,
  'seat', a.seat,
  'merged_into', a.merged_into,
  'edits', ${edits}
)`
