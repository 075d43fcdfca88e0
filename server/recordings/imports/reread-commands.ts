import { sql, type RawBuilder } from 'kysely'
import { SPORT } from '#domain/constants/sports.ts'
import type { ClubId, Db } from '../../db/client.ts'
import { inBlocks } from './blocks.ts'
import { queueMeasuring } from './derived-rows.ts'
import type { Digest, DigestedPart } from './digest.ts'
import { finishImport } from './finish.ts'
import { knownElsewhere, membersOf } from './member-commands.ts'
import { importToRead } from './import-to-read.ts'
import { settleEdited } from './settle.ts'
import { isBelievable, startOf } from './start.ts'
import { replaceRecording, storeActivities, type NewActivity } from './store.ts'
import { isReadable, isUntouched, keptRecordings } from './reread-queries.ts'

/** The file holds other recordings than it did when it was imported: nothing of it is touched. */
export class OtherRecordings extends Error {
  override readonly name = 'OtherRecordings'
}

/** Records what is to be read and queues it; a reread that is under way already continues. */
export async function queueReread(
  db: Db,
  clubId: ClubId,
  importId: number | null,
  by: number,
): Promise<void> {
  await sql`
    with made as (
      insert into rereads (club_id, import_id, creator_id, total)
      select ${clubId}, ${importId}::bigint, ${by}, count(*) from imports i
        where i.club_id = ${clubId} and (${importId}::bigint is null or i.id = ${importId})
          and ${isReadable}
      on conflict do nothing returning club_id, id
    )
    select ${queueing(sql`club_id`, sql`id`)} from made`.execute(db)
}

const queueing = (clubId: RawBuilder<unknown>, id: RawBuilder<unknown>) => sql`
  app.enqueue_long('reread-files', json_build_object('club_id', ${clubId}, 'reread_id', ${id}),
    'reread-' || ${clubId} || '-' || ${id}, 'reread')`

/** Puts one that was about to begin back into the queue. */
export async function requeueReread(db: Db, clubId: ClubId, id: number): Promise<void> {
  await sql`select ${queueing(sql`${clubId}::bigint`, sql`${id}::bigint`)}`.execute(db)
}

/**
 * The outcome for a file; `recovered`: it could not be read before, `waiting`: it still has no
 * session.
 */
export type Outcome = 'done' | 'recovered' | 'waiting' | 'differing' | 'unreadable'

/** Notes that an import is behind. */
export async function noteReread(
  db: Db,
  clubId: ClubId,
  id: number,
  importId: number,
  outcome: Outcome,
): Promise<void> {
  await sql`
    update rereads set last_import_id = ${importId}, done = done + 1,
      recovered = recovered + ${Number(outcome === 'recovered')},
      waiting = waiting + ${Number(outcome === 'waiting')},
      differing = differing + ${Number(outcome === 'differing')},
      unreadable = unreadable + ${Number(outcome === 'unreadable')}
        where club_id = ${clubId} and id = ${id}`.execute(db)
}

/** What was uploaded meanwhile was not counted at the start. */
export async function finishReread(db: Db, clubId: ClubId, id: number): Promise<void> {
  await sql`update rereads set finished_at = now(), total = done
    where club_id = ${clubId} and id = ${id}`.execute(db)
}

/**
 * Replaces what was found with what today's readers find, recording by recording: figures, laps,
 * curves. Changes that were made in them since are recomputed from that, and so are the scores of
 * efforts and the loads. Their owner, place and sport stay.
 * @throws OtherRecordings where the file holds more of them, or fewer
 */
export async function replaceRecordings(
  db: Db,
  clubId: ClubId,
  importId: number,
  parts: AsyncIterable<DigestedPart>,
): Promise<void> {
  const kept = await keptRecordings(db, clubId, importId)
  const whole = kept.filter(({ half_of }) => half_of === null)
  const elsewhere = await knownElsewhere(db, clubId, importId)
  let position = 0
  for await (const { digests, member } of parts) {
    if (member && elsewhere.has(member.sha256)) continue
    for (const digest of digests) {
      const first = whole[position++]
      if (!first) throw new OtherRecordings()
      for (const one of halvesOf(first.id, kept))
        await replaceRecording(db, clubId, one, believed(digest))
    }
  }
  if (position !== whole.length) throw new OtherRecordings()
  const ids = kept.map(({ id }) => id)
  await settleEdited(db, clubId, ids)
  await queueMeasuring(db, clubId, ids)
}

/**
 * What could not be read is imported as on its first day; false where somebody else has done so
 * meanwhile.
 */
export async function importFailed(
  db: Db,
  clubId: ClubId,
  importId: number,
  parts: AsyncIterable<DigestedPart>,
): Promise<boolean> {
  const found = await importToRead(db, clubId, importId, ['failed'])
  if (found) await finishImport(db, clubId, found, parts)
  return found !== undefined
}

/**
 * Of a file that knows no session everything it holds today, be it more or fewer recordings than
 * before; it goes on waiting.
 * @throws OtherRecordings where somebody has done something with what it held, or it waits no more
 */
export async function renewWaiting(
  db: Db,
  clubId: ClubId,
  importId: number,
  parts: AsyncIterable<DigestedPart>,
): Promise<void> {
  const found = await importToRead(db, clubId, importId, ['needs-assignment'])
  if (!found || !(await isUntouched(db, clubId, importId))) throw new OtherRecordings()
  await db
    .deleteFrom('activities')
    .where('club_id', '=', clubId)
    .where('import_id', '=', importId)
    .execute()
  const { user_id, crew_id, ets_factors } = found
  await db
    .deleteFrom('import_members')
    .where('club_id', '=', clubId)
    .where('import_id', '=', importId)
    .execute()
  const members = await membersOf(db, clubId, found)
  async function* items(): AsyncGenerator<{ digest: Digest }> {
    for await (const part of parts)
      if (members.isNew(part)) for (const digest of part.digests) yield { digest }
  }
  let position = 0
  for await (const block of inBlocks(items())) {
    const rows = block.map(({ digest }): NewActivity => {
      const { start_time } = startOf(digest.activity, found, Date.now())
      const sport_id = digest.activity.sport_id ?? SPORT.other
      const own = { import_id: importId, position: position++, session_id: null, sport_id }
      return {
        place: { ...own, user_id, crew_id, ets_factors },
        digest: { ...digest, activity: { ...digest.activity, start_time } },
      }
    })
    await storeActivities(db, clubId, rows)
  }
  await members.store()
}

/** A start that cannot be true is ignored, so the one somebody has given stays. */
function believed({ activity, ...digest }: Digest): Digest {
  const { start_time } = activity
  return {
    ...digest,
    activity: {
      ...activity,
      start_time: start_time !== null && isBelievable(start_time, Date.now()) ? start_time : null,
    },
  }
}

type Half = Awaited<ReturnType<typeof keptRecordings>>[number]

/** A recording and all that were split off it: each keeps the whole of it. */
function halvesOf(id: number, kept: readonly Half[]): Half[] {
  const own = kept.filter((one) => one.id === id)
  return [
    ...own,
    ...kept.filter(({ half_of }) => half_of === id).flatMap((half) => halvesOf(half.id, kept)),
  ]
}
