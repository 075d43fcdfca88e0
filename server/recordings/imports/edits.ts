import { sql, type RawBuilder } from 'kysely'
import type { Edit, OtherRecording } from '#domain/training/recording-edits.ts'
import { applyEdits } from '#domain/training/recording-edits.ts'
import { zonesOfAthlete } from '#domain/training/zones.ts'
import type { ClubId, Db } from '../../db/client.ts'
import { derive, partsOf, type RecordedFigures } from './derive.ts'
import { etsOf, trimpOf, zoneSecondsWithin, type Athlete } from './digest.ts'
import { decodeChannel, encodeChannel } from '../../../readers/channel-blob.ts'

type StoredEdit = {
  kind: string
  start: number | null
  finish: number | null
  seconds: number | null
  other_id: number | null
}
type Stored = {
  id: number
  /** It is to be recomputed and does not only lend something. */
  asked: boolean
  user_id: number
  session_id: number | null
  sport_id: number
  edited: boolean
  recorded: RecordedFigures
  zone_bounds: number[] | null
  athlete: Athlete
  ets_factors: number[] | null
  edits: StoredEdit[]
}
type Channels = ReadonlyMap<string, Float64Array>

/** Figures and laps of an activity `a`, as RecordedFigures. */
export const FIGURES = sql`jsonb_build_object('start_time',
  to_char(a.start_time at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'), 'elapsed_time',
  a.elapsed_time,
  'timer_time', a.timer_time, 'moving_time', a.moving_time, 'work_time', a.work_time, 'rest_time',
    a.rest_time, 'distance', a.distance, 'records', a.records,
  'heart_rate_avg', a.heart_rate_avg, 'heart_rate_max', a.heart_rate_max, 'stroke_rate_avg',
    a.stroke_rate_avg, 'power_avg', a.power_avg,
  'laps', (select coalesce(jsonb_agg(jsonb_build_object('start', l.start, 'time', l.time,
    'distance', l.distance, 'heart_rate_avg', l.heart_rate_avg,
    'stroke_rate_avg', l.stroke_rate_avg, 'rest', l.rest) order by l.position), '[]') from laps l
      where l.club_id = a.club_id and l.activity_id = a.id))`

/**
 * Steps of a statement that keep figures, laps and channels of an activity as they were read,
 * before the first edit changes them.
 */
export const keepingRecording = (clubId: ClubId, id: number): RawBuilder<unknown> => sql`
  fresh as (update activities a set recorded = ${FIGURES}
    where a.club_id = ${clubId} and a.id = ${id} and a.recorded is null returning a.id),
  kept as (
    insert into recorded_channels (club_id, activity_id, name, data)
    select c.club_id, c.activity_id, c.name, c.data from channels c
      join fresh f on f.id = c.activity_id where c.club_id = ${clubId}
  )`

type Read = { stored: Stored[]; channels: Map<number, Map<string, Float64Array>> }

/**
 * The activities, those that take something from them, and all that these take something from, with
 * their channels as read: of those without
 * edits only what time in zone follows from, unless something is taken from them. One statement.
 */
async function storedActivities(db: Db, clubId: ClubId, ids: readonly number[]): Promise<Read> {
  const { rows } = await sql<{
    id: number
    activity: Stored | null
    name: string | null
    data: Buffer | null
  }>`
    with asked as (
      select unnest(${[...ids]}::bigint[]) as id
      union select e.activity_id from activity_edits e where e.club_id = ${clubId}
        and e.other_id = any (${[...ids]}::bigint[]) and e.kind <> 'trim'
    ),
    others as (select e.other_id from activity_edits e join asked q on q.id = e.activity_id
      where e.club_id = ${clubId} and e.kind <> 'trim'),
    stored as (
    select a.id, a.id in (select id from asked) as asked, a.user_id, a.session_id, a.sport_id,
      a.recorded is not null as edited, coalesce(a.recorded, ${FIGURES}) as recorded, a.zone_bounds,
      c.ets_factors,
      json_build_object('hr_zones', u.hr_zones, 'max_hr', u.max_hr, 'age_years',
        extract(year from age(u.date_of_birth))) as athlete,
      (select coalesce(json_agg(json_build_object('kind', e.kind, 'start', e.start, 'finish',
        e.finish, 'seconds', e.seconds, 'other_id', e.other_id) order by e.id), '[]')
        from activity_edits e where e.club_id = a.club_id and e.activity_id = a.id) as edits
    from activities a join users u on u.id = a.user_id join clubs c on c.id = a.club_id
    where a.club_id = ${clubId} and a.id in (select id from asked union select other_id from others)
    )
    select s.id, to_json(s) as activity, null as name, null::bytea as data from stored s
    union all select s.id, null, c.name, c.data from stored s
    join recorded_channels c on c.club_id = ${clubId} and c.activity_id = s.id where s.edited
    union all select s.id, null, c.name, c.data from stored s
    join channels c on c.club_id = ${clubId} and c.activity_id = s.id
      where not s.edited and (c.name in ('t', 'heart_rate') or s.id in (select other_id from others))
    order by 1, 3`.execute(db)
  const channels = new Map<number, Map<string, Float64Array>>()
  for (const { id, name, data } of rows) {
    if (name === null || data === null) continue
    const own = channels.get(id) ?? new Map<string, Float64Array>()
    channels.set(id, own.set(name, decodeChannel(data)))
  }
  return { stored: rows.flatMap(({ activity }) => activity ?? []), channels }
}

const NOTHING: Channels = new Map()

/**
 * What another recording lends, with its own cuts and its own clock put right, but nothing that it
 * has taken itself.
 */
function lentBy(other: Stored, channels: Channels, zeroOf: string | null): OtherRecording {
  const own = other.edits.flatMap((edit) => plainEdit(edit) ?? [])
  const recorded = partsOf(channels)
  const { columns, strokes, laps, shift } = applyEdits(
    { ...recorded, laps: other.recorded.laps },
    own,
  )
  const apart =
    other.recorded.start_time === null || zeroOf === null
      ? 0
      : (Date.parse(other.recorded.start_time) - Date.parse(zeroOf)) / 1000
  return { columns, strokes, laps, zero: apart + shift, whole: recorded.columns }
}

function plainEdit({ kind, start, finish, seconds }: StoredEdit): Edit | null {
  if (kind === 'trim') return { kind, start: start ?? 0, finish: finish ?? Infinity }
  if (kind === 'shift') return { kind, seconds: seconds ?? 0 }
  return kind === 'halve' ? { kind } : null
}

function derivedOf(
  activity: Stored,
  stored: ReadonlyMap<number, Stored>,
  channels: ReadonlyMap<number, Channels>,
) {
  const edits = activity.edits.flatMap((edit): Edit[] => {
    const plain = plainEdit(edit)
    if (plain) return [plain]
    const other = stored.get(edit.other_id ?? 0)
    if (!other) return []
    const lent = lentBy(other, channels.get(other.id) ?? NOTHING, activity.recorded.start_time)
    return [
      {
        kind: edit.kind === 'merge' || edit.kind === 'strokes' ? edit.kind : 'heart-rate',
        other: lent,
      },
    ]
  })
  return derive(activity.recorded, channels.get(activity.id) ?? NOTHING, edits)
}

/**
 * By the zones the activity was first counted by, else by those its athlete has now, which it keeps
 * from then on.
 */
function zonesOf({ zone_bounds, athlete, sport_id, ets_factors }: Stored, channels: Channels) {
  const bounds = zone_bounds ?? zonesOfAthlete(athlete)?.bounds ?? null
  const zone_seconds = zoneSecondsWithin(channels, bounds)
  return {
    zone_bounds: bounds,
    zone_seconds,
    trimp: trimpOf(zone_seconds),
    ets: etsOf({ zone_seconds }, sport_id, ets_factors ?? undefined),
  }
}

/** `emptied`: those of which the edits leave no sample, though something was recorded. */
export type Concerned = { session_ids: number[]; user_ids: number[]; emptied: number[] }

/**
 * Recomputes what the edits make of activities and of those that take something from them: figures,
 * laps, channels, time in zone. Scores measured on them follow in a job. Returns the people and
 * sessions it concerns.
 */
export async function rederive(db: Db, clubId: ClubId, ids: readonly number[]): Promise<Concerned> {
  if (ids.length === 0) return { session_ids: [], user_ids: [], emptied: [] }
  const { stored, channels } = await storedActivities(db, clubId, ids)
  const byId = new Map(stored.map((row) => [row.id, row]))
  const asked = stored.filter((row) => row.asked)
  const fresh = asked.map((activity) => {
    const derived = derivedOf(activity, byId, channels)
    return {
      id: activity.id,
      edited: activity.edited,
      recorded: activity.recorded.records,
      ...derived,
      ...zonesOf(activity, derived.channels),
    }
  })
  await write(db, clubId, fresh)
  return {
    session_ids: [...new Set(asked.flatMap(({ session_id }) => session_id ?? []))],
    user_ids: [...new Set(asked.map(({ user_id }) => user_id))],
    emptied: fresh.flatMap(({ id, figures, recorded }) =>
      figures.records === 0 && recorded > 0 ? [id] : [],
    ),
  }
}

type Fresh = ReturnType<typeof derivedOf> &
  ReturnType<typeof zonesOf> & { id: number; edited: boolean }

/** Writes everything in one statement. An activity without edits only gets its time in zone. */
async function write(db: Db, clubId: ClubId, rows: readonly Fresh[]): Promise<void> {
  const edited = rows.filter((row) => row.edited)
  const ids = edited.map(({ id }) => id)
  await sql`
    with ${figureParts(clubId, rows, edited)},
    ${lapParts(clubId, ids, edited)},
    ${channelParts(clubId, ids, edited)}
    select app.enqueue('measure-efforts',
      json_build_object('club_id', ${clubId}::bigint, 'activity_ids', array_agg(g.id)))
    from unnest(${ids}::bigint[]) as g (id)
    where exists (select from efforts e where e.club_id = ${clubId} and e.activity_id = g.id
      and e.piece is not null) having count(*) > 0`.execute(db)
}

const zonesIn = ({ id, zone_bounds, zone_seconds, trimp, ets }: Fresh) => ({
  id,
  zone_bounds,
  zone_seconds,
  trimp,
  ets,
})

function figureParts(
  clubId: ClubId,
  rows: readonly Fresh[],
  edited: readonly Fresh[],
): RawBuilder<unknown> {
  const plain = rows.filter((row) => !row.edited).map(zonesIn)
  const figures = edited.map((row) => {
    const { laps: _, ...own } = row.figures
    return {
      ...own,
      ...zonesIn(row),
      clock_offset: row.clock_offset,
      channel_names: [...row.channels.keys()],
    }
  })
  return sql`
    zones as (
      update activities a set zone_bounds = f.zone_bounds, zone_seconds = f.zone_seconds,
        trimp = f.trimp, ets = f.ets
      from json_to_recordset(${JSON.stringify(plain)}::json) as f (id bigint,
        zone_bounds smallint[], zone_seconds double precision[], trimp double precision,
        ets double precision)
      where a.club_id = ${clubId} and a.id = f.id
    ),
    figures as (
      update activities a set clock_offset = f.clock_offset, start_time = f.start_time,
        elapsed_time = f.elapsed_time, moving_time = f.moving_time,
        timer_time = f.timer_time, work_time = f.work_time, rest_time = f.rest_time,
        distance = f.distance, records = f.records, heart_rate_avg = f.heart_rate_avg,
        heart_rate_max = f.heart_rate_max, stroke_rate_avg = f.stroke_rate_avg,
        power_avg = f.power_avg, channel_names = f.channel_names,
        zone_bounds = f.zone_bounds, zone_seconds = f.zone_seconds, trimp = f.trimp, ets = f.ets
      from json_to_recordset(${JSON.stringify(figures)}::json) as f (id bigint,
        clock_offset double precision, start_time timestamptz, elapsed_time double precision,
        timer_time double precision, moving_time double precision, work_time double precision,
        rest_time double precision, distance double precision, records int,
        heart_rate_avg double precision, heart_rate_max double precision,
        stroke_rate_avg double precision, power_avg double precision, channel_names text[],
        zone_bounds smallint[], zone_seconds double precision[], trimp double precision,
        ets double precision)
      where a.club_id = ${clubId} and a.id = f.id
    )`
}

function lapParts(
  clubId: ClubId,
  ids: readonly number[],
  edited: readonly Fresh[],
): RawBuilder<unknown> {
  const laps = edited.flatMap(({ id, figures }) =>
    figures.laps.map((lap, index) => ({ activity_id: id, position: index + 1, ...lap })),
  )
  return sql`
    fresh_laps as (
      select * from json_to_recordset(${JSON.stringify(laps)}::json) as l (activity_id bigint,
        position int, start double precision, time double precision,
        distance double precision, heart_rate_avg double precision,
        stroke_rate_avg double precision, rest boolean)
    ),
    laps_gone as (
      delete from laps l where l.club_id = ${clubId} and l.activity_id = any (${ids}::bigint[])
        and not exists (select from fresh_laps f where f.activity_id = l.activity_id
          and f.position = l.position)
    ),
    laps_kept as (
      insert into laps (club_id, activity_id, position, start, time, distance, heart_rate_avg,
        stroke_rate_avg, rest)
      select ${clubId}, activity_id, position, start, time, distance, heart_rate_avg,
        stroke_rate_avg, rest from fresh_laps
      on conflict (club_id, activity_id, position) do update
      set start = excluded.start, time = excluded.time, distance = excluded.distance,
        heart_rate_avg = excluded.heart_rate_avg, stroke_rate_avg = excluded.stroke_rate_avg,
        rest = excluded.rest
    )`
}

function channelParts(
  clubId: ClubId,
  ids: readonly number[],
  edited: readonly Fresh[],
): RawBuilder<unknown> {
  const blobs = edited.flatMap(({ id, channels }) =>
    [...channels].map(([name, values]) => ({ id, name, data: encodeChannel(name, values) })),
  )
  return sql`
    fresh_channels as (
      select * from unnest(${blobs.map(({ id }) => id)}::bigint[],
        ${blobs.map(({ name }) => name)}::text[], ${blobs.map(({ data }) => data)}::bytea[])
          as c (activity_id, name, data)
    ),
    channels_gone as (
      delete from channels c where c.club_id = ${clubId} and c.activity_id = any (${ids}::bigint[])
        and not exists (select from fresh_channels f where f.activity_id = c.activity_id
          and f.name = c.name)
    ),
    channels_kept as (
      insert into channels (club_id, activity_id, name, data) select ${clubId}, activity_id, name,
        data from fresh_channels
      on conflict (club_id, activity_id, name) do update set data = excluded.data
    )`
}
