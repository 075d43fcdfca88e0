import type { EventPlan } from '#contract/plan.ts'
import { isCoachLike, ROLE, type RoleId } from '#domain/constants/roles.ts'
import { ACTIVE_ATHLETE_STATUSES } from '#domain/constants/statuses.ts'
import { anyOf } from '../../db/any-of.ts'
import type { ClubId, Db } from '../../db/client.ts'
import { run } from '../../db/statement.ts'
import { Refusal } from '../../http/refusal.ts'
import { startAnswers, waitForTurn } from '../attendance/open.ts'
import { addParticipants, changeParticipants, removeParticipants } from './statements.ts'

export type Creator = { user_id: number; role_id: number }
type Grants = Pick<EventPlan, 'athlete_permissions' | 'coach_permissions'>
type Grant = NonNullable<EventPlan['athlete_permissions']>[number]
export type People = {
  athlete_ids: readonly number[]
  coach_ids: readonly number[]
  squad_ids: readonly number[]
}

/** The people a plan names; null when it names nobody in any way. */
const peopleOf = ({ athlete_ids, coach_ids, squad_ids }: Partial<EventPlan>): People | null =>
  athlete_ids || coach_ids || squad_ids
    ? { athlete_ids: athlete_ids ?? [], coach_ids: coach_ids ?? [], squad_ids: squad_ids ?? [] }
    : null

/** Everybody a plan of this creator would have taking part. */
export async function wantedPeople(
  db: Db,
  clubId: ClubId,
  people: People,
  creator: Creator,
): Promise<number[]> {
  const { roles } = await resolvePeople(db, clubId, people, creator)
  return [...roles.keys()]
}

type Resolved = {
  /** The role of each in the session. */
  roles: ReadonlyMap<number, number>
  /** The fields that name somebody who is not of this club. */
  strange: Readonly<Record<string, boolean>>
}

/**
 * Everybody a plan names, each once: the creator as what they are, else as named, as coach before
 * athlete, else as their squads have them.
 */
async function resolvePeople(
  db: Db,
  clubId: ClubId,
  { athlete_ids, coach_ids, squad_ids }: People,
  creator: Creator | null,
): Promise<Resolved> {
  const members = await activeMembers(db, clubId, [...athlete_ids, ...coach_ids])
  const isStrange = (id: number) => !members.has(id) && id !== creator?.user_id
  const named = (ids: readonly number[], role: RoleId) =>
    ids.filter((id) => members.has(id)).map((id): [number, number] => [id, role])
  return {
    roles: new Map([
      ...(await squadRoles(db, clubId, squad_ids)),
      ...named(athlete_ids, ROLE.athlete),
      ...named(coach_ids, ROLE.coach),
      ...(creator ? [[creator.user_id, creator.role_id] as const] : []),
    ]),
    strange: {
      athlete_ids: athlete_ids.some(isStrange),
      coach_ids: coach_ids.some(isStrange),
      squad_ids: await hasStrangeSquad(db, clubId, squad_ids),
    },
  }
}

/** Members of these ids whom the person in context may see to be there. */
export async function activeMembers(
  db: Db,
  clubId: ClubId,
  ids: readonly number[],
): Promise<ReadonlySet<number>> {
  if (ids.length === 0) return new Set()
  const rows = await db
    .selectFrom('memberships as m')
    .innerJoin('users as u', 'u.id', 'm.user_id')
    .select('m.user_id')
    .where('m.club_id', '=', clubId)
    .where('m.user_id', '=', anyOf(ids))
    .where('m.status', '=', anyOf(ACTIVE_ATHLETE_STATUSES))
    .execute()
  return new Set(rows.map(({ user_id }) => user_id))
}

async function hasStrangeSquad(db: Db, clubId: ClubId, ids: readonly number[]): Promise<boolean> {
  if (ids.length === 0) return false
  const known = await db
    .selectFrom('squads')
    .select('id')
    .where('club_id', '=', clubId)
    .where('id', '=', anyOf(ids))
    .execute()
  return known.length < ids.length
}

/** What the members of squads are when they train: coaches as coaches, and athletes. */
async function squadRoles(
  db: Db,
  clubId: ClubId,
  ids: readonly number[],
): Promise<Map<number, number>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .selectFrom('squad_users as su')
    .innerJoin('memberships as m', (on) =>
      on.onRef('m.club_id', '=', 'su.club_id').onRef('m.user_id', '=', 'su.user_id'),
    )
    .innerJoin('membership_roles as r', (on) =>
      on.onRef('r.club_id', '=', 'su.club_id').onRef('r.user_id', '=', 'su.user_id'),
    )
    .select(['su.user_id', 'r.role_id'])
    .where('su.club_id', '=', clubId)
    .where('su.squad_id', '=', anyOf(ids))
    .where('m.status', '=', anyOf(ACTIVE_ATHLETE_STATUSES))
    .where('r.role_id', '!=', ROLE.manager)
    .execute()
  const roles = new Map<number, number>()
  for (const { user_id, role_id } of rows)
    if (isCoachLike([role_id as RoleId])) roles.set(user_id, ROLE.coach)
    else if (!roles.has(user_id)) roles.set(user_id, ROLE.athlete)
  return roles
}

/** The fields that give rights to somebody who does not take part. */
function strangeGrants(grants: Grants, taking: ReadonlySet<number>) {
  const isStrange = ({ user_id }: Grant) => !taking.has(user_id)
  return {
    athlete_permissions: grants.athlete_permissions?.some(isStrange) ?? false,
    coach_permissions: grants.coach_permissions?.some(isStrange) ?? false,
  }
}

/** @throws Refusal unknown_reference at the fields that name somebody strange */
function refuseStrange(fields: Readonly<Record<string, boolean>>): void {
  const strange = Object.keys(fields).filter((field) => fields[field])
  if (strange.length > 0)
    throw new Refusal('unknown_reference', {
      fields: Object.fromEntries(strange.map((field) => [field, null])),
    })
}

/** The rights a plan gives; somebody it names twice gets both. */
function grantsOf({
  athlete_permissions = [],
  coach_permissions = [],
}: Grants): Map<number, Rights> {
  const grants = new Map<number, Rights>()
  for (const { user_id, edit, add_all_scores } of [...athlete_permissions, ...coach_permissions]) {
    const given = grants.get(user_id)
    grants.set(user_id, {
      edit: edit || (given?.edit ?? false),
      add_all_scores: add_all_scores || (given?.add_all_scores ?? false),
    })
  }
  return grants
}
type Rights = Pick<Grant, 'edit' | 'add_all_scores'>

/** Adds the people of a new plan to its sessions, the creator with all rights. */
export async function addPeople(
  db: Db,
  clubId: ClubId,
  ids: readonly number[],
  plan: Partial<EventPlan>,
  creator: Creator,
): Promise<void> {
  const people = peopleOf(plan) ?? { athlete_ids: [], coach_ids: [], squad_ids: [] }
  const { roles, strange } = await resolvePeople(db, clubId, people, creator)
  refuseStrange({ ...strange, ...strangeGrants(plan, new Set(roles.keys())) })
  const grants = grantsOf(plan).set(creator.user_id, { edit: true, add_all_scores: true })
  const added = await run(db, addParticipants, {
    club_id: clubId,
    session_ids: ids,
    people: asRows(roles, grants),
  })
  await startAnswers(db, clubId, added)
}

/**
 * Replaces the people of sessions with those a plan names, and changes the rights it gives; says it
 * nothing of people they stay. The creator stays as they are, and people who are there already keep
 * their answer and the rights that nobody changes.
 */
export async function changePeople(
  db: Db,
  clubId: ClubId,
  ids: readonly number[],
  plan: Partial<EventPlan>,
): Promise<void> {
  const people = peopleOf(plan)
  const grants = grantsOf(plan)
  if (!people && grants.size === 0) return
  const resolved = people && (await resolvePeople(db, clubId, people, null))
  const there = await participantsOf(db, clubId, ids)
  const taking = new Set([...there, ...(resolved?.roles.keys() ?? [])])
  refuseStrange({ ...resolved?.strange, ...strangeGrants(plan, taking) })
  const here = { club_id: clubId, session_ids: ids }
  if (!resolved) {
    const rows = [...grants].map(([user_id, rights]) => ({ user_id, role_id: null, ...rights }))
    await run(db, changeParticipants, { ...here, people: JSON.stringify(rows) })
    return
  }
  const rows = asRows(resolved.roles, grants)
  await waitForTurn(db, clubId, ids)
  await run(db, removeParticipants, { ...here, wanted: [...resolved.roles.keys()] })
  await run(db, changeParticipants, { ...here, people: rows })
  await startAnswers(db, clubId, await run(db, addParticipants, { ...here, people: rows }))
}

const asRows = (roles: ReadonlyMap<number, number>, grants: ReadonlyMap<number, Rights>) =>
  JSON.stringify(
    [...roles].map(([user_id, role_id]) => ({ user_id, role_id, ...grants.get(user_id) })),
  )

async function participantsOf(db: Db, clubId: ClubId, ids: readonly number[]): Promise<number[]> {
  const rows = await db
    .selectFrom('participants')
    .select('user_id')
    .distinct()
    .where('club_id', '=', clubId)
    .where('session_id', '=', anyOf(ids))
    .execute()
  return rows.map(({ user_id }) => user_id)
}
