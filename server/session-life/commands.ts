import { sql, type RawBuilder } from 'kysely'
import type { ClubId, Db } from '../db/client.ts'
import { changedSession } from '../live/tell.ts'
import { rememberChanges } from './history.ts'

type Copy = { start_date: string; by: number; role_id: number; with_people: boolean }

/**
 * Plans a session again at another time with everything it is planned to be: a draft of whoever copies it, who takes part with edit and
 * score rights. It lasts as long and repeats nothing; people come without their answers.
 */
export async function duplicateSession(
  db: Db,
  clubId: ClubId,
  id: number,
  { start_date, by, role_id, with_people }: Copy,
): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    with source as (select * from sessions where club_id = ${clubId} and id = ${id}),
    copy as (
      insert into sessions (club_id, kind, name, sport_id, starts_at, ends_at, all_day, description, location, venue_id, planned_distance, planned_time,
        planned_rpe, attendance_limit, competitive, restricted_view, seat_racing, alternative_results, video_stream_url, public_page_intro, creator_id)
      select club_id, kind, name, sport_id, ${start_date}::timestamptz, ${start_date}::timestamptz + (ends_at - starts_at), all_day, description, location, venue_id,
        planned_distance, planned_time, planned_rpe, attendance_limit, competitive, restricted_view, seat_racing, alternative_results, video_stream_url,
        public_page_intro, ${by}
      from source returning id
    ),
    ${partsOf(clubId, id)},
    people as (
      insert into participants (club_id, session_id, user_id, role_id, edit, add_all_scores)
      select o.club_id, copy.id, o.user_id, o.role_id, o.edit, o.add_all_scores
      from participants o join memberships m on m.club_id = o.club_id and m.user_id = o.user_id and m.status in (1, 4, 6), copy
      where ${with_people} and o.club_id = ${clubId} and o.session_id = ${id} and o.user_id <> ${by}
      union all
      select ${clubId}, copy.id, ${by}, ${role_id}, true, true from copy
    )
    select id from copy`.execute(db)
  const copy = rows[0]?.id
  if (copy === undefined) throw new Error('a session vanished within a transaction')
  await rememberChanges(db, clubId, [copy])
  return copy
}

/** The parts of a plan, written anew for the step `copy`. */
const partsOf = (clubId: ClubId, id: number): RawBuilder<unknown> => sql`
    shape as (
      insert into session_structures (club_id, session_id, piece_structure, repetitions, display)
      select o.club_id, copy.id, o.piece_structure, o.repetitions, o.display from session_structures o, copy where o.club_id = ${clubId} and o.session_id = ${id}
    ),
    pieces as (
      insert into session_pieces (club_id, session_id, position, planned_distance, planned_time, rest, split_length, segments, variable_split_lengths)
      select o.club_id, copy.id, o.position, o.planned_distance, o.planned_time, o.rest, o.split_length, o.segments, o.variable_split_lengths
      from session_pieces o, copy where o.club_id = ${clubId} and o.session_id = ${id}
    ),
    exercises as (
      insert into strength_pieces (club_id, session_id, position, exercise_id, sets_count, rest, segments)
      select o.club_id, copy.id, o.position, o.exercise_id, o.sets_count, o.rest, o.segments from strength_pieces o, copy
      where o.club_id = ${clubId} and o.session_id = ${id}
    ),
    zones as (
      insert into session_rate_zones (club_id, session_id, kind, zone_id)
      select o.club_id, copy.id, o.kind, o.zone_id from session_rate_zones o, copy where o.club_id = ${clubId} and o.session_id = ${id}
    ),
    shares as (
      insert into session_intensities (club_id, session_id, intensity_id, percentage)
      select o.club_id, copy.id, o.intensity_id, o.percentage from session_intensities o, copy where o.club_id = ${clubId} and o.session_id = ${id}
    ),
    aims as (
      insert into session_focuses (club_id, session_id, focus_id)
      select o.club_id, copy.id, o.focus_id from session_focuses o, copy where o.club_id = ${clubId} and o.session_id = ${id}
    ),
    tags as (
      insert into session_tags (club_id, session_id, tag_id)
      select o.club_id, copy.id, o.tag_id from session_tags o, copy where o.club_id = ${clubId} and o.session_id = ${id}
    )`

type Own = { session_id: number; user_id: number }

export async function markFavourite(db: Db, clubId: ClubId, { session_id, user_id }: Own, favourite: boolean): Promise<void> {
  const own = { club_id: clubId, session_id, user_id }
  if (favourite)
    await db
      .insertInto('session_favourites')
      .values(own)
      .onConflict((conflict) => conflict.doNothing())
      .execute()
  else
    await db
      .deleteFrom('session_favourites')
      .where((eb) => eb.and(own))
      .execute()
}

export async function writeComment(db: Db, clubId: ClubId, { session_id, user_id }: Own, text: string): Promise<number> {
  const { id } = await db
    .insertInto('session_comments')
    .values({ club_id: clubId, session_id, user_id, text: text.trim() })
    .returning('id')
    .executeTakeFirstOrThrow()
  await changedSession(db, clubId, session_id, 'session')
  return id
}

/** Deletes one's own; false when there is none. */
export async function deleteComment(db: Db, clubId: ClubId, { session_id, user_id }: Own, id: number): Promise<boolean> {
  const gone = await db
    .deleteFrom('session_comments')
    .where((eb) => eb.and({ club_id: clubId, session_id, user_id, id }))
    .executeTakeFirst()
  if (gone.numDeletedRows === 0n) return false
  await changedSession(db, clubId, session_id, 'session')
  return true
}
