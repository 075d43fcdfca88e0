import { sql } from 'kysely'
import type { ClubId, Db } from '../../db/client.ts'
import { Refusal } from '../../http/refusal.ts'
import { sessionPeopleChanged } from '#contract/events.ts'
import { record } from '../../events/record.ts'

type Change = {
  add: readonly number[]
  remove: readonly number[]
  attendance_limit?: number | null | undefined
}

/**
 * Adds people, as athletes or else as coaches by their roles, takes people out, but never the
 * creator, and sets the places. Doing it twice is doing it once.
 * @throws Refusal unknown_reference when somebody to add is not of this club
 */
export async function changePeople(
  db: Db,
  clubId: ClubId,
  sessionId: number,
  { add, remove, attendance_limit }: Change,
): Promise<void> {
  // A change that frees a place takes turns with people who answer.
  const turn =
    attendance_limit === undefined
      ? sql`select from sessions where club_id = ${clubId}
        and id = ${sessionId} for no key update`.execute(db)
      : sql`update sessions set attendance_limit = ${attendance_limit}
        where club_id = ${clubId} and id = ${sessionId}`.execute(db)
  const change = sql<{ known: number }>`
    with wanted as (
      select m.user_id, case when bool_or(r.role_id = 2) or not bool_or(r.role_id in (3, 6)) then 2
        else 6 end as role_id
      from memberships m join membership_roles r on r.club_id = m.club_id and r.user_id = m.user_id
      where m.club_id = ${clubId} and m.user_id = any (${[...add]}::bigint[])
        and m.status in (1, 4, 6) group by m.user_id
    ),
    removed as (
      delete from participants p where p.club_id = ${clubId} and p.session_id = ${sessionId}
        and p.user_id = any (${[...remove]}::bigint[])
        and p.user_id is distinct from (select creator_id from sessions s
          where s.club_id = p.club_id and s.id = p.session_id)
    ),
    added as (
      insert into participants (club_id, session_id, user_id, role_id)
        select ${clubId}, ${sessionId}, user_id, role_id from wanted
      on conflict (club_id, session_id, user_id) do nothing
    )
    select count(*)::int as known from wanted`.execute(db)
  const [, { rows }] = await Promise.all([turn, change])
  if (rows[0]?.known !== add.length)
    throw new Refusal('unknown_reference', { fields: { add: null } })
  await record(db, sessionPeopleChanged, { clubId, subject: sessionId, data: {} })
}
