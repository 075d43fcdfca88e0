import { sql } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import type { AthleteRace, Race } from '#contract/boats/races.ts'
import { AGE_KEYS } from '#domain/constants/crew-options.ts'
import { RACE_STATUSES } from '#domain/constants/race-statuses.ts'
import { gmtOfCrewClass, type ClassGmt } from '#domain/training/crew-gmt.ts'
import { gmtPercent } from '#domain/training/gmt.ts'
import { raceClassText, wholeClass } from '#domain/training/race-class.ts'
import { anyOf } from '../../db/any-of.ts'
import type { ClubId, Db } from '../../db/client.ts'
import { isNamed } from '../../db/hiding.ts'
import { withoutMilliseconds } from '../../db/instant.ts'
import { clubGmts } from '../../lookups/queries.ts'

const MOST_OF_ATHLETE = 300

/** What the reader of races is shown: `all` also crews that are not published. */
export type Reader = { user_id: number; all: boolean }

/** What an event is. */
export const typeOf = (db: Db, clubId: ClubId, id: number) =>
  db
    .selectFrom('sessions')
    .select(['kind', 'event_type'])
    .where('club_id', '=', clubId)
    .where('id', '=', id)
    .executeTakeFirstOrThrow()

/** Of an event, or of an athlete: all of them, or only the next one. */
type Which = { session_id: number; ids?: readonly number[] } | { athlete: number; next?: boolean }

/**
 * Whether who starts alone in a race `r`, or is the only one of its crew, is an athlete whose figures
 * are hidden from the person in context.
 */
export const isHiddenStart = sql<boolean>`(
  not coalesce(${isNamed(sql`r.user_id`)}, true)
  or ((select app.hides_private())
    and coalesce(r.crew_id in (select app.private_singles()), false)))`

/** Of a crew that is hidden from the reader, and of people hidden from them, nothing is named. */
const raceRows = (db: Db, clubId: ClubId, { all }: Reader) =>
  db
    .selectFrom('event_races as r')
    .innerJoin('sessions as s', (join) =>
      join.onRef('s.club_id', '=', 'r.club_id').onRef('s.id', '=', 'r.session_id'),
    )
    .leftJoin('crews as c', (join) =>
      join
        .onRef('c.club_id', '=', 'r.club_id')
        .onRef('c.id', '=', 'r.crew_id')
        .on((eb) => (all ? eb.lit(true) : eb('c.published_at', 'is not', null))),
    )
    .leftJoin('users as u', 'u.id', 'r.user_id')
    .selectAll('r')
    .select([
      's.name as session_name',
      'c.id as shown_crew_id',
      sql<string | null>`app.crew_name(c.club_id, c.id, c.name)`.as('crew_name'),
      'c.boat_type as crew_boat_type',
      'c.age as crew_age',
      'c.gender as crew_gender',
      'c.weight as crew_weight',
      'u.full_name',
      isHiddenStart.as('is_hidden'),
    ])
    .select((eb) =>
      jsonArrayFrom(
        eb
          .selectFrom('crew_users as cu')
          .leftJoin('users as m', 'm.id', 'cu.user_id')
          .select(['cu.user_id', 'cu.position', 'm.full_name'])
          .whereRef('cu.club_id', '=', 'c.club_id')
          .whereRef('cu.crew_id', '=', 'c.id')
          .orderBy('cu.position'),
      ).as('seats'),
    )
    .where('r.club_id', '=', clubId)

export type RaceRow = Awaited<ReturnType<ReturnType<typeof raceRows>['execute']>>[number]

type Rows = ReturnType<typeof raceRows>

function ofAthlete(
  rows: Rows,
  { all }: Reader,
  { athlete, next = false }: { athlete: number; next?: boolean },
) {
  const own = rows
    .where('s.event_type', '=', 'regatta')
    .where((eb) => (all ? eb.lit(true) : eb('s.published_at', 'is not', null)))
    .where((eb) =>
      eb.or([
        eb('r.user_id', '=', athlete),
        eb.exists(
          eb
            .selectFrom('crew_users as own')
            .select('own.user_id')
            .whereRef('own.club_id', '=', 'c.club_id')
            .whereRef('own.crew_id', '=', 'c.id')
            .where('own.user_id', '=', athlete),
        ),
      ]),
    )
  if (next)
    return own
      .where('r.starts_at', '>', sql<string>`now() - interval '10 minutes'`)
      .where('r.status', '=', 'planned')
      .orderBy('r.starts_at')
      .orderBy('r.id')
      .limit(1)
  return own
    .orderBy((eb) => eb.fn.coalesce('r.starts_at', 's.starts_at'), 'desc')
    .orderBy('r.id')
    .limit(MOST_OF_ATHLETE)
}

/** The races of an event by their start, or those of an athlete, the newest first. */
export function racesBy(db: Db, clubId: ClubId, reader: Reader, which: Which): Promise<RaceRow[]> {
  const rows = raceRows(db, clubId, reader)
  if ('athlete' in which) return ofAthlete(rows, reader, which).execute()
  const { session_id, ids } = which
  const ofEvent = rows.where('r.session_id', '=', session_id)
  return (ids === undefined ? ofEvent : ofEvent.where('r.id', '=', anyOf(ids)))
    .orderBy('r.starts_at', (order) => order.asc().nullsLast())
    .orderBy('r.id')
    .execute()
}

/** Who starts is hidden from the reader. */
const HIDDEN = '–'

/** Races as the contract names them, with what they are worth of the club's gold medal times. */
export async function racesOf(
  db: Db,
  clubId: ClubId,
  reader: Reader,
  session_id: number,
  ids?: readonly number[],
): Promise<Race[]> {
  const which = ids === undefined ? { session_id } : { session_id, ids }
  const rows = await racesBy(db, clubId, reader, which)
  const gmts = rows.length > 0 ? await clubGmts(db, clubId, undefined) : []
  return rows.map((row) => raceOf(row, gmts, reader.user_id))
}

/** A race without who starts alone and what they did, where that is hidden. */
const shownRace = (row: RaceRow): RaceRow =>
  row.is_hidden ? { ...row, user_id: null, full_name: null, place: null, time: null } : row

function raceOf(stored: RaceRow, gmts: readonly ClassGmt[], viewerId: number): Race {
  const row = shownRace(stored)
  const starters = startersOf(row)
  return {
    id: row.id,
    version: row.version,
    number: row.number,
    name: row.name,
    ...classOf(row),
    distance: row.distance,
    starts_at: row.starts_at && withoutMilliseconds(row.starts_at),
    lane: row.lane,
    crew_id: row.shown_crew_id,
    crew_name: row.crew_name,
    user_id: row.user_id,
    starters,
    place: row.place,
    time: row.time,
    status: RACE_STATUSES.find((known) => known === row.status) ?? 'planned',
    note: row.note,
    gmt_percent: percentOf(row, gmts),
    own: starters.some(({ user_id }) => user_id === viewerId),
  }
}

function startersOf({ seats, user_id, full_name }: RaceRow): Race['starters'] {
  if (user_id !== null) return [{ user_id, full_name: full_name ?? HIDDEN, position: null }]
  return seats.map((seat) => ({
    user_id: seat.user_id,
    full_name: seat.full_name ?? HIDDEN,
    position: seat.position,
  }))
}

const GENDERS = ['men', 'women', 'mixed'] as const
const WEIGHTS = ['heavyweight', 'lightweight'] as const
const among = <Word extends string>(known: readonly Word[], word: string | null): Word | null =>
  known.find((one) => one === word) ?? null

const classOf = (row: Pick<RaceRow, 'boat_type' | 'age' | 'gender' | 'weight'>) => ({
  boat_type: row.boat_type,
  age: among(AGE_KEYS, row.age),
  gender: among(GENDERS, row.gender),
  weight: among(WEIGHTS, row.weight),
})

/** By the class of the race, else by that of the crew that rows it. */
function percentOf(row: RaceRow, gmts: readonly ClassGmt[]): number | null {
  const { distance, time } = row
  if (distance === null || time === null) return null
  const named = classOf(row)
  const crew = classOf({
    boat_type: row.crew_boat_type,
    age: row.crew_age,
    gender: row.crew_gender,
    weight: row.crew_weight,
  })
  const rowed = wholeClass(named) ?? wholeClass(crew)
  const gmt = rowed && gmtOfCrewClass(gmts, rowed, distance)
  const percent = gmt && gmtPercent(distance, time, gmt)
  return percent === null ? null : Math.round(percent * 10) / 10
}

/** One's own next race in a published regatta; null where there is none to come. */
export async function nextRace(
  db: Db,
  clubId: ClubId,
  userId: number,
): Promise<AthleteRace | null> {
  const reader = { user_id: userId, all: false }
  const [row] = await racesBy(db, clubId, reader, { athlete: userId, next: true })
  return row ? athleteRaceOf(row, [], userId) : null
}

/** A race in the list of an athlete. */
export function athleteRaceOf(
  row: RaceRow,
  gmts: readonly ClassGmt[],
  viewerId: number,
): AthleteRace {
  const { version: _v, own: _o, starters: _s, note: _n, ...race } = raceOf(row, gmts, viewerId)
  const { session_id, session_name } = row
  return { ...race, session_id, session_name, class: raceClassText(race) }
}
