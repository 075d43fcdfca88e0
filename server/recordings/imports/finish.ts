import { sql } from 'kysely'
import { importChanged } from '#contract/events.ts'
import type { ClubId, Db } from '../../db/client.ts'
import { record } from '../../events/record.ts'
import { inBlocks, inTurns } from './blocks.ts'
import type { Digest, DigestedPart } from './digest.ts'
import { sessionsFor, staysWithFile } from './matching-sessions.ts'
import { membersOf, type Members } from './member-commands.ts'
import type { ImportToRead } from './import-to-read.ts'
import { setState, type Standing } from './queue.ts'
import { noteAlternatives } from './settle.ts'
import { startOf, type Start } from './start.ts'
import { storeActivities, type NewActivity } from './store.ts'

/**
 * Stores what the file held as it is read, many activities at once, finds each its session, and adds
 * up the load: all or nothing.
 */
export async function finishImport(
  db: Db,
  clubId: ClubId,
  found: ImportToRead,
  parts: AsyncIterable<DigestedPart>,
): Promise<void> {
  const { id, user_id } = found
  const sessions = new Set<number>()
  const late = new Set<string>()
  let question: readonly string[] | null = null
  let withoutSession = 0
  const members = await membersOf(db, clubId, found)
  const read = newOnes(parts, members, late)
  for await (const block of inBlocks(read.items())) {
    const started = block.map((item) => withStart(item, found))
    question ??= started.find((item) => item.question !== null)?.question ?? null
    const places = await storeBlock(db, clubId, found, started)
    for (const { digest, position } of started) {
      const session = places.get(position) ?? null
      // What only its owner sees may well belong to no session: none is made of it.
      if (session === null && !found.owner_only && !staysWithFile(digest.warnings, found))
        withoutSession++
      if (session !== null) sessions.add(session)
    }
  }
  await members.store()
  if (late.size > 0) await addWarnings(db, clubId, id, [...late])
  if (sessions.size > 0) await noteAlternatives(db, clubId, { session_ids: [...sessions], user_id })
  const data = { session_ids: [...sessions], user_ids: [user_id] }
  await record(db, importChanged, { clubId, subject: id, data })
  const unassigned = withoutSession > 0 || (read.count() === 0 && !found.owner_only)
  await setState(db, clubId, id, standingOf([...sessions], question, unassigned))
}

type Item = { digest: Digest; position: number }

/** What of a file is to be stored, with its position among all of it. */
function newOnes(parts: AsyncIterable<DigestedPart>, members: Members, late: Set<string>) {
  let position = 0
  async function* items(): AsyncGenerator<Item> {
    for await (const part of parts) {
      const { digests, warnings } = part
      const isNew = members.isNew(part)
      if (isNew && digests.length === 0) for (const warning of warnings) late.add(warning)
      for (const digest of digests) {
        const item = { digest, position: position++ }
        if (isNew) yield item
      }
    }
  }
  return { items, count: () => position }
}

type Started = Item & Pick<Start, 'question'>

function withStart({ digest, position }: Item, found: ImportToRead): Started {
  const { start_time, question } = startOf(digest.activity, found, Date.now())
  return { position, question, digest: { ...digest, activity: { ...digest.activity, start_time } } }
}

/** Returns the session of each activity by its position. */
async function storeBlock(
  db: Db,
  clubId: ClubId,
  found: ImportToRead,
  block: readonly Started[],
): Promise<ReadonlyMap<number, number | null>> {
  const { id: import_id, user_id, crew_id, ets_factors } = found
  const sessions = new Map<number, number | null>()
  for (const turn of inTurns(block, found.time_zone)) {
    const places = await sessionsFor(
      db,
      clubId,
      found,
      turn.map(({ digest }) => digest),
    )
    const rows = turn.flatMap(({ digest, position }, index): NewActivity[] => {
      const own = places[index]
      const place = own && { import_id, position, user_id, crew_id, ets_factors, ...own }
      return place ? [{ place, digest }] : []
    })
    await storeActivities(db, clubId, rows)
    for (const { place } of rows) sessions.set(place.position, place.session_id)
  }
  return sessions
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
