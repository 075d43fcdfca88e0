import { sql } from 'kysely'
import { nullable, T } from '#contract/schema.ts'
import { stateOn } from '#domain/challenges/metrics.ts'
import { CHALLENGE_TYPE } from '#domain/constants/statuses.ts'
import { addDays } from '#domain/time/week.ts'
import { anyOf } from '../../db/any-of.ts'
import { checkedRow } from '../../db/checked-rows.ts'
import type { ClubId, Db } from '../../db/client.ts'
import { withoutHiding } from '../../db/hiding.ts'
import { askRoutine } from '../../db/routine.ts'
import { demand, found } from '../../http/refusal.ts'
import { isOver, takesPart, type Seen } from './facts.ts'
import { scorePeople, showChange } from './score-commands.ts'
import { settleInvitations } from './team-invitations.ts'

type Stint = { id: number; user_id: number; team_id: number; from_day: string }

const openStints = (
  db: Db,
  clubId: ClubId,
  challengeId: number,
  people: readonly number[],
): Promise<Stint[]> =>
  db
    .selectFrom('challenge_members')
    .select(['id', 'user_id', 'team_id', 'from_day'])
    .where('club_id', '=', clubId)
    .where('challenge_id', '=', challengeId)
    .where('until_day', 'is', null)
    .where('user_id', '=', anyOf(people))
    .execute()

/**
 * Ends the time of people in their teams with today, which still counts for them. Who leaves before
 * the challenge has begun was never in it.
 */
async function endStints(
  db: Db,
  clubId: ClubId,
  seen: Seen,
  stints: readonly Stint[],
): Promise<void> {
  const { today } = seen
  const isComing = stateOn(today, seen) === 'coming'
  const untouched = stints.filter(({ from_day }) => isComing || from_day > today)
  const ended = stints.filter((stint) => !untouched.includes(stint))
  const idsOf = (list: readonly Stint[]) => list.map(({ id }) => id)
  if (untouched.length > 0)
    await db
      .deleteFrom('challenge_members')
      .where('club_id', '=', clubId)
      .where('id', '=', anyOf(idsOf(untouched)))
      .execute()
  if (ended.length > 0)
    await db
      .updateTable('challenge_members')
      .set({ until_day: today, is_captain: false })
      .where('club_id', '=', clubId)
      .where('id', '=', anyOf(idsOf(ended)))
      .execute()
}

/**
 * Locks the team, so that its last place is given once. Its key may be used meanwhile, by those who
 * are scored for it.
 */
export async function lockTeam(db: Db, clubId: ClubId, id: number) {
  return found(
    await db
      .selectFrom('challenge_teams')
      .select(['id', 'challenge_id', 'name', 'user_id', 'max_size'])
      .where('club_id', '=', clubId)
      .where('id', '=', id)
      .forNoKeyUpdate()
      .executeTakeFirst(),
  )
}

/** From when somebody can be in a team: today, or the day after they left one. */
async function firstDay(db: Db, clubId: ClubId, seen: Seen, userId: number): Promise<string> {
  const row = await checkedRow(
    db,
    T.Object({ until_day: nullable(T.String()) }),
    sql`select max(until_day) as until_day from challenge_members
      where club_id = ${clubId} and challenge_id = ${seen.id} and user_id = ${userId}
        and until_day >= ${seen.today}::date`,
  )
  return row?.until_day ? addDays(row.until_day, 1) : seen.today
}

/** Nobody comes into a challenge that is over, or that the club has not accepted. */
export function demandOpen(seen: Seen): void {
  demand(takesPart(seen))
  demand(!isOver(seen), 'challenge_over')
}

/**
 * Takes somebody into a team, out of any other team of the challenge at their club; what they gave to
 * that stays there. Nobody does it for them.
 */
export async function joinTeam(
  db: Db,
  clubId: ClubId,
  seen: Seen,
  teamId: number,
  user_id: number,
): Promise<void> {
  const team = await lockTeam(db, clubId, teamId)
  demand(team.challenge_id === seen.id, 'not_found')
  const stints = await openStints(db, clubId, seen.id, [user_id])
  if (stints.some((one) => one.team_id === teamId)) return
  await endStints(db, clubId, seen, stints)
  const isElsewhere = await askRoutine(db, 'is_in_challenge', { asked: seen.id, person: user_id })
  demand(!isElsewhere, 'in_other_team')
  const belonging = await sizeOf(db, clubId, teamId)
  demand(team.max_size === null || belonging < team.max_size, 'team_full')
  const day = await firstDay(db, clubId, seen, user_id)
  const place = { challenge_id: seen.id, team_id: teamId, user_id }
  const is_captain = await settleInvitations(db, clubId, place)
  await db
    .insertInto('challenge_members')
    .values({ club_id: clubId, ...place, is_captain, from_day: day })
    .execute()
  await settle(db, clubId, seen, [user_id])
}

export async function sizeOf(db: Db, clubId: ClubId, teamId: number): Promise<number> {
  const { count } = await db
    .selectFrom('challenge_members')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('club_id', '=', clubId)
    .where('team_id', '=', teamId)
    .where('until_day', 'is', null)
    .executeTakeFirstOrThrow()
  return count
}

/** Takes people out of a team; answers with those who were in it. */
export async function takeFromTeam(
  db: Db,
  clubId: ClubId,
  seen: Seen,
  { team_id, people }: { team_id: number | null; people: readonly number[] },
): Promise<number[]> {
  const stints = (await openStints(db, clubId, seen.id, people)).filter(
    (one) => team_id === null || one.team_id === team_id,
  )
  if (stints.length === 0) return []
  await endStints(db, clubId, seen, stints)
  const left = stints.map((one) => one.user_id)
  await settle(db, clubId, seen, left)
  if (seen.type === CHALLENGE_TYPE.individual) await removeEmptyTeams(db, clubId, seen.id)
  return left
}

/** What they did today, or say they will have done, counts from now on as they are in teams now. */
async function settle(
  db: Db,
  clubId: ClubId,
  seen: Seen,
  user_ids: readonly number[],
): Promise<void> {
  await withoutHiding(db, () =>
    scorePeople(db, clubId, seen.id, {
      user_ids,
      first_day: seen.today,
      last_day: seen.last_day,
    }),
  )
  await showChange(db, seen.id)
}

/** Somebody who competed for themselves and gave nothing leaves no row behind. */
async function removeEmptyTeams(db: Db, clubId: ClubId, challengeId: number): Promise<void> {
  await sql`delete from challenge_teams t
    where t.club_id = ${clubId} and t.challenge_id = ${challengeId} and t.user_id is not null
      and not exists (select from challenge_members m
        where m.club_id = t.club_id and m.team_id = t.id and m.until_day is null)
      and not exists (select from challenge_entries e
        where e.club_id = t.club_id and e.team_id = t.id)`.execute(db)
}

/** The team of somebody who competes for themselves; made when they join. */
export async function ownTeam(
  db: Db,
  clubId: ClubId,
  seen: Seen,
  user_id: number,
): Promise<number> {
  const there = await db
    .selectFrom('challenge_teams')
    .select('id')
    .where('club_id', '=', clubId)
    .where('challenge_id', '=', seen.id)
    .where('user_id', '=', user_id)
    .executeTakeFirst()
  if (there) return there.id
  const { id } = await db
    .insertInto('challenge_teams')
    .values({
      club_id: clubId,
      challenge_club_id: seen.club_id,
      challenge_id: seen.id,
      user_id,
      max_size: 1,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}
