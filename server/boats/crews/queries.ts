import { sql } from 'kysely'
import { jsonArrayFrom, jsonObjectFrom } from 'kysely/helpers/postgres'
import type { Crew, CrewUser } from '#contract/boats/crews.ts'
import { CrewParts } from '#contract/boats/crews-parts.ts'
import type { Static } from '#contract/schema.ts'
import { boatById, type Side } from '#domain/constants/boats.ts'
import type { AgeKey, GenderKey, WeightKey } from '#domain/constants/crew-options.ts'
import { groupIdsOf } from '#domain/rules/crews.ts'
import { crewClassLabel } from '#domain/training/crew-class.ts'
import { gmtReference, gmtsOfCrew, type ClassGmt } from '#domain/training/crew-gmt.ts'
import type { PieceGmt } from '#domain/training/gmt.ts'
import { canEditSession, type SessionFacts } from '#domain/rules/sessions.ts'
import type { Viewer } from '#domain/rules/viewer.ts'
import { anyOf } from '../../db/any-of.ts'
import { checkedRows } from '../../db/checked-rows.ts'
import type { ClubId, Db } from '../../db/client.ts'
import { instant } from '../../db/instant.ts'
import { run } from '../../db/statement.ts'
import { demand } from '../../http/refusal.ts'
import { clubGmts } from '../../lookups/queries.ts'
import { elsewhere } from '../../http/elsewhere.ts'
import { onlookerOf, usesOf } from '../equipment/open.ts'
import { lastSessionWithCrews } from './statements.ts'

type CrewRow = Awaited<ReturnType<typeof crewRows>>[number]
type SeatRow = CrewRow['seats'][number]

/**
 * Crews of single pieces of a seat race are listed with their piece, not among the boats of the
 * session.
 */
export const notOfPiece = sql<boolean>`not exists (select from seat_race_boats b
  where b.club_id = c.club_id and b.crew_id = c.id)`

export async function isSession(db: Db, clubId: ClubId, id: number): Promise<boolean> {
  const session = await db
    .selectFrom('sessions')
    .select('id')
    .where('club_id', '=', clubId)
    .where('id', '=', id)
    .executeTakeFirst()
  return session !== undefined
}

/** `races`: also those of single pieces of a seat race. */
type Which = { session_id: number; races?: boolean } | { ids: readonly number[] }

/**
 * Whole crews as the contract names them, in the order they were made; of one session, or by their
 * ids.
 */
export async function crewsBy(db: Db, clubId: ClubId, by: Which): Promise<Crew[]> {
  return (await ratedCrewsBy(db, clubId, by)).map(({ crew }) => crew)
}

type RatedCrew = { crew: Crew; gmts: PieceGmt[] }

/** The same crews, each with what its pieces are measured by. */
export async function ratedCrewsBy(db: Db, clubId: ClubId, by: Which): Promise<RatedCrew[]> {
  const rows = await crewRows(db, clubId, by)
  if (rows.length === 0) return []
  const known = await clubGmts(db, clubId, undefined)
  return rows.map((row) => ratedCrew(row, known))
}

const crewRows = (db: Db, clubId: ClubId, by: Which) =>
  db
    .selectFrom('crews as c')
    .select([
      'c.id',
      'c.session_id',
      sql<string>`app.crew_name(c.club_id, c.id, c.name)`.as('name'),
      'c.boat_type',
      'c.age',
      'c.gender',
      'c.weight',
      'c.description',
      'c.gmt_score',
      'c.parent_id',
      'c.published_at',
      'c.version',
    ])
    .select((eb) =>
      jsonArrayFrom(
        eb
          .selectFrom('crew_users as cu')
          .leftJoin('users as u', 'u.id', 'cu.user_id')
          .select([
            'cu.user_id',
            'cu.position',
            'cu.side',
            'cu.groups',
            'u.first_name',
            'u.last_name',
            'u.full_name',
            'u.picture',
          ])
          .whereRef('cu.club_id', '=', 'c.club_id')
          .whereRef('cu.crew_id', '=', 'c.id')
          .orderBy('cu.position'),
      ).as('seats'),
    )
    .where('c.club_id', '=', clubId)
    .where((eb) =>
      'ids' in by
        ? eb('c.id', '=', anyOf(by.ids))
        : eb.and([eb('c.session_id', '=', by.session_id), ...(by.races ? [] : [notOfPiece])]),
    )
    .orderBy('c.id')
    .execute()

function ratedCrew(
  { seats, published_at, ...row }: CrewRow,
  known: readonly ClassGmt[],
): RatedCrew {
  const boat = boatById(row.boat_type)
  const crewClass = {
    age: row.age as AgeKey,
    gender: row.gender as GenderKey,
    weight: row.weight as WeightKey,
  }
  const crew = { ...row, ...crewClass }
  const gmts = gmtsOfCrew(known, crew, row.gmt_score)
  const usual = gmts.find(({ distance }) => distance === gmtReference(row.boat_type))
  return {
    crew: {
      ...crew,
      name: shownName(crew),
      published: published_at !== null,
      style: boat?.style ?? '',
      class: crewClassLabel(crew),
      gmt_score: usual?.time ?? null,
      gmt_own: row.gmt_score !== null,
      connect_url: null,
      crew_users: seats.map((seat) => crewUserOf(row.boat_type, seat)),
    },
    gmts,
  }
}

/** A boat whose name is not for the viewer is called by its class. */
export const shownName = (crew: { name: string } & Parameters<typeof crewClassLabel>[0]): string =>
  crew.name === TAKEN ? crewClassLabel(crew) : crew.name

/** Who sits there is hidden from the viewer: the seat is taken, and nobody is named. */
const TAKEN = '–'

const crewUserOf = (boatType: number, seat: SeatRow): CrewUser => {
  const { user_id, position, groups, first_name, last_name, full_name, picture } = seat
  const side = seat.side as Side | null
  return {
    user_id,
    position,
    side,
    crew_user_groups: groups ?? groupIds(boatType, { position, side }),
    user: {
      id: user_id,
      first_name: first_name ?? '',
      last_name: last_name ?? TAKEN,
      full_name: full_name ?? TAKEN,
      picture,
    },
    ...(full_name === null && { is_hidden: true }),
  }
}

function groupIds(
  boatType: number,
  { position, side }: Pick<CrewUser, 'position' | 'side'>,
): number[] {
  const boat = boatById(boatType)
  return boat ? groupIdsOf(boat, position, side) : []
}

/**
 * The newest session before this one with crews that any of the people down for this one sat in;
 * null when there is none.
 */
export async function lastCrewedSession(
  db: Db,
  clubId: ClubId,
  sessionId: number,
): Promise<number | null> {
  const [session] = await run(db, lastSessionWithCrews, { club_id: clubId, session_id: sessionId })
  return session?.id ?? null
}

type ToCrew = { id: number; crew_ids: number[]; own: SessionFacts['own'] }

/**
 * Sessions somebody may seat people in, with the crews they have. @throws Refusal for the first
 * that is not there or not theirs to edit
 */
export async function sessionsToCrew(
  db: Db,
  clubId: ClubId,
  viewer: Viewer,
  ids: readonly number[],
): Promise<ToCrew[]> {
  const rows = await db
    .selectFrom('sessions as s')
    .select('s.id')
    .select((eb) => [
      jsonArrayFrom(
        eb
          .selectFrom('crews as c')
          .select('c.id')
          .whereRef('c.club_id', '=', 's.club_id')
          .whereRef('c.session_id', '=', 's.id')
          .where(notOfPiece),
      ).as('crews'),
      jsonObjectFrom(
        eb
          .selectFrom('participants as p')
          .select(['p.edit', 'p.add_all_scores'])
          .whereRef('p.club_id', '=', 's.club_id')
          .whereRef('p.session_id', '=', 's.id')
          .where('p.user_id', '=', viewer.user_id),
      ).as('own'),
    ])
    .where('s.club_id', '=', clubId)
    .where('s.id', '=', anyOf(ids))
    .orderBy('s.id')
    .execute()
  const missing = ids.find((id) => !rows.some((row) => row.id === id))
  if (missing !== undefined) throw await elsewhere(db, 'session', viewer, missing)
  demand(
    rows.every((session) => canEditSession(viewer, session)),
    'edit_denied',
  )
  return rows.map(({ id, crews, own }) => ({ id, own, crew_ids: crews.map((crew) => crew.id) }))
}

const Usage = CrewParts.inventory_usage_history.items
type Usage = Static<typeof Usage>

const NEWEST = 200

/** What the crew was out with and how far, as the log of the equipment has it. */
export const usageOfCrew = (
  db: Db,
  clubId: ClubId,
  viewer: Viewer,
  crewId: number,
): Promise<Usage[]> =>
  checkedRows(
    db,
    Usage,
    sql`
    select u.booking_id, u.item_id, e.name as item_name, ${instant(sql`u.at`)} as at,
      u.distance, u.time
    from (${usesOf(clubId, onlookerOf(viewer))}) u
    join equipment e on e.club_id = ${clubId} and e.id = u.item_id
    where u.crew_id = ${crewId} and u.open
    order by u.at desc, u.booking_id desc
    limit ${sql.lit(NEWEST)}`,
  )

/** The codes by which phones record for crews, of those that have one. */
export const codesOfCrews = (db: Db, clubId: ClubId, ids: readonly number[]) =>
  db
    .selectFrom('connect_codes')
    .select(['crew_id', 'code'])
    .where('club_id', '=', clubId)
    .where('crew_id', '=', anyOf(ids))
    .execute()
