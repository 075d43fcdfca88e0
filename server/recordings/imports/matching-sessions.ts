import type { Language } from '#domain/constants/languages.ts'
import { ROLE } from '#domain/constants/roles.ts'
import { coversGround, SPORT, sportById, SPORTS, takesScores } from '#domain/constants/sports.ts'
import type { ClubId, Db } from '../../db/client.ts'
import { startAnswers } from '../../planning/attendance/open.ts'
import { run } from '../../db/statement.ts'
import { nameOf } from '../../text/names.ts'
import type { Digest } from './digest.ts'
import { closestSessions, makeSessions } from './statements.ts'
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
 * The session each activity belongs to: the one it was uploaded for; else the athlete's own of the
 * same day and sport with the closest start; else a new one of the athlete's, which is of no sport
 * where its own takes no results. Without a start time there is no day, and the person is asked.
 * What nobody else may see makes no session, which others would. Activities of one day are given in
 * turn, as the first may make the session of the second.
 */
export async function sessionsFor(
  db: Db,
  clubId: ClubId,
  owner: Owner,
  digests: readonly Digest[],
): Promise<Place[]> {
  const ofUpload = owner.session_id === null ? null : await sportOf(db, clubId, owner.session_id)
  const placed = digests.map((digest) => placeWithout(digest, owner, ofUpload))
  const open = digests.flatMap((digest, place): Unplaced[] => {
    const { start_time } = digest.activity
    return placed[place] || start_time === null
      ? []
      : [{ place, ...recordedIn(digest, start_time) }]
  })
  const planned = await closest(db, clubId, owner, open)
  const made = owner.owner_only ? [] : open.filter(({ place }) => !planned.has(place))
  const own = await ownSessions(
    db,
    clubId,
    owner,
    made.map((recorded) => ({ ...recorded, sport_id: sessionSport(recorded) })),
  )
  const ownOf = new Map(made.map(({ place }, index) => [place, own[index] ?? null]))
  return digests.map(({ activity: { sport_id } }, place) => {
    const session = planned.get(place)
    if (session) return { session_id: session.id, sport_id: sport_id ?? session.sport_id }
    return (
      placed[place] ?? {
        session_id: ownOf.get(place) ?? null,
        sport_id: sessionSport({ sport_id }),
      }
    )
  })
}

/** The place of an activity that no session is looked for; null for the others. */
function placeWithout(
  { activity: { sport_id, start_time }, warnings }: Digest,
  owner: Owner,
  sportOfUpload: number | null,
): Place | null {
  if (staysWithFile(warnings, owner)) return { session_id: null, sport_id: sport_id ?? SPORT.other }
  if (sportOfUpload !== null)
    return { session_id: owner.session_id, sport_id: sport_id ?? sportOfUpload }
  return start_time === null ? { session_id: null, sport_id: sport_id ?? SPORT.other } : null
}

const sessionSport = ({ sport_id }: { sport_id: number | null }): number =>
  sport_id !== null && takesScores(sport_id) ? sport_id : SPORT.other

const recordedIn = ({ activity }: Digest, start_time: string): Recorded => ({
  start_time,
  seconds: activity.elapsed_time ?? activity.duration ?? 0,
  sport_id: activity.sport_id,
  distance: activity.distance,
})

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
  recorded: readonly Unplaced[],
): Promise<ReadonlyMap<number, { id: number; sport_id: number }>> {
  if (recorded.length === 0) return new Map()
  const recordings = recorded.map((one) => ({
    place: one.place,
    start: one.start_time,
    finish: endOf(one),
    sport_id: one.sport_id,
    sport_ids: fittingSports(one),
  }))
  const found = await run(db, closestSessions, {
    club_id,
    user_id,
    time_zone,
    recordings: JSON.stringify(recordings),
  })
  return new Map(found.map(({ place, ...session }) => [place, session]))
}

type Begun = { start_time: string; seconds: number }
type Recorded = Begun & { sport_id: number | null; distance: number | null }
type Unplaced = Recorded & { place: number }

const endOf = ({ start_time, seconds }: Begun): string =>
  new Date(Date.parse(start_time) + seconds * 1000).toISOString()

/**
 * Files without a session make one each, which the athlete owns; no two of them begin at the same
 * time. Returns their ids in this order.
 */
export async function ownSessions(
  db: Db,
  clubId: ClubId,
  { user_id, language }: Pick<Owner, 'user_id' | 'language'>,
  begun: readonly (Begun & { sport_id: number })[],
): Promise<number[]> {
  if (begun.length === 0) return []
  const sessions = begun.map(({ start_time, seconds, sport_id }) => ({
    name: nameOf(language, 'sport', sportById(sport_id)?.key ?? 'other'),
    sport_id,
    starts_at: new Date(start_time).toISOString(),
    ends_at: endOf({ start_time, seconds }),
  }))
  const rows = { club_id: clubId, user_id, sessions: JSON.stringify(sessions) }
  const made = new Map(
    (await run(db, makeSessions, rows)).map(({ id, starts_at }) => [starts_at, id]),
  )
  const ids = sessions.flatMap(({ starts_at }) => made.get(starts_at) ?? [])
  const own = ids.map((session_id) => ({ session_id, user_id }))
  const rights = { role_id: ROLE.athlete, edit: true, add_all_scores: true }
  await db
    .insertInto('participants')
    .values(own.map((one) => ({ ...one, ...rights, club_id: clubId })))
    .execute()
  await startAnswers(db, clubId, own)
  return ids
}
