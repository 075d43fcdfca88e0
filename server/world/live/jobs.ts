import { Readable } from 'node:stream'
import type { TaskList } from 'graphile-worker'
import { sql } from 'kysely'
import { Id, nullable, T, type Static } from '#contract/schema.ts'
import { sportById } from '#domain/constants/sports.ts'
import { RECORDING } from '#domain/live/recording.ts'
import type { Kept } from '#domain/live/judge.ts'
import { piecesOf, type Standing } from '#domain/live/standing.ts'
import { checkedRow } from '../../db/checked-rows.ts'
import { inClub, provenClub, type ClubId, type Db, type Pool } from '../../db/client.ts'
import { withFile } from '../../files/keep.ts'
import type { FileStore } from '../../files/store.ts'
import { queueImport } from '../../recordings/imports/open.ts'
import { recordingFile } from '../../recordings/integrations/open.ts'
import { samplesAfter } from './chunks.ts'

/** Samples that become a file; a day of five a second. */
const MOST = 432_000

type Parts = { pool: Pool; files: FileStore }

export const liveTasks = (parts: Parts): TaskList => ({
  'import-live': (payload) => importRecording(parts, payload as Queued),
  'forget-live': async () => {
    await parts.pool.query('select app.forget_live_chunks()')
  },
})

type Queued = { club_id: number; recording_id: number }

/** A finished recording becomes a file once its transaction holds. */
export async function queueImportOf(db: Db, club_id: ClubId, recording_id: number): Promise<void> {
  const queued: Queued = { club_id, recording_id }
  const key = `live ${recording_id}`
  await sql`select app.enqueue('import-live', ${JSON.stringify(queued)}::json, ${key})`.execute(db)
}

const Finished = T.Object({
  session_id: Id,
  sport_id: T.Integer(),
  crew_id: nullable(Id),
  user_id: nullable(Id),
  name: T.String(),
  device: T.String(),
  standing: T.Unsafe<Standing>({ type: 'object' }),
})
type Finished = Static<typeof Finished>

/**
 * Makes the file of a recording and its import, of the athlete or of who sits first in the boat. A
 * second run finds that there is one.
 */
async function importRecording(
  { pool, files }: Parts,
  { club_id, recording_id }: Queued,
): Promise<void> {
  const clubId = provenClub(club_id)
  const read = await inClub(pool, clubId, async (db) => {
    const finished = await finishedOf(db, clubId, recording_id)
    const all = { recording_id, after: 0, most: MOST }
    return finished && { ...finished, ...(await samplesAfter(db, clubId, all)) }
  })
  if (!read || read.user_id === null || read.samples.length === 0) return
  const { user_id, session_id, crew_id } = read
  const { name, bytes } = fileOf(read, read.samples)
  await withFile({ pool, files }, { club_id }, Readable.from([bytes]), (file) =>
    inClub(pool, clubId, async (db) => {
      if (!(await finishedOf(db, clubId, recording_id, { inTurn: true }))) return
      const { id } = await queueImport(db, clubId, {
        user_id,
        uploaded_by: user_id,
        session_id,
        crew_id,
        file: { ...file, name },
      })
      await db
        .updateTable('live_recordings')
        .set({ import_id: id })
        .where('club_id', '=', clubId)
        .where('id', '=', recording_id)
        .execute()
    }),
  )
}

/** A finished recording without an import. */
const finishedOf = (db: Db, clubId: ClubId, id: number, { inTurn = false } = {}) =>
  checkedRow(
    db,
    Finished,
    sql`
      select r.session_id, coalesce(s.sport_id, 8) as sport_id, r.crew_id, r.device, r.standing,
        coalesce(w.name, u.full_name, '') as name,
        coalesce(r.user_id, (select cu.user_id from crew_users cu
          where cu.club_id = r.club_id and cu.crew_id = r.crew_id
          order by cu.position limit 1)) as user_id
      from live_recordings r
      join sessions s on s.club_id = r.club_id and s.id = r.session_id
      left join crews w on w.club_id = r.club_id and w.id = r.crew_id
      left join users u on u.id = r.user_id
      where r.club_id = ${clubId} and r.id = ${id} and r.status = ${RECORDING.finished}
        and r.import_id is null
      ${inTurn ? sql`for update of r` : sql``}`,
  )

const MS = 1000

function fileOf({ sport_id, name, device, standing }: Finished, samples: readonly Kept[]) {
  const start = samples[0]?.at ?? 0
  const last = samples.at(-1)
  const seconds = (at: number) => (at - start) / MS
  return recordingFile(`${name}.json`, {
    provider: 'slipway',
    id: `${device} ${start}`,
    name,
    sport: sportById(sport_id)?.key ?? null,
    device: 'Slipway',
    start: new Date(start).toISOString(),
    elapsed: last ? seconds(last.at) : null,
    distance: last?.distance ?? null,
    heart_rate_avg: null,
    heart_rate_max: null,
    channels: {
      t: samples.map(({ at }) => seconds(at)),
      distance: samples.map(({ distance }) => distance),
      speed: samples.map(({ speed }) => speed),
      cadence: samples.map(({ stroke_rate }) => stroke_rate),
      heart_rate: samples.map(({ heart_rate }) => heart_rate),
      lat: samples.map(({ lat }) => lat),
      lon: samples.map(({ lon }) => lon),
    },
    laps: piecesOf(standing.marks).map(({ number, started_at, from, finished_at, to }) => ({
      start: new Date(started_at).toISOString(),
      time: finished_at === null ? null : (finished_at - started_at) / MS,
      distance: to === null ? null : to - from,
      heart_rate_avg: null,
      stroke_rate_avg: null,
      rest: number === null,
    })),
  })
}
