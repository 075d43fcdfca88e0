import { sql } from 'kysely'
import type { AttendanceRow } from '#contract/planning/attendance.ts'
import type { Answer } from '#domain/rules/attendance.ts'
import type { ClubId, Db } from '../../db/client.ts'
import { visibleTo } from '../../people/privacy/open.ts'
import { instant } from '../../db/instant.ts'

/**
 * Whether the person of an attendance row `a` was there, as far as anybody said: a no-show was not,
 * somebody late was.
 */
export const wasPresent = sql`app.came(a.attending, a.presence)`
/** Whether the person was absent; somebody who is waiting for a place has not declined. */
export const stayedAway = sql`(a.presence = 'no-show'
  or (a.attending = 2 and a.waiting_since is null and a.presence is null))`

type Reader = { user_id: number; /** May edit the session. */ edits: boolean }

/**
 * The register. Health, reason and note are for those who see the person (`seen`); late and no-show
 * for the person and for who edits. That
 * somebody answered is not shown where all they said is hidden: an answer without attendance would
 * be an illness.
 */
export async function attendanceOf(
  db: Db,
  clubId: ClubId,
  sessionId: number,
  { user_id, edits }: Reader,
): Promise<AttendanceRow[]> {
  const { rows } = await sql<AttendanceRow>`
    select p.user_id, u.full_name, u.picture, p.role_id as user_role_id,
      (select coalesce(json_agg(q.name order by q.name), '[]') from squad_users su
        join squads q on q.club_id = su.club_id and q.id = su.squad_id
        where su.club_id = p.club_id and su.user_id = p.user_id) as squads,
      a.attending, coalesce(a.did_alternative, false) as did_alternative, v.seen,
      case when v.seen then ${healthOf} else '{}' end as health_statuses,
      case when v.seen then a.reason end as reason,
      case when v.seen then a.note end as note,
      case when ${edits} or p.user_id = ${user_id} then a.presence end as presence,
      case when a.waiting_since is not null
        then rank() over (order by a.waiting_since, p.user_id) end as waiting,
      case when v.seen or a.attending is not null or a.did_alternative
        then ${instant(sql`a.answered_at`)} end as answered_at
    from participants p join users u on u.id = p.user_id
    left join attendance a on a.club_id = p.club_id and a.session_id = p.session_id
      and a.user_id = p.user_id
    cross join lateral (select ${visibleTo(sql`p.user_id`, clubId, user_id)} as seen) v
    where p.club_id = ${clubId} and p.session_id = ${sessionId}
    order by u.last_name, u.first_name, u.id`.execute(db)
  return rows
}

const healthOf = sql`array_remove(array[case when a.injured then 2 end, case when a.ill then 3 end],
  null)`

export type MarkedPerson = {
  user_id: number
  answer: Answer
  waiting: boolean
  /** Places are limited for this person. */
  limited: boolean
  /** The viewer sees what belongs to the person. */
  seen: boolean
}

type Marked = { ids: readonly number[]; viewerId: number }

/**
 * What those of the people asked for who are in the session have said. Nobody else changes it
 * before the transaction ends: answers to a
 * session take turns, for the places too, and who has said nothing gets an empty row first, because
 * only a row can be locked.
 */
export async function answersInTurn(
  db: Db,
  clubId: ClubId,
  sessionId: number,
  { ids, viewerId }: Marked,
): Promise<MarkedPerson[]> {
  await sql`
    with turn as materialized (
      select id, attendance_limit from sessions where club_id = ${clubId}
        and id = ${sessionId} for no key update
    )
    insert into attendance (club_id, session_id, user_id, attending, answered_at)
    select p.club_id, p.session_id, p.user_id, case when ${isLimited} then 2 end, null
    from turn s join participants p on p.club_id = ${clubId} and p.session_id = s.id
    where p.user_id = any (${[...ids]}::bigint[])
    on conflict do nothing`.execute(db)
  const { rows } = await sql<MarkedPerson>`
    select p.user_id, ${isLimited} as limited, a.waiting_since is not null as waiting,
      ${visibleTo(sql`p.user_id`, clubId, viewerId)} as seen,
      json_build_object('attending', a.attending, 'health_statuses', ${healthOf},
        'did_alternative', a.did_alternative, 'reason', a.reason, 'note', a.note, 'presence',
          a.presence) as answer
    from participants p join sessions s on s.club_id = p.club_id and s.id = p.session_id
    join attendance a on a.club_id = p.club_id and a.session_id = p.session_id
      and a.user_id = p.user_id
    where p.club_id = ${clubId} and p.session_id = ${sessionId}
      and p.user_id = any (${[...ids]}::bigint[])
    for no key update of a`.execute(db)
  return rows
}

const isLimited = sql`(p.role_id = 2 and s.attendance_limit is not null)`

/** Those of the given people who are waiting for a place, in the order of the line. */
export async function waitingOf(
  db: Db,
  clubId: ClubId,
  sessionId: number,
  ids: readonly number[],
): Promise<number[]> {
  const rows = await db
    .selectFrom('attendance')
    .select('user_id')
    .where('club_id', '=', clubId)
    .where('session_id', '=', sessionId)
    .where('waiting_since', 'is not', null)
    .where('user_id', '=', sql<number>`any (${[...ids]}::bigint[])`)
    .orderBy('waiting_since')
    .orderBy('user_id')
    .execute()
  return rows.map(({ user_id }) => user_id)
}

/** What a workbook of the register is headed with. */
export async function registerHead(
  db: Db,
  clubId: ClubId,
  sessionId: number,
): Promise<{ name: string; day: string }> {
  const { rows } = await sql<{ name: string; day: string }>`
    select s.name, (s.starts_at at time zone c.time_zone)::date::text as day from sessions s
      join clubs c on c.id = s.club_id
    where s.club_id = ${clubId} and s.id = ${sessionId}`.execute(db)
  return rows[0] ?? { name: '', day: '' }
}
