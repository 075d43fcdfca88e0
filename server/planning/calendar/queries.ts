import { sql, type RawBuilder } from 'kysely'
import type { AgendaFilter, CalendarLink, FavouriteView } from '#contract/planning/calendar.ts'
import type { CalendarColours } from '#domain/constants/calendar.ts'
import type { Language } from '#domain/constants/languages.ts'
import { ROLE, type RoleId } from '#domain/constants/roles.ts'
import { RPE_STEPS } from '#domain/constants/scales.ts'
import { SPORTS } from '#domain/constants/sports.ts'
import { PIECE_STRUCTURE } from '#domain/constants/statuses.ts'
import { came, stayedAway } from '../attendance/queries.ts'
import type { ClubId, Db, Ask } from '../../db/client.ts'
import { documentStatements, named, type DocumentStatement } from '../../db/document.ts'
import { instant } from '../../db/instant.ts'
import { visible } from '../session-facts/queries.ts'

export type AgendaViewer = { user_id: number; sees_drafts: boolean; time_zone: string; metric: string; sees_health: boolean }

/** The agenda as the contract names it, written by PostgreSQL in one statement. */
export const agendaJson = (ask: Ask, clubId: ClubId, filter: AgendaFilter, viewer: AgendaViewer): Promise<string> =>
  ask(agendaStatement(clubId, filter, viewer))

const taking = (who: RawBuilder<unknown>, role = sql``) =>
  sql`and exists (select from participants p where p.club_id = s.club_id and p.session_id = s.id and p.user_id ${who} ${role})`
const linked = (table: string, column: string, list: FilterName) =>
  sql`and exists (select from ${sql.table(table)} x where x.club_id = s.club_id and x.session_id = s.id and x.${sql.ref(column)} = any (${named(list)}::bigint[]))`

type FilterName =
  | 'people'
  | 'athletes'
  | 'squads'
  | 'creators'
  | 'sports'
  | 'types'
  | 'tags'
  | 'focuses'
  | 'intensities'
  | 'heart'
  | 'stroke'

const rateZone = (kind: 'heart-rate' | 'stroke-rate', list: FilterName) =>
  sql`and exists (select from session_rate_zones z where z.club_id = s.club_id and z.session_id = s.id and z.kind = ${sql.lit(kind)} and z.zone_id = any (${named(list)}::int[]))`

/** What each filter asks of the session `s`; one that is not given asks nothing. */
const FILTERS: Readonly<Record<FilterName, RawBuilder<unknown>>> = {
  people: taking(sql`= any (${named('people')}::bigint[])`),
  athletes: taking(sql`= any (${named('athletes')}::bigint[])`, sql`and p.role_id = ${sql.lit(ROLE.athlete)}`),
  squads: taking(
    sql`in (select su.user_id from squad_users su where su.club_id = s.club_id and su.squad_id = any (${named('squads')}::bigint[]))`,
  ),
  creators: sql`and s.creator_id = any (${named('creators')}::bigint[])`,
  sports: sql`and s.sport_id = any (${named('sports')}::int[])`,
  types: sql`and array[s.kind, case when s.competitive then 'competition' end, case when s.seat_racing then 'seat-racing' end] && ${named('types')}::text[]`,
  tags: linked('session_tags', 'tag_id', 'tags'),
  focuses: linked('session_focuses', 'focus_id', 'focuses'),
  intensities: linked('session_intensities', 'intensity_id', 'intensities'),
  heart: rateZone('heart-rate', 'heart'),
  stroke: rateZone('stroke-rate', 'stroke'),
}
const FILTER_NAMES = Object.keys(FILTERS) as FilterName[]

/** People asked for by name; being asked for oneself is another thing than looking at one's own calendar. */
const askedFor = (filter: AgendaFilter): number[] => [...(filter.athlete_ids ?? []), ...peopleOf(filter)]
const peopleOf = ({ user_ids = [], one_user_id }: AgendaFilter): number[] => [...user_ids, ...(one_user_id ? [one_user_id] : [])]

const valuesOf = (filter: AgendaFilter, viewer: AgendaViewer): Record<FilterName, readonly (number | string)[]> => ({
  people: [...peopleOf(filter), ...(filter.display === 'my-sessions' ? [viewer.user_id] : [])],
  athletes: filter.athlete_ids ?? [],
  squads: filter.squad_ids ?? [],
  creators: filter.creator_ids ?? [],
  sports: filter.sport_ids ?? [],
  types: filter.session_types ?? [],
  tags: filter.event_tag_ids ?? [],
  focuses: filter.focuses ?? [],
  intensities: filter.speed_intensities ?? [],
  heart: filter.heart_rate_intensities ?? [],
  stroke: filter.stroke_rate_intensities ?? [],
})

/** Kept prepared from the first: the whole club's calendar and one's own, with what the views add. */
const statements = documentStatements<FilterName | 'asked' | 'club' | 'viewer' | 'zone' | 'first' | 'last'>('agenda', (shape) =>
  /^(all|published)(,people)?(\+\w+)*$/.test(shape),
)

/** Midnight to midnight in the club's zone, the last day included. */
export function agendaStatement(clubId: ClubId, filter: AgendaFilter, viewer: AgendaViewer): DocumentStatement {
  const values = valuesOf(filter, viewer)
  const asked = askedFor(filter)
  const given = FILTER_NAMES.filter((name) => values[name].length > 0)
  const include = filter.include ?? []
  const build = () => sql`
    select json_build_object('data', coalesce(json_agg(${agendaItem(named('viewer'), viewer.sees_health, extrasOf(include, viewer, asked.length > 0))} order by s.starts_at, s.id), '[]'))
    from sessions s
    where s.club_id = ${named('club')} and s.starts_at < ((${named('last')}::date + 1)::timestamp at time zone ${named('zone')})
      and s.starts_at >= (${named('first')}::date::timestamp at time zone ${named('zone')})
      ${visible({ user_id: named('viewer'), sees_drafts: viewer.sees_drafts })} ${sql.join(
        given.map((name) => FILTERS[name]),
        sql` `,
      )}`
  const shape = [viewer.sees_drafts ? 'all' : 'published', ...(viewer.sees_health ? [] : ['no health']), ...given].join(',')
  const extra = include.includes('done') ? [...include.toSorted(), viewer.metric, ...(asked.length > 0 ? ['asked'] : [])] : include
  return statements([shape, ...extra].join('+'), build, {
    ...values,
    asked,
    club: clubId,
    viewer: viewer.user_id,
    zone: viewer.time_zone,
    first: filter.start_date,
    last: filter.end_date,
  })
}

/** What the views add to each item. */
const extrasOf = (include: readonly string[], { sees_health, metric }: AgendaViewer, asked: boolean): RawBuilder<unknown>[] => [
  ...(include.includes('plan') ? [PLAN] : []),
  ...(include.includes('done') ? [sees_health ? doneOf(metric, asked) : sql`, 'done', null`] : []),
]

/** Only where it is needed. As `totalsOf` in domain/time/structure.ts: the segments of a piece say more than the piece. */
const STRUCTURE_DISTANCE = sql`case when s.planned_distance is null then (
  select nullif(sum(case when st.piece_structure = ${sql.lit(PIECE_STRUCTURE.multiple)} then st.repetitions else 1 end * coalesce(g.metres, p.planned_distance)), 0)
  from session_structures st join session_pieces p on p.club_id = st.club_id and p.session_id = st.session_id
  cross join lateral (
    select case when count(*) > 0 then coalesce(sum((e ->> 'planned_distance')::float8), 0) end as metres from jsonb_array_elements(p.segments) e
    where coalesce(e ->> 'planned_distance', e ->> 'planned_time') is not null) g
  where st.club_id = s.club_id and st.session_id = s.id) end`

const PLAN = sql`, 'planned_rpe', s.planned_rpe, 'structure_distance', ${STRUCTURE_DISTANCE}, 'intensities', (
  select coalesce(json_agg(json_build_object('id', i.intensity_id, 'percentage', i.percentage) order by i.intensity_id), '[]')
  from session_intensities i where i.club_id = s.club_id and i.session_id = s.id)`

const STRENGTH = `{${SPORTS.filter(({ category }) => category === 'SC')
  .map(({ id }) => id)
  .join(',')}}`

const ownHealth = (column: 'ill' | 'injured', seesHealth: boolean) => (seesHealth ? sql`coalesce(a.${sql.ref(column)}, false)` : sql`false`)
const LOADS: Readonly<Record<string, RawBuilder<unknown>>> = {
  ets: sql`avg(t.ets)`,
  foster: sql`avg(t.foster)`,
  trimp: sql`avg(t.trimp)`,
  rpe: sql`avg((${sql.lit(`{${RPE_STEPS.map(({ cr10 }) => cr10).join(',')}}`)}::int[])[r.rpe])`,
}
const RATED = sql`left join session_ratings r on r.club_id = t.club_id and r.session_id = t.session_id and r.user_id = t.user_id`

/** What was done of a session that has begun: by those asked for, else by the viewer as an athlete, else by all; of others only whom the viewer sees. */
function doneOf(metric: string, asked: boolean) {
  const whom = asked ? sql`t.user_id = any (${named('asked')}::bigint[])` : sql`(not n.athlete or t.user_id = ${named('viewer')})`
  return sql`, 'done', (
    select case when count(*) > 0 then json_build_object('people', count(*), 'time', avg(t.seconds), 'distance', avg(t.distance), 'load', ${LOADS[metric] ?? LOADS['ets']},
      'zone_seconds', json_build_array(${sql.join([1, 2, 3, 4, 5, 6, 7].map((zone) => sql`avg(t.zone_seconds[${sql.lit(zone)}])`))})) end
    from training_loads t ${metric === 'rpe' ? RATED : sql``}
    where t.club_id = s.club_id and t.session_id = s.id and s.starts_at <= now() and ${whom}
      and (t.user_id = ${named('viewer')} or t.user_id in (select app.visible_athletes(${named('club')}, ${named('viewer')}))))`
}

const mineOf = (
  seesHealth: boolean,
) => sql`json_build_object('attending', a.attending, 'ill', ${ownHealth('ill', seesHealth)}, 'injured', ${ownHealth('injured', seesHealth)},
  'did_alternative', coalesce(a.did_alternative, false), 'reason', ${seesHealth ? sql`a.reason` : sql`null`},
  'note', ${seesHealth ? sql`a.note` : sql`null`},
  'waiting', a.waiting_since is not null, 'athlete', p.role_id = 2, 'edit', p.edit)`

/** The names of the programmes of session `s`: the viewer's own, or all to whoever does not train in it. */
const programmeNames = (userId: unknown) => sql`case when s.sport_id = any (${sql.lit(STRENGTH)}::int[]) then (
  select string_agg(g.name, ' · ' order by g.position)
  from strength_programmes g left join strength_athletes own on own.club_id = g.club_id and own.session_id = g.session_id and own.user_id = ${userId}
  where g.club_id = s.club_id and g.session_id = s.id and (not n.athlete or case when own.programme is not null then own.programme = g.position
    else not g.named end)) end`

/**
 * One agenda item of the session `s`, with the answer counts and the viewer's own answer, all from one look at its people. Athletes are
 * counted only: coaches are there without being asked. Who acts in somebody's name sees no health.
 */
export const agendaItem = (
  userId: unknown,
  seesHealth: boolean,
  extras: readonly RawBuilder<unknown>[] = [],
) => sql`(select json_build_object(
  'id', s.id, 'kind', s.kind, 'name', s.name, 'sport_id', s.sport_id, 'start_date', ${instant(sql`s.starts_at`)}, 'end_date', ${instant(sql`s.ends_at`)},
  'all_day_event', s.all_day, 'published', s.published_at is not null, 'competitive', s.competitive, 'series_id', s.series_id,
  'favorite', exists (select from session_favourites f where f.club_id = s.club_id and f.session_id = s.id and f.user_id = ${userId}),
  'planned_distance', s.planned_distance, 'planned_time', s.planned_time, 'location', s.location,
  'structure_text', coalesce((select st.display from session_structures st where st.club_id = s.club_id and st.session_id = s.id), ${programmeNames(userId)}),
  'participants', n.participants, 'attending', n.attending, 'not_attending', n.not_attending, 'attendance_limit', s.attendance_limit,
  'has_results', exists (select from activities v where v.club_id = s.club_id and v.session_id = s.id), 'mine', n.mine ${sql.join(extras, sql``)})
  from (
    select count(*) filter (where p.role_id = 2) as participants, count(*) filter (where p.role_id = 2 and ${came}) as attending,
      count(*) filter (where p.role_id = 2 and ${stayedAway}) as not_attending, coalesce(bool_or(p.role_id = 2) filter (where p.user_id = ${userId}), false) as athlete,
      json_agg(${mineOf(seesHealth)}) filter (where p.user_id = ${userId}) -> 0 as mine
    from participants p left join attendance a on a.club_id = p.club_id and a.session_id = p.session_id and a.user_id = p.user_id
    where p.club_id = s.club_id and p.session_id = s.id) n)`

/** How the club colours its calendar, and what the person keeps. */
export async function viewsOf(db: Db, clubId: ClubId, userId: number): Promise<{ colours: CalendarColours; views: FavouriteView[] }> {
  const { rows } = await sql<{ colours: CalendarColours; views: FavouriteView[] }>`
    select c.calendar_colours as colours, (
      select coalesce(json_agg(json_build_object('id', v.id, 'name', v.name, 'search', v.search) order by lower(v.name), v.id), '[]')
      from calendar_views v where v.club_id = c.id and v.user_id = ${userId}) as views
    from clubs c where c.id = ${clubId}`.execute(db)
  return rows[0] ?? { colours: 'sport', views: [] }
}

export type StoredLink = Omit<CalendarLink, 'url' | 'own'> & { token: string; user_id: number }

/** Links that hold, the newest first: of one person, or of all. */
export async function linksOf(db: Db, clubId: ClubId, userId: number | null): Promise<StoredLink[]> {
  const { rows } = await sql<StoredLink>`
    select l.id, l.kind, l.scope, l.token, l.user_id, l.created_at, l.expires_at, u.full_name as created_by,
      (select coalesce(json_agg(json_build_object('id', q.id, 'name', q.name) order by q.name), '[]') from squads q where q.club_id = l.club_id and q.id = any (l.squad_ids)) as squads
    from calendar_links l join users u on u.id = l.user_id
    where l.club_id = ${clubId} and l.revoked_at is null and (l.expires_at is null or l.expires_at > now())
      and (l.user_id = ${userId} or (${userId}::bigint is null)) order by l.id desc limit 200`.execute(db)
  return rows
}

/** Which of these squads the club has, and which of them the person stands in. */
export async function squadsAmong(
  db: Db,
  clubId: ClubId,
  userId: number,
  ids: readonly number[],
): Promise<{ known: number[]; own: number[] }> {
  const { rows } = await sql<{ id: number; own: boolean }>`
    select q.id, exists (select from squad_users u where u.club_id = q.club_id and u.squad_id = q.id and u.user_id = ${userId}) as own
    from squads q where q.club_id = ${clubId} and q.id = any (${[...ids]}::bigint[])`.execute(db)
  return { known: rows.map(({ id }) => id), own: rows.filter(({ own }) => own).map(({ id }) => id) }
}

/** `squad_ids` are those that are still there, `own_squads` those of them whose maker is in them now. */
export type OpenedLink = {
  club_id: number
  kind: CalendarLink['kind']
  maker_roles: RoleId[]
  squad_ids: number[]
  own_squads: number[]
  club_name: string
  time_zone: string
  subscription_ends: string | null
  scope: CalendarLink['scope']
  squads: string[]
  language: Language
}

/** What a secret leads to; null unless it holds. No sign-in is needed. */
export async function openLink(db: Db, secret: string, kind: CalendarLink['kind']): Promise<OpenedLink | null> {
  const { rows } = await sql<{ link: OpenedLink | null }>`select app.calendar_link(${secret}, ${kind}) as link`.execute(db)
  return rows[0]?.link ?? null
}

export type LinkedSession = {
  id: number
  kind: string
  name: string
  sport_id: number | null
  starts_at: string
  ends_at: string
  all_day: boolean
  location: string | null
  structure: string | null
  created_at: string
  updated_at: string
  revision: number
  deleted_at: string | null
}

/** The published sessions behind a secret between two instants, deleted ones among them. */
export async function linkedSessions(
  db: Db,
  secret: string,
  kind: CalendarLink['kind'],
  { first, last }: { first: string; last: string },
): Promise<LinkedSession[]> {
  const { rows } = await sql<LinkedSession>`
    select * from app.linked_sessions(${secret}, ${kind}, ${first}::timestamptz, ${last}::timestamptz)`.execute(db)
  return rows
}
