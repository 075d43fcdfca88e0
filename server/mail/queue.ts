import { sql } from 'kysely'
import type { Language } from '#domain/constants/languages.ts'
import type { MailTemplate, MailValues } from '#texts/mails.ts'
import type { Db } from '../db/client.ts'
import { askRoutine, callRoutine } from '../db/routine.ts'

export type Mail<T extends MailTemplate = MailTemplate> = {
  /** Null of somebody without one, who gets no mail. */
  address: string | null
  language: Language
  template: T
  values: MailValues[T]
  about_club?: number
}

/**
 * Puts a mail into the outbox and its sending into the queue, in the transaction that has the
 * reason for it.
 */
export async function queueMail<T extends MailTemplate>(
  db: Db,
  { address, language, template, values, about_club }: Mail<T>,
): Promise<void> {
  if (address === null) return
  const mail_id = await askRoutine(db, 'queue_mail', {
    to_address: address,
    in_language: language,
    named: template,
    with_values: JSON.stringify(values),
    club: about_club ?? null,
  })
  await callRoutine(db, 'enqueue_outward', {
    task: 'send-mail',
    payload: JSON.stringify({ mail_id }),
  })
}

/** Many mails at once, in one statement. */
export async function queueMails<T extends MailTemplate>(
  db: Db,
  mails: readonly Mail<T>[],
): Promise<void> {
  const sent = mails.filter(({ address }) => address !== null)
  if (sent.length === 0) return
  await sql`
    select app.enqueue_outward('send-mail',
      json_build_object('mail_id',
        app.queue_mail(m.address, m.language, m.template, m.values, m.about_club)))
    from jsonb_to_recordset(${JSON.stringify(sent)}::jsonb) m (address text, language text,
      template text, "values" jsonb, about_club bigint)`.execute(db)
}
