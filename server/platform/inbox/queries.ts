import { sql } from 'kysely'
import { nullable, T } from '#contract/schema.ts'
import { Notification } from '#contract/platform/inbox.ts'
import { kindsOf, type NoticeGroup } from '#domain/notices/kinds.ts'
import { checkedRow } from '../../db/checked-rows.ts'
import type { Db } from '../../db/client.ts'

type Page = {
  page: number
  limit: number
  unread: boolean
  group?: NoticeGroup | undefined
  about_club?: number | undefined
  /** Only what is older than this notice. */
  before?: number | undefined
}

/** What a notice lists; older notices have no all-day flag, so they get false. */
const notifiedSessions = sql`(
  select coalesce(jsonb_agg('{"all_day_event": false}' || session order by place), '[]')
    from jsonb_array_elements(n."values" -> 'sessions') with ordinality s (session, place))`

const NoticePage = T.Object({ total: T.Integer(), data: nullable(T.Array(Notification)) })

/** A page of a person's notices, newest first, and how many there are. */
export async function noticesOf(
  db: Db,
  userId: number,
  { page, limit, unread, group, about_club, before }: Page,
): Promise<{ data: Notification[]; total: number }> {
  const kinds = group === undefined ? null : kindsOf(group)
  const statement = sql`
    with own as (select * from notifications where user_id = ${userId} and in_app
      and (not ${unread} or read_at is null)
      and (${kinds}::text[] is null or kind = any (${kinds}::text[]))
      and (${about_club ?? null}::bigint is null or about_club = ${about_club ?? null})),
      clubs_of as (select (c -> 'club' ->> 'id')::bigint as id, c -> 'club' ->> 'name' as name
        from jsonb_array_elements(app.my_clubs(${userId})) c),
      shown as (select * from own
        where ${before ?? null}::bigint is null or (created_at, id) < (
          select created_at, id from notifications
            where user_id = ${userId} and id = ${before ?? null})
        order by created_at desc, id desc limit ${limit} offset ${(page - 1) * limit})
    select (select count(*) from own) as total,
      (select json_agg(json_build_object('id', n.id, 'kind', n.kind, 'level', n.level, 'values',
        n."values" - 'sessions', 'sessions', ${notifiedSessions}, 'link', n.link,
          'club', case when c.id is not null then json_build_object('id', c.id, 'name', c.name) end,
          'created_at', to_char(n.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
          'read_at', to_char(n.read_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'))
            order by n.created_at desc, n.id desc)
       from shown n left join clubs_of c on c.id = n.about_club) as data`
  const found = await checkedRow(db, NoticePage, statement)
  return { data: found?.data ?? [], total: found?.total ?? 0 }
}

/**
 * Unread notices, and unread conversations of a club, each of which has one notice until it is read,
 * also where somebody wants none in the app.
 */
export async function unreadCounts(
  db: Db,
  userId: number,
  club: number | null,
): Promise<{ number_of_unread: number; unread_messages: number }> {
  const isOfClub = club === null ? sql`true` : sql`about_club = ${club}`
  return db
    .selectFrom('notifications')
    .select([
      sql<number>`count(*) filter (where in_app)`.as('number_of_unread'),
      sql<number>`count(*) filter (where kind = 'message' and ${isOfClub})`.as('unread_messages'),
    ])
    .where('user_id', '=', userId)
    .where('read_at', 'is', null)
    .executeTakeFirstOrThrow()
}
