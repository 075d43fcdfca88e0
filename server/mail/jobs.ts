import type { TaskList } from 'graphile-worker'
import { createTransport } from 'nodemailer'
import type { Language } from '#domain/constants/languages.ts'
import type { Pool } from '../db/client.ts'
import { compose, isTemplate, type Letter } from './compose.ts'
import {
  forgetKeptMails,
  keepMail,
  linksOf,
  maskedLinks,
  stopHeaders,
  type Envelope,
} from './kept-mails.ts'
import type { MailValues } from '#texts/mails.ts'

export type MailSettings = {
  /** Mails are kept in `folder` when it is not set. */
  smtpUrl: string | undefined
  from: string
  folder: string
  /** Kept mails show their links, as only the demo may. */
  showLinks: boolean
  publicUrl: string
}

type Row = {
  id: number
  address: string
  language: Language
  template: string
  values: MailValues['activation'] & { unwanted?: string }
  created_at: string
}
type Send = (envelope: Envelope, letter: Letter) => Promise<unknown>

/**
 * Sends what waits in the outbox, one job a mail. A failure is noted there and tried again by the
 * queue.
 */
export function mailTasks({ pool, mail }: { pool: Pool; mail: MailSettings }): TaskList {
  const keeps = mail.smtpUrl === undefined
  const send: Send =
    mail.smtpUrl === undefined
      ? (envelope, letter) => keepMail(mail.folder, envelope, letter)
      : overSmtp(mail.smtpUrl)
  return {
    'send-mail': async (payload) => {
      const { mail_id } = payload as { mail_id: number }
      const row = await waiting(pool, mail_id, mail.publicUrl)
      if (!row || !isTemplate(row.template)) return
      const shown = mail.showLinks ? linksOf(row.values) : maskedLinks(row.values)
      const values = { ...row.values, ...(keeps && shown) }
      const letter = compose(row.template, row.language, values as never, mail.publicUrl)
      try {
        await send(
          { id: row.id, from: mail.from, to: row.address, date: new Date(row.created_at) },
          letter,
        )
      } catch (error) {
        await pool.query('update mails set error = $2 where id = $1', [row.id, reasonOf(error)])
        throw error
      }
      // The link has done its part; but in the demo what remains in the table opens nothing, and
      // what people did is not kept beside their addresses.
      await pool.query(
        `update mails set sent_at = now(), error = null, "values" = "values" - 'table' || $2::jsonb
          where id = $1`,
        [row.id, JSON.stringify(shown)],
      )
    },
    'forget-old-mails': async () => {
      await forgetKeptMails(mail.folder)
    },
  }
}

/** A mail that waits; a link that is a path of the product leads there from outside. */
async function waiting(pool: Pool, id: number, publicUrl: string): Promise<Row | undefined> {
  const { rows } = await pool.query<Row>(
    'select id, address, language, template, "values", created_at from mails where id = $1 and sent_at is null',
    [id],
  )
  const [row] = rows
  if (!row?.values.link.startsWith('/')) return row
  return { ...row, values: { ...row.values, link: publicUrl + row.values.link } }
}

function overSmtp(url: string): Send {
  const transport = createTransport({
    url,
    connectionTimeout: 15_000,
    greetingTimeout: 15_000,
    socketTimeout: 30_000,
  })
  return ({ from, to, date }, { subject, text, html, stop }) =>
    transport.sendMail({
      from,
      to,
      date,
      subject,
      text,
      html,
      ...(stop && { headers: stopHeaders(stop) }),
    })
}

/** Short, and without the address of the mail server, which may hold a password. */
const reasonOf = (error: unknown): string =>
  (error instanceof Error ? error.message : String(error)).slice(0, 500)
