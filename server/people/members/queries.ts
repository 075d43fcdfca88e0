import { sql } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import type { Member } from '#contract/people/members.ts'
import type { Language } from '#domain/constants/languages.ts'
import { PERMISSIONS } from '#domain/constants/permissions.ts'
import type { RowingSide } from '#domain/constants/rowing-sides.ts'
import type { RoleId } from '#domain/constants/roles.ts'
import { MEMBER_STATUS, type MemberStatus } from '#domain/constants/statuses.ts'
import type { CoachScope } from '#domain/rules/member-rights.ts'
import { byAlphabet } from '../../db/by-alphabet.ts'
import { anyOf } from '../../db/any-of.ts'
import type { ClubId, Db } from '../../db/client.ts'
import { askRoutine } from '../../db/routine.ts'
import { run } from '../../db/statement.ts'
import {
  factsOfMembers,
  permissionsOfMember,
  waitingInvitation,
  type FactsOfMembersRow,
} from './statements.ts'

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

/** The squads of one member. */
const squadsOf = (db: Db, clubId: ClubId, userId: number) =>
  db
    .selectFrom('squad_users as q')
    .innerJoin('squads as s', (join) =>
      join.onRef('s.club_id', '=', 'q.club_id').onRef('s.id', '=', 'q.squad_id'),
    )
    .select(['s.id', 's.name'])
    .where('q.club_id', '=', clubId)
    .where('q.user_id', '=', userId)
    .orderBy('s.name', byAlphabet)
    .execute()

/** How one member is shown, with the places they row. */
const shownMember = (db: Db, clubId: ClubId, userId: number) =>
  db
    .selectFrom('memberships as m')
    .innerJoin('users as u', 'u.id', 'm.user_id')
    .select(['u.picture', 'm.coach_scope', 'm.cox', 'm.stroke', 'm.scull', 'm.sweep', 'm.side'])
    .where('m.club_id', '=', clubId)
    .where('m.user_id', '=', userId)
    .$narrowType<{ coach_scope: CoachScope; side: RowingSide | null }>()
    .executeTakeFirst()

/** Every permission as one member has it, in the order of the screens. */
async function memberPermissions(
  db: Db,
  club_id: ClubId,
  user_id: number,
): Promise<Member['permissions']> {
  const rows = await run(db, permissionsOfMember, { club_id, user_id })
  const known = new Map(rows.map((row) => [row.name, row]))
  return PERMISSIONS.map((name) => ({
    name,
    by_role: known.get(name)?.by_role ?? false,
    override: known.get(name)?.override ?? null,
  }))
}

/**
 * One member with everything a manager changes; undefined for somebody who never belonged to the
 * club.
 */
export async function memberOf(
  db: Db,
  club_id: ClubId,
  user_id: number,
): Promise<Member | undefined> {
  const [members, shown, squads, permissions, [invitation = null], is_noted] = await Promise.all([
    memberFacts(db, club_id, [user_id]),
    shownMember(db, club_id, user_id),
    squadsOf(db, club_id, user_id),
    memberPermissions(db, club_id, user_id),
    run(db, waitingInvitation, { club_id, user_id }),
    askRoutine(db, 'is_noted_here', { person: user_id }),
  ])
  const facts = members.get(user_id)
  if (!facts || !shown) return undefined
  const { full_name, first_name, last_name, email, guardian_email, status, roles } = facts
  const { is_creator, is_manager, managers } = facts
  const is_last_manager = is_manager && managers === 1
  return {
    id: user_id,
    full_name,
    first_name,
    last_name,
    email,
    guardian_email,
    is_noted,
    status,
    roles,
    ...shown,
    squads,
    permissions,
    invitation,
    is_creator,
    is_last_manager,
  }
}

/** `managers`: how many the club has. */
export type MemberFacts = Omit<FactsOfMembersRow, 'roles'> & {
  status: MemberStatus
  language: Language
  roles: RoleId[]
}

/** What decides about changes to these members; nonmembers are left out. */
export async function memberFacts(
  db: Db,
  club_id: ClubId,
  people: readonly number[],
): Promise<Map<number, MemberFacts>> {
  const members = (await run(db, factsOfMembers, { club_id, people })) as MemberFacts[]
  return new Map(members.map((member) => [member.user_id, member]))
}

/** An athlete with their heart-rate zones, which are included only for somebody who has joined. */
export async function athleteOf(db: Db, clubId: ClubId, userId: number) {
  const athlete = await db
    .selectFrom('memberships as m')
    .innerJoin('users as u', 'u.id', 'm.user_id')
    .select(['m.status', 'u.id', sql<string>`u.full_name`.as('full_name'), 'u.first_name'])
    .select(['u.last_name', 'u.picture', 'u.hr_zones', 'u.max_hr'])
    .select((eb) =>
      jsonArrayFrom(
        eb
          .selectFrom('membership_roles as mr')
          .innerJoin('roles as r', 'r.id', 'mr.role_id')
          .select(['r.id', 'r.key as name'])
          .whereRef('mr.club_id', '=', 'm.club_id')
          .whereRef('mr.user_id', '=', 'm.user_id')
          .orderBy('r.id'),
      ).as('roles'),
    )
    .where('m.club_id', '=', clubId)
    .where('m.user_id', '=', userId)
    .executeTakeFirst()
  if (!athlete) return undefined
  const { status, roles, hr_zones, max_hr, ...user } = athlete
  const joined = status === MEMBER_STATUS.approved
  return {
    status,
    roles,
    user: { ...user, hr_zones: joined ? hr_zones : null, max_hr: joined ? max_hr : null },
  }
}

/** Where mails reach people, in their language. */
export async function addressesOf(db: Db, userIds: readonly number[]) {
  const rows = await db
    .selectFrom('users')
    .select(['email', 'first_name', 'preferred_language'])
    .where('id', '=', anyOf(userIds))
    .orderBy('id')
    .execute()
  return rows.map(({ preferred_language, ...row }) => ({
    ...row,
    language: preferred_language as Language,
  }))
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
    .select('coach_scope')
    .where('club_id', '=', clubId)
    .where('user_id', '=', userId)
    .$narrowType<{ coach_scope: CoachScope }>()
    .executeTakeFirst()
  return row?.coach_scope ?? 'own-squads'
}
