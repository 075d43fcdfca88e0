import { sql } from 'kysely'
import type { Language } from '#domain/constants/languages.ts'
import type { Db } from '../db/client.ts'
import type { MailTemplate, MailValues } from '#texts/mails.ts'

export type Mail<T extends MailTemplate = MailTemplate> = {
  address: string
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
  const { rows } = await sql<{
    id: number
  }>`select app.queue_mail(${address}, ${language}, ${template}, ${JSON.stringify(values)}::jsonb,
    ${about_club ?? null}) as id`.execute(db)
  await sql`select app.enqueue('send-mail',
    ${JSON.stringify({ mail_id: rows[0]?.id })}::json)`.execute(db)
}

/** Many mails at once, in one statement. */
export async function queueMails<T extends MailTemplate>(
  db: Db,
  mails: readonly Mail<T>[],
): Promise<void> {
  if (mails.length === 0) return
  await sql`
    select app.enqueue('send-mail',
      json_build_object('mail_id',
        app.queue_mail(m.address, m.language, m.template, m.values, m.about_club)))
    from jsonb_to_recordset(${JSON.stringify(mails)}::jsonb) m (address text, language text,
      template text, "values" jsonb, about_club bigint)`.execute(db)
}
