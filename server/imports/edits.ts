import { sql } from 'kysely'
import type { Edit, OtherRecording } from '#domain/training/recording-edits.ts'
import { applyEdits } from '#domain/training/recording-edits.ts'
import { zonesOfAthlete } from '#domain/training/zones.ts'
import type { ClubId, Db } from '../db/client.ts'
import { derive, partsOf, type RecordedFigures } from './derive.ts'
import { etsOf, trimpOf, zoneSecondsWithin, type Athlete } from './digest.ts'
import type { Lap } from './readers/activity.ts'
import { decodeChannel, encodeChannel } from './readers/channel-blob.ts'

type StoredEdit = { kind: string; start: number | null; finish: number | null; seconds: number | null; other_id: number | null }
type Stored = {
  id: number
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

const FIGURES = sql`jsonb_build_object('start_time', to_char(a.start_time at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'), 'elapsed_time', a.elapsed_time,
  'moving_time', a.moving_time, 'work_time', a.work_time, 'rest_time', a.rest_time, 'distance', a.distance, 'records', a.records,
  'heart_rate_avg', a.heart_rate_avg, 'heart_rate_max', a.heart_rate_max, 'stroke_rate_avg', a.stroke_rate_avg, 'power_avg', a.power_avg,
  'laps', (select coalesce(jsonb_agg(jsonb_build_object('start', l.start, 'time', l.time, 'distance', l.distance, 'heart_rate_avg', l.heart_rate_avg,
    'stroke_rate_avg', l.stroke_rate_avg, 'rest', l.rest) order by l.position), '[]') from laps l where l.club_id = a.club_id and l.activity_id = a.id))`

/** Keeps figures, laps and channels as they were read, before the first edit changes them. */
export async function keepRecordings(db: Db, clubId: ClubId, ids: readonly number[]): Promise<void> {
  await sql`
    with fresh as (
      update activities a set recorded = ${FIGURES} where a.club_id = ${clubId} and a.id = any (${[...ids]}::bigint[]) and a.recorded is null returning a.id
    )
    insert into recorded_channels (club_id, activity_id, name, data)
    select c.club_id, c.activity_id, c.name, c.data from channels c join fresh f on f.id = c.activity_id where c.club_id = ${clubId}`.execute(db)
}

/** The activities and, marked as not `asked`, those they take something from. */
async function storedActivities(db: Db, clubId: ClubId, ids: readonly number[]): Promise<Map<number, Stored>> {
  const { rows } = await sql<Stored>`
    with asked as (select unnest(${[...ids]}::bigint[]) as id),
    others as (select e.other_id from activity_edits e join asked q on q.id = e.activity_id where e.club_id = ${clubId} and e.kind <> 'trim')
    select a.id, a.user_id, a.session_id, a.sport_id, a.recorded is not null as edited, coalesce(a.recorded, ${FIGURES}) as recorded, a.zone_bounds, c.ets_factors,
      json_build_object('hr_zones', u.hr_zones, 'max_hr', u.max_hr, 'age_years', extract(year from age(u.date_of_birth))) as athlete,
      (select coalesce(json_agg(json_build_object('kind', e.kind, 'start', e.start, 'finish', e.finish, 'seconds', e.seconds, 'other_id', e.other_id) order by e.id), '[]')
        from activity_edits e where e.club_id = a.club_id and e.activity_id = a.id) as edits
    from activities a join users u on u.id = a.user_id join clubs c on c.id = a.club_id
    where a.club_id = ${clubId} and a.id in (select id from asked union select other_id from others)`.execute(db)
  return new Map(rows.map((row) => [row.id, row]))
}

/** The channels as read; of those without edits only what time in zone follows from, unless something is taken from them. */
async function recordedChannels(db: Db, clubId: ClubId, stored: ReadonlyMap<number, Stored>): Promise<Map<number, Map<string, Float64Array>>> {
  const lenders = new Set([...stored.values()].flatMap(({ edits }) => edits.flatMap(({ kind, other_id }) => (kind === 'trim' ? [] : (other_id ?? [])))))
  const edited = [...stored.values()].filter(({ edited: kept }) => kept).map(({ id }) => id)
  const plain = [...stored.values()].filter(({ edited: kept }) => !kept).map(({ id }) => id)
  const { rows } = await sql<{ activity_id: number; name: string; data: Buffer }>`
    select activity_id, name, data from recorded_channels where club_id = ${clubId} and activity_id = any (${edited}::bigint[])
    union all select activity_id, name, data from channels where club_id = ${clubId} and activity_id = any (${plain}::bigint[])
      and (name in ('t', 'heart_rate') or activity_id = any (${[...lenders]}::bigint[]))`.execute(db)
  const found = new Map<number, Map<string, Float64Array>>()
  for (const { activity_id, name, data } of rows) {
    const channels = found.get(activity_id) ?? new Map<string, Float64Array>()
    found.set(activity_id, channels.set(name, decodeChannel(data)))
  }
  return found
}

const NOTHING: Channels = new Map()

/** What another recording lends, with its own cuts and its own clock put right, but nothing that it has taken itself. */
function lentBy(other: Stored, channels: Channels, zeroOf: string | null): { recording: OtherRecording; laps: Lap[] } {
  const own = other.edits.flatMap((edit) => plainEdit(edit) ?? [])
  const { columns, strokes, shift } = applyEdits(partsOf(channels).columns, partsOf(channels).strokes, own)
  const apart = other.recorded.start_time === null || zeroOf === null ? 0 : (Date.parse(other.recorded.start_time) - Date.parse(zeroOf)) / 1000
  const zero = apart + shift
  return { recording: { columns, strokes, zero }, laps: other.recorded.laps.map((lap) => ({ ...lap, start: lap.start + zero })) }
}

function plainEdit({ kind, start, finish, seconds }: StoredEdit): Edit | null {
  if (kind === 'trim') return { kind, start: start ?? 0, finish: finish ?? Infinity }
  if (kind === 'shift') return { kind, seconds: seconds ?? 0 }
  return kind === 'halve' ? { kind } : null
}

function derivedOf(activity: Stored, stored: ReadonlyMap<number, Stored>, channels: ReadonlyMap<number, Channels>) {
  const added: Lap[] = []
  const edits = activity.edits.flatMap((edit): Edit[] => {
    const plain = plainEdit(edit)
    if (plain) return [plain]
    const other = stored.get(edit.other_id ?? 0)
    if (!other) return []
    const { recording, laps } = lentBy(other, channels.get(other.id) ?? NOTHING, activity.recorded.start_time)
    if (edit.kind === 'merge') added.push(...laps)
    return [{ kind: edit.kind === 'merge' || edit.kind === 'strokes' ? edit.kind : 'heart-rate', other: recording }]
  })
  return derive(activity.recorded, channels.get(activity.id) ?? NOTHING, edits, added)
}

/** By the zones the activity was first counted by, else by those its athlete has now, which it keeps from then on. */
function zonesOf({ zone_bounds, athlete, sport_id, ets_factors }: Stored, channels: Channels) {
  const bounds = zone_bounds ?? zonesOfAthlete(athlete)?.bounds ?? null
  const zone_seconds = zoneSecondsWithin(channels, bounds)
  return { zone_bounds: bounds, zone_seconds, trimp: trimpOf(zone_seconds), ets: etsOf({ zone_seconds }, sport_id, ets_factors ?? undefined) }
}

/** Works out anew what the edits make of activities: figures, laps, channels, time in zone. Returns the people and sessions it concerns. */
export async function rederive(db: Db, clubId: ClubId, ids: readonly number[]): Promise<{ session_ids: number[]; user_ids: number[] }> {
  if (ids.length === 0) return { session_ids: [], user_ids: [] }
  const stored = await storedActivities(db, clubId, ids)
  const channels = await recordedChannels(db, clubId, stored)
  const asked = ids.flatMap((id) => stored.get(id) ?? [])
  const fresh = asked.map((activity) => {
    const derived = derivedOf(activity, stored, channels)
    return { activity, derived, zones: zonesOf(activity, derived.channels) }
  })
  await writeZones(db, clubId, fresh.map(({ activity, zones }) => ({ id: activity.id, ...zones })))
  const edited = fresh.filter(({ activity }) => activity.edited).map(({ activity, derived }) => ({ id: activity.id, ...derived }))
  if (edited.length > 0) await writeDerived(db, clubId, edited)
  return {
    session_ids: [...new Set(asked.flatMap(({ session_id }) => session_id ?? []))],
    user_ids: [...new Set(asked.map(({ user_id }) => user_id))],
  }
}

type Zones = ReturnType<typeof zonesOf> & { id: number }

const writeZones = (db: Db, clubId: ClubId, rows: readonly Zones[]) =>
  sql`
    update activities a set zone_bounds = f.zone_bounds, zone_seconds = f.zone_seconds, trimp = f.trimp, ets = f.ets
    from json_to_recordset(${JSON.stringify(rows)}::json) as f (id bigint, zone_bounds smallint[], zone_seconds double precision[], trimp double precision, ets double precision)
    where a.club_id = ${clubId} and a.id = f.id`.execute(db)

type Fresh = ReturnType<typeof derivedOf> & { id: number }

async function writeDerived(db: Db, clubId: ClubId, rows: readonly Fresh[]): Promise<void> {
  const ids = rows.map(({ id }) => id)
  const figures = rows.map(({ id, clock_offset, figures: { laps: _, ...own }, channels }) => ({ id, clock_offset, ...own, channel_names: [...channels.keys()] }))
  const laps = rows.flatMap(({ id, figures: of }) => of.laps.map((lap, index) => ({ activity_id: id, position: index + 1, ...lap })))
  const blobs = rows.flatMap(({ id, channels }) =>
    [...channels].map(([name, values]) => ({ club_id: clubId, activity_id: id, name, data: encodeChannel(name, values) })),
  )
  await sql`
    update activities a set clock_offset = f.clock_offset, start_time = f.start_time, elapsed_time = f.elapsed_time, moving_time = f.moving_time,
      work_time = f.work_time, rest_time = f.rest_time, distance = f.distance, records = f.records, heart_rate_avg = f.heart_rate_avg,
      heart_rate_max = f.heart_rate_max, stroke_rate_avg = f.stroke_rate_avg, power_avg = f.power_avg, channel_names = f.channel_names
    from json_to_recordset(${JSON.stringify(figures)}::json) as f (id bigint, clock_offset double precision, start_time timestamptz, elapsed_time double precision,
      moving_time double precision, work_time double precision, rest_time double precision, distance double precision, records int,
      heart_rate_avg double precision, heart_rate_max double precision, stroke_rate_avg double precision, power_avg double precision, channel_names text[])
    where a.club_id = ${clubId} and a.id = f.id`.execute(db)
  await sql`delete from laps where club_id = ${clubId} and activity_id = any (${ids}::bigint[])`.execute(db)
  await sql`
    insert into laps (club_id, activity_id, position, start, time, distance, heart_rate_avg, stroke_rate_avg, rest)
    select ${clubId}, activity_id, position, start, time, distance, heart_rate_avg, stroke_rate_avg, rest
    from json_to_recordset(${JSON.stringify(laps)}::json) as l (activity_id bigint, position int, start double precision, time double precision,
      distance double precision, heart_rate_avg double precision, stroke_rate_avg double precision, rest boolean)`.execute(db)
  await sql`delete from channels where club_id = ${clubId} and activity_id = any (${ids}::bigint[])`.execute(db)
  if (blobs.length > 0) await db.insertInto('channels').values(blobs).execute()
}
