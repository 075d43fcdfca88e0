import { sql } from 'kysely'
import type { LineUp } from '#contract/boats/crews.ts'
import type { AgeKey, GenderKey, WeightKey } from '#domain/constants/crew-options.ts'
import { canDeleteCrew, canEditCrew, type CrewFacts } from '#domain/rules/crews.ts'
import type { Viewer } from '#domain/rules/viewer.ts'
import { isCoach } from '#domain/rules/viewer.ts'
import { crewClassLabel, gmtOfCrewClass, gmtReference } from '#domain/training/crew-gmt.ts'
import { gmtPercentOfSpeed } from '#domain/training/gmt.ts'
import type { ClubId, Db } from '../../db/client.ts'
import { clubGmts } from '../../lookups/queries.ts'
import { seenAthletes } from '../../people/privacy/open.ts'
import { instant } from '../../db/instant.ts'
import { sessionOfCrew } from './facts.ts'
import { notOfPiece } from './queries.ts'

export type LineUpFilter = { boat_type: number | null; search: string; page: number; limit: number }
type Row = Omit<LineUp, 'class' | 'best_gmt' | 'user_actions' | 'age' | 'gender' | 'weight'> & {
  age: AgeKey
  gender: GenderKey
  weight: WeightKey
  gmt_score: number | null
  best_speed: number | null
  facts: CrewFacts
}

const MIN_LAP_M = 400

/**
 * Crews with the same people in a boat of the same class count as one, whatever their seats; crews
 * without people count separately.
 */
export async function lineUps(
  db: Db,
  clubId: ClubId,
  viewer: Viewer,
  filter: LineUpFilter,
): Promise<{ data: LineUp[]; meta: { page: number; limit: number; total: number } }> {
  const { rows } = await sql<{ total: number; rows: Row[] }>`
    with ${shownCrews(clubId, viewer)},
    grouped as (
      select people,
        (array_agg(id order by coalesce(starts_at, updated_at) desc, id desc))[1] as id,
        coalesce(
          array_agg(distinct session_id) filter (where ends_at <= now()), '{}') as session_ids,
        array_agg(id) as crew_ids,
        max(starts_at) filter (where ends_at <= now()) as last_date
      from shown
      group by boat_type, age, gender, weight, people, case when people = '{}' then id end
    ),
    matching as (${matchingTo(clubId, filter)}),
    page as (
      select * from matching
      order by boat_type, last_date desc nulls last, id desc
      limit ${filter.limit} offset ${(filter.page - 1) * filter.limit}
    ),
    seen (id) as materialized (${seenAthletes(clubId, viewer.user_id)})
    select
      (select count(*)::int from matching) as total,
      ${lineUpsJson(clubId, viewer)} as rows`.execute(db)
  const gmts = await clubGmts(db, clubId, undefined)
  const { page, limit } = filter
  return {
    data: (rows[0]?.rows ?? []).map((row) => lineUpOf(row, gmts, viewer)),
    meta: { page, limit, total: rows[0]?.total ?? 0 },
  }
}

/** Line-ups of the boats asked for, with the text in the name or in that of somebody. */
const matchingTo = (clubId: ClubId, filter: LineUpFilter) => sql`
  select g.*, c.boat_type
  from grouped g
  join crews c on c.club_id = ${clubId} and c.id = g.id
  where (${filter.boat_type}::int is null or c.boat_type = ${filter.boat_type})
    and (
      ${filter.search} = ''
      or position(lower(${filter.search}) in lower(c.name)) > 0
      or exists (
        select from users u
        where u.id = any (g.people)
          and position(lower(${filter.search}) in lower(u.full_name)) > 0
      )
    )`

const lineUpsJson = (clubId: ClubId, viewer: Viewer) => sql`(
  select coalesce(json_agg(json_build_object(
      'id', c.id, 'session_id', c.session_id, 'name', c.name, 'boat_type', c.boat_type,
      'age', c.age, 'gender', c.gender, 'weight', c.weight, 'gmt_score', c.gmt_score,
      'version', c.version, 'published', c.published_at is not null,
      'members', ${members},
      'sessions', cardinality(p.session_ids),
      'last_date', ${instant(sql`p.last_date`)},
      'distance', ${distanceTogether},
      'best_speed', ${bestSpeed},
      'facts', json_build_object(
        'published', c.published_at is not null, 'creator_id', c.creator_id,
        'session', ${sessionOfCrew(viewer.user_id)}
      )
    ) order by c.boat_type, p.last_date desc nulls last, c.id desc), '[]')
  from page p
  join crews c on c.club_id = ${clubId} and c.id = p.id
  left join sessions s on s.club_id = c.club_id and s.id = c.session_id
)`

/** Every crew the viewer may see, with its session's time and its people. */
const shownCrews = (clubId: ClubId, viewer: Viewer) => sql`
  shown as (
    select c.id, c.boat_type, c.age, c.gender, c.weight, c.updated_at, c.session_id, s.starts_at,
      s.ends_at,
      coalesce((
        select array_agg(cu.user_id order by cu.user_id)
        from crew_users cu
        where cu.club_id = c.club_id and cu.crew_id = c.id
      ), '{}') as people
    from crews c
    left join sessions s on s.club_id = c.club_id and s.id = c.session_id
    where c.club_id = ${clubId} and (c.session_id is null or s.id is not null) and ${notOfPiece}
      ${
        isCoach(viewer)
          ? sql``
          : sql`and (
            c.published_at is not null and (c.session_id is null or s.published_at is not null)
            or exists (
              select from participants e
              where e.club_id = c.club_id and e.session_id = c.session_id
                and e.user_id = ${viewer.user_id} and e.edit
            )
          )`
      }
  )`

const members = sql`(
  select coalesce(json_agg(json_build_object(
      'user_id', u.id, 'full_name', u.full_name, 'picture', u.picture, 'position', cu.position
    ) order by cu.position), '[]')
  from crew_users cu
  join users u on u.id = cu.user_id
  where cu.club_id = c.club_id and cu.crew_id = c.id)`

/** One boat covers one distance: the longest that any of its people recorded. */
const distanceTogether = sql`(
  select coalesce(sum(longest), 0)
  from (
    select max(l.distance) as longest
    from training_loads l
    where l.club_id = c.club_id and l.session_id = any (p.session_ids)
      and l.user_id = any (p.people)
      and l.user_id in (select id from seen)
    group by l.session_id
  ) per_session)`

/**
 * A recording of the boat shows how fast its crew was, no matter who uploaded it. Anyone who may
 * see one of the crew sees it.
 */
const ofBoat = sql`a.crew_id = any (p.crew_ids) and a.seat is null and a.user_id <> all (p.people)
  and exists (select from seen where id = any (p.people))`
/** A person's own recordings count unless they belong to another boat of the session. */
const ofPerson = sql`a.user_id = any (p.people)
  and (a.crew_id is null or a.crew_id = any (p.crew_ids)) and a.user_id in (select id from seen)`

const bestSpeed = sql`(
  select max(lap.distance / lap.time)
  from activities a
  join laps lap on lap.club_id = a.club_id and lap.activity_id = a.id
  where a.club_id = c.club_id and a.session_id = any (p.session_ids)
    and (${ofPerson} or ${ofBoat})
    and not a.owner_only and not lap.rest and lap.distance >= ${MIN_LAP_M} and lap.time > 0)`

function lineUpOf(
  { facts, gmt_score, best_speed, ...row }: Row,
  gmts: Awaited<ReturnType<typeof clubGmts>>,
  viewer: Viewer,
): LineUp {
  const reference = gmtReference(row.boat_type)
  const gmt =
    gmt_score === null
      ? gmtOfCrewClass(gmts, row, reference)
      : { distance_m: reference, time_s: gmt_score }
  return {
    ...row,
    class: crewClassLabel(row),
    best_gmt: best_speed === null ? null : gmtPercentOfSpeed(best_speed, gmt),
    user_actions: { edit: canEditCrew(viewer, facts), delete: canDeleteCrew(viewer, facts) },
  }
}
