import { sql } from 'kysely'
import type { CalendarLink, FavouriteView } from '#contract/planning/calendar.ts'
import type { CalendarColours } from '#domain/constants/calendar.ts'
import type { Language } from '#domain/constants/languages.ts'
import type { RoleId } from '#domain/constants/roles.ts'
import type { ClubId, Db } from '../../db/client.ts'

/** How the club colours its calendar, and what the person keeps. */
export async function viewsOf(
  db: Db,
  clubId: ClubId,
  userId: number,
): Promise<{ colours: CalendarColours; views: FavouriteView[] }> {
  const { rows } = await sql<{ colours: CalendarColours; views: FavouriteView[] }>`
    select c.calendar_colours as colours, (
      select coalesce(json_agg(json_build_object('id', v.id, 'name', v.name, 'search', v.search)
        order by lower(v.name), v.id), '[]')
      from calendar_views v where v.club_id = c.id and v.user_id = ${userId}) as views
    from clubs c where c.id = ${clubId}`.execute(db)
  return rows[0] ?? { colours: 'sport', views: [] }
}

export type StoredLink = Omit<CalendarLink, 'url' | 'own'> & { token: string; user_id: number }

/** Links that hold, the newest first: of one person, or of all. */
export async function linksOf(
  db: Db,
  clubId: ClubId,
  userId: number | null,
): Promise<StoredLink[]> {
  const { rows } = await sql<StoredLink>`
    select l.id, l.kind, l.scope, l.token, l.user_id, l.created_at, l.expires_at,
      u.full_name as created_by,
      (select coalesce(json_agg(json_build_object('id', q.id, 'name', q.name) order by q.name),
        '[]') from squads q where q.club_id = l.club_id and q.id = any (l.squad_ids)) as squads
    from calendar_links l join users u on u.id = l.user_id
    where l.club_id = ${clubId} and l.revoked_at is null
      and (l.expires_at is null or l.expires_at > now())
      and (l.user_id = ${userId} or (${userId}::bigint is null))
      order by l.id desc limit 200`.execute(db)
  return rows
}

/** Which of these squads the club has, and which of them the person is in. */
export async function squadsAmong(
  db: Db,
  clubId: ClubId,
  userId: number,
  ids: readonly number[],
): Promise<{ known: number[]; own: number[] }> {
  const { rows } = await sql<{ id: number; own: boolean }>`
    select q.id, exists (select from squad_users u where u.club_id = q.club_id and u.squad_id = q.id
      and u.user_id = ${userId}) as own
    from squads q where q.club_id = ${clubId} and q.id = any (${[...ids]}::bigint[])`.execute(db)
  return { known: rows.map(({ id }) => id), own: rows.filter(({ own }) => own).map(({ id }) => id) }
}

/**
 * `squad_ids` are those that are still there, `own_squads` those of them whose maker is in them
 * now.
 */
export type OpenedLink = {
  club_id: number
  kind: CalendarLink['kind']
  maker_roles: RoleId[]
  squad_ids: number[]
  own_squads: number[]
  club_name: string
  time_zone: string
  subscription_ends: string | null
  scope: CalendarLink['scope']
  squads: string[]
  language: Language
}

/** What a secret leads to; null unless it holds. No sign-in is needed. */
export async function openLink(
  db: Db,
  secret: string,
  kind: CalendarLink['kind'],
): Promise<OpenedLink | null> {
  const { rows } = await sql<{
    link: OpenedLink | null
  }>`select app.calendar_link(${secret}, ${kind}) as link`.execute(db)
  return rows[0]?.link ?? null
}

export type LinkedSession = {
  id: number
  kind: string
  name: string
  sport_id: number | null
  starts_at: string
  ends_at: string
  all_day: boolean
  location: string | null
  structure: string | null
  created_at: string
  updated_at: string
  revision: number
  deleted_at: string | null
}

/** The published sessions behind a secret between two instants, deleted ones among them. */
export async function linkedSessions(
  db: Db,
  secret: string,
  kind: CalendarLink['kind'],
  { first, last }: { first: string; last: string },
): Promise<LinkedSession[]> {
  const { rows } = await sql<LinkedSession>`
    select * from app.linked_sessions(${secret}, ${kind}, ${first}::timestamptz,
      ${last}::timestamptz)`.execute(db)
  return rows
}
