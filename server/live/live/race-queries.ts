import { sql } from 'kysely'
import { ErgRace, type ErgRaces } from '#contract/live/live-races.ts'
import { Id, nullable, T, type Static } from '#contract/schema.ts'
import { numberedPieces } from '#domain/training/piece-numbers.ts'
import { canSeeResults } from '#domain/rules/sessions.ts'
import type { Viewer } from '#domain/rules/viewer.ts'
import { checkedRow, checkedRows } from '../../db/checked-rows.ts'
import type { ClubId, Db } from '../../db/client.ts'
import { demand, found } from '../../http/refusal.ts'
import { noteHealthReads, seenAthletes } from '../../people/privacy/open.ts'
import { sessionFacts } from '../../planning/session-facts/open.ts'
import { Plans, structuresOf } from '../../planning/sessions/open.ts'
import { recordersOf } from './codes.ts'

const Facts = T.Object({ ...Plans.properties, club_name: T.String() })
const Entrant = T.Object({ user_id: nullable(Id), crew_id: nullable(Id), name: T.String() })

/**
 * The races of a session as the viewer may follow them: without the lanes of whom they do not see,
 * and without a weight that somebody did not agree to show.
 * @throws Refusal not_found, forbidden
 */
export async function racesOfSession(
  db: Db,
  clubId: ClubId,
  viewer: Viewer,
  session_id: number,
): Promise<ErgRaces> {
  const session = await sessionFacts(db, clubId, viewer, session_id)
  demand(canSeeResults(viewer, session))
  const { club_name, pieces } = await planOf(db, clubId, session_id)
  const races = await racesFollowed(db, clubId, viewer, session_id)
  const entrants = await entrantsOf(db, clubId, { session_id, viewer_id: viewer.user_id })
  const user_ids = races.flatMap(({ lanes }) =>
    lanes.flatMap(({ user_id, weight }) => (weight === null || user_id === null ? [] : [user_id])),
  )
  await noteHealthReads(db, clubId, viewer.user_id, { user_ids, read: 'live' })
  return { now: Date.now(), club_name, races, entrants, pieces }
}

/** The name of the club, and the pieces of a plan that end by themselves. */
export async function planOf(db: Db, clubId: ClubId, session_id: number) {
  const facts = found(
    await checkedRow(
      db,
      Facts,
      sql`
        select c.name as club_name, ${structuresOf}
        from sessions s
        join clubs c on c.id = s.club_id
        where s.club_id = ${clubId} and s.id = ${session_id} and s.kind = 'session'`,
    ),
  )
  const numbered = facts.structure ? numberedPieces(facts.structure) : []
  const pieces = numbered.flatMap(({ number, piece }) => {
    const { planned_distance: distance, planned_time: time } = piece
    if (distance === null && time === null) return []
    return [{ number, distance, time: distance === null ? time : null }]
  })
  return { club_name: facts.club_name, pieces }
}

type Asking = { session_id: number; viewer_id: number }

/** Who can be in a lane: crews, and athletes in none whom the viewer sees. */
export const entrantsOf = (
  db: Db,
  clubId: ClubId,
  asking: Asking,
): Promise<Static<typeof Entrant>[]> =>
  checkedRows(
    db,
    Entrant,
    sql`select m.user_id, m.crew_id, m.name from (${recordersOf(clubId, asking)}) m
      order by m.place, m.name collate names`,
  )

function racesFollowed(db: Db, clubId: ClubId, viewer: Viewer, session_id: number) {
  return checkedRows(
    db,
    ErgRace,
    sql`
      with seen as materialized (${seenAthletes(clubId, viewer.user_id)}),
      rowing as (
        select l.*, coalesce(app.crew_name(w.club_id, w.id, w.name), u.full_name) as name,
          case
            when u.health_consent and app.knows_person(m.club_id, m.user_id, m.status)
            then u.weight
          end as weight,
          array(
            select o.full_name
            from crew_users cu
            join users o on o.id = cu.user_id
            where cu.club_id = l.club_id and cu.crew_id = l.crew_id
              and cu.user_id in (select user_id from seen)
            order by cu.position
          ) as rowers
        from erg_races r
        join erg_lanes l on l.club_id = r.club_id and l.race_id = r.id
        left join users u on u.id = l.user_id
        left join memberships m on m.club_id = l.club_id and m.user_id = l.user_id
        left join crews w on w.club_id = l.club_id and w.id = l.crew_id
        where r.club_id = ${clubId} and r.session_id = ${session_id}
          and (l.user_id is null or l.user_id in (select user_id from seen))
      )
      select r.id, r.name, r.piece, r.distance, r.time,
        extract(epoch from r.goes_at)::float8 * 1000 as goes_at,
        extract(epoch from r.ended_at)::float8 * 1000 as ended_at,
        coalesce((
          select jsonb_agg(jsonb_build_object(
            'lane', l.lane, 'user_id', l.user_id, 'crew_id', l.crew_id, 'name', l.name,
            'rowers', l.rowers, 'weight', l.weight, 'is_ready', l.is_ready,
            'is_moving', l.is_moving, 'has_belt', l.has_belt, 'drag', l.drag) order by l.lane)
          from rowing l
          where l.race_id = r.id
        ), '[]') as lanes
      from erg_races r
      where r.club_id = ${clubId} and r.session_id = ${session_id}
      order by r.id`,
  )
}
