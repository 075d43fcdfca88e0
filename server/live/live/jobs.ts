import { Readable } from 'node:stream'
import { sql, type RawBuilder } from 'kysely'
import { Id, nullable, T, type Static } from '#contract/schema.ts'
import { ROLE } from '#domain/constants/roles.ts'
import { sportById } from '#domain/constants/sports.ts'
import { RECORDING } from '#domain/live/recording.ts'
import type { JudgedSample } from '#domain/live/judge.ts'
import { piecesOf, type LivePiece, type Standing } from '#domain/live/standing.ts'
import { checkedRow } from '../../db/checked-rows.ts'
import { inClub, type ClubId, type Db, type Pool } from '../../db/client.ts'
import { withFile } from '../../files/held-files.ts'
import type { FileStore } from '../../files/store.ts'
import { queueImport } from '../../recordings/imports/open.ts'
import { recordingFile } from '../../recordings/integrations/open.ts'
import { mergeChunks, samplesAfter } from './chunks.ts'
import { keepsHeartRate } from './held-recordings.ts'

/** Samples that become a file; a day of five a second. */
const MOST = 432_000

type Parts = { pool: Pool; files: FileStore }

export type Queued = { club_id: number; recording_id: number }

/** Queues the files of some recordings `r`. */
const queueImports = (db: Db, club_id: ClubId, which: RawBuilder<unknown>) =>
  sql`
    select app.enqueue_outward('import-live',
      json_build_object('club_id', r.club_id, 'recording_id', r.id), 'live ' || r.id)
    from live_recordings r
    where r.club_id = ${club_id} and ${which}`.execute(db)

/** A finished recording becomes a file once its transaction holds. */
export async function queueImportOf(db: Db, club_id: ClubId, recording_id: number): Promise<void> {
  await queueImports(db, club_id, sql`r.id = ${recording_id}`)
}

/** The same of those in sessions that finished while these were in the bin. */
export async function queueImportsOf(
  db: Db,
  club_id: ClubId,
  session_ids: readonly number[],
): Promise<void> {
  const finished = sql`r.session_id = any (${[...session_ids]}::bigint[])
    and r.status = ${RECORDING.finished} and r.imported < r.samples`
  await queueImports(db, club_id, finished)
}

const Finished = T.Object({
  session_id: Id,
  sport_id: T.Integer(),
  crew_id: nullable(Id),
  user_id: nullable(Id),
  name: T.String(),
  device: T.String(),
  imported: T.Integer(),
  keeps_heart_rate: T.Boolean(),
  standing: T.Unsafe<Standing>({ type: 'object' }),
})
type Finished = Static<typeof Finished>

/**
 * Makes the file of a recording and its import: of the athlete, of who sits first in the boat, or
 * of who planned the session where nobody does. A second run finds that there is one; what came
 * after the file was made is a file of its own.
 */
export async function importRecording(
  { pool, files }: Parts,
  clubId: ClubId,
  recording_id: number,
): Promise<void> {
  const read = await inClub(pool, clubId, async (db) => {
    const finished = await finishedOf(db, clubId, recording_id)
    if (!finished) return null
    const rest = { recording_id, after: finished.imported, most: MOST }
    return { ...finished, ...(await samplesAfter(db, clubId, rest)) }
  })
  if (!read || read.user_id === null || read.samples.length === 0) return
  const { user_id, session_id, crew_id } = read
  const imported = read.imported + read.samples.length
  const { name, bytes } = fileOf(read, read.samples)
  const club = { club_id: clubId }
  await withFile({ pool, files }, club, Readable.from([bytes]), (file) =>
    inClub(pool, clubId, async (db) => {
      const finished = await finishedOf(db, clubId, recording_id, { inTurn: true })
      if (finished?.imported !== read.imported) return
      const { id } = await queueImport(db, clubId, {
        user_id,
        uploaded_by: user_id,
        session_id,
        crew_id,
        file: { ...file, name },
      })
      await db
        .updateTable('live_recordings')
        .set({ import_id: id, imported })
        .where('club_id', '=', clubId)
        .where('id', '=', recording_id)
        .execute()
      await mergeChunks(db, clubId, recording_id, read)
    }),
  )
}

/** A finished recording of which there is no file, or not of all. */
const finishedOf = (db: Db, clubId: ClubId, id: number, { inTurn = false } = {}) =>
  checkedRow(
    db,
    Finished,
    sql`
      select r.session_id, coalesce(s.sport_id, 8) as sport_id, r.crew_id, r.device, r.standing,
        coalesce(w.name, u.full_name, '') as name,
        r.imported, ${keepsHeartRate} as keeps_heart_rate,
        coalesce(r.user_id, (select cu.user_id from crew_users cu
          where cu.club_id = r.club_id and cu.crew_id = r.crew_id
          order by cu.position limit 1), ${planner}) as user_id
      from live_recordings r
      join sessions s on s.club_id = r.club_id and s.id = r.session_id
      left join crews w on w.club_id = r.club_id and w.id = r.crew_id
      left join users u on u.id = r.user_id
      where r.club_id = ${clubId} and r.id = ${id} and r.status = ${RECORDING.finished}
        and r.imported < r.samples
      ${inTurn ? sql`for update of r` : sql``}`,
  )

/** Who planned the session `s`, else who leads the club, while they are in it. */
const planner = sql`(
  select m.user_id from memberships m
  where m.club_id = s.club_id and m.status = app.approved()
    and (m.user_id = s.creator_id or exists (select from membership_roles l
      where l.club_id = m.club_id and l.user_id = m.user_id
        and l.role_id in (${ROLE.head_coach}, ${ROLE.manager})))
  order by (m.user_id = s.creator_id) desc nulls last, m.user_id limit 1)`

const MS = 1000
const sumOf = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0)

function fileOf(finished: Finished, samples: readonly JudgedSample[]) {
  const { sport_id, name, device, standing, keeps_heart_rate } = finished
  const start = samples[0]?.at ?? 0
  const last = samples.at(-1)
  const seconds = (at: number) => (at - start) / MS
  // A second file begins at zero as well.
  const before = finished.imported === 0 ? 0 : (samples[0]?.distance ?? 0)
  const strokes = samples.flatMap(({ force, ...rest }) => (force ? [{ ...rest, force }] : []))
  return recordingFile(`${name}.json`, {
    provider: 'slipway',
    id: `${device} ${start}`,
    name,
    sport: sportById(sport_id)?.key ?? null,
    device: 'Slipway',
    start: new Date(start).toISOString(),
    elapsed: last ? seconds(last.at) : null,
    distance: last ? last.distance - before : null,
    heart_rate_avg: null,
    heart_rate_max: null,
    channels: {
      t: samples.map(({ at }) => seconds(at)),
      distance: samples.map(({ distance }) => distance - before),
      speed: samples.map(({ speed }) => speed),
      cadence: samples.map(({ stroke_rate }) => stroke_rate),
      heart_rate: samples.map(({ heart_rate }) => (keeps_heart_rate ? heart_rate : null)),
      power: samples.map(({ power }) => power),
      lat: samples.map(({ lat }) => lat),
      lon: samples.map(({ lon }) => lon),
    },
    ...(strokes.length > 0 && {
      strokes: {
        channels: {
          t: strokes.map(({ at }) => seconds(at)),
          distance: strokes.map(({ distance }) => distance - before),
          speed: strokes.map(({ speed }) => speed),
          stroke_rate: strokes.map(({ stroke_rate }) => stroke_rate),
          power: strokes.map(({ power }) => power),
          peak_force: strokes.map(({ force }) => Math.max(...force)),
          avg_force: strokes.map(({ force }) => sumOf(force) / force.length),
        },
        forces: strokes.map(({ force }) => force),
      },
    }),
    laps: piecesOf(standing.marks)
      .filter(({ started_at }) => started_at >= start)
      .map(lapOf),
  })
}

const lapOf = ({ number, started_at, from, finished_at, to }: LivePiece) => ({
  start: new Date(started_at).toISOString(),
  time: finished_at === null ? null : (finished_at - started_at) / MS,
  distance: to === null ? null : to - from,
  heart_rate_avg: null,
  stroke_rate_avg: null,
  rest: number === null,
})
