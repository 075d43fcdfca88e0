import { sql } from 'kysely'
import { importChanged } from '#contract/events.ts'
import type { ClubId, Db } from '../../db/client.ts'
import { record } from '../../events/record.ts'
import type { DigestedPart } from './digest.ts'
import { sessionFor, staysWithFile } from './match.ts'
import { membersOf } from './member-commands.ts'
import type { ImportToRead } from './import-to-read.ts'
import { setState, type Standing } from './queue.ts'
import { noteAlternatives } from './settle.ts'
import { startOf } from './start.ts'
import { storeActivity } from './store.ts'

/**
 * Stores what the file held as it is read, finds each activity its session, and adds up the load:
 * all or nothing.
 */
export async function finishImport(
  db: Db,
  clubId: ClubId,
  found: ImportToRead,
  parts: AsyncIterable<DigestedPart>,
): Promise<void> {
  const { id, user_id, crew_id, ets_factors } = found
  const sessions = new Set<number>()
  const late = new Set<string>()
  let question: readonly string[] | null = null
  let withoutSession = 0
  let position = 0
  const members = await membersOf(db, clubId, found)
  for await (const part of parts) {
    const { digests, warnings } = part
    if (!members.isNew(part)) {
      position += digests.length
      continue
    }
    if (digests.length === 0) for (const warning of warnings) late.add(warning)
    for (const digest of digests) {
      const start = startOf(digest.activity, found, Date.now())
      question ??= start.question
      const placed = { ...digest, activity: { ...digest.activity, start_time: start.start_time } }
      const place = await sessionFor(db, clubId, found, placed)
      // What only its owner sees may well belong to no session: none is made of it.
      if (place.session_id === null && !found.owner_only && !staysWithFile(digest.warnings, found))
        withoutSession++
      if (place.session_id !== null) sessions.add(place.session_id)
      const row = { import_id: id, position: position++, user_id, crew_id, ets_factors, ...place }
      await storeActivity(db, clubId, row, placed)
    }
  }
  await members.store()
  if (late.size > 0) await addWarnings(db, clubId, id, [...late])
  if (sessions.size > 0) await noteAlternatives(db, clubId, { session_ids: [...sessions], user_id })
  const data = { session_ids: [...sessions], user_ids: [user_id] }
  await record(db, importChanged, { clubId, subject: id, data })
  const unassigned = withoutSession > 0 || (position === 0 && !found.owner_only)
  await setState(db, clubId, id, standingOf([...sessions], question, unassigned))
}

function standingOf(
  [first]: readonly number[],
  question: readonly string[] | null,
  unassigned: boolean,
): Standing {
  const session = first === undefined ? {} : { session_id: first }
  if (question) {
    const reason = `date_order:${question.join(',')}`
    return { state: 'needs-answer', progress: 1, reason, ...session }
  }
  return { state: unassigned ? 'needs-assignment' : 'done', progress: 1, ...session }
}

async function addWarnings(
  db: Db,
  clubId: ClubId,
  importId: number,
  warnings: readonly string[],
): Promise<void> {
  await db
    .updateTable('activities')
    .set({ warnings: sql`warnings || ${sql.val(warnings)}::text[]` })
    .where('club_id', '=', clubId)
    .where('import_id', '=', importId)
    .execute()
}
