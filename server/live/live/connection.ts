import { randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import type { Input } from '#contract/endpoint.ts'
import type { beginRecording, Connection } from '#contract/live/live-recorder.ts'
import { Id, nullable, T, type Static } from '#contract/schema.ts'
import { FEATURE } from '#domain/constants/features.ts'
import { RECORDING, windowAt, type Control, type RecordingStatus } from '#domain/live/recording.ts'
import { FIRST_STANDING } from '#domain/live/standing.ts'
import { numberedPieces } from '#domain/training/piece-numbers.ts'
import { checkedRow } from '../../db/checked-rows.ts'
import { inTransaction, provenClub, type ClubId, type Db, type Pool } from '../../db/client.ts'
import { hashOf } from '../../http/gate.ts'
import { demand, found } from '../../http/refusal.ts'
import { laidOut, Plans, structuresOf } from '../../planning/sessions/open.ts'
import { isMeant, outingOf, type CodeUse } from './stickers.ts'

/** Devices of one crew or athlete that record at a time. */
const MOST_DEVICES = 20

const Opened = T.Object({
  club_id: Id,
  session_id: Id,
  crew_id: nullable(Id),
  user_id: nullable(Id),
  keeps_open: T.Boolean(),
})
type Opened = Static<typeof Opened> & { feature: number }

const Facts = T.Object({
  ...Plans.properties,
  club_name: T.String(),
  time_zone: T.String(),
  session_name: T.String(),
  starts_at: T.String(),
  ends_at: T.String(),
  sport_id: T.Integer(),
  has_feature: T.Boolean(),
  crew_name: nullable(T.String()),
  athlete_name: nullable(T.String()),
})

/**
 * What a code leads to.
 * @throws Refusal not_found for a code nobody has, and of a club whose plan has ended or has no
 * codes any more, boat_ashore for that of a boat that is not out
 */
export async function connectionOf(pool: Pool, code: string): Promise<Connection> {
  const { opened, facts } = await behind(pool, code, { at: Date.now() })
  const { club_name, time_zone, session_name, starts_at, ends_at, sport_id } = facts
  const { session_id, crew_id, user_id } = opened
  return {
    session_id,
    club_name,
    time_zone,
    session_name,
    starts_at,
    ends_at,
    sport_id,
    participant:
      crew_id === null
        ? { kind: 'athlete', id: user_id ?? 0, name: facts.athlete_name ?? '' }
        : { kind: 'crew', id: crew_id, name: facts.crew_name ?? '' },
    pieces: piecesOf(facts),
    window: windowOf(opened, facts, Date.now()),
  }
}

/** Each piece as it is rowed, with the rest after it. */
function piecesOf(plans: Plans): Connection['pieces'] {
  const planned = plans.structure ? numberedPieces(plans.structure) : []
  return laidOut(plans).map(({ planned_distance, planned_time }, place) => ({
    distance: planned_distance,
    time: planned_time,
    rest: planned[place]?.piece.rest ?? null,
    stroke_rate: planned[place]?.piece.planned_rate || null,
  }))
}

type Times = { starts_at: string; ends_at: string }
const windowOf = ({ keeps_open }: Opened, session: Times, at: number) =>
  keeps_open ? 'open' : windowAt(session, at)

async function behind(pool: Pool, code: string, meant: CodeUse) {
  const opened = await openedBy(pool, code, meant)
  const club_id = provenClub(opened.club_id)
  const facts = await inTransaction(pool, { club_id }, (db) => factsOf(db, club_id, opened))
  demand(facts.has_feature, 'not_found')
  return { opened, facts, clubId: club_id }
}

/** By the code of a session, else by that of a boat that is or was out. */
async function openedBy(pool: Pool, code: string, meant: CodeUse): Promise<Opened> {
  const statement = sql`select o.* from app.open_connect_code(${code}) k
    cross join lateral jsonb_to_record(k)
      as o(club_id bigint, session_id bigint, crew_id bigint, user_id bigint,
        keeps_open boolean)
    where k is not null`
  const opened = await inTransaction(pool, {}, (db) => checkedRow(db, Opened, statement))
  if (opened) {
    demand(isMeant(opened, meant), 'not_found')
    return { ...opened, feature: FEATURE.crew_qr_codes }
  }
  const { club_id, session_id, crew_id } = found(await outingOf(pool, code, meant))
  const outing = { club_id, session_id, crew_id, user_id: null, keeps_open: false }
  return { ...outing, feature: FEATURE.connect_equipment }
}

async function factsOf(db: Db, clubId: ClubId, opened: Opened) {
  const { session_id, crew_id, user_id, feature } = opened
  return found(
    await checkedRow(
      db,
      Facts,
      sql`
        select c.name as club_name, c.time_zone, s.name as session_name, s.starts_at, s.ends_at,
          s.sport_id, ${structuresOf},
          ${feature} = any (app.features_of(c.id)) and app.is_running(c.id) as has_feature,
          (select w.name from crews w where w.club_id = s.club_id and w.id = ${crew_id}) as crew_name,
          (select u.full_name from users u where u.id = ${user_id}) as athlete_name
        from sessions s
        join clubs c on c.id = s.club_id
        where s.club_id = ${clubId} and s.id = ${session_id} and s.kind = 'session'`,
    ),
  )
}

/** What was recorded without a connection may be begun that much later. */
const LATEST_MS = 7 * 24 * 3_600_000

type RecordingRequest = Input<typeof beginRecording>['body']

/**
 * The recording of a device, begun now, before a reload or while there was no connection, with a
 * token of its own: one it had before holds no more.
 * @throws Refusal connect_early or connect_over where it began outside the window of the code
 */
export async function beginRecordingBy(pool: Pool, code: string, wanted: RecordingRequest) {
  const { device, began_ago_ms: ago = 0, session_id, participant_id } = wanted
  const at = Date.now() - ago
  const { opened, facts, clubId } = await behind(pool, code, { at, session_id, participant_id })
  const token = randomBytes(24).toString('base64url')
  const recording = await inTransaction(pool, { club_id: clubId }, async (db) => {
    await oneAtATime(db, clubId, opened)
    const going = await goOn(db, clubId, { opened, device, token })
    if (going) return going
    const window = windowOf(opened, facts, at)
    demand(window !== 'early', 'connect_early')
    demand(window !== 'over' && ago <= LATEST_MS, 'connect_over')
    return begin(db, clubId, { opened, device, token })
  })
  return { ...recording, token, club_id: clubId, session_id: opened.session_id }
}

type Stands = { status: RecordingStatus; wanted: Control | null }
type Beginning = { opened: Opened; device: string; token: string }

const ofDevice = (clubId: ClubId, { session_id, crew_id, user_id }: Opened) => sql<boolean>`
  club_id = ${clubId} and session_id = ${session_id}
  and crew_id is not distinct from ${crew_id}::bigint
  and user_id is not distinct from ${user_id}::bigint
  and (status < ${RECORDING.finished} or abandoned_from is not null)`

/** A device that asks twice at once, as after a lost answer, begins once. */
const oneAtATime = (db: Db, clubId: ClubId, { session_id, crew_id, user_id }: Opened) => {
  const of = `recordings of ${clubId} ${session_id} ${crew_id} ${user_id}`
  return sql`select pg_advisory_xact_lock(hashtextextended(${of}, 0))`.execute(db)
}

const goOn = (db: Db, clubId: ClubId, { opened, device, token }: Beginning) =>
  db
    .updateTable('live_recordings')
    .set({ token_hash: hashOf(token) })
    .where(ofDevice(clubId, opened))
    .where('device', '=', device)
    .returning(['id', 'samples', 'status', 'wanted'])
    .$narrowType<Stands>()
    .executeTakeFirst()

async function begin(db: Db, clubId: ClubId, { opened, device, token }: Beginning) {
  const { session_id, crew_id, user_id } = opened
  const { count } = await db
    .selectFrom('live_recordings')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where(ofDevice(clubId, opened))
    .executeTakeFirstOrThrow()
  demand(count < MOST_DEVICES, 'connect_full', { values: { max: MOST_DEVICES } })
  return db
    .insertInto('live_recordings')
    .values({
      club_id: clubId,
      session_id,
      crew_id,
      user_id,
      device,
      token_hash: hashOf(token),
      standing: JSON.stringify(FIRST_STANDING),
    })
    .returning(['id', 'samples', 'status', 'wanted'])
    .$narrowType<Stands>()
    .executeTakeFirstOrThrow()
}
