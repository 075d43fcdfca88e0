import { sql } from 'kysely'
import { Id, nullable, OneOf, T, type Static } from '#contract/schema.ts'
import { laneStanding, raceStretch, type LaneStanding } from '#domain/live/erg-race.ts'
import type { JudgedSample } from '#domain/live/judge.ts'
import { shownOf } from '#domain/live/participants.ts'
import { RECORDING_STATUSES } from '#domain/live/recording.ts'
import { NO_MOMENTS, type Moments } from '#domain/live/sections.ts'
import type { Standing } from '#domain/live/standing.ts'
import { meanRate } from '#domain/public/splits.ts'
import { ergoWattsOfSpeed } from '#domain/time/pace.ts'
import { writeScores, type ResultWrite } from '../../analysis/result-entry/open.ts'
import { checkedRow, checkedRows } from '../../db/checked-rows.ts'
import { inClub, type ClubId, type Db, type Pool } from '../../db/client.ts'
import { samplesAfter } from './chunks.ts'
import { sendBoats } from './commands.ts'

export type QueuedRace = { club_id: number; race_id: number }

/** What a race came to is written once its transaction holds. */
export async function queueResultsOf(db: Db, club_id: ClubId, race_id: number): Promise<void> {
  const queued: QueuedRace = { club_id, race_id }
  const key = `race ${race_id}`
  await sql`select app.enqueue('write-race', ${JSON.stringify(queued)}::json, ${key})`.execute(db)
}

const Race = T.Object({
  session_id: Id,
  sport_id: T.Integer(),
  piece: T.Integer(),
  distance: nullable(T.Integer()),
  time: nullable(T.Integer()),
  goes_at: T.Number(),
  is_over: T.Boolean(),
})
type Race = Static<typeof Race>

const Recorded = T.Object({
  lane: T.Integer(),
  crew_id: nullable(Id),
  user_id: nullable(Id),
  recording_id: nullable(Id),
  status: nullable(OneOf(...RECORDING_STATUSES)),
  heard_at: nullable(T.Number()),
  samples: nullable(T.Integer()),
  standing: T.Unsafe<Standing | null>({}),
})
type Recorded = Static<typeof Recorded>

/** Samples that are read of a lane; two hours of ten a second. */
const MOST = 72_000

/**
 * Ends a race in which nobody is on the way any more, and writes what a race that is over came to
 * as the piece it was. Done again it writes the same, with what devices have sent since.
 */
export async function writeRace(pool: Pool, clubId: ClubId, race_id: number): Promise<void> {
  await inClub(pool, clubId, async (db) => {
    const race = await raceOf(db, clubId, race_id)
    if (!race) return
    const lanes = await lanesOf(db, clubId, race_id, race)
    const isOver = race.is_over || lanes.every(({ standing: { phase } }) => isThrough(phase))
    if (!isOver) return
    if (!race.is_over) await endRace(db, clubId, race_id)
    const changes = lanes.flatMap((lane) => resultOf(race, lane) ?? [])
    await writeScores(db, clubId, null, race.session_id, changes)
    await sendBoats(db, clubId, race.session_id)
  })
}

const isThrough = (phase: LaneStanding['phase']) => phase === 'done' || phase === 'stopped'

const endRace = (db: Db, clubId: ClubId, id: number) =>
  db
    .updateTable('erg_races')
    .set({ ended_at: sql<string>`now()` })
    .where('club_id', '=', clubId)
    .where('id', '=', id)
    .execute()

const raceOf = (db: Db, clubId: ClubId, id: number) =>
  checkedRow(
    db,
    Race,
    sql`
      select r.session_id, s.sport_id, r.piece, r.distance, r.time,
        extract(epoch from r.goes_at)::float8 * 1000 as goes_at, r.ended_at is not null as is_over
      from erg_races r
      join sessions s on s.club_id = r.club_id and s.id = r.session_id
      where r.club_id = ${clubId} and r.id = ${id} and r.goes_at is not null
        and s.deleted_at is null
      for update of r`,
  )

type Lane = Pick<Recorded, 'crew_id' | 'user_id'> & {
  standing: LaneStanding
  stroke_rate: number | null
}

async function lanesOf(db: Db, clubId: ClubId, race_id: number, race: Race): Promise<Lane[]> {
  const rows = await checkedRows(
    db,
    Recorded,
    sql`
      select l.lane, l.crew_id, l.user_id, k.id as recording_id, k.status, k.samples, k.standing,
        extract(epoch from k.heard_at)::float8 * 1000 as heard_at
      from erg_lanes l
      left join live_recordings k on k.club_id = l.club_id and k.session_id = ${race.session_id}
        and k.crew_id is not distinct from l.crew_id
        and k.user_id is not distinct from l.user_id and k.status < 5
      where l.club_id = ${clubId} and l.race_id = ${race_id}
        and (l.user_id is null or exists (
          select from participants p
          where p.club_id = l.club_id and p.session_id = ${race.session_id}
            and p.user_id = l.user_id))
      order by l.lane, k.id`,
  )
  const lanes: Lane[] = []
  for (const own of Map.groupBy(rows, ({ lane }) => lane).values())
    lanes.push(await laneOf(db, clubId, own, race))
  return lanes
}

/** How a lane stands, by the recording that has the race in it. */
async function laneOf(db: Db, clubId: ClubId, own: readonly Recorded[], race: Race): Promise<Lane> {
  const begun = own.flatMap(({ recording_id, status, standing, heard_at, crew_id, user_id }) =>
    recording_id !== null &&
    status !== null &&
    standing !== null &&
    raceStretch(standing.marks, race.goes_at) !== null
      ? [{ recording_id, status, standing, heard_at, crew_id, user_id }]
      : [],
  )
  const recording = shownOf(begun)
  const [{ lane, crew_id, user_id } = { lane: 0, crew_id: null, user_id: null }] = own
  const none = { lane, weight: null, boat: null, moments: NO_MOMENTS }
  if (!recording)
    return { crew_id, user_id, standing: laneStanding(none, race, Date.now()), stroke_rate: null }
  const { recording_id, status, heard_at, standing } = recording
  const { samples } = await samplesAfter(db, clubId, { recording_id, after: 0, most: MOST })
  const { before, averaged, marks } = standing
  const boat = {
    status,
    heard_at,
    at: before.at === 0 ? null : before.at,
    distance: before.distance,
    speed: averaged.speed,
    stroke_rate: averaged.stroke_rate,
    marks,
  }
  const known = { lane, weight: null, boat, moments: momentsOf(samples) }
  const stands = laneStanding(known, race, Date.now())
  const ends_at = race.goes_at + stands.time * 1000
  const rowed = samples.filter(({ at }) => at >= race.goes_at && at <= ends_at)
  return { crew_id, user_id, standing: stands, stroke_rate: meanRate(rowed) }
}

const momentsOf = (samples: readonly JudgedSample[]): Moments => ({
  ...NO_MOMENTS,
  count: samples.length,
  at: (index) => {
    const { at, distance } = samples[index] ?? { at: 0, distance: 0 }
    return { at, distance }
  },
})

const tenths = (value: number | null) => (value === null ? null : Math.round(value * 10) / 10)

/** The result of a lane that is through; who stopped has none. */
function resultOf(
  race: Race,
  { crew_id, user_id, standing, stroke_rate }: Lane,
): ResultWrite | null {
  const { phase, time, metres } = standing
  if (phase !== 'done' || time <= 0) return null
  const values = {
    time: tenths(time),
    distance: Math.round(metres),
    stroke_rate: tenths(stroke_rate),
    power: tenths(ergoWattsOfSpeed(metres / time)),
  }
  return {
    user_id,
    crew_id,
    alternative: false,
    sport_id: race.sport_id,
    scores: [{ piece: race.piece, part: 'piece', number: 0, values }],
  }
}
