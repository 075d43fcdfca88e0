import { sql } from 'kysely'
import {
  INVITATION_STATUSES,
  type ChallengeFlag,
  type InvitedClub,
} from '#contract/club/challenges-organising.ts'
import { Id, nullable, T, WordOf } from '#contract/schema.ts'
import { FLAGS } from '#domain/challenges/plausible.ts'
import type { Viewer } from '#domain/rules/viewer.ts'
import { checkedRow, checkedRows } from '../../db/checked-rows.ts'
import type { ClubId, Db } from '../../db/client.ts'
import { askRoutine } from '../../db/routine.ts'
import type { Attempts, Budget } from '../../http/attempts.ts'
import { demand, found, Refusal } from '../../http/refusal.ts'
import { ownChallenge, seenById, type Seen } from './facts.ts'
import { notifyInvited } from './notify.ts'
import { showsFigures } from './entries.ts'
import { namesOf } from './named-people.ts'
import { showChange } from './score-commands.ts'

const TEN_MINUTES_S = 600
const HOUR_S = 3600
/** Names and codes that lead to no club. */
const MOST_WRONG = 20
/** Enough for a league, few enough that nobody is flooded with notices. */
const MOST_INVITED = 200

const wrongBy = (club: ClubId): Budget => ({
  of: `clubs not found to invite by ${club}`,
  most: MOST_WRONG,
  window_s: TEN_MINUTES_S,
})
const invitedBy = (club: ClubId): Budget => ({
  of: `clubs invited by ${club}`,
  most: MOST_INVITED,
  window_s: HOUR_S,
})

/**
 * Limits how often a club tries others; all its people count together. A club that is found was no
 * wrong try.
 * @throws Refusal too_many_requests
 */
async function withPatience<T>(
  attempts: Attempts,
  clubId: ClubId,
  find: () => Promise<T>,
): Promise<T> {
  const wrong = wrongBy(clubId)
  const retry_after = await attempts.take([wrong, invitedBy(clubId)])
  if (retry_after > 0) throw new Refusal('too_many_requests', { retry_after })
  const club = await find()
  attempts.giveBack(wrong)
  return club
}

const FlagRow = T.Object({
  id: Id,
  team_name: nullable(T.String()),
  club_name: T.String(),
  user_id: nullable(Id),
  session_id: nullable(Id),
  day: T.String(),
  value: nullable(T.Number()),
  is_seen: T.Boolean(),
  flag: WordOf(...FLAGS),
  decided: nullable(T.Boolean()),
  note: nullable(T.String()),
})

export async function flagsOf(
  db: Db,
  clubId: ClubId,
  viewer: Viewer,
  id: number,
): Promise<ChallengeFlag[]> {
  const seen = await ownChallenge(db, clubId, id)
  const rows = await checkedRows(
    db,
    FlagRow,
    sql`select f.id, f.team_name, f.club_name, f.user_id, f.session_id, f.day, f.value, f.flag,
        f.decided, f.note,
        f.user_id is null or ${showsFigures(seen, clubId, viewer, sql`f.user_id`)} as is_seen
      from app.challenge_flags(${id}) f
      order by f.decided is not null, f.day desc, f.id limit 500`,
  )
  const ids = rows.flatMap(({ user_id }) => user_id ?? [])
  const names = await namesOf(db, ids)
  return rows.map(({ user_id, is_seen, value, ...row }) => ({
    ...row,
    value: is_seen ? value : null,
    full_name: user_id === null ? null : (names.get(user_id) ?? null),
  }))
}

type Decision = { id: number; entry_id: number; counts: boolean; note: string | null }

export async function decideFlag(
  db: Db,
  clubId: ClubId,
  { id, entry_id: entry, counts: is_counted, note: said }: Decision,
): Promise<void> {
  await ownChallenge(db, clubId, id)
  const isThere = await askRoutine(db, 'decide_challenge_entry', {
    asked: id,
    entry,
    is_counted,
    said,
  })
  demand(isThere, 'not_found')
  await showChange(db, id)
}

const ClubRow = T.Object({ id: Id, name: T.String(), status: WordOf(...INVITATION_STATUSES) })

export async function invitedClubs(db: Db, clubId: ClubId, id: number): Promise<InvitedClub[]> {
  await ownChallenge(db, clubId, id)
  return checkedRows(
    db,
    ClubRow,
    sql`select c.* from app.clubs_invited(${id}) c order by c.name collate names, c.id`,
  )
}

const clubToInvite = async (db: Db, name: string) =>
  found(
    await checkedRow(
      db,
      T.Object({ id: Id, name: T.String() }),
      sql`select c.* from app.club_to_invite(${name.trim()}) c`,
    ),
  )

type Named = { id: number; name: string; attempts: Attempts }

/** Invites a club that is named exactly; who declined can be asked once more. */
export async function inviteByName(
  db: Db,
  clubId: ClubId,
  viewer: Viewer,
  { id, name, attempts }: Named,
): Promise<InvitedClub> {
  const seen = await ownChallenge(db, clubId, id)
  demand(seen.visibility === 'invited', 'not_by_invitation')
  const club = await withPatience(attempts, clubId, () => clubToInvite(db, name))
  const row = await checkedRow(
    db,
    T.Object({ status: WordOf(...INVITATION_STATUSES) }),
    sql`insert into challenge_invitations as i (club_id, challenge_id, invited_club_id)
      values (${clubId}, ${id}, ${club.id})
      on conflict (club_id, challenge_id, invited_club_id) do update
      set status = case when i.status = 'declined' then 'invited' else i.status end
      returning status`,
  )
  const { status } = found(row)
  if (status === 'invited') await notifyInvited(db, seen, club.id, viewer.user_id)
  return { ...club, status }
}

export async function withdraw(
  db: Db,
  clubId: ClubId,
  { id, club_id }: { id: number; club_id: number },
): Promise<void> {
  await ownChallenge(db, clubId, id)
  const { numDeletedRows } = await db
    .deleteFrom('challenge_invitations')
    .where('club_id', '=', clubId)
    .where('challenge_id', '=', id)
    .where('invited_club_id', '=', club_id)
    .where('status', '<>', 'accepted')
    .executeTakeFirst()
  demand(numDeletedRows > 0n, 'not_found')
}

export async function answer(db: Db, id: number, is_accepted: boolean): Promise<void> {
  const seen = await seenById(db, id)
  demand(seen.relation === 'invited', 'conflict')
  demand(await askRoutine(db, 'answer_challenge', { asked: id, is_accepted }), 'conflict')
}

type Picture = { id: number; kind: 'cover' | 'image'; file: string }

export async function setPicture(
  db: Db,
  clubId: ClubId,
  { id, kind, file }: Picture,
): Promise<void> {
  await db
    .insertInto('challenge_pictures')
    .values({ club_id: clubId, challenge_id: id, kind, file })
    .onConflict((conflict) =>
      conflict.columns(['club_id', 'challenge_id', 'kind']).doUpdateSet({ file }),
    )
    .execute()
}

export async function removePicture(
  db: Db,
  clubId: ClubId,
  { id, kind }: Omit<Picture, 'file'>,
): Promise<void> {
  await ownChallenge(db, clubId, id)
  await db
    .deleteFrom('challenge_pictures')
    .where('club_id', '=', clubId)
    .where('challenge_id', '=', id)
    .where('kind', '=', kind)
    .execute()
}

export const pictureOf = (seen: Seen, kind: 'cover' | 'image'): string => found(seen[kind])
