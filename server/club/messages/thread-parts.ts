import { sql, type RawBuilder } from 'kysely'
import { isNamed } from '../../db/hiding.ts'

/** Threads that are looked through for a list, the latest first. */
export const MOST_THREADS = 500
const MOST_UNREAD = 100

/** Those that somebody may belong to; whether they do, `app.thread_people` says. */
export const mayBelong = (userId: number) => sql`(
  t.kind = 'coaches'
  or exists (select from message_people o where o.club_id = t.club_id and o.thread_id = t.id
    and o.user_id = ${userId})
  or exists (select from squad_users o where o.club_id = t.club_id and o.squad_id = t.squad_id
    and o.user_id = ${userId})
  or exists (select from crew_users o where o.club_id = t.club_id and o.crew_id = t.crew_id
    and o.user_id = ${userId})
  or exists (select from participants o where o.club_id = t.club_id and o.user_id = ${userId}
    and o.session_id = coalesce(t.session_id, (select w.session_id from crews w
      where w.club_id = t.club_id and w.id = t.crew_id))))`

/** Who belongs to each of the threads `chosen`, as a common table expression. */
export const belonging = sql`belonging as (
  select thread_id, jsonb_agg(jsonb_build_object('user_id', user_id, 'age', age,
    'roles', roles, 'guarded', guarded)) as readers
  from app.thread_people(array(select id from chosen))
  group by thread_id)`

type Condition = RawBuilder<unknown>

/** How many messages `g` of a thread `t` somebody has not read, who wrote none of them. */
export const unread = (readable: Condition, userId: number) => sql`(
  select count(*) from (
    select from messages g
    where ${readable} and g.number > t.read_number and g.user_id <> ${userId}
      and g.deleted_at is null
    limit ${MOST_UNREAD}) u)::int`

/**
 * The last message `g` of a thread `t`, for somebody who may have blocked its author; `more` are
 * further parts of it.
 */
export const lastOf = (readable: Condition, userId: number, more: Condition = sql``) => sql`(
  select jsonb_build_object(${more}
    'text', case when k.user_id is null then g.text end, 'author', u.full_name,
    'sent_at', to_char(g.sent_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"'))
  from messages g
  left join users u on u.id = g.user_id and ${isNamed(sql`u.id`)}
  left join message_blocks k on k.club_id = g.club_id and k.user_id = ${userId}
    and k.blocked_id = g.user_id
  where ${readable}
  order by g.number desc limit 1)`
