import { sql, type RawBuilder } from 'kysely'
import type { ClubId, Db } from '../../db/client.ts'
import { encodeChannel } from '../../../readers/channel-blob.ts'
import type { Derived } from './derive.ts'

/** What follows from the heart rate of an activity by the zones of its athlete. */
export type TimeInZones = {
  zone_bounds: readonly number[] | null
  zone_seconds: readonly number[] | null
  trimp: number | null
  ets: number | null
}
/** What the edits make of an activity; only its time in zone counts when it has none. */
export type DerivedActivity = Derived & TimeInZones & { id: number; edited: boolean }

/** Writes everything in one statement. An activity without edits only gets its time in zone. */
export async function writeDerived(
  db: Db,
  clubId: ClubId,
  rows: readonly DerivedActivity[],
): Promise<void> {
  const edited = rows.filter((row) => row.edited)
  const ids = edited.map(({ id }) => id)
  await sql`
    with ${zoneSteps(clubId, rows)},
    ${figureSteps(clubId, edited)},
    ${lapSteps(clubId, ids, edited)},
    ${channelSteps(clubId, ids, edited)}
    select app.enqueue('measure-efforts', json_build_object(
      'club_id', ${clubId}::bigint, 'activity_ids', array_agg(g.id)
    ))
    from unnest(${ids}::bigint[]) as g (id)
    where exists (
      select from efforts e
      where e.club_id = ${clubId} and e.activity_id = g.id and e.piece is not null
    )
    having count(*) > 0`.execute(db)
}

const zonesIn = ({ id, zone_bounds, zone_seconds, trimp, ets }: DerivedActivity) => ({
  id,
  zone_bounds,
  zone_seconds,
  trimp,
  ets,
})

function zoneSteps(clubId: ClubId, rows: readonly DerivedActivity[]): RawBuilder<unknown> {
  const zones = rows.filter((row) => !row.edited).map(zonesIn)
  return sql`
    zones as (
      update activities a
      set zone_bounds = f.zone_bounds, zone_seconds = f.zone_seconds, trimp = f.trimp, ets = f.ets
      from json_to_recordset(${JSON.stringify(zones)}::json) as f (
        id bigint,
        zone_bounds smallint[], zone_seconds double precision[],
        trimp double precision, ets double precision
      )
      where a.club_id = ${clubId} and a.id = f.id
    )`
}

function figureSteps(clubId: ClubId, edited: readonly DerivedActivity[]): RawBuilder<unknown> {
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
    figures as (
      update activities a
      set clock_offset = f.clock_offset, start_time = f.start_time, channel_names = f.channel_names,
        elapsed_time = f.elapsed_time, moving_time = f.moving_time, timer_time = f.timer_time,
        work_time = f.work_time, rest_time = f.rest_time,
        distance = f.distance, records = f.records,
        heart_rate_avg = f.heart_rate_avg, heart_rate_max = f.heart_rate_max,
        stroke_rate_avg = f.stroke_rate_avg, power_avg = f.power_avg,
        zone_bounds = f.zone_bounds, zone_seconds = f.zone_seconds, trimp = f.trimp, ets = f.ets
      from json_to_recordset(${JSON.stringify(figures)}::json) as f (
        id bigint,
        clock_offset double precision, start_time timestamptz, channel_names text[],
        elapsed_time double precision, moving_time double precision, timer_time double precision,
        work_time double precision, rest_time double precision,
        distance double precision, records int,
        heart_rate_avg double precision, heart_rate_max double precision,
        stroke_rate_avg double precision, power_avg double precision,
        zone_bounds smallint[], zone_seconds double precision[],
        trimp double precision, ets double precision
      )
      where a.club_id = ${clubId} and a.id = f.id
    )`
}

function lapSteps(
  clubId: ClubId,
  ids: readonly number[],
  edited: readonly DerivedActivity[],
): RawBuilder<unknown> {
  const laps = edited.flatMap(({ id, figures }) =>
    figures.laps.map((lap, index) => ({ activity_id: id, position: index + 1, ...lap })),
  )
  return sql`
    derived_laps as (
      select * from json_to_recordset(${JSON.stringify(laps)}::json) as l (
        activity_id bigint, position int,
        start double precision, time double precision, distance double precision,
        heart_rate_avg double precision, stroke_rate_avg double precision, rest boolean
      )
    ),
    laps_removed as (
      delete from laps l
      where l.club_id = ${clubId} and l.activity_id = any (${ids}::bigint[])
        and not exists (
          select from derived_laps f
          where f.activity_id = l.activity_id and f.position = l.position
        )
    ),
    laps_written as (
      insert into laps
        (club_id, activity_id, position, start, time, distance, heart_rate_avg, stroke_rate_avg,
          rest)
      select
        ${clubId}, activity_id, position, start, time, distance, heart_rate_avg, stroke_rate_avg,
        rest
      from derived_laps
      on conflict (club_id, activity_id, position) do update
      set start = excluded.start, time = excluded.time, distance = excluded.distance,
        heart_rate_avg = excluded.heart_rate_avg, stroke_rate_avg = excluded.stroke_rate_avg,
        rest = excluded.rest
    )`
}

function channelSteps(
  clubId: ClubId,
  ids: readonly number[],
  edited: readonly DerivedActivity[],
): RawBuilder<unknown> {
  const blobs = edited.flatMap(({ id, channels }) =>
    [...channels].map(([name, values]) => ({ id, name, data: encodeChannel(name, values) })),
  )
  return sql`
    derived_channels as (
      select * from unnest(
        ${blobs.map(({ id }) => id)}::bigint[],
        ${blobs.map(({ name }) => name)}::text[],
        ${blobs.map(({ data }) => data)}::bytea[]
      ) as c (activity_id, name, data)
    ),
    channels_removed as (
      delete from channels c
      where c.club_id = ${clubId} and c.activity_id = any (${ids}::bigint[])
        and not exists (
          select from derived_channels f
          where f.activity_id = c.activity_id and f.name = c.name
        )
    ),
    channels_written as (
      insert into channels (club_id, activity_id, name, data)
      select ${clubId}, activity_id, name, data from derived_channels
      on conflict (club_id, activity_id, name) do update set data = excluded.data
    )`
}
