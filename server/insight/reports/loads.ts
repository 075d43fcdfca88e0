import { sql } from 'kysely'
import { ETS_FACTORS } from '#domain/constants/intensities.ts'
import { sessionEts } from '#domain/training/ets.ts'
import { sessionFoster } from '#domain/training/foster.ts'
import { doneBy, type CountedRecording } from '#domain/training/outings.ts'
import { sessionTrimp } from '#domain/training/trimp.ts'
import type { PlannedIntensity } from '#domain/training/zone-minutes.ts'
import type { ClubId, Db } from '../../db/client.ts'

export type Scope = { session_ids: readonly number[]; user_ids?: readonly number[] }

type Facts = {
  session_id: number
  user_id: number
  sport_id: number
  local_date: string
  planned_seconds: number | null
  planned_distance: number | null
  planned: PlannedIntensity[]
  /** A file or a result proves it; a rating and the answer say it. */
  proven: boolean
  rated: boolean
  rpe_id: number | null
  /** The time entered for the whole session, by the person or the boat; a file is more precise. */
  entered_seconds: number | null
  entered_distance: number | null
  zones_guessed: boolean
  ets_factors: number[] | null
  recordings: CountedRecording[] | null
}

const A_LACT = 7

/**
 * Recomputes what sessions did, or would have done, to their people, from files, entered results,
 * ratings and the plan, by the formulas of domain/training, so that reports only have to add up.
 * Whose loads count also depends on the answers, which see to that themselves
 * (`app.attendance_changed`).
 */
export async function refreshLoads(
  db: Db,
  clubId: ClubId,
  { session_ids, user_ids }: Scope,
): Promise<void> {
  const facts = await loadFacts(db, clubId, session_ids, user_ids)
  const rows = facts.map(loadOf)
  const someone = user_ids ? sql`and ${concerned('t', clubId, session_ids, user_ids)}` : sql``
  await sql`
    with fresh as (
      select * from json_to_recordset(${JSON.stringify(rows)}::json) as f (session_id bigint,
        user_id bigint, local_date date, seconds double precision,
        distance double precision, zone_seconds double precision[], ets double precision,
        ets_basis text, foster double precision, trimp double precision,
        proven boolean, rated boolean)
    ),
    gone as (
      delete from kept_loads t where t.club_id = ${clubId}
        and t.session_id = any (${session_ids}::bigint[]) ${someone}
        and not exists (select from fresh f where f.session_id = t.session_id
          and f.user_id = t.user_id)
    ),
    kept as (
      insert into kept_loads as t (club_id, session_id, user_id, local_date, seconds, distance,
        zone_seconds, ets, ets_basis, foster, trimp, proven, rated, took_part)
      select ${clubId}, session_id, user_id, f.local_date, f.seconds, f.distance, f.zone_seconds,
        f.ets, f.ets_basis, f.foster, f.trimp, f.proven, f.rated,
        app.took_part(f.proven, f.rated, a.attending, a.presence)
      from fresh f left join (select * from attendance where club_id = ${clubId}) a using (session_id, user_id)
      order by session_id, user_id
      on conflict (club_id, session_id, user_id) do update
      set local_date = excluded.local_date, seconds = excluded.seconds,
        distance = excluded.distance,
        zone_seconds = excluded.zone_seconds, ets = excluded.ets, ets_basis = excluded.ets_basis,
        foster = excluded.foster, trimp = excluded.trimp,
        proven = excluded.proven, rated = excluded.rated, took_part = excluded.took_part
    )
    select`.execute(db)
}

/**
 * The people something changed for, everyone in a boat of the sessions, and everyone whom one of
 * their recordings names on a seat.
 */
const concerned = (
  row: 'p' | 't',
  clubId: ClubId,
  sessionIds: readonly number[],
  userIds: readonly number[],
) => sql`(
  ${sql.ref(`${row}.user_id`)} = any (${userIds}::bigint[])
  or (${sql.ref(`${row}.session_id`)}, ${sql.ref(`${row}.user_id`)}) in (
    select c.session_id, cu.user_id from crews c join crew_users cu on cu.club_id = c.club_id
      and cu.crew_id = c.id
    where c.club_id = ${clubId} and c.session_id = any (${sessionIds}::bigint[]))
  or ${sql.ref(`${row}.user_id`)} in (
    select n.user_id from recorded_seats n join activities a on a.club_id = n.club_id
      and a.id = n.activity_id
    where n.club_id = ${clubId}
      and (a.session_id = any (${sessionIds}::bigint[])
        or a.user_id = any (${userIds}::bigint[]))))`

/**
 * Recordings of sessions by the people they count for. A recording of a boat that is given to no
 * seat counts for the people named on its seats, else for the crew; it does not count for somebody
 * else who uploaded it. A file only its owner may see counts for nothing that others see.
 */
const recordings = (clubId: ClubId, sessionIds: readonly number[]) => sql`
    filed as (
      select id, session_id, user_id, crew_id, crew_id is not null
        and seat is null as of_boat, zone_seconds, counts_first, jsonb_build_object('id', id,
        'start', extract(epoch from start_time), 'seconds', coalesce(elapsed_time, moving_time),
          'distance', distance, 'distance_source', distance_source) as facts
      from activities where club_id = ${clubId} and session_id = any (${sessionIds}::bigint[])
        and not owner_only
    ),
    noted as (select activity_id as id, position, user_id from recorded_seats
      where club_id = ${clubId} and user_id is not null
        and activity_id in (select id from filed where of_boat)),
    aboard as (
      select id, user_id from noted
      union select f.id, cu.user_id from filed f join crew_users cu on cu.club_id = ${clubId}
        and cu.crew_id = f.crew_id
        where f.of_boat and not exists (select from noted n where n.id = f.id and n.position = cu.position)
    ),
    counted as (
      select f.session_id, f.user_id, f.id, f.facts, f.zone_seconds, true as own,
        f.counts_first as chosen from filed f where not f.of_boat
          or (f.id, f.user_id) in (select id, user_id from aboard)
      union all select f.session_id, b.user_id, f.id, f.facts, null, false, false from filed f
      join aboard b on b.id = f.id and b.user_id <> f.user_id
    )`

async function loadFacts(
  db: Db,
  clubId: ClubId,
  sessionIds: readonly number[],
  userIds: readonly number[] | undefined,
): Promise<Facts[]> {
  const someone = userIds ? sql`where ${concerned('p', clubId, sessionIds, userIds)}` : sql``
  const { rows } = await sql<Facts>`
    with chosen as (select * from sessions where club_id = ${clubId}
      and id = any (${sessionIds}::bigint[]) and kind = 'session'),
    scored as (
      select r.session_id, coalesce(r.user_id, cu.user_id) as user_id, r.crew_id is null as own,
        w.time, w.distance, case when r.crew_id is null then w.rpe end as rpe
      from results r left join crew_users cu on cu.club_id = r.club_id and cu.crew_id = r.crew_id
      left join scores w on w.club_id = r.club_id and w.result_id = r.id and w.piece = 0
        and w.part = 'piece'
      where r.club_id = ${clubId} and r.session_id = any (${sessionIds}::bigint[])
        and (r.user_id is not null or cu.user_id is not null)
        and exists (select from scores c where c.club_id = r.club_id and c.result_id = r.id)
    ),
    entered as (
      select session_id, user_id,
        (array_agg(time order by own desc) filter (where time > 0))[1] as seconds,
        (array_agg(distance order by own desc) filter (where distance > 0))[1] as distance,
          max(rpe) as rpe
      from scored group by session_id, user_id
    ),
    ${recordings(clubId, sessionIds)},
    people as (
      select session_id, user_id from participants where club_id = ${clubId}
        and session_id = any (${sessionIds}::bigint[]) and role_id = 2
      union select session_id, user_id from counted
      union select session_id, user_id from session_ratings
      where club_id = ${clubId} and session_id = any (${sessionIds}::bigint[])
      union select session_id, user_id from entered
    ),
    done as (
      select session_id, user_id,
        json_agg(facts || jsonb_build_object('zone_seconds', zone_seconds, 'own', own, 'chosen',
          chosen)) as recordings from counted group by session_id, user_id
    )
    select p.session_id, p.user_id, s.sport_id,
      (s.starts_at at time zone c.time_zone)::date::text as local_date,
      coalesce(s.planned_time, extract(epoch from s.ends_at - s.starts_at)) as planned_seconds,
      s.planned_distance,
      (select coalesce(json_agg(json_build_object('intensity_id', i.intensity_id, 'percentage',
        i.percentage)), '[]') from session_intensities i
        where i.club_id = s.club_id and i.session_id = s.id) as planned,
      d.recordings is not null or e.session_id is not null as proven, r.rpe is not null as rated,
      coalesce(r.rpe, e.rpe) as rpe_id, e.seconds as entered_seconds,
      e.distance as entered_distance,
      u.hr_zones is null and u.max_hr is null as zones_guessed, c.ets_factors,
      d.recordings
    from people p join chosen s on s.id = p.session_id join clubs c on c.id = s.club_id
    join users u on u.id = p.user_id
    left join session_ratings r on r.club_id = s.club_id and r.session_id = s.id
      and r.user_id = p.user_id
    left join done d on d.session_id = s.id and d.user_id = p.user_id
    left join entered e on e.session_id = s.id and e.user_id = p.user_id ${someone}`.execute(db)
  return rows
}

function loadOf(facts: Facts) {
  const done = doneBy(facts.recordings ?? [])
  const seconds = done.seconds ?? facts.entered_seconds ?? facts.planned_seconds
  const measured = done.zone_seconds ? { seconds: done.zone_seconds, below_s: 0, skipped: 0 } : null
  const session = {
    ...facts,
    attended: true,
    measured,
    duration_min: seconds === null ? null : seconds / 60,
  }
  const ets = sessionEts(session, facts.ets_factors ? { factors: facts.ets_factors } : {})
  return {
    session_id: facts.session_id,
    user_id: facts.user_id,
    local_date: facts.local_date,
    seconds,
    distance: done.distance ?? facts.entered_distance ?? facts.planned_distance,
    zone_seconds: done.zone_seconds ? [...done.zone_seconds, 0] : plannedSeconds(facts, seconds),
    ets: ets.value,
    ets_basis: ets.basis,
    foster: sessionFoster(session).value,
    trimp: sessionTrimp(session).value,
    proven: facts.proven,
    rated: facts.rated,
  }
}

/**
 * Seconds by intensity, ut3 to a-lact, as planned; measured, heart rate cannot tell the seventh.
 */
function plannedSeconds({ planned }: Facts, seconds: number | null): number[] {
  const share = (id: number) =>
    planned.find(({ intensity_id }) => intensity_id === id)?.percentage ?? 0
  return Array.from({ length: A_LACT }, (_, index) => ((seconds ?? 0) * share(index + 1)) / 100)
}

/** The next sessions of a club by their ids. */
export async function sessionsAfter(
  db: Db,
  clubId: ClubId,
  id: number,
  limit: number,
): Promise<number[]> {
  const rows = await db
    .selectFrom('sessions')
    .select('id')
    .where('club_id', '=', clubId)
    .where('kind', '=', 'session')
    .where('id', '>', id)
    .orderBy('id')
    .limit(limit)
    .execute()
  return rows.map((row) => row.id)
}

/** Recomputes the heart-rate zones of the club's files by its own factors or the published ones. */
export async function rescoreActivities(db: Db, clubId: ClubId): Promise<void> {
  await sql`
    update activities a set ets = s.ets_weight * (
        select sum(z.seconds * z.factor) / 60 from rows
          from (unnest(a.zone_seconds),
            unnest(coalesce(c.ets_factors, ${`{${ETS_FACTORS.join(',')}}`}::float8[])))
              as z (seconds, factor))
    from sports s, clubs c where a.club_id = ${clubId} and c.id = a.club_id and s.id = a.sport_id
      and a.zone_seconds is not null`.execute(db)
}
