import { sql } from 'kysely'
import type { Member } from '#contract/people/members.ts'
import { PERMISSIONS, type Permission } from '#domain/constants/permissions.ts'
import type { RoleId } from '#domain/constants/roles.ts'
import type { CoachScope } from '#domain/rules/member-rights.ts'
import type { ClubId, Db } from '../../db/client.ts'
import { visibleTo } from '../privacy/queries.ts'

export type MemberFilter = { statuses: number[]; roles: number[]; squads: number[]; query: string }
type Wanted = MemberFilter & {
  viewer_id: number
  /** Whether the state of other people's invitations is visible. */
  sees_invitations: boolean
  page: number
  limit: number
  include: ReadonlySet<string>
}

/**
 * The list as the contract names it, written by PostgreSQL in one statement; only the includes
 * asked for are computed.
 */
export async function clubUsersJson(db: Db, clubId: ClubId, wanted: Wanted): Promise<string> {
  const { page, limit, include } = wanted
  const shown = visibleTo(sql`m.user_id`, clubId, wanted.viewer_id)
  const parts = [
    ...(include.has('current_club_user')
      ? [
          sql`, 'current_club_user',
          json_build_object('cox', m.cox, 'stroke', m.stroke, 'scull', m.scull, 'sweep', m.sweep,
            'status', m.status)`,
        ]
      : []),
    ...(include.has('last_user_stat')
      ? [sql`, 'last_user_stat', case when ${shown} then ${lastHealth} end`]
      : []),
    ...(include.has('user_squads.squad') ? [sql`, 'user_squads', ${squadsOf}`] : []),
    ...(include.has('current_club_roles') ? [sql`, 'current_club_roles', ${rolesOf}`] : []),
    ...(include.has('invitation')
      ? [
          sql`, 'invitation', case when ${wanted.sees_invitations}::boolean
            then ${invitationOf} end`,
        ]
      : []),
  ]
  const { rows } = await sql<{ json: string }>`
    with matching as (select m.*, u.first_name, u.last_name, u.full_name, u.picture, u.gender,
      u.date_of_birth ${fromMembers(clubId, wanted)}),
      people as (select * from matching order by last_name, first_name, user_id
        limit ${limit} offset ${(page - 1) * limit})
    select json_build_object(
      'data', coalesce((select json_agg(json_build_object(
          'id', m.user_id, 'full_name', m.full_name, 'first_name', m.first_name, 'last_name',
            m.last_name, 'picture', m.picture, 'gender', m.gender,
          'date_of_birth', case when ${shown} then m.date_of_birth end, 'status', m.status
          ${sql.join(parts, sql``)}) order by m.last_name, m.first_name, m.user_id)
        from people m ${
          include.has('invitation')
            ? sql`left
          join app.invitations_here() i on i.user_id = m.user_id`
            : sql``
        }), '[]'),
      'meta', json_build_object('page', ${page}::int, 'limit', ${limit}::int, 'total',
        (select count(*) from matching)))::text as json`.execute(db)
  return rows[0]?.json ?? ''
}

const fromMembers = (clubId: ClubId, { statuses, roles, squads, query }: MemberFilter) => sql`
  from memberships m join users u on u.id = m.user_id
  where m.club_id = ${clubId} and m.status = any (${statuses})
    ${
      roles.length > 0
        ? sql`and exists (select from membership_roles r
      where r.club_id = m.club_id and r.user_id = m.user_id
        and r.role_id = any (${roles}))`
        : sql``
    }
    ${
      squads.length > 0
        ? sql`and exists (select from squad_users s
      where s.club_id = m.club_id and s.user_id = m.user_id
        and s.squad_id = any (${squads}))`
        : sql``
    }
    ${query === '' ? sql`` : sql`and u.full_name ilike ${`%${query.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`}`}`

const lastHealth = sql`(
  select json_build_object('healthy', not (a.ill or a.injured), 'ill', a.ill, 'injured', a.injured)
  from attendance a where a.club_id = m.club_id and a.user_id = m.user_id
    and a.answered_at is not null order by a.answered_at desc limit 1)`
const squadsOf = sql`coalesce((
  select json_agg(json_build_object('squad', json_build_object('id', s.id, 'name', s.name))
    order by s.name)
  from squad_users su join squads s on s.club_id = su.club_id and s.id = su.squad_id
  where su.club_id = m.club_id and su.user_id = m.user_id), '[]')`
const rolesOf = sql`coalesce((
  select json_agg(json_build_object('id', r.id, 'name', r.key) order by r.id)
  from membership_roles mr join roles r on r.id = mr.role_id
  where mr.club_id = m.club_id and mr.user_id = m.user_id), '[]')`
const invitationOf = sql`case when m.status = 4
  and i.user_id is not null
  then json_build_object('sent_at', i.sent_at, 'expires_at', i.expires_at) end`

export type ExportedMember = {
  full_name: string
  email: string
  status: number
  roles: number[]
  squads: string[]
  cox: boolean
  stroke: boolean
  scull: boolean
  sweep: boolean
  gender: string | null
  date_of_birth: string | null
}

/**
 * Everybody the filter finds, for a workbook; dates of birth only of those who have joined, for who
 * sees athletes' profiles.
 */
export async function membersToExport(
  db: Db,
  clubId: ClubId,
  filter: MemberFilter & { viewer_id: number },
): Promise<ExportedMember[]> {
  const { rows } = await sql<ExportedMember>`
    select u.full_name, u.email, m.status, m.cox, m.stroke, m.scull, m.sweep, u.gender,
      case when ${visibleTo(sql`m.user_id`, clubId, filter.viewer_id)}
        then u.date_of_birth end as date_of_birth,
      array(select r.role_id from membership_roles r where r.club_id = m.club_id
        and r.user_id = m.user_id order by 1) as roles,
      array(select s.name from squad_users q join squads s on s.club_id = q.club_id
        and s.id = q.squad_id
            where q.club_id = m.club_id and q.user_id = m.user_id order by 1) as squads
    ${fromMembers(clubId, filter)} order by u.last_name, u.first_name, u.id`.execute(db)
  return rows
}

type MemberRow = Omit<Member, 'permissions'> & {
  by_role: Permission[]
  overrides: Partial<Record<Permission, boolean>>
  managers: number
}

/**
 * One member with everything a manager changes; undefined for somebody who never belonged to the
 * club.
 */
export async function memberOf(
  db: Db,
  clubId: ClubId,
  userId: number,
): Promise<Member | undefined> {
  const { rows } = await sql<MemberRow>`
    select u.id, u.full_name, u.email, u.picture, m.status, m.coach_scope, m.cox, m.stroke, m.scull,
      m.sweep,
      array(select r.role_id from membership_roles r where r.club_id = m.club_id
        and r.user_id = m.user_id order by 1) as roles,
      coalesce((select json_agg(json_build_object('id', s.id, 'name', s.name) order by s.name)
        from squad_users q join squads s on s.club_id = q.club_id and s.id = q.squad_id
        where q.club_id = m.club_id and q.user_id = m.user_id), '[]') as squads,
      array(select distinct p.name from membership_roles r
        join role_permissions rp on rp.club_id = r.club_id and rp.role_id = r.role_id
        join permissions p on p.id = rp.permission_id where r.club_id = m.club_id
          and r.user_id = m.user_id) as by_role,
      coalesce((select json_object_agg(p.name, o.granted) from member_permissions o
        join permissions p on p.id = o.permission_id
        where o.club_id = m.club_id and o.user_id = m.user_id), '{}') as overrides,
      (select json_build_object('sent_at', i.sent_at, 'expires_at', i.expires_at)
        from app.invitations_here() i where i.user_id = m.user_id and m.status = 4) as invitation,
      c.creator_id is not distinct from m.user_id as is_creator, ${isManager}
        and ${managers(clubId)} = 1 as is_last_manager
    from memberships m join users u on u.id = m.user_id join clubs c on c.id = m.club_id
    where m.club_id = ${clubId} and m.user_id = ${userId}`.execute(db)
  const [row] = rows
  if (!row) return undefined
  const { by_role, overrides, ...member } = row
  return {
    ...member,
    permissions: PERMISSIONS.map((name) => ({
      name,
      by_role: by_role.includes(name),
      override: overrides[name] ?? null,
    })),
  }
}

/** An approved member with the role of a manager who can use it. */
const isManager = sql`(m.status = 1 and exists (select from membership_roles r
  where r.club_id = m.club_id and r.user_id = m.user_id and r.role_id = 5)
  and 'manage-members' = any (app.permissions_here(m.user_id)))`
const managers = (clubId: ClubId) => sql`(
  select count(*)::int from memberships o join membership_roles r on r.club_id = o.club_id
    and r.user_id = o.user_id and r.role_id = 5
  where o.club_id = ${clubId} and o.status = 1
    and 'manage-members' = any (app.permissions_here(o.user_id)))`

export type MemberFacts = {
  user_id: number
  status: Member['status']
  email: string
  first_name: string
  full_name: string
  language: 'en' | 'de' | 'fr' | 'zh-cn'
  roles: RoleId[]
  is_creator: boolean
  is_manager: boolean
  /** How many managers the club has. */
  managers: number
}

/** What decides about changes to these members; nonmembers are left out. */
export async function memberFacts(
  db: Db,
  clubId: ClubId,
  userIds: readonly number[],
): Promise<Map<number, MemberFacts>> {
  const { rows } = await sql<MemberFacts>`
    select m.user_id, m.status, u.email, u.first_name, u.full_name,
      u.preferred_language as language,
      array(select r.role_id from membership_roles r where r.club_id = m.club_id
        and r.user_id = m.user_id order by 1) as roles,
      c.creator_id is not distinct from m.user_id as is_creator, ${isManager} as is_manager,
      ${managers(clubId)} as managers
    from memberships m join users u on u.id = m.user_id join clubs c on c.id = m.club_id
    where m.club_id = ${clubId} and m.user_id = any (${[...userIds]}::bigint[])`.execute(db)
  return new Map(rows.map((row) => [row.user_id, row]))
}

export type AthleteRow = {
  status: number
  roles: { id: number; name: string }[]
  user: {
    id: number
    full_name: string
    first_name: string
    last_name: string
    picture: string | null
    hr_zones: number[] | null
    max_hr: number | null
  }
}

/** An athlete with their heart-rate zones, which are included only for somebody who has joined. */
export async function athleteOf(
  db: Db,
  clubId: ClubId,
  userId: number,
): Promise<AthleteRow | undefined> {
  const { rows } = await sql<AthleteRow>`
    select m.status, ${rolesOf} as roles,
      json_build_object('id', u.id, 'full_name', u.full_name, 'first_name', u.first_name,
        'last_name', u.last_name, 'picture', u.picture,
        'hr_zones', case when m.status = 1 then u.hr_zones end, 'max_hr',
          case when m.status = 1 then u.max_hr end) as user
    from memberships m join users u on u.id = m.user_id
    where m.club_id = ${clubId} and m.user_id = ${userId}`.execute(db)
  return rows[0]
}

export async function clubNameOf(db: Db, clubId: ClubId): Promise<string> {
  const { name } = await db
    .selectFrom('clubs')
    .select('name')
    .where('id', '=', clubId)
    .executeTakeFirstOrThrow()
  return name
}

/** How far among the athletes the eyes of a member reach. */
export async function scopeOf(db: Db, clubId: ClubId, userId: number): Promise<CoachScope> {
  const row = await db
    .selectFrom('memberships')
    .select(sql<CoachScope>`coach_scope`.as('coach_scope'))
    .where('club_id', '=', clubId)
    .where('user_id', '=', userId)
    .executeTakeFirst()
  return row?.coach_scope ?? 'own-squads'
}
