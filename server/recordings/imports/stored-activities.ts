import { sql } from 'kysely'
import { ImportedActivity } from '#contract/recordings/imports-activity.ts'
import { Id, nullable, T, type Static } from '#contract/schema.ts'
import { Bytes, checkedRows } from '../../db/checked-rows.ts'
import type { ClubId, Db } from '../../db/client.ts'
import { decodeChannel } from '../../../readers/channel-blob.ts'
import { FIGURES } from './kept-recording.ts'

const StoredEdit = T.Object({
  kind: T.String(),
  start: nullable(T.Number()),
  finish: nullable(T.Number()),
  seconds: nullable(T.Number()),
  other_id: nullable(Id),
})
export type StoredEdit = Static<typeof StoredEdit>

/** The RecordedFigures of an activity. */
const Recorded = T.Object({
  ...T.Pick(ImportedActivity, [
    'start_time',
    'elapsed_time',
    'timer_time',
    'moving_time',
    'work_time',
    'rest_time',
    'distance',
    'records',
    'heart_rate_avg',
    'heart_rate_max',
    'stroke_rate_avg',
    'power_avg',
    'laps',
  ]).properties,
  restarts: T.Array(T.Number()),
})

const StoredActivity = T.Object({
  id: Id,
  /** It is to be recomputed and does not only lend something. */
  asked: T.Boolean(),
  user_id: Id,
  session_id: nullable(Id),
  sport_id: T.Integer(),
  edited: T.Boolean(),
  recorded: Recorded,
  zone_bounds: nullable(T.Array(T.Number())),
  athlete: T.Object({
    hr_zones: nullable(T.Array(T.Number())),
    max_hr: nullable(T.Number()),
    age_years: nullable(T.Number()),
  }),
  ets_factors: nullable(T.Array(T.Number())),
  edits: T.Array(StoredEdit),
})
export type StoredActivity = Static<typeof StoredActivity>

type Read = { stored: StoredActivity[]; channels: Map<number, Map<string, Float64Array>> }

/** An activity, or one of its channels. */
const Row = T.Object({
  id: Id,
  activity: nullable(StoredActivity),
  name: nullable(T.String()),
  data: nullable(Bytes),
})
type Row = Static<typeof Row>

/**
 * The activities, those that take something from them, and all that these take something from, with
 * their channels as read: of those without edits only what time in zone follows from, unless
 * something is taken from them. One statement.
 */
export async function storedActivities(
  db: Db,
  clubId: ClubId,
  ids: readonly number[],
): Promise<Read> {
  const statement = sql`
    with asked as (
      select unnest(${[...ids]}::bigint[]) as id
      union select e.activity_id from activity_edits e
      where e.club_id = ${clubId} and e.other_id = any (${[...ids]}::bigint[]) and e.kind <> 'trim'
    ),
    others as (
      select e.other_id from activity_edits e
      join asked q on q.id = e.activity_id
      where e.club_id = ${clubId} and e.kind <> 'trim'
    ),
    stored as (
      select
        a.id, a.user_id, a.session_id, a.sport_id, a.zone_bounds, c.ets_factors,
        a.id in (select id from asked) as asked,
        a.recorded is not null as edited,
        '{"restarts": []}'::jsonb || coalesce(a.recorded, ${FIGURES}) as recorded,
        ${athlete} as athlete,
        ${edits} as edits
      from activities a
      join users u on u.id = a.user_id
      join clubs c on c.id = a.club_id
      where a.club_id = ${clubId}
        and a.id in (select id from asked union select other_id from others)
    )
    select s.id, to_json(s) as activity, null as name, null::bytea as data
    from stored s
    union all
    select s.id, null, c.name, c.data
    from stored s
    join recorded_channels c on c.club_id = ${clubId} and c.activity_id = s.id
    where s.edited
    union all
    select s.id, null, c.name, c.data
    from stored s
    join channels c on c.club_id = ${clubId} and c.activity_id = s.id
    where not s.edited
      and (c.name in ('t', 'heart_rate') or s.id in (select other_id from others))
    order by 1, 3`
  const rows = await checkedRows(db, Row, statement)
  return {
    stored: rows.flatMap(({ activity }) => activity ?? []),
    channels: decodedChannels(rows),
  }
}

/** What zones of the athlete `u` follow from. */
const athlete = sql`json_build_object(
  'hr_zones', u.hr_zones,
  'max_hr', u.max_hr,
  'age_years', extract(year from age(u.date_of_birth))
)`

/** The changes of an activity `a` in the order they were made. */
const edits = sql`(
  select coalesce(json_agg(json_build_object(
    'kind', e.kind,
    'start', e.start,
    'finish', e.finish,
    'seconds', e.seconds,
    'other_id', e.other_id
  ) order by e.id), '[]')
  from activity_edits e
  where e.club_id = a.club_id and e.activity_id = a.id
)`

function decodedChannels(rows: readonly Row[]): Read['channels'] {
  const channels: Read['channels'] = new Map()
  for (const { id, name, data } of rows) {
    if (name === null || data === null) continue
    const own = channels.get(id) ?? new Map<string, Float64Array>()
    channels.set(id, own.set(name, decodeChannel(data)))
  }
  return channels
}
