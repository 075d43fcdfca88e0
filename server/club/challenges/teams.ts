import { sql } from 'kysely'
import type { Input } from '#contract/endpoint.ts'
import type {
  createChallengeTeam,
  TeamDetail,
  updateChallengeTeam,
} from '#contract/club/challenges-teams.ts'
import { ACTIVE_ATHLETE_STATUSES, CHALLENGE_TYPE } from '#domain/constants/statuses.ts'
import type { Viewer } from '#domain/rules/viewer.ts'
import { anyOf } from '../../db/any-of.ts'
import type { ClubId, Db } from '../../db/client.ts'
import { demand, found } from '../../http/refusal.ts'
import { managesTeams, seenById, type Seen } from './facts.ts'
import { demandOpen, joinTeam, lockTeam, sizeOf, takeFromTeam } from './membership.ts'
import { notifyOfTeam } from './notify.ts'
import { namesOf } from './named-people.ts'
import { showChange } from './score-commands.ts'
import {
  enteredUnasked,
  inviteToTeam,
  invitedTo,
  setInvitedCaptains,
  withdrawFromTeam,
  type InvitedPerson,
} from './team-invitations.ts'

type Row = { id: number; challenge_id: number; name: string | null; max_size: number | null }
type Person = { user_id: number; is_captain: boolean }
type Status = TeamDetail['people'][number]['status']
type Team = Row & {
  people: Person[]
  invited: InvitedPerson[]
  seen: Seen
  asCaptain: boolean
}

/** A team of the club that the viewer may change, or 404; 403 for one they only see. */
async function teamToChange(db: Db, clubId: ClubId, viewer: Viewer, id: number): Promise<Team> {
  const row = found(
    await db
      .selectFrom('challenge_teams')
      .select(['id', 'challenge_id', 'name', 'max_size'])
      .where('club_id', '=', clubId)
      .where('id', '=', id)
      .where('user_id', 'is', null)
      .executeTakeFirst(),
  )
  const seen = await seenById(db, row.challenge_id)
  const people = await db
    .selectFrom('challenge_members')
    .select(['user_id', 'is_captain'])
    .where('club_id', '=', clubId)
    .where('team_id', '=', id)
    .where('until_day', 'is', null)
    .orderBy('id')
    .execute()
  const isCaptain = people.some((one) => one.user_id === viewer.user_id && one.is_captain)
  demand(managesTeams(viewer) || isCaptain, 'permission_missing', {
    need: 'manage-challenge-teams',
  })
  const invited = await invitedTo(db, clubId, id)
  return { ...row, people, invited, seen, asCaptain: !managesTeams(viewer) }
}

export async function teamDetail(
  db: Db,
  clubId: ClubId,
  viewer: Viewer,
  id: number,
): Promise<TeamDetail> {
  const { people, invited, seen, asCaptain, ...row } = await teamToChange(db, clubId, viewer, id)
  const names = await namesOf(
    db,
    [...people, ...invited].map(({ user_id }) => user_id),
  )
  const named = ({ user_id, is_captain }: Person, status: Status) => {
    const full_name = names.get(user_id)
    return full_name === undefined ? [] : [{ id: user_id, full_name, is_captain, status }]
  }
  const members = people.flatMap((one) => named(one, 'member'))
  const others = invited.flatMap((one) => named(one, one.has_declined ? 'declined' : 'invited'))
  return {
    id: row.id,
    challenge_id: row.challenge_id,
    challenge_slug: seen.slug,
    name: row.name,
    max_size: row.max_size,
    as_captain: asCaptain,
    people: [...members, ...others],
    others: people.length - members.length,
  }
}

/** @throws Refusal unknown_reference for who is not of the club, or hidden from the viewer */
async function demandMembers(db: Db, clubId: ClubId, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return
  const rows = await db
    .selectFrom('memberships')
    .select('user_id')
    .where('club_id', '=', clubId)
    .where('user_id', '=', anyOf(ids))
    .where('status', '=', anyOf(ACTIVE_ATHLETE_STATUSES))
    .execute()
  const names = await namesOf(db, ids)
  demand(rows.length === ids.length && names.size === ids.length, 'unknown_reference', {
    fields: { user_ids: null },
  })
}

export async function addTeam(
  db: Db,
  clubId: ClubId,
  viewer: Viewer,
  challengeId: number,
  body: Input<typeof createChallengeTeam>['body'],
): Promise<number> {
  const seen = await seenById(db, challengeId)
  demandOpen(seen)
  demand(seen.type === CHALLENGE_TYPE.crew)
  const people = [...new Set([...body.user_ids, ...body.captain_ids])]
  await demandMembers(db, clubId, people)
  const { id } = await db
    .insertInto('challenge_teams')
    .values({
      club_id: clubId,
      challenge_club_id: seen.club_id,
      challenge_id: seen.id,
      name: body.name.trim(),
      max_size: body.max_size,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await askInto(db, clubId, viewer, { id, seen, name: body.name }, people)
  if (body.captain_ids.length > 0) await setCaptains(db, clubId, id, body.captain_ids)
  await showChange(db, seen.id)
  return id
}

/**
 * Nobody is entered by somebody else: people are asked, and who names themselves is in. Only athletes
 * of a squad are in at once where the club has set it.
 */
async function askInto(
  db: Db,
  clubId: ClubId,
  viewer: Viewer,
  team: Pick<Team, 'id' | 'seen' | 'name'>,
  people: readonly number[],
): Promise<void> {
  const { id, seen, name } = team
  const by = viewer.user_id
  const others = people.filter((one) => one !== by)
  const entered = await enteredUnasked(db, clubId, seen.id, others)
  const asked = others.filter((one) => !entered.includes(one))
  await inviteToTeam(db, clubId, seen, team, { by, people: asked })
  for (const one of people.includes(by) ? [...entered, by] : entered)
    await joinTeam(db, clubId, seen, id, one)
  const notice = { kind: 'challenge-entered', by, user_ids: entered, team: name ?? '' } as const
  await notifyOfTeam(db, clubId, seen, notice)
}

type TeamChange = Input<typeof updateChallengeTeam>['body']

export async function changeTeam(
  db: Db,
  clubId: ClubId,
  viewer: Viewer,
  id: number,
  body: TeamChange,
): Promise<void> {
  await lockTeam(db, clubId, id)
  const team = await teamToChange(db, clubId, viewer, id)
  const { seen, asCaptain } = team
  demandOpen(seen)
  demand(!(asCaptain && (body.max_size !== undefined || body.captain_ids)), 'permission_missing', {
    need: 'manage-challenge-teams',
  })
  await setFields(db, clubId, id, body)
  if (body.user_ids)
    await changePeople(db, clubId, viewer, team, body.user_ids, body.seen?.user_ids)
  if (body.captain_ids) {
    const held = [...team.people, ...team.invited].filter((one) => one.is_captain)
    const captains = merged(idsOf(held), body.captain_ids, body.seen?.captain_ids)
    await setCaptains(db, clubId, id, captains)
  }
  const { max_size = team.max_size } = body
  demand(max_size === null || (await sizeOf(db, clubId, id)) <= max_size, 'team_full')
  await showChange(db, seen.id)
}

async function setFields(
  db: Db,
  clubId: ClubId,
  id: number,
  { name, max_size }: TeamChange,
): Promise<void> {
  if (name === undefined && max_size === undefined) return
  await db
    .updateTable('challenge_teams')
    .set({
      ...(name !== undefined && { name: name.trim() }),
      ...(max_size !== undefined && { max_size }),
    })
    .where('club_id', '=', clubId)
    .where('id', '=', id)
    .execute()
}

const idsOf = (rows: readonly { user_id: number }[]) => rows.map(({ user_id }) => user_id)

/**
 * The people of a list that is now `stored` once `wanted` has been made of `seen`: what others have
 * changed since stays. Without what was seen, all of them are those wanted.
 */
function merged(
  stored: readonly number[],
  wanted: readonly number[],
  seen: readonly number[] = stored,
): number[] {
  const kept = stored.filter((id) => wanted.includes(id) || !seen.includes(id))
  return [...new Set([...kept, ...wanted.filter((id) => !seen.includes(id))])]
}

/** Who is hidden from the viewer stays in the team whatever list they send. */
async function changePeople(
  db: Db,
  clubId: ClubId,
  viewer: Viewer,
  { id, seen, people, invited, name }: Team,
  listed: readonly number[],
  known: readonly number[] | undefined,
): Promise<void> {
  const [now, pending] = [idsOf(people), idsOf(invited)]
  const wanted = merged([...now, ...pending], listed, known)
  const names = await namesOf(db, [...now, ...pending])
  const isRemoved = (one: number) => names.has(one) && !wanted.includes(one)
  const added = wanted.filter((one) => !now.includes(one) && !pending.includes(one))
  await demandMembers(db, clubId, added)
  await takeFromTeam(db, clubId, seen, { team_id: id, people: now.filter(isRemoved) })
  await withdrawFromTeam(db, clubId, id, pending.filter(isRemoved))
  await askInto(db, clubId, viewer, { id, seen, name }, added)
}

async function setCaptains(
  db: Db,
  clubId: ClubId,
  teamId: number,
  captains: readonly number[],
): Promise<void> {
  await setInvitedCaptains(db, clubId, teamId, captains)
  await db
    .updateTable('challenge_members')
    .set({ is_captain: sql<boolean>`user_id = ${anyOf(captains)}` })
    .where('club_id', '=', clubId)
    .where('team_id', '=', teamId)
    .where('until_day', 'is', null)
    .execute()
}

export async function removeTeam(
  db: Db,
  clubId: ClubId,
  viewer: Viewer,
  id: number,
): Promise<void> {
  const { seen } = await teamToChange(db, clubId, viewer, id)
  await db
    .deleteFrom('challenge_teams')
    .where('club_id', '=', clubId)
    .where('id', '=', id)
    .execute()
  await showChange(db, seen.id)
}
