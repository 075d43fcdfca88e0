import { randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import type { Language } from '#domain/constants/languages.ts'
import { GUARDIAN_INVITATION_DAYS } from '#domain/rules/guardians.ts'
import type { ClubId, Db } from '../../db/client.ts'
import { hashOf } from '../../http/gate.ts'
import { demand, Refusal } from '../../http/refusal.ts'
import { queueMail } from '../../mail/queue.ts'
import { closedAddresses, demandInvitationsLeft } from '../../people/invitations/open.ts'

export type Invited = {
  child: { user_id: number; full_name: string }
  email: string
  language: Language
  by: { user_id: number; name: string }
  publicUrl: string
}

const CLOSED = { unwanted: 'invitation_unwanted', often: 'just_invited' } as const
const HOUR_S = 3600

/** Refuses an address that wants no mails of the club, got too many today, or has one waiting. */
async function demandOpen(db: Db, clubId: ClubId, email: string): Promise<void> {
  const closed = (await closedAddresses(db, [email])).get(email)
  if (closed === 'often') throw new Refusal('just_invited', { retry_after: HOUR_S })
  if (closed) throw new Refusal(CLOSED[closed])
  await demandInvitationsLeft(db, clubId, 1)
}

/** Invites a guardian of a child: stores the hash of a code, and mails the code. */
export async function inviteGuardian(
  db: Db,
  clubId: ClubId,
  { child, email, language, by, publicUrl }: Invited,
): Promise<number> {
  await demandOpen(db, clubId, email)
  const code = randomBytes(24).toString('base64url')
  const added = await db
    .insertInto('guardians')
    .values({
      club_id: clubId,
      child_id: child.user_id,
      email,
      language,
      invited_by: by.user_id,
      code_hash: hashOf(code),
      code_expires_at: sql`now() + make_interval(days => ${GUARDIAN_INVITATION_DAYS})`,
    })
    .onConflict((on) => on.doNothing())
    .returning('id')
    .executeTakeFirst()
  demand(added !== undefined, 'guardian_invited')
  await mailCode(db, clubId, { child, email, language, by, publicUrl }, code)
  await noteGuardian(db, clubId, by.user_id, {
    action: 'guardian-invited',
    subject: { child_id: child.user_id, guardian: added.id, email },
  })
  return added.id
}

const AGAIN_AFTER_S = 600

type Again = Omit<Invited, 'email' | 'language'> & { id: number }

/** Sends a new code to the same address; the one before ends. Not within ten minutes. */
export async function resendInvitation(
  db: Db,
  clubId: ClubId,
  { id, child, by, publicUrl }: Again,
): Promise<void> {
  const waiting = await db
    .selectFrom('guardians')
    .select(['email', 'language'])
    .select(
      sql<number>`ceil(extract(epoch from sent_at + make_interval(secs => ${AGAIN_AFTER_S}) - now()))
        ::int`.as('wait'),
    )
    .where((eb) => eb.and({ club_id: clubId, id, child_id: child.user_id }))
    .where('accepted_at', 'is', null)
    .where('ended_at', 'is', null)
    .forUpdate()
    .executeTakeFirst()
  if (!waiting) throw new Refusal('not_found')
  if (waiting.wait > 0) throw new Refusal('just_invited', { retry_after: waiting.wait })
  await demandOpen(db, clubId, waiting.email)
  const code = randomBytes(24).toString('base64url')
  await db
    .updateTable('guardians')
    .set({
      code_hash: hashOf(code),
      code_expires_at: sql`now() + make_interval(days => ${GUARDIAN_INVITATION_DAYS})`,
      sent_at: sql`now()`,
    })
    .where((eb) => eb.and({ club_id: clubId, id }))
    .execute()
  const { email } = waiting
  await mailCode(
    db,
    clubId,
    { child, email, language: waiting.language as Language, by, publicUrl },
    code,
  )
}

async function mailCode(
  db: Db,
  clubId: ClubId,
  { child, email, language, by, publicUrl }: Invited,
  code: string,
): Promise<void> {
  const { name: club } = await db
    .selectFrom('clubs')
    .select('name')
    .where('id', '=', clubId)
    .executeTakeFirstOrThrow()
  const link = `${publicUrl}/guardian-invitation/${code}`
  const values = { name: '', child: child.full_name, club, inviter: by.name, link }
  await queueMail(db, {
    address: email,
    language,
    template: 'guardian-invitation',
    values,
    about_club: clubId,
  })
}

type Noted = { action: string; subject: object }

async function noteGuardian(
  db: Db,
  about_club: ClubId,
  user_id: number,
  { action, subject }: Noted,
): Promise<void> {
  await db
    .insertInto('audit_log')
    .values({ user_id, about_club, action, subject: JSON.stringify(subject) })
    .execute()
}
