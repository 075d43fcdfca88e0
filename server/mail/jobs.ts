import type { TaskList } from 'graphile-worker'
import { createTransport } from 'nodemailer'
import type { Language } from '#domain/constants/languages.ts'
import type { Pool } from '../db/client.ts'
import { countMail } from '../metrics/counters.ts'
import type { Secrets } from '../secrets.ts'
import { messageIdOf } from './bounce.ts'
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
  /** Where mails that cannot be delivered come back to; undefined: to the sender. */
  bounceAddress?: string | undefined
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

type Parts = { pool: Pool; mail: MailSettings; secrets: Secrets }

/**
 * Sends what waits in the outbox, one job a mail. A failure is noted there and tried again by the
 * queue; an address that takes no mail is not.
 */
export function mailTasks({ pool, mail, secrets }: Parts): TaskList {
  const keeps = mail.smtpUrl === undefined
  const send: Send =
    mail.smtpUrl === undefined
      ? (envelope, letter) => keepMail(mail.folder, envelope, letter)
      : overSmtp(mail, mail.smtpUrl, secrets)
  return {
    'send-mail': async (payload) => {
      const { mail_id } = payload as { mail_id: number }
      const row = await waiting(pool, mail_id, mail.publicUrl)
      if (!row || !isTemplate(row.template)) return
      if (CAN_WAIT.includes(row.template) && (await refusesMail(pool, row.address))) {
        await noteError(pool, row.id, 'The address has refused an earlier mail.')
        countMail('refused')
        return
      }
      const shown = mail.showLinks ? linksOf(row.values) : maskedLinks(row.values)
      const values = { ...row.values, ...(keeps && shown) }
      const letter = compose(row.template, row.language, values as never, mail.publicUrl)
      try {
        await send(
          { id: row.id, from: mail.from, to: row.address, date: new Date(row.created_at) },
          letter,
        )
      } catch (error) {
        await noteError(pool, row.id, reasonOf(error))
        countMail(isRefusedForGood(error) ? 'refused' : 'failed')
        if (!isRefusedForGood(error)) throw error
        await pool.query('select app.note_mail_refusal($1, $2, true)', [
          row.address,
          reasonOf(error),
        ])
        return
      }
      countMail(keeps ? 'kept' : 'sent')
      if (!keeps) await pool.query('select app.note_mail_taken($1)', [row.address])
      // The link has done its part; but in the demo what remains in the table opens nothing, and
      // what people did is not kept beside their addresses.
      await pool.query(
        `update mails set sent_at = now(), error = null,
            "values" = "values" - 'table' - 'sections' || $2::jsonb
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
    `select id, address, language, template, "values", created_at
     from mails where id = $1 and sent_at is null`,
    [id],
  )
  const [row] = rows
  if (!row?.values.link.startsWith('/')) return row
  return { ...row, values: { ...row.values, link: publicUrl + row.values.link } }
}

/** What goes to many and again and again: an address that takes no mail is left alone by it. */
const CAN_WAIT: readonly string[] = ['notices', 'report', 'invitation-reminder']

async function refusesMail(pool: Pool, address: string): Promise<boolean> {
  const { rows } = await pool.query<{ refuses: boolean }>(
    'select app.refuses_mail($1) as refuses',
    [address],
  )
  return rows[0]?.refuses ?? false
}

const noteError = (pool: Pool, id: number, reason: string) =>
  pool.query('update mails set error = $2 where id = $1', [id, reason])

/** Whether the server said of the address that it takes no mail, and will not later (RFC 5321). */
const isRefusedForGood = (error: unknown): boolean =>
  error instanceof Error &&
  'code' in error &&
  error.code === 'EENVELOPE' &&
  'command' in error &&
  error.command === 'RCPT TO' &&
  'responseCode' in error &&
  Number(error.responseCode) >= 500

function overSmtp({ bounceAddress, publicUrl }: MailSettings, url: string, secrets: Secrets): Send {
  const transport = createTransport({
    url,
    connectionTimeout: 15_000,
    greetingTimeout: 15_000,
    socketTimeout: 30_000,
  })
  return ({ id, from, to, date }, { subject, text, html, stop }) =>
    transport.sendMail({
      messageId: messageIdOf(secrets, { mailId: id, address: to, site: publicUrl }),
      ...(bounceAddress !== undefined && { envelope: { from: bounceAddress, to } }),
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
