import type { ArchiveContents, ClubImport } from '#contract/people/club-data-imports.ts'
import type { Db } from '../../server/db/client.ts'
import type { FileStore } from '../../server/files/store.ts'
import { keepFile } from '../support/stored-file.ts'
import { proofOf } from './matrix-parts-account.ts'
import { idOf, photo, plain, type MatrixCall } from './matrix-parts.ts'

const NAME = 'Brought in'
const CONTENTS: ArchiveContents = {
  club: NAME,
  made_at: '2026-01-05T00:00:00Z',
  parts: [],
  files: { count: 0, bytes: 0, missing: 0 },
  unseen: 0,
  stays: [],
  unknown: [],
}

type Caller = { email: string }

/** An archive that the caller has sent, or the club it has become. */
async function archiveOf(
  files: FileStore,
  db: Db,
  { email, state }: Caller & { state: ClubImport['state'] },
): Promise<number> {
  const { sha256, size } = await keepFile(db, files, await photo())
  const user_id = await idOf(db, email)
  const isDone = state === 'done'
  const club = isDone
    ? await db
        .insertInto('clubs')
        .values({ name: NAME, default_sport_id: 1, creator_id: user_id })
        .returning('id')
        .executeTakeFirstOrThrow()
    : null
  const { id } = await db
    .insertInto('club_imports')
    .values({
      user_id,
      state,
      file_name: 'club.zip',
      contents: JSON.stringify(CONTENTS),
      size,
      sha256: isDone ? null : sha256,
      made_club: club?.id ?? null,
      done_at: isDone ? new Date().toISOString() : null,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

const of = (state: ClubImport['state'], isProven: boolean): MatrixCall => ({
  parts: async ({ email }, db, files) => ({
    params: { id: await archiveOf(files, db, { email, state }) },
    ...(isProven && { body: await proofOf(db, email) }),
  }),
  undo: async (db) => {
    await db.deleteFrom('club_imports').execute()
    await db.deleteFrom('clubs').where('name', '=', NAME).execute()
  },
})

/** Rows of the matrix about exports that come back as a club. */
export const CLUB_IMPORT_CALLS: Record<string, MatrixCall> = {
  'GET club-imports': plain,
  'POST club-imports': {
    parts: async () => ({ upload: {}, file: { bytes: await photo(), name: 'club.zip' } }),
    undo: (db) => db.deleteFrom('club_imports').execute(),
  },
  'POST club-imports/{id}/take': of('checked', true),
  'POST club-imports/{id}/stop': of('checked', false),
  'POST club-imports/{id}/undo': of('done', true),
  'GET club-data-log': plain,
}
