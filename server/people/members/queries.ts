import { sql } from 'kysely'
import type { Member } from '#contract/people/members.ts'
import { PERMISSIONS, type Permission } from '#domain/constants/permissions.ts'
import type { RoleId } from '#domain/constants/roles.ts'
import type { CoachScope } from '#domain/rules/member-rights.ts'
import type { ClubId, Db } from '../../db/client.ts'

/** Roles of the member `m` with their names. */
export const rolesOf = sql`coalesce((
  select json_agg(json_build_object('id', r.id, 'name', r.key) order by r.id)
  from membership_roles mr
  join roles r on r.id = mr.role_id
  where mr.club_id = m.club_id and mr.user_id = m.user_id
), '[]')`

/** The same by their ids. */
export const ROLE_IDS = sql`array(
  select r.role_id
  from membership_roles r
  where r.club_id = m.club_id and r.user_id = m.user_id
  order by r.role_id)`

const SQUADS = sql`coalesce((
  select json_agg(json_build_object('id', s.id, 'name', s.name) order by s.name)
  from squad_users q
  join squads s on s.club_id = q.club_id and s.id = q.squad_id
  where q.club_id = m.club_id and q.user_id = m.user_id
), '[]')`

const PERMISSIONS_BY_ROLE = sql`array(
  select distinct p.name
  from membership_roles r
  join role_permissions rp on rp.club_id = r.club_id and rp.role_id = r.role_id
  join permissions p on p.id = rp.permission_id
  where r.club_id = m.club_id and r.user_id = m.user_id)`

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
      ${ROLE_IDS} as roles,
      ${SQUADS} as squads,
      ${PERMISSIONS_BY_ROLE} as by_role,
      coalesce((
        select json_object_agg(p.name, o.granted)
        from member_permissions o
        join permissions p on p.id = o.permission_id
        where o.club_id = m.club_id and o.user_id = m.user_id
      ), '{}') as overrides,
      (
        select json_build_object('sent_at', i.sent_at, 'expires_at', i.expires_at)
        from app.invitations_here() i
        where i.user_id = m.user_id and m.status = 4
      ) as invitation,
      c.creator_id is not distinct from m.user_id as is_creator,
      ${isManager} and ${managers(clubId)} = 1 as is_last_manager
    from memberships m
    join users u on u.id = m.user_id
    join clubs c on c.id = m.club_id
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
const isManager = sql`(
  m.status = 1
  and exists (
    select from membership_roles r
    where r.club_id = m.club_id and r.user_id = m.user_id and r.role_id = 5
  )
  and 'manage-members' = any (app.permissions_here(m.user_id)))`

const managers = (clubId: ClubId) => sql`(
  select count(*)::int
  from memberships o
  join membership_roles r on r.club_id = o.club_id and r.user_id = o.user_id and r.role_id = 5
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
      ${ROLE_IDS} as roles,
      c.creator_id is not distinct from m.user_id as is_creator,
      ${isManager} as is_manager,
      ${managers(clubId)} as managers
    from memberships m
    join users u on u.id = m.user_id
    join clubs c on c.id = m.club_id
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
    select m.status,
      ${rolesOf} as roles,
      json_build_object(
        'id', u.id, 'full_name', u.full_name, 'first_name', u.first_name,
        'last_name', u.last_name, 'picture', u.picture,
        'hr_zones', case when m.status = 1 then u.hr_zones end,
        'max_hr', case when m.status = 1 then u.max_hr end
      ) as user
    from memberships m
    join users u on u.id = m.user_id
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
