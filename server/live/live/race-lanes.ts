import { sql } from 'kysely'
import type { Input } from '#contract/endpoint.ts'
import { DeviceRace, type sendSamples } from '#contract/live/live-recorder.ts'
import { numberedPieces } from '#domain/training/piece-numbers.ts'
import { T, type Static } from '#contract/schema.ts'
import { checkedRow } from '../../db/checked-rows.ts'
import { inClub, type ClubId, type Db, type Pool } from '../../db/client.ts'
import { Plans, structuresOf } from '../../planning/sessions/open.ts'
import { sendBoats } from './commands.ts'
import type { Held } from './held-recordings.ts'
import { queueResultsOf } from './race-jobs.ts'

type Batch = Input<typeof sendSamples>['body']
type Lane = NonNullable<Batch['lane']>
/** What a device gets to know of its race, and how its lane stands in the table. */
const Row = T.Object({
  ...DeviceRace.properties,
  ...Plans.properties,
  is_ready: T.Boolean(),
  is_moving: T.Boolean(),
  has_belt: T.Boolean(),
  drag: DeviceRace.properties.distance,
})
type Row = Static<typeof Row>

/**
 * The race of a device, which says how its machine stands before the start: the one it is in now or
 * next, else the last one; null where it is in none.
 */
export function raceOfDevice(
  pool: Pool,
  { clubId, id, session_id }: Pick<Held, 'clubId' | 'id' | 'session_id'>,
  { lane, samples }: { lane: Lane; samples: Batch['samples'] },
): Promise<DeviceRace | null> {
  return inClub(pool, clubId, async (db) => {
    const row = await raceRow(db, clubId, id)
    if (!row) return null
    const isWaiting = !row.is_over && (row.goes_at === null || row.goes_at > Date.now())
    if (isWaiting && hasChanged(row, lane)) {
      await noteLane(db, clubId, row, lane)
      await sendBoats(db, clubId, session_id)
      row.ready += Number(lane.is_ready) - Number(row.is_ready)
    }
    if (samples.some(({ mark }) => mark === 'rest' || mark === 'finish'))
      await queueResultsOf(db, clubId, row.id)
    return raceFrom(row)
  })
}

const hasChanged = (row: Row, lane: Lane) =>
  row.is_ready !== lane.is_ready ||
  row.is_moving !== lane.is_moving ||
  row.has_belt !== lane.has_belt ||
  row.drag !== lane.drag

const noteLane = (db: Db, clubId: ClubId, { id, lane }: Row, said: Lane) =>
  db
    .updateTable('erg_lanes')
    .set(said)
    .where('club_id', '=', clubId)
    .where('race_id', '=', id)
    .where('lane', '=', lane)
    .execute()

/** The device knows pieces by their place in the plan. */
function raceFrom(row: Row): DeviceRace {
  const { structure, piece } = row
  const { id, name, place, count, lane, distance, time, lanes, ready, goes_at, is_over } = row
  const planned = structure ? numberedPieces(structure) : []
  return {
    id,
    name,
    place,
    count,
    lane,
    piece: planned.findIndex(({ number }) => number === piece),
    distance,
    time,
    lanes,
    ready,
    goes_at,
    is_over,
  }
}

const raceRow = (db: Db, clubId: ClubId, recording_id: number) =>
  checkedRow(
    db,
    Row,
    sql`
      with races as (
        select r.*, row_number() over (order by r.id)::int as place, (count(*) over ())::int as count
        from live_recordings k
        join erg_races r on r.club_id = k.club_id and r.session_id = k.session_id
        where k.club_id = ${clubId} and k.id = ${recording_id}
      )
      select r.id, r.name, r.place, r.count, l.lane, r.piece, r.distance, r.time, ${structuresOf},
        (select count(*) from erg_lanes o
          where o.club_id = r.club_id and o.race_id = r.id)::int as lanes,
        (select count(*) from erg_lanes o
          where o.club_id = r.club_id and o.race_id = r.id and o.is_ready)::int as ready,
        extract(epoch from r.goes_at)::float8 * 1000 as goes_at, r.ended_at is not null as is_over,
        l.is_ready, l.is_moving, l.has_belt, l.drag
      from live_recordings k
      join races r on true
      join erg_lanes l on l.club_id = r.club_id and l.race_id = r.id
        and l.user_id is not distinct from k.user_id
        and l.crew_id is not distinct from k.crew_id
      join sessions s on s.club_id = r.club_id and s.id = r.session_id
      where k.club_id = ${clubId} and k.id = ${recording_id}
      order by r.ended_at is not null, case when r.ended_at is null then r.id else -r.id end
      limit 1`,
  )
