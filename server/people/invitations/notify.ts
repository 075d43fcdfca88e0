import type { Language } from '#domain/constants/languages.ts'
import { invitationsADay } from '#domain/constants/invitation-limits.ts'
import type { ClubId, Db } from '../../db/client.ts'
import { run } from '../../db/statement.ts'
import { Refusal } from '../../http/refusal.ts'
import { queueMails, type Mail } from '../../mail/queue.ts'
import { hashesOf, linksFor, newCodes } from './codes.ts'
import { holdInvitationCount } from './queries.ts'
import { issueInvitations } from './statements.ts'

/** Who invites, and where the product is reached. */
export type Sender = { name: string; publicUrl: string }

const HOUR_S = 3600
const DAY_S = 24 * HOUR_S

/**
 * Refuses when they are more than the club, or who sends them, may send in a day: then none is
 * sent.
 */
export async function demandInvitationsLeft(db: Db, clubId: ClubId, wanted: number): Promise<void> {
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
  await demandInvitationsLeft(db, clubId, userIds.length)
  const codes = newCodes(userIds)
  const issued = await run(db, issueInvitations, { club_id: clubId, codes: hashesOf(codes) })
  const mails = issued.map((person): Mail<'invitation'> => ({
    address: person.email,
    language: person.language as Language,
    template: 'invitation',
    values: {
      name: person.first_name,
      club: person.club,
      inviter: sender.name,
      ...linksFor(codes, person, clubId, sender.publicUrl),
    },
    about_club: clubId,
  }))
  await queueMails(db, mails)
  return mails.length
}
