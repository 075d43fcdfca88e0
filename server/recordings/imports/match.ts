import { sql, type RawBuilder } from 'kysely'
import type { Language } from '#domain/constants/languages.ts'
import { ROLE } from '#domain/constants/roles.ts'
import { coversGround, SPORT, sportById, SPORTS, takesScores } from '#domain/constants/sports.ts'
import type { ClubId, Db } from '../../db/client.ts'
import { nameOf } from '../../text/names.ts'
import type { Digest } from './digest.ts'
import type { Warning } from '../../../readers/activity.ts'

type Owner = {
  user_id: number
  session_id: number | null
  language: Language
  time_zone: string
  owner_only: boolean
}
type Place = { session_id: number | null; sport_id: number }

/**
 * The session an activity belongs to: the one it was uploaded for; else the athlete's own of the
 * same day and sport with the closest
 * start; else a new one of the athlete's, which is of no sport where its own takes no results.
 * Without a start time there is no day, and the person is asked. What nobody else may see makes
 * no session, which others would.
 */
export async function sessionFor(
  db: Db,
  clubId: ClubId,
  owner: Owner,
  digest: Digest,
): Promise<Place> {
  const { start_time, sport_id } = digest.activity
  if (staysWithFile(digest.warnings, owner))
    return { session_id: null, sport_id: sport_id ?? SPORT.other }
  if (owner.session_id !== null)
    return {
      session_id: owner.session_id,
      sport_id: sport_id ?? (await sportOf(db, clubId, owner.session_id)),
    }
  if (start_time === null) return { session_id: null, sport_id: sport_id ?? SPORT.other }
  const { elapsed_time, duration, distance } = digest.activity
  const begun = { start_time, seconds: elapsed_time ?? duration ?? 0 }
  const planned = await closest(db, clubId, owner, { ...begun, sport_id, distance })
  if (planned) return { session_id: planned.id, sport_id: sport_id ?? planned.sport_id }
  const sport = sport_id !== null && takesScores(sport_id) ? sport_id : SPORT.other
  if (owner.owner_only) return { session_id: null, sport_id: sport }
  return {
    session_id: await ownSession(db, clubId, owner, { ...begun, sport_id: sport }),
    sport_id: sport,
  }
}

/**
 * No outing by itself: the change between the sports of a triathlon, which is not asked about
 * either; nor a single record, unless somebody has said
 * what it is of.
 */
export const staysWithFile = (
  warnings: readonly Warning[],
  { session_id }: Pick<Owner, 'session_id'>,
): boolean =>
  warnings.includes('transition') || (session_id === null && warnings.includes('single_record'))

async function sportOf(db: Db, clubId: ClubId, sessionId: number): Promise<number> {
  const session = await db
    .selectFrom('sessions')
    .select('sport_id')
    .where('club_id', '=', clubId)
    .where('id', '=', sessionId)
    .executeTakeFirst()
  return session?.sport_id ?? SPORT.other
}

/**
 * How long after what an athlete's own session holds a recording is still of the same outing: a
 * computer that was stopped and started again.
 */
const PAUSE = sql`interval '30 minutes'`

/** When an activity `a` ended. */
const END = sql`a.start_time + coalesce(a.elapsed_time, 0) * interval '1 second'`

/** Metres a second on the whole, rests included: what drifts about indoors stays below it. */
const ON_THE_MOVE = 0.5

const SCORED = SPORTS.map(({ id }) => id).filter(takesScores)

/**
 * Sports of sessions a recording that names none may be of: what went somewhere was none that stays
 * where it is.
 */
function couldBe({ distance, seconds }: Recorded): number[] {
  const travelled = (distance ?? 0) > ON_THE_MOVE * Math.max(seconds, 1)
  return SCORED.filter((id) => !travelled || coversGround(id) || id === SPORT.other)
}

/**
 * Few devices distinguish rowing from ergo, so either matches the other when nothing fits better. A
 * session that a file made is one outing, and takes what overlaps it or goes on after a pause; the
 * row in the evening is another than the one in the morning.
 */
async function closest(
  db: Db,
  clubId: ClubId,
  { user_id, time_zone }: Owner,
  recorded: Recorded,
): Promise<{ id: number; sport_id: number } | undefined> {
  const { sport_id } = recorded
  const [start, finish] = [
    sql`${recorded.start_time}::timestamptz`,
    sql`${endOf(recorded)}::timestamptz`,
  ]
  /** Whether the recording overlaps what lasted so long, or goes on after a pause. */
  const continues = (from: RawBuilder<unknown>, until: RawBuilder<unknown>) => sql`
    tstzrange(${from} - ${PAUSE}, ${until} + ${PAUSE}) && tstzrange(${start}, ${finish}, '[]')`
  const { rows } = await sql<{ id: number; sport_id: number }>`
    select s.id, s.sport_id
    from sessions s
    join participants p
      on p.club_id = s.club_id and p.session_id = s.id and p.user_id = ${user_id}
    where s.club_id = ${clubId} and s.kind = 'session'
      and (s.starts_at at time zone ${time_zone})::date = (${start} at time zone ${time_zone})::date
      and case
        when ${sport_id}::int is null then s.sport_id = any (${couldBe(recorded)}::int[])
        else s.sport_id = ${sport_id} and s.sport_id = any (${SCORED}::int[])
          or (
            s.sport_id in (${SPORT.rowing}, ${SPORT.ergo})
            and ${sport_id}::int in (${SPORT.rowing}, ${SPORT.ergo})
          )
      end
      and (
        not s.auto_created
        or ${continues(sql`s.starts_at`, sql`s.ends_at`)}
        or exists (
          select from activities a
          where a.club_id = s.club_id and a.session_id = s.id and a.user_id = ${user_id}
            and ${continues(sql`a.start_time`, END)}
        )
      )
    order by
      s.sport_id is not distinct from ${sport_id}::int desc,
      abs(extract(epoch from s.starts_at - ${start})),
      s.id
    limit 1`.execute(db)
  return rows[0]
}

type Begun = { start_time: string; seconds: number }
type Recorded = Begun & { sport_id: number | null; distance: number | null }

const endOf = ({ start_time, seconds }: Begun): string =>
  new Date(Date.parse(start_time) + seconds * 1000).toISOString()

/** A file without a session makes one, which the athlete owns. */
export async function ownSession(
  db: Db,
  clubId: ClubId,
  { user_id, language }: Pick<Owner, 'user_id' | 'language'>,
  { start_time, seconds, sport_id }: Begun & { sport_id: number },
): Promise<number> {
  const name = nameOf(language, 'sport', sportById(sport_id)?.key ?? 'other')
  const starts = new Date(start_time).toISOString()
  const ends = endOf({ start_time, seconds })
  const { rows } = await sql<{ id: number }>`
    with made as (
      insert into sessions
        (club_id, kind, name, sport_id, starts_at, ends_at, published_at, creator_id, auto_created)
      values
        (${clubId}, 'session', ${name}, ${sport_id}, ${starts}, ${ends}, now(), ${user_id}, true)
      returning club_id, id
    ),
    owner as (
      insert into participants (club_id, session_id, user_id, role_id, edit, add_all_scores)
      select club_id, id, ${user_id}, ${ROLE.athlete}, true, true from made
    )
    select id from made`.execute(db)
  return rows[0]?.id ?? 0
}
