import { sql, type RawBuilder } from 'kysely'
import type { SquadDetail, SquadMember } from '#contract/people/squads.ts'
import { T } from '#contract/schema.ts'
import { RATIO_DAYS } from '#domain/constants/limits.ts'
import { RPE_STEPS } from '#domain/constants/scales.ts'
import { ACTIVE_ATHLETE_STATUSES } from '#domain/constants/statuses.ts'
import { byAlphabet } from '../../db/by-alphabet.ts'
import { checkedRow } from '../../db/checked-rows.ts'
import type { ClubId, Db } from '../../db/client.ts'
import { withoutHiding } from '../../db/hiding.ts'
import { visibleTo } from '../privacy/open.ts'

type Page = { page: number; limit: number; include: ReadonlySet<string> }

const JsonText = T.Object({ json: T.String() })

/**
 * The reply of `squads` as JSON text; the people of each squad and their names only when included.
 */
export async function squadPage(
  db: Db,
  clubId: ClubId,
  { page, limit, include }: Page,
): Promise<string> {
  const person = include.has('squad_users.user')
    ? sql`, 'user', json_build_object(
        'id', u.id, 'first_name', u.first_name, 'last_name', u.last_name,
        'full_name', u.full_name, 'picture', u.picture)`
    : sql``
  const people = sql`, 'squad_users', coalesce((
    select json_agg(json_build_object(
        'user_id', u.id,
        'role_ids', (
          select coalesce(json_agg(r.role_id order by r.role_id), '[]')
          from membership_roles r
          where r.club_id = su.club_id and r.user_id = u.id
        )
        ${person}
      ) order by u.last_name collate names, u.first_name collate names, u.id)
    from squad_users su
    join users u on u.id = su.user_id
    join memberships m
      on m.club_id = su.club_id and m.user_id = su.user_id and app.is_active(m.status)
    where su.club_id = s.club_id and su.squad_id = s.id), '[]')`
  const statement = sql`
    with page as (
      select * from squads
      where club_id = ${clubId}
      order by name collate names, id
      limit ${limit} offset ${(page - 1) * limit}
    )
    select json_build_object(
      'data', coalesce((
        select json_agg(json_build_object(
            'id', s.id, 'name', s.name
            ${include.size > 0 ? people : sql``}
          ) order by s.name collate names, s.id)
        from page s
      ), '[]'),
      'meta', json_build_object(
        'page', ${page}::int, 'limit', ${limit}::int,
        'total', (select count(*) from squads where club_id = ${clubId})
      )
    )::text as json`
  const row = await checkedRow(db, JsonText, statement)
  return row?.json ?? ''
}

type Seen = {
  viewerId: number
  /** Whether the viewer sees the figures of athletes, each as far as that athlete lets them. */
  figures: boolean
  /** Whether results that are for coaches only count. */
  restricted: boolean
  metric: SquadDetail['metric']
  today: string
  timeZone: string
}

/** A squad and its people, coaches among them; null when the club has no such squad. */
export async function squadDetail(
  db: Db,
  clubId: ClubId,
  id: number,
  { viewerId, figures, restricted, metric, today, timeZone }: Seen,
): Promise<SquadDetail | null> {
  const squad = await db
    .selectFrom('squads')
    .select(['id', 'name'])
    .where('club_id', '=', clubId)
    .where('id', '=', id)
    .executeTakeFirst()
  if (!squad) return null
  const members = await db
    .selectFrom('squad_users as su')
    .innerJoin('memberships as m', (join) =>
      join.onRef('m.club_id', '=', 'su.club_id').onRef('m.user_id', '=', 'su.user_id'),
    )
    .innerJoin('users as p', 'p.id', 'su.user_id')
    .select(['p.id as user_id', 'p.picture', 'm.status'])
    .select([
      sql<string>`p.full_name`.as('full_name'),
      sql<number[]>`array(
        select r.role_id
        from membership_roles r
        where r.club_id = m.club_id and r.user_id = m.user_id
        order by r.role_id
      )`.as('role_ids'),
      sql<SquadMember['figures']>`${
        figures
          ? sql`case when ${visibleTo(sql`p.id`, clubId, viewerId)}
              then ${figuresOf(clubId, { metric, restricted, today, timeZone })} end`
          : sql`null`
      }`.as('figures'),
    ])
    .where('su.club_id', '=', clubId)
    .where('su.squad_id', '=', id)
    .where('m.status', 'in', ACTIVE_ATHLETE_STATUSES)
    .orderBy('p.last_name', byAlphabet)
    .orderBy('p.first_name', byAlphabet)
    .orderBy('p.id')
    .execute()
  return { ...squad, metric, members }
}

const figuresOf = (
  clubId: ClubId,
  { metric, restricted, today, timeZone }: Omit<Seen, 'figures' | 'viewerId'>,
) => {
  const from = (days: number) =>
    sql`((${today}::date - ${days - 1}::int)::timestamp at time zone ${timeZone})`
  const own = sql`t.club_id = ${clubId} and t.user_id = p.id`
  const load =
    metric === 'rpe'
      ? meanRpe(own, from(RATIO_DAYS.acute))
      : sumOfLoads(own, { metric, restricted, today })
  return sql`json_build_object(
    'attendance', (
      select round(100.0 * count(*) filter (
          where app.was_present(a.attending, a.presence) or exists (
            select from training_loads l
            where l.club_id = t.club_id and l.session_id = t.session_id and l.user_id = t.user_id
          )
        ) / nullif(count(*), 0), 1)
      from participants t
      join sessions s on s.club_id = t.club_id and s.id = t.session_id
      left join attendance a
        on a.club_id = t.club_id and a.session_id = t.session_id and a.user_id = t.user_id
      where ${own} and t.role_id = app.athlete() and s.kind = 'session' and s.published_at is not null
        and s.starts_at >= ${from(RATIO_DAYS.chronic)} and s.ends_at <= now()
    ),
    'load', ${load},
    'health', (
      select json_build_object('ill', h.ill, 'injured', h.injured)
      from app.health_on(${clubId}, p.id, now()) h
    ))`
}

const sumOfLoads = (
  own: RawBuilder<unknown>,
  { metric, restricted, today }: Pick<Seen, 'metric' | 'restricted' | 'today'>,
) => sql`(
  select sum(t.${sql.ref(metric)})
  from training_loads t
  join sessions s on s.club_id = t.club_id and s.id = t.session_id
  where ${own} and (${restricted} or not s.restricted_view)
    and t.local_date > ${today}::date - ${RATIO_DAYS.acute}::int
    and t.local_date <= ${today}::date
    and s.starts_at <= now())`

const meanRpe = (own: RawBuilder<unknown>, start: RawBuilder<unknown>) => sql`(
  select avg((${`{${RPE_STEPS.map(({ cr10 }) => cr10).join(',')}}`}::int[])[t.rpe])
  from session_ratings t
  join sessions s on s.club_id = t.club_id and s.id = t.session_id
  where ${own} and s.starts_at >= ${start} and s.starts_at <= now())`

export async function isInSquad(
  db: Db,
  clubId: ClubId,
  id: number,
  userId: number,
): Promise<boolean> {
  const row = await db
    .selectFrom('squad_users')
    .select('user_id')
    .where('club_id', '=', clubId)
    .where('squad_id', '=', id)
    .where('user_id', '=', userId)
    .executeTakeFirst()
  return row !== undefined
}

export async function squadExists(db: Db, clubId: ClubId, id: number): Promise<boolean> {
  const row = await db
    .selectFrom('squads')
    .select('id')
    .where('club_id', '=', clubId)
    .where('id', '=', id)
    .executeTakeFirst()
  return row !== undefined
}

/**
 * Whether this is the only squad that is asked for mornings: without it everybody would be. The rules
 * of the club stay locked until the transaction ends, so that two cannot delete the last two.
 */
export async function isOnlyAsked(db: Db, clubId: ClubId, id: number): Promise<boolean> {
  await db
    .selectFrom('monitoring_rules')
    .select('club_id')
    .where('club_id', '=', clubId)
    .forUpdate()
    .execute()
  const asked = await db
    .selectFrom('monitored_squads')
    .select('squad_id')
    .where('club_id', '=', clubId)
    .limit(2)
    .execute()
  return asked.length === 1 && asked[0]?.squad_id === id
}

/**
 * Whether values are entered for a squad, or for a crew, which is asked in the same words; also
 * values that are hidden from who asks.
 */
export async function hasScores(
  db: Db,
  clubId: ClubId,
  owner: { crew_id: number } | { squad_id: number },
): Promise<boolean> {
  const which =
    'crew_id' in owner ? sql`r.crew_id = ${owner.crew_id}` : sql`r.squad_id = ${owner.squad_id}`
  const statement = sql`
    select from results r
    where r.club_id = ${clubId} and ${which}
      and (r.note is not null or exists (
        select from scores c where c.club_id = r.club_id and c.result_id = r.id
      ))
    limit 1`
  const { rows } = await withoutHiding(db, () => statement.execute(db))
  return rows.length > 0
}
