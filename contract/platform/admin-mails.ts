import { endpoint } from '../endpoint.ts'
import { LanguageCode } from '../people/account.ts'
import { data, IdParams, list, T, type Static } from '../schema.ts'
import { mailRow, OutboxMail, Page } from './admin.ts'

const access = { level: 'admin' } as const

/**
 * A mail as its reader gets it; its links are masked outside the demo and removed after sending.
 */
export const ReadMail = T.Object({
  ...mailRow,
  subject: T.String(),
  text: T.String(),
  html: T.String(),
})
export type ReadMail = Static<typeof ReadMail>

export const outboxMails = endpoint({
  method: 'GET',
  path: 'admin/mails',
  access,
  summary: 'The outbox: which mail goes to whom, sent, waiting or failed',
  query: T.Object(Page),
  reply: list(OutboxMail),
})

export const outboxMail = endpoint({
  method: 'GET',
  path: 'admin/mails/{id}',
  access,
  summary: 'One mail of the outbox as text and HTML; links are masked outside the demo',
  params: IdParams,
  reply: data(ReadMail),
})

const MailSample = T.Object({
  template: T.String(),
  subject: T.String(),
  text: T.String(),
  html: T.String(),
})
export type MailSample = Static<typeof MailSample>

export const mailSamples = endpoint({
  method: 'GET',
  path: 'admin/mail-samples',
  access,
  summary: 'Every mail there is, written with made-up names in one language',
  query: T.Object({ language: LanguageCode }),
  reply: data(T.Array(MailSample)),
})
