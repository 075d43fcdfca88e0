import { randomBytes } from 'node:crypto'
import type { MailRhythm } from '#domain/reports/mail-periods.ts'
import type { MailAudience } from '#domain/rules/report-mails.ts'
import type { ClubId, Db } from '../../db/client.ts'
import { hashOf } from '../../http/gate.ts'
import { demand } from '../../http/refusal.ts'

/** How many views one person has sent in a club. */
const MOST_MAILS = 20

type NewMail = {
  user_id: number
  view_id: number
  rhythm: MailRhythm
  audience: MailAudience
  squad_ids: readonly number[]
  /** The Monday that is past already. */
  sent_on: string
}

/** @throws Refusal report_mail_limit beyond what one person has sent */
export async function addMail(
  db: Db,
  clubId: ClubId,
  { squad_ids, ...mail }: NewMail,
): Promise<number> {
  const { count } = await db
    .selectFrom('report_mails')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('club_id', '=', clubId)
    .where('user_id', '=', mail.user_id)
    .executeTakeFirstOrThrow()
  demand(count < MOST_MAILS, 'report_mail_limit', { values: { max: MOST_MAILS } })
  const { id } = await db
    .insertInto('report_mails')
    .values({ ...mail, club_id: clubId, squad_ids: [...squad_ids] })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

export async function deleteMail(db: Db, clubId: ClubId, id: number): Promise<void> {
  await db.deleteFrom('report_mails').where('club_id', '=', clubId).where('id', '=', id).execute()
}

type Sending = { mail_id: number; user_id: number; sent_on: string }

/**
 * The mail of a Monday to a person is theirs once: the code that stops further ones, or null where
 * they have got it.
 */
export async function beginSending(
  db: Db,
  clubId: ClubId,
  sending: Sending,
): Promise<string | null> {
  const code = randomBytes(24).toString('base64url')
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('report_mail_sendings')
    .values({ ...sending, club_id: clubId, stop_hash: hashOf(code) })
    .onConflict((conflict) =>
      conflict.columns(['club_id', 'mail_id', 'user_id', 'sent_on']).doNothing(),
    )
    .executeTakeFirst()
  return numInsertedOrUpdatedRows === 1n ? code : null
}

/** Everybody has got the mail of a Monday. */
export async function noteSent(db: Db, clubId: ClubId, id: number, sent_on: string): Promise<void> {
  await db
    .updateTable('report_mails')
    .set({ sent_on })
    .where('club_id', '=', clubId)
    .where('id', '=', id)
    .execute()
}
