import { sql } from 'kysely'
import type { Language } from '#domain/constants/languages.ts'
import { ROLE } from '#domain/constants/roles.ts'
import { coversGround, SPORT, sportById, SPORTS, takesScores } from '#domain/constants/sports.ts'
import type { ClubId, Db } from '../../db/client.ts'
import { startAnswers } from '../../planning/attendance/open.ts'
import { run } from '../../db/statement.ts'
import { nameOf } from '../../text/names.ts'
import type { Digest } from './digest.ts'
import { closestSession } from './statements.ts'
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

/** Few devices distinguish rowing from ergo, so either matches the other when nothing fits better. */
const ROWED: readonly number[] = [SPORT.rowing, SPORT.ergo]

function fittingSports(recorded: Recorded): readonly number[] {
  const { sport_id } = recorded
  if (sport_id === null) return couldBe(recorded)
  if (ROWED.includes(sport_id)) return ROWED
  return SCORED.filter((id) => id === sport_id)
}

async function closest(
  db: Db,
  club_id: ClubId,
  { user_id, time_zone }: Owner,
  recorded: Recorded,
): Promise<{ id: number; sport_id: number } | undefined> {
  const [session] = await run(db, closestSession, {
    club_id,
    user_id,
    time_zone,
    sport_id: recorded.sport_id,
    sport_ids: fittingSports(recorded),
    start: recorded.start_time,
    finish: endOf(recorded),
  })
  return session
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
  const made = await db
    .insertInto('sessions')
    .values({
      club_id: clubId,
      kind: 'session',
      name,
      sport_id,
      starts_at: starts,
      ends_at: ends,
      published_at: sql<string>`now()`,
      creator_id: user_id,
      auto_created: true,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const own = { session_id: made.id, user_id }
  const rights = { role_id: ROLE.athlete, edit: true, add_all_scores: true }
  await db
    .insertInto('participants')
    .values({ ...own, ...rights, club_id: clubId })
    .execute()
  await startAnswers(db, clubId, [own])
  return made.id
}
