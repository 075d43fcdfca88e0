import { sql, type RawBuilder } from 'kysely'
import type {
  Comment,
  DeletedSession,
  FavouriteSession,
  MergePreview,
  SessionChange,
} from '#contract/planning/session-life.ts'
import { hasPermission, isCoach, type Viewer } from '#domain/rules/viewer.ts'
import type { ClubId, Db } from '../../db/client.ts'
import { visible, demandAllEditable, editableAmong } from '../session-facts/queries.ts'
import { instant } from '../../db/instant.ts'

export type StoredChange = {
  id: number
  at: string
  user: { id: number; full_name: string } | null
  kind: SessionChange['kind']
  changes: Record<string, [unknown, unknown]>
  /** Names of the people in `changes`. */
  names: Record<string, string>
}

/**
 * The history, newest first. Someone who is not a coach sees what happened since the session was
 * published.
 */
export const changesOf = (
  db: Db,
  clubId: ClubId,
  viewer: Viewer,
  id: number,
): Promise<StoredChange[]> => history(db, clubId, id, shownTo(viewer))

/** What the viewer sees of the changes after a given one, newest first. */
export const changesAfter = (
  db: Db,
  clubId: ClubId,
  viewer: Viewer,
  { session_id, change_id }: { session_id: number; change_id: number },
): Promise<StoredChange[]> =>
  history(db, clubId, session_id, sql`and c.id > ${change_id} ${shownTo(viewer)}`)

const shownTo = (viewer: Viewer): RawBuilder<unknown> =>
  isCoach(viewer)
    ? sql``
    : sql`and c.at >= coalesce((select s.published_at from sessions s
        where s.club_id = c.club_id and s.id = c.session_id), '-infinity')`

async function history(
  db: Db,
  clubId: ClubId,
  id: number,
  chosen: RawBuilder<unknown>,
): Promise<StoredChange[]> {
  const { rows } = await sql<StoredChange>`
    select c.id, ${instant(sql`c.at`)} as at, c.kind, c.changes,
      (select json_build_object('id', u.id, 'full_name', u.full_name) from users u
        where u.id = c.user_id) as user,
      (select coalesce(json_object_agg(u.id, u.full_name), '{}') from users u
        where jsonb_typeof(c.changes -> 'people') = 'array'
        and u.id in (select e::bigint from jsonb_array_elements(c.changes -> 'people') l cross
          join lateral jsonb_array_elements_text(
          case when jsonb_typeof(l) = 'array' then l else '[]' end) e)) as names
    from session_changes c where c.club_id = ${clubId} and c.session_id = ${id} ${chosen}
    order by c.id desc limit 200`.execute(db)
  return rows
}

/** The bin, latest first, of what the viewer may edit. */
export async function deletedSessions(db: Db, viewer: Viewer): Promise<DeletedSession[]> {
  const { rows } = await sql<DeletedSession>`
    select d.id, d.kind, d.name, d.sport_id, ${instant(sql`d.starts_at`)} as start_date,
      ${instant(sql`d.ends_at`)} as end_date, d.all_day as all_day_event,
      ${instant(sql`d.deleted_at`)} as deleted_at,
      (select json_build_object('id', u.id, 'full_name', u.full_name) from users u
        where u.id = d.deleted_by) as deleted_by
    from app.deleted_sessions() d where ${hasPermission(viewer, 'view-edit-all-sessions')}
      or ${viewer.user_id} = any (d.editors)
    order by d.deleted_at desc, d.starts_at, d.id limit 500`.execute(db)
  return rows
}

type Marks = {
  favourite: boolean
  merge: { id: number; merged_at: string; names: string[] } | null
}

export async function marksOf(db: Db, clubId: ClubId, userId: number, id: number): Promise<Marks> {
  const { rows } = await sql<Marks>`
    select exists (select from session_favourites f where f.club_id = ${clubId}
      and f.session_id = ${id} and f.user_id = ${userId}) as favourite,
      (select json_build_object('id', m.id, 'merged_at', ${instant(sql`m.merged_at`)}, 'names',
        m.moved -> 'names') from session_merges m
        where m.club_id = ${clubId} and m.session_id = ${id} and m.undone_at is null
          and m.merged_at > now() - interval '1 day' order by m.id desc limit 1) as merge`.execute(
    db,
  )
  return rows[0] ?? { favourite: false, merge: null }
}

export async function favouriteSessions(
  db: Db,
  clubId: ClubId,
  viewer: Viewer,
): Promise<FavouriteSession[]> {
  const { rows } = await sql<FavouriteSession>`
    select s.id, s.kind, s.name, s.sport_id, ${instant(sql`s.starts_at`)} as start_date,
      ${instant(sql`s.ends_at`)} as end_date, s.all_day as all_day_event,
      (select st.display from session_structures st where st.club_id = s.club_id
        and st.session_id = s.id) as structure_text
    from session_favourites f join sessions s on s.club_id = f.club_id and s.id = f.session_id
    where f.club_id = ${clubId}
      and f.user_id = ${viewer.user_id} ${visible({ user_id: viewer.user_id, sees_drafts: isCoach(viewer) })}
    order by s.starts_at desc, s.id desc limit 500`.execute(db)
  return rows
}

export async function commentsOf(db: Db, clubId: ClubId, id: number): Promise<Comment[]> {
  const { rows } = await sql<Comment>`
    select c.id, json_build_object('id', u.id, 'full_name', u.full_name) as user, u.picture, c.text,
      ${instant(sql`c.created_at`)} as created_at
    from session_comments c join users u on u.id = c.user_id
    where c.club_id = ${clubId} and c.session_id = ${id} order by c.id limit 1000`.execute(db)
  return rows
}

export type Merging = { into: number; session_ids: readonly number[] }

/**
 * Which of the people who are moved along have a place where these are limited, as long as it is
 * not over. Among those who have not answered there, those who wanted one are first; all others
 * wait in line. Reads the steps `source` and `answer`.
 */
export const placed = (clubId: ClubId, into: number): RawBuilder<unknown> => sql`
    seated as (
      select w.*, w.wants and coalesce(r.role_id, o.role_id) = 2 as athlete from answer w
      left join participants r on r.club_id = ${clubId} and r.session_id = ${into}
        and r.user_id = w.user_id
      left join lateral (select max(o.role_id) as role_id from participants o
        where o.club_id = ${clubId} and o.session_id in (select id from source)
          and o.user_id = w.user_id) o on true
      where not exists (select from attendance a where a.club_id = ${clubId}
        and a.session_id = ${into} and a.user_id = w.user_id and a.answered_at is not null)
    ),
    room as (
      select case when s.ends_at > now() then s.attendance_limit - (select count(*)
        from attendance a join participants p using (club_id, session_id, user_id)
        where a.club_id = s.club_id and a.session_id = s.id and p.role_id = 2
          and (a.attending = 1 or a.waiting_since is not null)) end as free
      from sessions s where s.club_id = ${clubId} and s.id = ${into}
    ),
    placed as (
      select w.*, w.athlete and coalesce(row_number() over (partition by w.athlete order by w.wanted_since, w.user_id) > free, false) as waits
      from seated w, room
    )`

/**
 * What would come together. A session that an athlete's file made, or that an athlete planned
 * alone, has one participant who created it: two
 * of the same athlete stay apart, since each is a training of its own. Refuses who may not change
 * all of them.
 */
export async function mergePreview(
  db: Db,
  clubId: ClubId,
  viewer: Viewer,
  { into, session_ids }: Merging,
): Promise<MergePreview> {
  const all = [into, ...session_ids]
  const { rows } = await sql<MergePreview & { there: number; editable: number }>`
    with asked as (${editableAmong(clubId, viewer, all)}),
    target as (select * from sessions where club_id = ${clubId} and id = ${into}),
    source as (select * from sessions where club_id = ${clubId}
      and id = any (${session_ids}::bigint[]) and id <> ${into}),
    own as (
      select s.creator_id from (select * from source union all select * from target) s
        join participants p on p.club_id = s.club_id and p.session_id = s.id
      group by s.id, s.creator_id
      having count(*) = 1 and bool_and(p.user_id = s.creator_id and p.role_id = 2)
    ),
    coming as (
      select user_id from participants where club_id = ${clubId}
        and session_id in (select id from source)
      union select user_id from activities where club_id = ${clubId}
        and session_id in (select id from source)
    ),
    answer as (
      select distinct on (user_id) user_id, attending, coalesce(attending = 1, false)
        or waiting_since is not null as wants, wanted_since from attendance
      where club_id = ${clubId} and session_id in (select id from source)
        and answered_at is not null
      order by user_id, wants desc, attending
    ),
    ${placed(clubId, into)},
    answers as (select user_id from answer),
    ratings as (select distinct user_id from session_ratings
      where club_id = ${clubId} and session_id in (select id from source)),
    answered as (select user_id from attendance where club_id = ${clubId} and session_id = ${into}
      and answered_at is not null),
    rated as (select user_id from session_ratings where club_id = ${clubId}
      and session_id = ${into})
    select asked.*, t.name,
      (select count(*)::int from coming c
        where not exists (select from participants p where p.club_id = ${clubId}
          and p.session_id = ${into} and p.user_id = c.user_id)) as people,
      (select count(*)::int from answers
        where user_id not in (select user_id from answered)) as answers,
      (select count(*)::int from ratings
        where user_id not in (select user_id from rated)) as ratings,
      (select count(*)::int from activities where club_id = ${clubId}
        and session_id in (select id from source)) as files,
      (select count(*)::int from session_comments where club_id = ${clubId}
        and session_id in (select id from source)) as comments,
      (select count(*)::int from (select user_id from answers intersect select user_id from answered
        union select user_id from (select user_id from ratings intersect select user_id from rated) r) k) as kept,
      (select count(*)::int from source s
        where s.sport_id is distinct from t.sport_id) as alternatives,
      (select count(*)::int from placed where waits) as waits, t.attendance_limit as places,
      t.published_at is null and exists (select from source where published_at is not null) as publishes,
      case when exists (select from source where kind = 'event') or t.kind = 'event' then 'event'
        when exists (select from own group by creator_id having count(*) > 1)
        then 'same-athlete' end as obstacle
    from asked left join target t on true`.execute(db)
  const [row] = rows
  if (!row) throw new Error('a count without a row')
  const { there, editable, ...preview } = row
  demandAllEditable({ there, editable }, all)
  return preview
}

/**
 * Results and files whose pieces have been renumbered; each pair is the old number and the new one.
 */
export type Renumbering = { results: number[]; files: number[]; pairs: [number, number][] }
export type StoredMerge = {
  session_id: number
  from_ids: number[]
  fresh: boolean
  pieces: Renumbering[]
  published: boolean
}

/**
 * A merge that was not undone; `fresh` means within a day of it, `published` that it made a draft
 * public.
 */
export async function standingMerge(
  db: Db,
  clubId: ClubId,
  id: number,
): Promise<StoredMerge | undefined> {
  const { rows } = await sql<StoredMerge>`
    select session_id, from_ids, merged_at > now() - interval '1 day' as fresh,
      coalesce(moved -> 'pieces', '[]') as pieces,
      coalesce((moved -> 'published')::boolean, false) as published from session_merges
    where club_id = ${clubId} and id = ${id} and undone_at is null`.execute(db)
  return rows[0]
}
