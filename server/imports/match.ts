import { sql } from 'kysely'
import type { Language } from '#contract/account.ts'
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
  return { session_id: await ownSession(db, clubId, owner, digest, sport), sport_id: sport }
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

/** A file without a session makes one, which the athlete owns. */
async function ownSession(db: Db, clubId: ClubId, { user_id, language }: Owner, { activity }: Digest, sportId: number): Promise<number> {
  const start = Date.parse(activity.start_time ?? '')
  const end = new Date(start + (activity.elapsed_time ?? activity.duration ?? 0) * 1000)
  const { id } = await db
    .insertInto('sessions')
    .values({
      club_id: clubId,
      kind: 'session',
      name: nameOf(language, 'sport', sportById(sportId)?.key ?? 'other'),
      sport_id: sportId,
      starts_at: new Date(start).toISOString(),
      ends_at: end.toISOString(),
      published_at: sql<string>`now()`,
      creator_id: user_id,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await db
    .insertInto('participants')
    .values({ club_id: clubId, session_id: id, user_id, role_id: 2, edit: true, add_all_scores: true })
    .execute()
  return id
}
