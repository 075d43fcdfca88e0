import { sql } from 'kysely'
import type { SessionPlan } from '#contract/sessions.ts'
import { PIECE_STRUCTURE } from '#domain/constants/statuses.ts'
import { showStructure } from '#domain/time/structure-text.ts'
import { structureOf } from '#domain/time/structure-wire.ts'
import type { ClubId, Db } from '../db/client.ts'
import { Refusal } from '../http/refusal.ts'

type Parts = Partial<Pick<SessionPlan, 'structure' | 'intensities' | 'focus_ids' | 'tags'>>
type Structure = NonNullable<SessionPlan['structure']>

/** Replaces each part of a session that is named; null or an empty list takes it away. */
export async function replaceParts(db: Db, clubId: ClubId, sessionId: number, parts: Parts): Promise<void> {
  if (parts.structure !== undefined) await replaceStructure(db, clubId, sessionId, parts.structure)
  if (parts.intensities) await replaceIntensities(db, clubId, sessionId, parts.intensities)
  if (parts.focus_ids) await replaceFocuses(db, clubId, sessionId, parts.focus_ids)
  if (parts.tags) await replaceTags(db, clubId, sessionId, parts.tags)
}

/** Of a structure that is not variable only the first piece is kept. */
async function replaceStructure(db: Db, clubId: ClubId, sessionId: number, given: Structure | null): Promise<void> {
  await sql`delete from session_structures where club_id = ${clubId} and session_id = ${sessionId}`.execute(db)
  if (given === null) return
  const variable = given.piece_structure === PIECE_STRUCTURE.variable
  const structure = {
    ...given,
    repetitions: given.piece_structure === PIECE_STRUCTURE.multiple ? given.repetitions : 1,
    pieces: variable ? given.pieces : given.pieces.slice(0, 1),
  }
  const readable = structureOf(structure)
  if (readable.pieces.length < structure.pieces.length) throw new Refusal('invalid', { fields: { structure: 'format' } })
  await db
    .insertInto('session_structures')
    .values({
      club_id: clubId,
      session_id: sessionId,
      piece_structure: structure.piece_structure,
      repetitions: structure.repetitions,
      display: showStructure(readable),
    })
    .execute()
  await db
    .insertInto('session_pieces')
    .values(
      structure.pieces.map((piece, position) => ({
        ...piece,
        segments: JSON.stringify(piece.segments),
        club_id: clubId,
        session_id: sessionId,
        position,
      })),
    )
    .execute()
}

async function replaceIntensities(
  db: Db,
  clubId: ClubId,
  sessionId: number,
  shares: readonly { id: number; percentage: number }[],
): Promise<void> {
  if (new Set(shares.map(({ id }) => id)).size < shares.length) throw new Refusal('invalid', { fields: { intensities: 'twice' } })
  await db.deleteFrom('session_intensities').where('club_id', '=', clubId).where('session_id', '=', sessionId).execute()
  if (shares.length === 0) return
  await db
    .insertInto('session_intensities')
    .values(shares.map(({ id, percentage }) => ({ club_id: clubId, session_id: sessionId, intensity_id: id, percentage })))
    .execute()
}

async function replaceFocuses(db: Db, clubId: ClubId, sessionId: number, ids: readonly number[]): Promise<void> {
  await db.deleteFrom('session_focuses').where('club_id', '=', clubId).where('session_id', '=', sessionId).execute()
  if (ids.length > 0)
    await db
      .insertInto('session_focuses')
      .values(ids.map((focus_id) => ({ club_id: clubId, session_id: sessionId, focus_id })))
      .execute()
}

/** Tags are the club's words: a new one is added, one that differs only in case is the same. */
async function replaceTags(db: Db, clubId: ClubId, sessionId: number, texts: readonly string[]): Promise<void> {
  await db.deleteFrom('session_tags').where('club_id', '=', clubId).where('session_id', '=', sessionId).execute()
  const words = texts.map((text) => text.trim())
  if (words.length === 0) return
  await sql`insert into event_tags (club_id, tag_text) select distinct on (lower(w)) ${clubId}::bigint, w from unnest(${words}::text[]) w on conflict do nothing`.execute(
    db,
  )
  await sql`
    insert into session_tags (club_id, session_id, tag_id)
    select club_id, ${sessionId}, id from event_tags where club_id = ${clubId} and lower(tag_text) in (select lower(w) from unnest(${words}::text[]) w)`.execute(
    db,
  )
}
