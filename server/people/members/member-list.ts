import { sql, type RawBuilder } from 'kysely'
import { T } from '#contract/schema.ts'
import { BOATS } from '#domain/constants/boats.ts'
import { groupedPlaces } from '#domain/rules/crews.ts'
import { byAlphabet } from '../../db/by-alphabet.ts'
import { checkedRow } from '../../db/checked-rows.ts'
import type { ClubId, Db } from '../../db/client.ts'
import { visibleTo } from '../privacy/open.ts'
import { ROLE_IDS, rolesOf } from './queries.ts'

export type MemberFilter = {
  statuses: number[]
  roles: number[]
  squads: number[]
  sides: string[]
  query: string
}
type MemberQuery = MemberFilter & {
  viewer_id: number
  /** Whether the state of other people's invitations is visible. */
  sees_invitations: boolean
  page: number
  limit: number
  include: ReadonlySet<string>
}

const JsonText = T.Object({ json: T.String() })

/**
 * The list as the contract names it, written by PostgreSQL in one statement; only the includes
 * asked for are computed.
 */
export async function clubUsersJson(db: Db, clubId: ClubId, wanted: MemberQuery): Promise<string> {
  const { page, limit, include } = wanted
  const shown = visibleTo(sql`m.user_id`, clubId, wanted.viewer_id)
  const statement = sql`
    with matching as (
      select m.*, u.first_name, u.last_name, u.full_name, u.picture, u.gender, u.date_of_birth,
        coalesce(u.email, u.awaited_email) is not null as has_email,
        case when u.birth_day_known then u.date_of_birth::text
          else to_char(u.date_of_birth, 'YYYY') end as birth
      from memberships m
      join users u on u.id = m.user_id
      where ${isWanted(clubId, wanted)}
    ),
    people as (
      select * from matching
      order by last_name collate names, first_name collate names, user_id
      limit ${limit} offset ${(page - 1) * limit}
    )
    select json_build_object(
      'data', coalesce((
        select json_agg(json_build_object(
            'id', m.user_id, 'full_name', m.full_name, 'first_name', m.first_name,
            'last_name', m.last_name, 'picture', m.picture,
            'gender', case when ${isKnown} then m.gender end,
            'date_of_birth', case when ${shown} and ${isKnown} then m.birth end,
            'status', m.status,
            'user_groups', ${groupsOf}
            ${includedParts(wanted, shown)}
          ) order by m.last_name collate names, m.first_name collate names, m.user_id)
        from people m
        ${include.has('invitation') ? INVITATIONS_JOIN : sql``}
        ${include.has('crew_user_groups') ? crewGroupsJoin(clubId) : sql``}
      ), '[]'),
      'meta', json_build_object(
        'page', ${page}::int, 'limit', ${limit}::int,
        'total', (select count(*) from matching)
      )
    )::text as json`
  const row = await checkedRow(db, JsonText, statement)
  return row?.json ?? ''
}

/** Whether more may be shown of the member `m` than the name and what the club itself noted. */
const isKnown = sql<boolean>`app.knows_person(m.club_id, m.user_id, m.status)`

/** Fields of the member `m` that are there when they are asked for. */
function includedParts({ include, sees_invitations }: MemberQuery, shown: RawBuilder<boolean>) {
  const parts: Readonly<Record<string, RawBuilder<unknown>>> = {
    current_club_user: sql`, 'current_club_user', json_build_object(
      'cox', m.cox, 'stroke', m.stroke, 'scull', m.scull, 'sweep', m.sweep, 'side', m.side,
      'status', m.status)`,
    last_user_stat: sql`, 'last_user_stat', case when ${shown} then ${lastHealth} end`,
    crew_user_groups: sql`, 'crew_user_groups', coalesce(g.ids, '[]')`,
    'user_squads.squad': sql`, 'user_squads', ${squadsOf}`,
    current_club_roles: sql`, 'current_club_roles', ${rolesOf}`,
    invitation: sql`, 'invitation', case
      when ${sees_invitations}::boolean then ${invitationOf} end,
      'has_email', case when ${sees_invitations}::boolean then m.has_email end`,
  }
  const asked = Object.entries(parts).flatMap(([name, part]) => (include.has(name) ? [part] : []))
  return asked.length > 0 ? sql.join(asked, sql``) : sql``
}

const INVITATIONS_JOIN = sql`left join app.invitations_here() i on i.user_id = m.user_id`

const SEAT_GROUPS = JSON.stringify(groupedPlaces(BOATS))

/** Which groups each of the people `m` had a place in, in crews everybody saw in the last year. */
const crewGroupsJoin = (clubId: ClubId) => sql`left join (
    select x.user_id, json_agg(x.id order by x.id) as ids
    from (
      select distinct cu.user_id, one.id
      from sessions s
      join crews c on c.club_id = s.club_id and c.session_id = s.id
      join crew_users cu on cu.club_id = c.club_id and cu.crew_id = c.id
      left join jsonb_to_recordset(${SEAT_GROUPS}::jsonb) as place (
        boat_type int, position int, side text, groups smallint[]
      ) on place.boat_type = c.boat_type and place.position = cu.position
        and place.side is not distinct from cu.side
      cross join lateral unnest(coalesce(cu.groups, place.groups)) as one (id)
      where s.club_id = ${clubId} and s.published_at is not null
        and s.ends_at between now() - interval '1 year' and now()
        and c.published_at is not null
        and not exists (
          select from seat_race_boats b where b.club_id = c.club_id and b.crew_id = c.id
        )
    ) x
    group by x.user_id
  ) g on g.user_id = m.user_id`

const isWanted = (
  clubId: ClubId,
  { statuses, roles, squads, sides, query }: MemberFilter,
) => sql<boolean>`m.club_id = ${clubId} and m.status = any (${statuses})
    ${roles.length > 0 ? hasOneOfRoles(roles) : sql``}
    ${squads.length > 0 ? isInOneOfSquads(squads) : sql``}
    ${sides.length > 0 ? sql`and m.side = any (${[...sides]})` : sql``}
    ${query === '' ? sql`` : sql`and u.full_name ilike ${likePattern(query)}`}`

const hasOneOfRoles = (roles: readonly number[]) => sql`and exists (
  select from membership_roles r
  where r.club_id = m.club_id and r.user_id = m.user_id and r.role_id = any (${[...roles]}))`
const isInOneOfSquads = (squads: readonly number[]) => sql`and exists (
  select from squad_users s
  where s.club_id = m.club_id and s.user_id = m.user_id and s.squad_id = any (${[...squads]}))`
const likePattern = (query: string) => `%${query.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`

const lastHealth = sql`(
  select json_build_object(
    'healthy', not (h.ill or h.injured), 'ill', h.ill, 'injured', h.injured)
  from app.health_on(m.club_id, m.user_id, now()) h)`

const SQUAD = sql`json_build_object('id', s.id, 'name', s.name)`
const groupsOf = squadsAs(SQUAD)
const squadsOf = squadsAs(sql`json_build_object('squad', ${SQUAD})`)

function squadsAs(item: RawBuilder<unknown>) {
  return sql`coalesce((
  select json_agg(${item} order by s.name collate names)
  from squad_users su
  join squads s on s.club_id = su.club_id and s.id = su.squad_id
  where su.club_id = m.club_id and su.user_id = m.user_id
), '[]')`
}

const invitationOf = sql`case
  when m.status = app.invited() and i.user_id is not null
  then json_build_object('sent_at', i.sent_at, 'expires_at', i.expires_at,
    'reminded_at', i.reminded_at, 'failed', i.failed) end`

/**
 * Everybody the filter finds, for a workbook: gender and the parents' address of those whom the
 * club knows, dates of birth and phones of those of them whose profile the viewer sees. The
 * addresses are those of a member's own page, which asks for the same permission.
 */
export const membersToExport = (
  db: Db,
  clubId: ClubId,
  filter: MemberFilter & { viewer_id: number },
) => {
  const isShown = sql<boolean>`(${visibleTo(sql`m.user_id`, clubId, filter.viewer_id)}
    and ${isKnown})`
  return db
    .selectFrom('memberships as m')
    .innerJoin('users as u', 'u.id', 'm.user_id')
    .select((eb) => eb.fn.coalesce('u.email', 'u.awaited_email').as('email'))
    .select(['m.status', 'm.cox', 'm.stroke', 'm.scull', 'm.sweep'])
    .select([
      sql<string>`u.full_name`.as('full_name'),
      sql<string | null>`case when ${isKnown} then u.guardian_email end`.as('guardian_email'),
      sql<string | null>`case when ${isKnown} then u.gender end`.as('gender'),
      sql<string | null>`case when not ${isShown} then null
        when u.birth_day_known then u.date_of_birth::text
        else to_char(u.date_of_birth, 'YYYY') end`.as('date_of_birth'),
      sql<string | null>`case when ${isShown} then u.phone end`.as('phone'),
      sql<number[]>`${ROLE_IDS}`.as('roles'),
      sql<string[]>`array(
        select s.name
        from squad_users q
        join squads s on s.club_id = q.club_id and s.id = q.squad_id
        where q.club_id = m.club_id and q.user_id = m.user_id
        order by s.name collate names
      )`.as('squads'),
    ])
    .where(isWanted(clubId, filter))
    .orderBy('u.last_name', byAlphabet)
    .orderBy('u.first_name', byAlphabet)
    .orderBy('u.id')
    .execute()
}
export type ExportedMember = Awaited<ReturnType<typeof membersToExport>>[number]
