import { sql } from 'kysely'
import type { Language } from '#contract/account.ts'
import { ROLE } from '#domain/constants/roles.ts'
import { SPORT, sportById } from '#domain/constants/sports.ts'
import type { ClubId, Db } from '../db/client.ts'
import { nameOf } from '../text/names.ts'
import type { Digest } from './digest.ts'

type Owner = { user_id: number; session_id: number | null; language: Language; time_zone: string; owner_only: boolean }
type Place = { session_id: number | null; sport_id: number }

/**
 * The session an activity belongs to: the one it was uploaded for; else the athlete's own of the same day and sport with the closest
 * start; else a new one of the athlete's. Without a start time there is no day, and the person is asked. What nobody else may see makes
 * no session, which others would.
 */
export async function sessionFor(db: Db, clubId: ClubId, owner: Owner, digest: Digest): Promise<Place> {
  const { start_time, sport_id } = digest.activity
  if (owner.session_id !== null)
    return { session_id: owner.session_id, sport_id: sport_id ?? (await sportOf(db, clubId, owner.session_id)) }
  if (start_time === null) return { session_id: null, sport_id: sport_id ?? SPORT.other }
  const planned = await closest(db, clubId, owner, start_time, sport_id)
  if (planned) return { session_id: planned.id, sport_id: sport_id ?? planned.sport_id }
  const sport = sport_id ?? SPORT.other
  if (owner.owner_only) return { session_id: null, sport_id: sport }
  const { elapsed_time, duration } = digest.activity
  const begun = { start_time, seconds: elapsed_time ?? duration ?? 0, sport_id: sport }
  return { session_id: await ownSession(db, clubId, owner, begun), sport_id: sport }
}

async function sportOf(db: Db, clubId: ClubId, sessionId: number): Promise<number> {
  const session = await db
    .selectFrom('sessions')
    .select('sport_id')
    .where('club_id', '=', clubId)
    .where('id', '=', sessionId)
    .executeTakeFirst()
  return session?.sport_id ?? SPORT.other
}

/** Rowing and ergo are told apart by few devices, so either matches the other when nothing fits better. */
async function closest(
  db: Db,
  clubId: ClubId,
  { user_id, time_zone }: Owner,
  start: string,
  sportId: number | null,
): Promise<{ id: number; sport_id: number } | undefined> {
  const { rows } = await sql<{ id: number; sport_id: number }>`
    select s.id, s.sport_id from sessions s join participants p on p.club_id = s.club_id and p.session_id = s.id and p.user_id = ${user_id}
    where s.club_id = ${clubId} and s.kind = 'session'
      and (s.starts_at at time zone ${time_zone})::date = (${start}::timestamptz at time zone ${time_zone})::date
      and (${sportId}::int is null or s.sport_id = ${sportId} or (s.sport_id in (1, 2) and ${sportId} in (1, 2)))
    order by s.sport_id is not distinct from ${sportId}::int desc, abs(extract(epoch from s.starts_at - ${start}::timestamptz)), s.id limit 1`.execute(
    db,
  )
  return rows[0]
}

type Begun = { start_time: string; seconds: number; sport_id: number }

/** A file without a session makes one, which the athlete owns. */
export async function ownSession(
  db: Db,
  clubId: ClubId,
  { user_id, language }: Pick<Owner, 'user_id' | 'language'>,
  { start_time, seconds, sport_id }: Begun,
): Promise<number> {
  const start = Date.parse(start_time)
  const { rows } = await sql<{ id: number }>`
    with made as (
      insert into sessions (club_id, kind, name, sport_id, starts_at, ends_at, published_at, creator_id, auto_created)
      values (${clubId}, 'session', ${nameOf(language, 'sport', sportById(sport_id)?.key ?? 'other')}, ${sport_id}, ${new Date(start).toISOString()},
        ${new Date(start + seconds * 1000).toISOString()}, now(), ${user_id}, true)
      returning club_id, id
    ),
    owner as (
      insert into participants (club_id, session_id, user_id, role_id, edit, add_all_scores)
      select club_id, id, ${user_id}, ${ROLE.athlete}, true, true from made
    )
    select id from made`.execute(db)
  return rows[0]?.id ?? 0
}
