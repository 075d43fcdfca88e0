import { randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import type { Language } from '#contract/account.ts'
import type { ClubId, Db } from '../db/client.ts'
import { hashOf } from '../http/gate.ts'
import { queueMails, type Mail } from '../mail/queue.ts'

/** Who invites, and where the product is reached. */
export type Sender = { name: string; publicUrl: string }

type Recipient = { user_id: number; email: string; first_name: string; language: Language; opened: boolean }

/** A code and a mail in their own language for each of these people whose membership is an invitation. Returns how many went out. */
export async function sendInvitations(db: Db, clubId: ClubId, userIds: readonly number[], sender: Sender): Promise<number> {
  if (userIds.length === 0) return 0
  const codes = new Map(userIds.map((id) => [id, randomBytes(24).toString('base64url')]))
  const hashes = [...codes].map(([user_id, code]) => ({ user_id, hash: hashOf(code).toString('hex') }))
  const { rows } = await sql<Recipient & { club: string }>`
    select i.*, c.name as club from app.issue_invitations(${JSON.stringify(hashes)}::jsonb) i, clubs c where c.id = ${clubId}`.execute(db)
  const mails = rows.map(({ user_id, email, first_name, language, opened, club }): Mail<'invitation'> => {
    const code = codes.get(user_id) ?? ''
    const answer = `/invitation-for-membership/accept?${new URLSearchParams({ code, club_id: String(clubId) })}`
    const link = sender.publicUrl + (opened ? answer : `/activate-account/${code}`)
    return {
      address: email,
      language,
      template: 'invitation',
      values: { name: first_name, club, inviter: sender.name, link },
      about_club: clubId,
    }
  })
  await queueMails(db, mails)
  return mails.length
}
