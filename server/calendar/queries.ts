import { sql, type RawBuilder } from 'kysely'
import type { AgendaFilter } from '#contract/calendar.ts'
import { came, stayedAway } from '../attendance/queries.ts'
import type { Ask, ClubId } from '../db/client.ts'
import { documentStatements, named, type DocumentStatement } from '../db/document.ts'
import { instant } from '../sessions/queries.ts'

export type AgendaViewer = { user_id: number; sees_drafts: boolean; time_zone: string }

/** The agenda as the contract names it, written by PostgreSQL in one statement. */
export const agendaJson = (ask: Ask, clubId: ClubId, filter: AgendaFilter, viewer: AgendaViewer): Promise<string> =>
  ask(agendaStatement(clubId, filter, viewer))

/** Coaches see drafts; others only their own and those they may edit. */
export const visible = ({ user_id, sees_drafts }: { user_id: unknown; sees_drafts: boolean }) =>
  sees_drafts
    ? sql``
    : sql`and (s.published_at is not null or exists (select from participants e where e.club_id = s.club_id and e.session_id = s.id and e.user_id = ${user_id} and e.edit))`

const taking = (who: RawBuilder<unknown>) =>
  sql`and exists (select from participants p where p.club_id = s.club_id and p.session_id = s.id and p.user_id ${who})`
const linked = (table: string, column: string, list: FilterName) =>
  sql`and exists (select from ${sql.table(table)} x where x.club_id = s.club_id and x.session_id = s.id and x.${sql.ref(column)} = any (${named(list)}::bigint[]))`

type FilterName = 'people' | 'squads' | 'creators' | 'sports' | 'tags' | 'focuses' | 'intensities'

/** What each filter asks of the session `s`; one that is not given asks nothing. */
const FILTERS: Readonly<Record<FilterName, RawBuilder<unknown>>> = {
  people: taking(sql`= any (${named('people')}::bigint[])`),
  squads: taking(
    sql`in (select su.user_id from squad_users su where su.club_id = s.club_id and su.squad_id = any (${named('squads')}::bigint[]))`,
  ),
  creators: sql`and s.creator_id = any (${named('creators')}::bigint[])`,
  sports: sql`and s.sport_id = any (${named('sports')}::int[])`,
  tags: linked('session_tags', 'tag_id', 'tags'),
  focuses: linked('session_focuses', 'focus_id', 'focuses'),
  intensities: linked('session_intensities', 'intensity_id', 'intensities'),
}
const FILTER_NAMES = Object.keys(FILTERS) as FilterName[]

const idsOf = (filter: AgendaFilter, viewer: AgendaViewer): Record<FilterName, readonly number[]> => ({
  people: [
    ...(filter.athlete_ids ?? []),
    ...(filter.user_ids ?? []),
    ...(filter.one_user_id ? [filter.one_user_id] : []),
    ...(filter.display === 'my-sessions' ? [viewer.user_id] : []),
  ],
  squads: filter.squad_ids ?? [],
  creators: filter.creator_ids ?? [],
  sports: filter.sport_ids ?? [],
  tags: filter.event_tag_ids ?? [],
  focuses: filter.focuses ?? [],
  intensities: filter.speed_intensities ?? [],
})

const statements = documentStatements<FilterName | 'club' | 'viewer' | 'zone' | 'first' | 'last'>('agenda', (shape) => !shape.includes(','))

/** Midnight to midnight in the club's zone, the last day included. */
export function agendaStatement(clubId: ClubId, filter: AgendaFilter, viewer: AgendaViewer): DocumentStatement {
  const ids = idsOf(filter, viewer)
  const given = FILTER_NAMES.filter((name) => ids[name].length > 0)
  const build = () => sql`
    select json_build_object('data', coalesce(json_agg(${agendaItem(named('viewer'))} order by s.starts_at, s.id), '[]'))
    from sessions s
    where s.club_id = ${named('club')} and s.starts_at < ((${named('last')}::date + 1)::timestamp at time zone ${named('zone')})
      and s.starts_at >= (${named('first')}::date::timestamp at time zone ${named('zone')})
      ${visible({ user_id: named('viewer'), sees_drafts: viewer.sees_drafts })} ${sql.join(
        given.map((name) => FILTERS[name]),
        sql` `,
      )}`
  return statements([viewer.sees_drafts ? 'all' : 'published', ...given].join(','), build, {
    ...ids,
    club: clubId,
    viewer: viewer.user_id,
    zone: viewer.time_zone,
    first: filter.start_date,
    last: filter.end_date,
  })
}

/** Athletes only: coaches are there without being asked. */
const answered = (how: RawBuilder<unknown>) => sql`(
  select count(*) from attendance a join participants p using (club_id, session_id, user_id)
  where a.club_id = s.club_id and a.session_id = s.id and ${how} and p.role_id = 2)`

/** One agenda item of the session `s`, with the answer counts and the viewer's own answer. */
export const agendaItem = (userId: unknown) => sql`json_build_object(
  'id', s.id, 'kind', s.kind, 'name', s.name, 'sport_id', s.sport_id, 'start_date', ${instant(sql`s.starts_at`)}, 'end_date', ${instant(sql`s.ends_at`)},
  'all_day_event', s.all_day, 'published', s.published_at is not null, 'competitive', s.competitive, 'planned_distance', s.planned_distance,
  'planned_time', s.planned_time, 'location', s.location,
  'structure_text', (select st.display from session_structures st where st.club_id = s.club_id and st.session_id = s.id),
  'participants', (select count(*) from participants p where p.club_id = s.club_id and p.session_id = s.id and p.role_id = 2),
  'attending', ${answered(came)},
  'attendance_limit', s.attendance_limit,
  'not_attending', ${answered(stayedAway)},
  'has_results', exists (select from activities v where v.club_id = s.club_id and v.session_id = s.id),
  'mine', (select json_build_object('attending', a.attending, 'ill', coalesce(a.ill, false), 'injured', coalesce(a.injured, false),
      'did_alternative', coalesce(a.did_alternative, false), 'reason', a.reason, 'note', a.note, 'waiting', a.waiting_since is not null)
    from participants p left join attendance a on a.club_id = p.club_id and a.session_id = p.session_id and a.user_id = p.user_id
    where p.club_id = s.club_id and p.session_id = s.id and p.user_id = ${userId}))`
