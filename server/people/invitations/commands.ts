import { randomBytes, randomInt } from 'node:crypto'
import { sql } from 'kysely'
import type { StoppedInvitations } from '#contract/people/invitations-stops.ts'
import type { RoleId } from '#domain/constants/roles.ts'
import type { MemberStatus } from '#domain/constants/statuses.ts'
import { anyOf } from '../../db/any-of.ts'
import { provenClub, type ClubId, type Db } from '../../db/client.ts'
import { askRoutine, callRoutine } from '../../db/routine.ts'
import { run } from '../../db/statement.ts'
import { hashOf } from '../../http/gate.ts'
import { Refusal } from '../../http/refusal.ts'
import { linksOf, MOST_LINKS } from './queries.ts'
import { choiceOfStops } from './statements.ts'

/** I, L and O are left out because they are read as 1 and 0. */
const LETTERS = 'ABCDEFGHJKMNPQRSTUVWXYZ'
const SHORT = 8
const PERSONAL_LINK_DAYS = 30

const newToken = () => randomBytes(24).toString('base64url')

export async function setOpenToRequests(db: Db, clubId: ClubId, open: boolean): Promise<void> {
  await db.updateTable('clubs').set({ open_to_requests: open }).where('id', '=', clubId).execute()
}

type NewLink = {
  role_id: RoleId
  squad_id: number | null
  direct: boolean
  days: number
  created_by: number
}

/**
 * A token of 192 bits and a short code for typing; both hold for `days`. @throws Refusal conflict
 * when the club has as many as it can show
 */
export async function makeLink(
  db: Db,
  clubId: ClubId,
  { days, ...link }: NewLink,
): Promise<number> {
  if ((await linksOf(db, clubId)).length >= MOST_LINKS) throw new Refusal('conflict')
  const short_code = Array.from({ length: SHORT }, () => LETTERS[randomInt(LETTERS.length)]).join(
    '',
  )
  const expires_at = sql<string>`now() + make_interval(days => ${days})`
  const { id } = await db
    .insertInto('invitation_links')
    .values({ club_id: clubId, ...link, token: newToken(), short_code, expires_at })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

type NewPersonalLinks = { people: readonly number[]; created_by: number }

/** Waits for those who make links of members of the club now, so that all see the same ones. */
export const makeLinksInTurn = (db: Db, clubId: ClubId) =>
  sql`select pg_advisory_xact_lock(hashtext('personal-links'), ${clubId}::int)`.execute(db)

/** A link for each of these members, in place of the one they had. */
export async function makePersonalLinks(
  db: Db,
  clubId: ClubId,
  { people, created_by }: NewPersonalLinks,
): Promise<void> {
  if (people.length === 0) return
  await db
    .updateTable('invitation_links')
    .set({ revoked_at: sql`now()` })
    .where('club_id', '=', clubId)
    .where('user_id', '=', anyOf(people))
    .where('revoked_at', 'is', null)
    .where('used_at', 'is', null)
    .execute()
  const expires_at = sql<string>`now() + make_interval(days => ${PERSONAL_LINK_DAYS})`
  const links = people.map((user_id) => ({
    club_id: clubId,
    user_id,
    created_by,
    token: newToken(),
    direct: true,
    expires_at,
  }))
  await db.insertInto('invitation_links').values(links).execute()
}

/** Notes that somebody has looked at a personal link. */
export const noteLook = (db: Db, code: string) => callRoutine(db, 'note_look', { code })

/** The person in context takes the place of the link's member; false when it no longer gives it. */
export const takeLinkedPlace = (db: Db, code: string): Promise<boolean> =>
  askRoutine(db, 'take_linked_place', { code })

/** Whether there was such a link that still held. */
export async function revokeLink(db: Db, clubId: ClubId, id: number): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('invitation_links')
    .set({ revoked_at: sql`now()` })
    .where('club_id', '=', clubId)
    .where('id', '=', id)
    .where('revoked_at', 'is', null)
    .where('used_at', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

/**
 * From here on the transaction is in the club's context: a link that holds, or a club that lets
 * itself be asked, has opened it.
 */
export async function enterClub(db: Db, { club_id }: { club_id: number }): Promise<ClubId> {
  await sql`select set_config('app.club_id', ${String(club_id)}, true)`.execute(db)
  return provenClub(club_id)
}

type Joining = {
  user_id: number
  from: MemberStatus | null
  to: MemberStatus
  role_id: RoleId
  squad_id: number | null
}

/**
 * The person's own way in. Somebody invited keeps the roles of the invitation; anybody else gets
 * this one alone. Returns false when the membership has changed meanwhile.
 */
export async function enterMembership(
  db: Db,
  clubId: ClubId,
  { user_id, from, to, role_id, squad_id }: Joining,
): Promise<boolean> {
  const { rows } = await sql`
    insert into memberships as m (club_id, user_id, status) values (${clubId}, ${user_id}, ${to})
    on conflict (club_id, user_id) do update set status = excluded.status
    where m.status = ${from}::smallint
    returning 1`.execute(db)
  if (rows.length === 0) return false
  const invited = from === 4 || from === 6
  if (!invited)
    await sql`delete from membership_roles where club_id = ${clubId}
      and user_id = ${user_id}`.execute(db)
  await sql`
    insert into membership_roles (club_id, user_id, role_id)
      select ${clubId}, ${user_id}, ${role_id}
    where not exists (select from membership_roles where club_id = ${clubId}
      and user_id = ${user_id})`.execute(db)
  if (squad_id !== null)
    await sql`insert into squad_users (club_id, squad_id, user_id)
      values (${clubId}, ${squad_id}, ${user_id}) on conflict do nothing`.execute(db)
  return true
}

export async function countUse(db: Db, clubId: ClubId, linkId: number): Promise<void> {
  await db
    .updateTable('invitation_links')
    .set((eb) => ({ uses: eb('uses', '+', 1) }))
    .where('club_id', '=', clubId)
    .where('id', '=', linkId)
    .execute()
}

/** The signed-in person's answer; false when no invitation of that club waits. */
export const answerOwnInvitation = (db: Db, club: number, answer: 1 | 5): Promise<boolean> =>
  askRoutine(db, 'answer_invitation', { club, answer })

type Entry = { action: string; subject: Record<string, unknown> }

/** Records who admitted whom to the club, and how. */
export async function noteEntry(
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

/**
 * Says which invitations the owner of the link wants no more; what waits of them is declined.
 * Undefined when there is no such link.
 */
export async function stopInvitations(
  db: Db,
  code: string,
  scope: StoppedInvitations['scope'],
): Promise<StoppedInvitations | undefined> {
  const [choice] = await run(db, choiceOfStops, { code_hash: hashOf(code), scope })
  return choice as StoppedInvitations | undefined
}
