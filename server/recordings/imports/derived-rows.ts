import { sql } from 'kysely'
import type { ClubId, Db } from '../../db/client.ts'
import { run } from '../../db/statement.ts'
import { encodeChannel } from '../../../readers/channel-blob.ts'
import { recordedBests } from '#domain/training/recorded-bests.ts'
import { rollingSpeeds } from '#domain/training/rolling-speeds.ts'
import { storeBests } from './bests.ts'
import type { Derived } from './derive.ts'
import { writeChannels, writeFigures, writeLaps, writeZones } from './statements.ts'

/** What follows from the heart rate of an activity by the zones of its athlete. */
export type TimeInZones = {
  zone_bounds: readonly number[] | null
  zone_seconds: readonly number[] | null
  trimp: number | null
  ets: number | null
}
/** What the edits make of an activity; only its time in zone counts when it has none. */
export type DerivedActivity = Derived &
  TimeInZones & { id: number; sport_id: number; edited: boolean }

/** An activity without edits only gets its time in zone. */
export async function writeDerived(
  db: Db,
  clubId: ClubId,
  rows: readonly DerivedActivity[],
): Promise<void> {
  const zones = rows.filter((row) => !row.edited).map(zonesIn)
  if (zones.length > 0) await run(db, writeZones, { club_id: clubId, zones: JSON.stringify(zones) })
  const edited = rows.filter((row) => row.edited)
  if (edited.length === 0) return
  const figures = edited.map(figuresIn)
  await run(db, writeFigures, { club_id: clubId, figures: JSON.stringify(figures) })
  const laps = edited.map((row) => ({ activity_id: row.id, laps: row.figures.laps }))
  await storeLaps(db, clubId, laps)
  const channels = edited.map((row) => ({ activity_id: row.id, blobs: blobsOf(row.channels) }))
  await storeChannels(db, clubId, channels)
  const bests = edited.map((row) => ({
    activity_id: row.id,
    bests: recordedBests(row.channels, row.figures.restarts, row.sport_id),
    speeds: rollingSpeeds(row.channels, row.figures.restarts),
  }))
  await storeBests(db, clubId, bests)
  const ids = edited.map(({ id }) => id)
  await queueMeasuring(db, clubId, ids)
}

const zonesIn = ({ id, zone_bounds, zone_seconds, trimp, ets }: DerivedActivity) => ({
  id,
  zone_bounds,
  zone_seconds,
  trimp,
  ets,
})

function figuresIn(row: DerivedActivity) {
  const { laps: _, ...own } = row.figures
  return {
    ...own,
    ...zonesIn(row),
    clock_offset: row.clock_offset,
    channel_names: [...row.channels.keys()],
  }
}

const blobsOf = (channels: Derived['channels']): Blob[] =>
  [...channels].map(([name, values]) => ({ name, data: encodeChannel(name, values) }))

type Laps = { activity_id: number; laps: readonly object[] }

/** Stores the laps of activities in place of those they had. */
export async function storeLaps(db: Db, clubId: ClubId, of: readonly Laps[]): Promise<void> {
  const laps = of.flatMap(({ activity_id, laps: own }) =>
    own.map((lap, index) => ({ ...lap, activity_id, position: index + 1 })),
  )
  await run(db, writeLaps, {
    club_id: clubId,
    activity_ids: of.map(({ activity_id }) => activity_id),
    laps: JSON.stringify(laps),
  })
}

type Blob = { name: string; data: Uint8Array }
type Blobs = { activity_id: number; blobs: readonly Blob[] }

/** Stores the channels of activities, compressed, in place of those they had. */
export async function storeChannels(db: Db, clubId: ClubId, of: readonly Blobs[]): Promise<void> {
  const all = of.flatMap(({ activity_id, blobs }) =>
    blobs.map((blob) => ({ ...blob, activity_id })),
  )
  await run(db, writeChannels, {
    club_id: clubId,
    activity_ids: of.map(({ activity_id }) => activity_id),
    owners: all.map(({ activity_id }) => activity_id),
    names: all.map(({ name }) => name),
    contents: all.map(({ data }) => Buffer.from(data.buffer, data.byteOffset, data.byteLength)),
  })
}

/** Queues the measuring of scores on those of these activities that have marked pieces. */
export async function queueMeasuring(
  db: Db,
  clubId: ClubId,
  activityIds: readonly number[],
): Promise<void> {
  await sql`
    select app.enqueue('measure-efforts', json_build_object(
      'club_id', ${clubId}::bigint, 'activity_ids', array_agg(g.id)
    ))
    from unnest(${activityIds}::bigint[]) as g (id)
    where exists (
      select from efforts e
      where e.club_id = ${clubId} and e.activity_id = g.id and e.piece is not null
    )
    having count(*) > 0`.execute(db)
}
