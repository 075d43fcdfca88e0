import { Readable } from 'node:stream'
import { sql } from 'kysely'
import type { Upload } from '#contract/recordings/uploads.ts'
import { ACTIVE_ATHLETE_STATUSES } from '#domain/constants/statuses.ts'
import { inClub, type ClubId, type Db, type Pool } from '../../db/client.ts'
import { withFile } from '../../files/held-files.ts'
import type { FileStore, StoredFile } from '../../files/store.ts'
import { instant } from '../../db/instant.ts'
import { queueImport } from './queue.ts'

/** Files can be uploaded for members and for people on their way in. */
export async function isActiveMember(db: Db, clubId: ClubId, userId: number): Promise<boolean> {
  const member = await db
    .selectFrom('memberships')
    .select('user_id')
    .where('club_id', '=', clubId)
    .where('user_id', '=', userId)
    .where('status', 'in', ACTIVE_ATHLETE_STATUSES)
    .executeTakeFirst()
  return member !== undefined
}

type NewUpload = {
  user_id: number
  owner_id: number
  name: string
  size: number
  session_id: number | null
  crew_id: number | null
}

export async function createUpload(db: Db, clubId: ClubId, upload: NewUpload): Promise<Upload> {
  const made = await db
    .insertInto('uploads')
    .values({ club_id: clubId, ...upload })
    .returning(({ ref }) => [
      'id',
      'name',
      'size',
      'session_id',
      'import_id',
      'duplicate',
      instant(ref('expires_at')).as('expires_at'),
    ])
    .executeTakeFirstOrThrow()
  return { ...made, offset: 0 }
}

/** Returns one's own upload, locked until the end of the transaction when a part is received. */
export async function ownUpload(
  db: Db,
  clubId: ClubId,
  userId: number,
  id: number,
  lock = false,
): Promise<Upload | undefined> {
  if (lock)
    await sql`
      select from uploads
      where club_id = ${clubId} and id = ${id} and user_id = ${userId}
      for update`.execute(db)
  return db
    .selectFrom('uploads as u')
    .select(({ ref }) => [
      'u.id',
      'u.name',
      'u.size',
      'u.session_id',
      'u.import_id',
      'u.duplicate',
      instant(ref('u.expires_at')).as('expires_at'),
      RECEIVED.as('offset'),
    ])
    .where('u.club_id', '=', clubId)
    .where('u.id', '=', id)
    .where('u.user_id', '=', userId)
    .where('u.expires_at', '>', sql<string>`now()`)
    .executeTakeFirst()
}

/** How much of an upload `u` is there. */
const RECEIVED = sql<number>`coalesce(
  (
    select max(p.start + p.size) from upload_parts p
    where p.club_id = u.club_id and p.upload_id = u.id
  ),
  case when u.import_id is null then 0 else u.size end
)`

/**
 * Keeps the part that begins where the last one ended; with the last part a job puts the file
 * together.
 */
export async function addPart(
  db: Db,
  clubId: ClubId,
  upload: Upload,
  { sha256, size }: StoredFile,
): Promise<Upload> {
  await db
    .insertInto('upload_parts')
    .values({ club_id: clubId, upload_id: upload.id, start: upload.offset, sha256, size })
    .execute()
  const offset = upload.offset + size
  await db
    .updateTable('uploads')
    .set({ expires_at: sql`now() + interval '2 days'` })
    .where('club_id', '=', clubId)
    .where('id', '=', upload.id)
    .execute()
  if (offset === upload.size)
    await sql`
      select app.enqueue_outward(
        'join-upload',
        json_build_object('club_id', ${clubId}::bigint, 'upload_id', ${upload.id}::bigint),
        ${`upload-${upload.id}`}
      )`.execute(db)
  return { ...upload, offset }
}

export async function dropUpload(db: Db, clubId: ClubId, id: number): Promise<void> {
  await db.deleteFrom('uploads').where('club_id', '=', clubId).where('id', '=', id).execute()
}

/**
 * Puts the parts into the store as one file and queues its import. Killed at any point it starts
 * again, and there is one import.
 */
export async function joinUpload(
  pool: Pool,
  files: FileStore,
  clubId: ClubId,
  id: number,
): Promise<void> {
  const content = Readable.from(partsOf(pool, files, clubId, id), { objectMode: false })
  // Its place was set aside when it was announced.
  await withFile({ pool, files }, {}, content, (file) =>
    inClub(pool, clubId, (db) => queueWhole(db, clubId, id, file)),
  )
}

async function queueWhole(db: Db, clubId: ClubId, id: number, file: StoredFile): Promise<void> {
  const whole = await db
    .selectFrom('uploads')
    .select(['user_id', 'owner_id', 'name', 'session_id', 'crew_id'])
    .where('club_id', '=', clubId)
    .where('id', '=', id)
    .where('import_id', 'is', null)
    .forUpdate()
    .executeTakeFirst()
  if (!whole) return // dropped meanwhile
  const made = await queueImport(db, clubId, {
    user_id: whole.owner_id,
    uploaded_by: whole.user_id,
    session_id: whole.session_id,
    crew_id: whole.crew_id,
    file: { name: whole.name, ...file },
  })
  await sql`
    with parts_removed as (
      delete from upload_parts where club_id = ${clubId} and upload_id = ${id}
    )
    update uploads set import_id = ${made.id}, duplicate = ${made.duplicate}
    where club_id = ${clubId} and id = ${id}`.execute(db)
}

/** Yields one part at a time, so that a large file is never held as a whole. */
async function* partsOf(
  pool: Pool,
  files: FileStore,
  clubId: ClubId,
  id: number,
): AsyncGenerator<Buffer> {
  const parts = await inClub(pool, clubId, (db) =>
    db
      .selectFrom('upload_parts')
      .select('sha256')
      .where('club_id', '=', clubId)
      .where('upload_id', '=', id)
      .orderBy('start')
      .execute(),
  )
  for (const { sha256 } of parts) yield await files.read(sha256)
}
