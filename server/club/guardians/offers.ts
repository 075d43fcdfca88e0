import { randomBytes } from 'node:crypto'
import type { Language } from '#domain/constants/languages.ts'
import { GUARDIAN_INVITATION_DAYS } from '#domain/rules/guardians.ts'
import type { Db } from '../../db/client.ts'
import { run } from '../../db/statement.ts'
import { hashOf } from '../../http/gate.ts'
import { queueMail } from '../../mail/queue.ts'
import { consentingGuardian } from './statements.ts'

/** More clubs than a child is in. */
const MOST_CLUBS = 5

/**
 * Invites the guardian who has agreed to the use of health data, by mail to the same address: the
 * code of one mail alone opens no account. Returns how many mails were sent.
 */
export async function offerAccount(db: Db, code: string, publicUrl: string): Promise<number> {
  const codes = Array.from({ length: MOST_CLUBS }, () => randomBytes(24).toString('base64url'))
  const invited = await run(db, consentingGuardian, {
    code: hashOf(code),
    hashes: JSON.stringify(codes.map((one) => hashOf(one).toString('hex'))),
    days: GUARDIAN_INVITATION_DAYS,
  })
  for (const { place, club_id, club, child, email, language } of invited) {
    const link = `${publicUrl}/guardian-invitation/${codes[place - 1] ?? ''}`
    await queueMail(db, {
      address: email,
      language: language as Language,
      template: 'guardian-invitation',
      values: { name: '', child, club, inviter: '', link },
      about_club: club_id,
    })
  }
  return invited.length
}
