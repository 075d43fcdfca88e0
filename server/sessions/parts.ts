import { sql, type RawBuilder } from 'kysely'
import type { SessionPlan } from '#contract/sessions.ts'
import { PIECE_STRUCTURE } from '#domain/constants/statuses.ts'
import { showStructure } from '#domain/time/structure-text.ts'
import { structureOf } from '#domain/time/structure-wire.ts'
import type { ClubId, Db } from '../db/client.ts'
import { Refusal } from '../http/refusal.ts'

type Parts = Partial<Pick<SessionPlan, 'structure' | 'intensities' | 'focus_ids' | 'tags'>>
type Structure = NonNullable<SessionPlan['structure']>
/** Steps of one statement: each deletes what goes, or writes what comes, so no row is touched twice. */
type Steps = RawBuilder<unknown>[]
type Place = { clubId: ClubId; sessionId: number }

/** Replaces each part of a session that is named, in one statement; null or an empty list takes it away. */
export async function replaceParts(db: Db, clubId: ClubId, sessionId: number, parts: Parts): Promise<void> {
  const place = { clubId, sessionId }
  const { structure, intensities, focus_ids, tags } = parts
  const steps = [
    ...(structure === undefined ? [] : structure === null ? noStructure(place) : withStructure(place, structure)),
    ...(intensities ? withIntensities(place, intensities) : []),
    ...(focus_ids ? withFocuses(place, focus_ids) : []),
    ...(tags ? withTags(place, tags) : []),
  ]
  if (steps.length > 0) await sql`with ${sql.join(steps)} select 1`.execute(db)
}

const here = ({ clubId, sessionId }: Place) => sql`club_id = ${clubId} and session_id = ${sessionId}`
const keys = ({ clubId, sessionId }: Place) => sql`${clubId}::bigint, ${sessionId}::bigint`

const noStructure = (place: Place): Steps => [sql`no_structure as (delete from session_structures where ${here(place)})`]

/** Of a structure that is not variable only the first piece is kept. */
function withStructure(place: Place, given: Structure): Steps {
  const pieces = given.piece_structure === PIECE_STRUCTURE.variable ? given.pieces : given.pieces.slice(0, 1)
  const structure = { ...given, repetitions: given.piece_structure === PIECE_STRUCTURE.multiple ? given.repetitions : 1, pieces }
  const readable = structureOf(structure)
  if (readable.pieces.length < pieces.length) throw new Refusal('invalid', { fields: { structure: 'format' } })
  return [
    sql`shape as (
      insert into session_structures (club_id, session_id, piece_structure, repetitions, display)
      values (${keys(place)}, ${structure.piece_structure}, ${structure.repetitions}, ${showStructure(readable)})
      on conflict (club_id, session_id) do update set piece_structure = excluded.piece_structure, repetitions = excluded.repetitions, display = excluded.display)`,
    sql`fewer_pieces as (delete from session_pieces where ${here(place)} and position >= ${pieces.length})`,
    sql`pieces as (
      insert into session_pieces (club_id, session_id, position, planned_distance, planned_time, rest, split_length, segments)
      select ${keys(place)}, place - 1, planned_distance, planned_time, rest, split_length, segments
      from rows from (json_to_recordset(${JSON.stringify(pieces)}::json) as (planned_distance double precision, planned_time double precision,
        rest double precision, split_length double precision, segments jsonb)) with ordinality as p (planned_distance, planned_time, rest, split_length, segments, place)
      on conflict (club_id, session_id, position) do update set planned_distance = excluded.planned_distance, planned_time = excluded.planned_time,
        rest = excluded.rest, split_length = excluded.split_length, segments = excluded.segments)`,
  ]
}

function withIntensities(place: Place, shares: readonly { id: number; percentage: number }[]): Steps {
  const ids = shares.map(({ id }) => id)
  if (new Set(ids).size < ids.length) throw new Refusal('invalid', { fields: { intensities: 'twice' } })
  return [
    sql`fewer_intensities as (delete from session_intensities where ${here(place)} and intensity_id <> all (${ids}::int[]))`,
    sql`intensities as (
      insert into session_intensities (club_id, session_id, intensity_id, percentage)
      select ${keys(place)}, id, percentage from unnest(${ids}::int[], ${shares.map(({ percentage }) => percentage)}::double precision[]) as s (id, percentage)
      on conflict (club_id, session_id, intensity_id) do update set percentage = excluded.percentage)`,
  ]
}

const withFocuses = (place: Place, ids: readonly number[]): Steps => [
  sql`fewer_focuses as (delete from session_focuses where ${here(place)} and focus_id <> all (${ids}::bigint[]))`,
  sql`focuses as (insert into session_focuses (club_id, session_id, focus_id) select ${keys(place)}, unnest(${ids}::bigint[]) on conflict do nothing)`,
]

/** Tags are the club's words: a new one is added, one that differs only in case is the same. */
function withTags(place: Place, texts: readonly string[]): Steps {
  const words = texts.map((text) => text.trim())
  return [
    sql`words as (
      insert into event_tags (club_id, tag_text) select distinct on (lower(w)) ${place.clubId}::bigint, w from unnest(${words}::text[]) w
      on conflict (club_id, lower(tag_text)) do update set tag_text = event_tags.tag_text returning id)`,
    sql`fewer_tags as (delete from session_tags where ${here(place)} and tag_id not in (select id from words))`,
    sql`tags as (insert into session_tags (club_id, session_id, tag_id) select ${keys(place)}, id from words on conflict do nothing)`,
  ]
}
