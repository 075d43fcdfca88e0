import { sql, type RawBuilder } from 'kysely'
import type {
  Comment,
  DeletedSession,
  FavouriteSession,
  SessionChange,
} from '#contract/planning/session-life.ts'
import { hasPermission, isCoach, type Viewer } from '#domain/rules/viewer.ts'
import type { ClubId, Db } from '../../db/client.ts'
import { visible } from '../session-facts/open.ts'
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
    where f.club_id = ${clubId} and f.user_id = ${viewer.user_id}
      ${visible({ user_id: viewer.user_id, sees_drafts: isCoach(viewer) })}
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
