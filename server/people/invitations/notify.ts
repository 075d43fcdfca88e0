import { randomBytes } from 'node:crypto'
import type { Language } from '#domain/constants/languages.ts'
import { invitationsADay } from '#domain/constants/invitation-limits.ts'
import type { ClubId, Db } from '../../db/client.ts'
import { run } from '../../db/statement.ts'
import { hashOf } from '../../http/gate.ts'
import { Refusal } from '../../http/refusal.ts'
import { queueMails, type Mail } from '../../mail/queue.ts'
import { holdInvitationCount } from './queries.ts'
import { issueInvitations } from './statements.ts'

/** Who invites, and where the product is reached. */
export type Sender = { name: string; publicUrl: string }

const newCode = () => randomBytes(24).toString('base64url')
const hexOf = (code: string) => hashOf(code).toString('hex')

const HOUR_S = 3600
const DAY_S = 24 * HOUR_S

/**
 * Refuses when they are more than the club, or who sends them, may send in a day: then none is
 * sent.
 */
async function demandLeft(db: Db, clubId: ClubId, wanted: number): Promise<void> {
  const { plan, club, person, wait } = await holdInvitationCount(db, clubId)
  const limit = invitationsADay(plan)
  const left = Math.max(0, limit - Math.max(club, person))
  if (wanted <= left) return
  const retry_after = wait ?? DAY_S
  throw new Refusal('invitation_limit', {
    retry_after,
    values: { left, limit, wanted, hours: Math.ceil(retry_after / HOUR_S) },
  })
}

/**
 * Sends a code and a mail in their own language to each of these people whose membership is an
 * invitation. Returns how many mails were sent.
 */
export async function sendInvitations(
  db: Db,
  clubId: ClubId,
  userIds: readonly number[],
  sender: Sender,
): Promise<number> {
  if (userIds.length === 0) return 0
  await demandLeft(db, clubId, userIds.length)
  const codes = new Map(userIds.map((id) => [id, { answer: newCode(), stop: newCode() }]))
  const hashes = [...codes].map(([user_id, { answer, stop }]) => ({
    user_id,
    hash: hexOf(answer),
    stop: hexOf(stop),
  }))
  const issued = await run(db, issueInvitations, { club_id: clubId, codes: JSON.stringify(hashes) })
  const mails = issued.map(
    ({ user_id, email, first_name, language, opened, club }): Mail<'invitation'> => {
      const { answer: code, stop } = codes.get(user_id) ?? { answer: '', stop: '' }
      const query = new URLSearchParams({ code, club_id: String(clubId) })
      const answer = `/invitation-for-membership/accept?${query}`
      const link = sender.publicUrl + (opened ? answer : `/activate-account/${code}`)
      return {
        address: email,
        language: language as Language,
        template: 'invitation',
        values: {
          name: first_name,
          club,
          inviter: sender.name,
          link,
          unwanted: `${sender.publicUrl}/no-invitations/${stop}`,
        },
        about_club: clubId,
      }
    },
  )
  await queueMails(db, mails)
  return mails.length
}
