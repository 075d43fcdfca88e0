import { sql } from 'kysely'
import { ClubImport, LoggedStep } from '#contract/people/club-data-imports.ts'
import { T } from '#contract/schema.ts'
import { checkedRows } from '../../db/checked-rows.ts'
import type { Db } from '../../db/client.ts'
import type { StoredFile } from '../../files/store.ts'
import type { ImportOrder } from './import-commands.ts'

const OneImport = T.Object({ import: ClubImport })

/** The last archives that the person in context brought in, the newest first. */
export async function importsOf(db: Db, userId: number): Promise<ClubImport[]> {
  const rows = await checkedRows(
    db,
    OneImport,
    sql`select json_build_object(
          'id', i.id, 'state', i.state, 'progress', i.progress, 'file_name', i.file_name,
          'size', i.size, 'created_at', i.created_at, 'contents', i.contents,
          'refusal', i.refusal, 'left_out', i.left_out,
          'club', app.imported_club(i.id),
          'undo_until', case
            when i.state = 'done' and i.done_at > now() - interval '1 day'
              then i.done_at + interval '1 day'
          end
        ) as import
      from club_imports i
      where i.user_id = ${userId}
      order by i.id desc
      limit 5`,
  )
  return rows.map((row) => row.import)
}

/** The archive of an import that is under way. */
export async function archiveOf(db: Db, order: ImportOrder): Promise<StoredFile | undefined> {
  const row = await db
    .selectFrom('club_imports')
    .select(['sha256', 'size'])
    .where('id', '=', order.import_id)
    .where('state', 'in', ['checking', 'taking'])
    .executeTakeFirst()
  return row && row.sha256 !== null ? { sha256: row.sha256, size: row.size } : undefined
}

/** Who brings a club in, with their address where it is proven. */
export async function importerOf(db: Db, userId: number) {
  const { email, email_verified_at } = await db
    .selectFrom('users')
    .select(['email', 'email_verified_at'])
    .where('id', '=', userId)
    .executeTakeFirstOrThrow()
  return { id: userId, email: email_verified_at === null ? null : email }
}

const OneStep = T.Object({ step: LoggedStep })

/** Who took the data of the club in context along, or brought them in. */
export async function loggedSteps(db: Db): Promise<LoggedStep[]> {
  const rows = await checkedRows(
    db,
    OneStep,
    sql`select json_build_object(
          'id', l.id, 'at', l.at, 'step', l.step,
          'by', case
            when l.user_id is not null
              then json_build_object('user_id', l.user_id, 'full_name', l.full_name)
          end
        ) as step
      from app.club_data_log() l`,
  )
  return rows.map((row) => row.step)
}
