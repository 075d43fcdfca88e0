import { sql, type RawBuilder } from 'kysely'
import type {
  PublishingPreview,
  PublishingScope,
  SessionPublishing,
} from '#contract/planning/publishing.ts'
import { ROLE } from '#domain/constants/roles.ts'
import { isCoach, type Viewer } from '#domain/rules/viewer.ts'
import type { ClubId, Db } from '../../db/client.ts'
import { visibleTo } from '../../people/privacy/open.ts'
import { instant } from '../../db/instant.ts'
import { editable } from '../session-facts/open.ts'

const inScope = (
  { session_ids, start_date, end_date, squad_id }: PublishingScope,
  timeZone: string,
): RawBuilder<unknown>[] => [
  ...(session_ids ? [sql`and s.id = any (${session_ids}::bigint[])`] : []),
  ...(start_date === undefined
    ? []
    : [sql`and s.starts_at >= (${start_date}::date::timestamp at time zone ${timeZone})`]),
  ...(end_date === undefined
    ? []
    : [sql`and s.starts_at < ((${end_date}::date + 1)::timestamp at time zone ${timeZone})`]),
  ...(squad_id
    ? [
        sql`and exists (select from participants q join squad_users su on su.club_id = q.club_id
          and su.user_id = q.user_id and su.squad_id = ${squad_id}
          where q.club_id = s.club_id and q.session_id = s.id)`,
      ]
    : []),
]

/**
 * Whether somebody's boat in the session `s` differs from the one they were notified of (`t`). Few
 * sessions have boats, so most people are not looked for in any.
 */
const reseated = (person: RawBuilder<unknown>) => sql`(t.crew is not null or exists (
    select from crews c where c.club_id = s.club_id and c.session_id = s.id
      and c.published_at is not null))
  and t.crew is distinct from app.crew_of(s.club_id, s.id, ${person})`

/**
 * People of the session `s` who were not notified, or were notified of something else; the viewer
 * does not count.
 */
const unaware = (viewerId: number) => sql`select p.user_id from participants p
  left join session_told t on t.club_id = p.club_id and t.session_id = p.session_id
    and t.user_id = p.user_id
  where p.club_id = s.club_id and p.session_id = s.id and p.user_id <> ${viewerId}
    and s.ends_at > now()
    and (t.plan is distinct from app.plan_for(s.plan, p.user_id, p.role_id)
      or (${reseated(sql`p.user_id`)}))`

/** What has changed in the session `s` since the last notice, in words. */
const unseenWords = sql`app.told_words(app.difference(coalesce(s.published_plan, '{}'), s.plan)) ||
  case when s.ends_at > now()
    and exists (select from session_told t where t.club_id = s.club_id and t.session_id = s.id
    and ${reseated(sql`t.user_id`)}) then '["crew"]' else '[]' end::jsonb`

/**
 * Drafts and sessions that have changed since people were notified, soonest first, as far as the
 * viewer may edit them, and the people that publishing them would reach.
 */
export async function publishingPreview(
  db: Db,
  clubId: ClubId,
  viewer: Viewer,
  scope: PublishingScope,
  timeZone: string,
): Promise<PublishingPreview> {
  const { rows } = await sql<PublishingPreview>`
    with planned as (
      select s.*, app.plan_of(s.club_id, s.id) as plan from sessions s
      where s.club_id = ${clubId}
        and ${editable(viewer)} ${sql.join(inScope(scope, timeZone), sql` `)}
    ),
    pending as (
      select s.* from planned s where s.published_at is null
        or s.published_plan is distinct from s.plan or exists (${unaware(viewer.user_id)})
    )
    select coalesce((select json_agg(json_build_object('id', s.id, 'name', s.name, 'sport_id',
      s.sport_id, 'start_date', ${instant(sql`s.starts_at`)},
        'end_date', ${instant(sql`s.ends_at`)}, 'all_day_event', s.all_day, 'draft',
          s.published_at is null,
        'words', ${unseenWords}) order by s.starts_at, s.id) from pending s), '[]') as sessions,
      (select count(distinct u.user_id)::int from pending s cross
        join lateral (${unaware(viewer.user_id)}) u) as people`.execute(db)
  return rows[0] ?? { sessions: [], people: 0 }
}

/** The athletes whom the programmes of the session `s` name, now or when it was published. */
const namedInProgrammes = sql`(
  select coalesce(
    json_agg(
      json_build_object('user_id', u.id, 'full_name', u.full_name)
      order by u.last_name, u.first_name, u.id
    ), '[]'
  )
  from users u
  where u.id in (
    select jsonb_array_elements_text(g -> 'athlete_ids')::bigint
    from (
      select jsonb_path_query(s.plan, '$.exercises[*]') as g
      union all
      select jsonb_path_query(s.published_plan, '$.exercises[*]')
    ) x
  )
)`

type Rights = { edit: boolean; athlete: boolean }

/**
 * The plan beside what was published and what was done. A coach gets the means of everybody they
 * see, anyone else their own figures. Someone who may not edit the session finds only their own
 * programmes in it.
 */
export async function sessionPublishing(
  db: Db,
  clubId: ClubId,
  viewer: Viewer,
  id: number,
  { edit, athlete }: Rights,
): Promise<SessionPublishing> {
  const whose = (person: RawBuilder<unknown>) =>
    isCoach(viewer) ? visibleTo(person, clubId, viewer.user_id) : sql`${person} = ${viewer.user_id}`
  const shown = edit
    ? sql`s.plan`
    : sql`app.plan_for(s.plan, ${viewer.user_id}, ${athlete ? ROLE.athlete : ROLE.coach})`
  const { rows } = await sql<SessionPublishing>`
    with s as (select s.*, app.plan_of(s.club_id, s.id) as plan from sessions s
      where s.club_id = ${clubId} and s.id = ${id}),
    each as (
      select l.distance, l.seconds from kept_loads l
      where l.club_id = ${clubId} and l.session_id = ${id} and ${whose(sql`l.user_id`)} and exists (
        select from activities a left join crew_users cu on cu.club_id = a.club_id
          and cu.crew_id = a.crew_id and a.seat is null
        where a.club_id = l.club_id and a.session_id = l.session_id
          and l.user_id in (a.user_id, cu.user_id) and not a.owner_only)
    ),
    ${liftedSteps(clubId, id, whose)}
    select ${shown} as plan, case when ${edit} then s.published_plan end as told,
      case when ${edit} then ${unseenWords} else '[]' end as words,
      case when ${edit} and s.published_at is not null then (select count(*)::int
        from (${unaware(viewer.user_id)}) u) else 0 end as untold,
      (select json_build_object('people', count(*), 'distance', avg(distance), 'time', avg(seconds))
        from each having count(*) > 0) as done,
      (select coalesce(json_agg(m order by m.programme, m.nth), '[]') from means m) as lifted,
      case when ${edit} then ${namedInProgrammes} else '[]' end as people
    from s`.execute(db)
  const [row] = rows
  if (!row) throw new Error('a session vanished within a transaction')
  return row
}

/**
 * For each exercise in its programme (step `means`), how many did it and their mean sets,
 * repetitions and weight, with the sets that somebody did first.
 */
const liftedSteps = (
  clubId: ClubId,
  id: number,
  whose: (person: RawBuilder<unknown>) => RawBuilder<unknown>,
) => sql`
  planned as (
    select p.number, g.name as programme, p.exercise_id,
      row_number() over (partition by p.programme, p.exercise_id order by p.position)::int as nth
    from strength_pieces p join strength_programmes g on g.club_id = p.club_id
      and g.session_id = p.session_id and g.position = p.programme
    where p.club_id = ${clubId} and p.session_id = ${id}
    union all
    select number, programme, exercise_id, 0 from dropped_exercises
      where club_id = ${clubId} and session_id = ${id}
  ),
  lifted as (
    select r.user_id, d.programme, d.exercise_id, d.nth, count(*) as sets, avg(c.reps) as reps,
      avg(c.exercise_weight) as weight
    from results r join scores c on c.club_id = r.club_id and c.result_id = r.id and c.part = 'set'
    join planned d on d.number = c.piece
    where r.club_id = ${clubId} and r.session_id = ${id} and not r.alternative
      and r.user_id is not null and ${whose(sql`r.user_id`)}
    group by r.user_id, d.programme, d.exercise_id, d.nth
  ),
  means as (
    select programme, exercise_id, nth, count(*)::int as people, avg(sets)::float8 as sets,
      avg(reps)::float8 as reps, avg(weight) as exercise_weight
    from lifted group by programme, exercise_id, nth
  )`
