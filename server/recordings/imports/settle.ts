import { sql, type RawBuilder } from 'kysely'
import { recordingsChanged } from '#contract/events.ts'
import { SPORT } from '#domain/constants/sports.ts'
import type { ClubId, Db } from '../../db/client.ts'
import { record } from '../../events/record.ts'
import { rederive, type Concerned } from './rederive.ts'

/**
 * Recomputes the changed activities and those that take something from them. Returns the activities
 * of which the edits leave nothing.
 */
export async function settleEdited(
  db: Db,
  clubId: ClubId,
  ids: readonly number[],
  also: Touched = NOTHING,
): Promise<Pick<Concerned, 'emptied'>> {
  const { session_ids, user_ids, emptied } = await rederive(db, clubId, ids)
  const data = {
    session_ids: [...new Set([...session_ids, ...also.session_ids])],
    user_ids: [...new Set([...user_ids, ...also.user_ids])],
  }
  await record(db, recordingsChanged, { clubId, subject: ids, data })
  return { emptied }
}

export const NOTHING: Touched = { session_ids: [], user_ids: [] }

/**
 * Statement steps: somebody who trained in another sport than planned did an alternative, and a
 * session says that it has such results. `placed` are activities as they are to be, with
 * session_id, user_id, sport_id and owner_only: what only its owner may see says nothing to others.
 */
export const notingAlternatives = (
  clubId: ClubId,
  placed: RawBuilder<unknown>,
): RawBuilder<unknown> => sql`
  people as (
    select distinct a.session_id, a.user_id
    from (${placed}) a
    join sessions s on s.club_id = ${clubId} and s.id = a.session_id
    where ${alternative} and not a.owner_only
  ),
  marked as (
    update sessions set alternative_results = true
    where club_id = ${clubId} and id in (select session_id from people)
  ),
  alternatives as (
    insert into attendance (club_id, session_id, user_id, did_alternative)
    select p.club_id, p.session_id, p.user_id, true
    from participants p
    join people using (session_id, user_id)
    where p.club_id = ${clubId}
    on conflict (club_id, session_id, user_id) do update set did_alternative = true
  )`

/** The same of activities as they are. */
export async function noteAlternatives(
  db: Db,
  clubId: ClubId,
  sessionIds: readonly number[],
  userId: number,
): Promise<void> {
  const placed = sql`select session_id, user_id, sport_id, owner_only from activities
    where club_id = ${clubId} and session_id = any (${[...sessionIds]}::bigint[])
      and user_id = ${userId}`
  await sql`with ${notingAlternatives(clubId, placed)} select`.execute(db)
}

/** The rule isAlternativeTo, of an activity `a` and its session `s`. */
const alternative = sql`s.sport_id <> ${SPORT.multisport} and a.sport_id <> ${SPORT.other}
  and a.sport_id <> s.sport_id
  and not (a.sport_id in (${SPORT.rowing}, ${SPORT.ergo})
    and s.sport_id in (${SPORT.rowing}, ${SPORT.ergo}))`

/**
 * Somebody has entered or corrected something in a result `r`. The rest of what was measured
 * follows its recording in a job.
 */
const isSaid = sql`r.note is not null or exists (
  select from scores c left join jsonb_each(c.sources) v on true
  where c.club_id = r.club_id and c.result_id = r.id
    and v.value ->> 'kind' is distinct from 'measured')`

const NOTHING_LEAVES = sql`select null::bigint where false`

/**
 * A session that a file made goes with its last file, unless somebody has said something in it: a
 * statement, or a step of one that has to be read, with the ids of those that went. `sessions` and
 * the activities `leaving` them in the same statement are lists of ids.
 */
export const droppingEmptied = (
  clubId: ClubId,
  sessions: RawBuilder<unknown>,
  by: number | RawBuilder<unknown>,
  leaving = NOTHING_LEAVES,
): RawBuilder<unknown> => sql`
  select app.delete_sessions(array_agg(s.id), ${by}) as id
  from sessions s
  where s.club_id = ${clubId} and s.id in (${sessions}) and s.auto_created
    and not exists (
      select from activities a
      where a.club_id = s.club_id and a.session_id = s.id and a.id <> all (array(${leaving}))
    )
    and not exists (
      select from results r
      where r.club_id = s.club_id and r.session_id = s.id and (${isSaid})
    )
    and not exists (
      select from session_ratings r where r.club_id = s.club_id and r.session_id = s.id
    )
    and not exists (
      select from session_comments c where c.club_id = s.club_id and c.session_id = s.id
    )
    and (
      select count(*) from participants p where p.club_id = s.club_id and p.session_id = s.id
    ) <= 1
  having count(*) > 0`

export const idsOf = (ids: readonly number[]): RawBuilder<unknown> =>
  sql`select unnest(${[...ids]}::bigint[])`

export async function dropEmptied(
  db: Db,
  clubId: ClubId,
  sessionIds: readonly number[],
  by: number,
): Promise<void> {
  if (sessionIds.length > 0) await droppingEmptied(clubId, idsOf(sessionIds), by).execute(db)
}

/**
 * A step: efforts of activities that go to another session are the pieces at the same places there,
 * and none where it plans no more. Where there is no plan, pieces are counted.
 * @param moved ids of activities, with the session_id each has before
 */
export const piecesElsewhere = (
  clubId: ClubId,
  moved: RawBuilder<unknown>,
  sessionId: number | null,
): RawBuilder<unknown> => sql`
  update efforts e set piece = case when n.numbers is null then p.place else n.numbers[p.place] end
  from (${moved}) b
  left join session_structures o on o.club_id = ${clubId} and o.session_id = b.session_id
  left join session_structures n on n.club_id = ${clubId} and n.session_id = ${sessionId}
  cross join lateral (
    select f.id, case when o.numbers is null then f.piece
      else array_position(o.numbers, f.piece) end as place
    from efforts f where f.club_id = ${clubId} and f.activity_id = b.id and f.piece is not null) p
  where b.session_id is distinct from ${sessionId}::bigint and e.club_id = ${clubId}
    and e.id = p.id`

/** The people and sessions a change concerns beyond what was recomputed. */
export type Touched = { session_ids: readonly number[]; user_ids: readonly number[] }

/**
 * Makes parts of other activities whole ones again, for the merges `e` that are chosen. Each
 * returns to its earlier session, which is restored if the merge had deleted it, or to none when
 * that no longer exists.
 */
export async function partMerged(
  db: Db,
  clubId: ClubId,
  chosen: RawBuilder<unknown>,
): Promise<Touched> {
  await sql`
    select app.restore_sessions(array_agg(e.other_session_id))
    from activity_edits e
    where e.club_id = ${clubId} and e.kind = 'merge' and e.session_deleted and ${chosen}
    having count(*) > 0`.execute(db)
  const { rows } = await sql<{ session_id: number | null; user_id: number }>`
    update activities a
    set merged_into = null,
      session_id = (
        select s.id from sessions s where s.club_id = a.club_id and s.id = e.other_session_id
      )
    from activity_edits e
    where e.club_id = ${clubId} and e.kind = 'merge' and ${chosen}
      and a.club_id = e.club_id and a.id = e.other_id and a.merged_into = e.activity_id
    returning a.session_id, a.user_id`.execute(db)
  return {
    session_ids: rows.flatMap(({ session_id }) => session_id ?? []),
    user_ids: rows.map(({ user_id }) => user_id),
  }
}
