import { sql } from 'kysely'
import type { Static } from '#contract/schema.ts'
import type { correctMember, MemberChange } from '#contract/people/members.ts'
import type { Permission } from '#domain/constants/permissions.ts'
import type { CoachScope } from '#domain/rules/member-rights.ts'
import type { RoleId } from '#domain/constants/roles.ts'
import { MEMBER_STATUS, type MemberStatus } from '#domain/constants/statuses.ts'
import { anyOf } from '../../db/any-of.ts'
import type { ClubId, Db } from '../../db/client.ts'
import { callRoutine } from '../../db/routine.ts'
import { run } from '../../db/statement.ts'
import { Refusal } from '../../http/refusal.ts'
import { setStatuses } from './statements.ts'

/** One change of a club's members at a time. Held until the commit. */
export async function lockMembers(db: Db, club: ClubId): Promise<void> {
  await callRoutine(db, 'lock_members', { club })
}

const { rejected, left, athlete_rejected } = MEMBER_STATUS
const OUT_OF_THE_CLUB: readonly number[] = [rejected, left, athlete_rejected]

export type StatusChange = { user_id: number; from: MemberStatus; to: MemberStatus }

/**
 * Makes all changes or none. Somebody who is removed or refused also leaves the squads; who leaves
 * by themselves keeps those places for a return.
 * @throws Refusal conflict when one has changed meanwhile
 */
export async function changeStatuses(
  db: Db,
  clubId: ClubId,
  changes: readonly StatusChange[],
): Promise<void> {
  if (changes.length === 0) return
  const changed = await run(db, setStatuses, {
    club_id: clubId,
    changes: JSON.stringify(changes),
  })
  if (changed.length !== changes.length) throw new Refusal('conflict')
  const out = changed.filter(({ status }) => OUT_OF_THE_CLUB.includes(status))
  if (out.length === 0) return
  const people = anyOf(out.map(({ user_id }) => user_id))
  await db
    .deleteFrom('squad_users')
    .where('club_id', '=', clubId)
    .where('user_id', '=', people)
    .execute()
}

/** Puts these roles in the place of the members' own. */
export async function replaceRoles(
  db: Db,
  clubId: ClubId,
  userIds: readonly number[],
  roles: readonly RoleId[],
): Promise<void> {
  await sql`
    with gone as (
      delete from membership_roles
      where club_id = ${clubId} and user_id = any (${[...userIds]}::bigint[])
        and role_id <> all (${[...roles]}::int[])
    )
    insert into membership_roles (club_id, user_id, role_id)
    select ${clubId}, person, role
    from unnest(${[...userIds]}::bigint[]) person, unnest(${[...roles]}::int[]) role
    on conflict do nothing`.execute(db)
}

export async function addToSquads(
  db: Db,
  clubId: ClubId,
  userIds: readonly number[],
  squadIds: readonly number[],
): Promise<void> {
  if (userIds.length === 0 || squadIds.length === 0) return
  await sql`
    insert into squad_users (club_id, squad_id, user_id)
    select ${clubId}, squad, person
    from unnest(${[...userIds]}::bigint[]) person, unnest(${[...squadIds]}::bigint[]) squad
    on conflict do nothing`.execute(db)
}

type Override = { name: Permission; granted: boolean | null }

/** Grants or denies to one member; null leaves it to the roles again. */
export async function saveOverrides(
  db: Db,
  clubId: ClubId,
  userId: number,
  overrides: readonly Override[],
): Promise<void> {
  if (overrides.length === 0) return
  await sql`
    with given as (
      select p.id, g.granted
      from json_to_recordset(${JSON.stringify(overrides)}::json) as g (name text, granted boolean)
      join permissions p using (name)
    ),
    gone as (
      delete from member_permissions m
      using given g
      where m.club_id = ${clubId} and m.user_id = ${userId} and m.permission_id = g.id
        and g.granted is null
    )
    insert into member_permissions (club_id, user_id, permission_id, granted)
    select ${clubId}, ${userId}, id, granted
    from given
    where granted is not null
    on conflict (club_id, user_id, permission_id)
    do update set granted = excluded.granted`.execute(db)
}

type Places = Pick<MemberChange, 'cox' | 'stroke' | 'scull' | 'sweep' | 'side'>

export async function savePlaces(
  db: Db,
  clubId: ClubId,
  userId: number,
  places: Places,
): Promise<void> {
  const { cox, stroke, scull, sweep, side } = places
  const set = {
    ...(cox !== undefined && { cox }),
    ...(stroke !== undefined && { stroke }),
    ...(scull !== undefined && { scull }),
    ...(sweep !== undefined && { sweep }),
    ...(side !== undefined && { side }),
  }
  if (Object.keys(set).length === 0) return
  await db
    .updateTable('memberships')
    .set(set)
    .where('club_id', '=', clubId)
    .where('user_id', '=', userId)
    .execute()
}

export async function saveCoachScope(
  db: Db,
  clubId: ClubId,
  userId: number,
  coach_scope: CoachScope,
): Promise<void> {
  await db
    .updateTable('memberships')
    .set({ coach_scope })
    .where('club_id', '=', clubId)
    .where('user_id', '=', userId)
    .execute()
}

export async function saveRolePermissions(
  db: Db,
  clubId: ClubId,
  role: RoleId,
  names: readonly Permission[],
): Promise<void> {
  await sql`
    with wanted as (
      select id from permissions where name = any (${[...names]})
    ),
    gone as (
      delete from role_permissions
      where club_id = ${clubId} and role_id = ${role}
        and permission_id not in (select id from wanted)
    )
    insert into role_permissions (club_id, role_id, permission_id)
    select ${clubId}, ${role}, id
    from wanted
    on conflict do nothing`.execute(db)
}

type Entry = { action: string; subject: Record<string, unknown> }

/** Writes down who changed what about the members of a club. */
export async function noteChange(
  db: Db,
  clubId: ClubId,
  userId: number,
  { action, subject }: Entry,
): Promise<void> {
  await db
    .insertInto('audit_log')
    .values({ user_id: userId, about_club: clubId, action, subject: JSON.stringify(subject) })
    .execute()
}

type Correction = Static<typeof correctMember.body>

/**
 * Corrects somebody whom only this club knows.
 * @throws Refusal address_taken, or forbidden of anybody else
 */
export async function correctPerson(db: Db, person: number, change: Correction): Promise<void> {
  const { email, guardian_email, ...names } = change
  const fields = {
    ...names,
    ...(email !== undefined && { email: email.toLowerCase() }),
    ...(guardian_email !== undefined && {
      guardian_email: guardian_email?.toLowerCase() ?? null,
    }),
  }
  const outcome = await callRoutine(db, 'correct_person', {
    person,
    fields: JSON.stringify(fields),
  })
  if (outcome === 'taken') throw new Refusal('address_taken')
  if (outcome === null) throw new Refusal('forbidden')
}
