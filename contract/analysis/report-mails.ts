import { FEATURE } from '#domain/constants/features.ts'
import { MAIL_RHYTHMS } from '#domain/reports/mail-periods.ts'
import { REPORT_PAGES } from '#domain/reports/pages.ts'
import { MAIL_AUDIENCES } from '#domain/rules/report-mails.ts'
import { endpoint } from '../endpoint.ts'
import {
  data,
  Done,
  Id,
  IdParams,
  nullable,
  Strict,
  T,
  Text,
  WordOf,
  type Static,
} from '../schema.ts'

const Rhythm = WordOf(...MAIL_RHYTHMS)
const Audience = WordOf(...MAIL_AUDIENCES)

const ReportMail = T.Object({
  id: Id,
  view: T.Object({
    id: Id,
    name: nullable(T.String({ description: 'Null for a private view of somebody else' })),
    page: WordOf(...REPORT_PAGES),
    owner: T.String({ description: 'Who saved it' }),
  }),
  rhythm: Rhythm,
  audience: Audience,
  squads: T.Array(T.String()),
  created_by: T.String(),
  is_stopped: T.Boolean({ description: 'Who asks has stopped it by the link in a mail' }),
})
export type ReportMail = Static<typeof ReportMail>

export const reportMails = endpoint({
  method: 'GET',
  path: 'report-mails',
  access: { level: 'member' },
  summary: 'Views of reports sent by mail: one’s own, and all of the club for those who edit it',
  reply: data(T.Array(ReportMail)),
})

export const sendReportMails = endpoint({
  method: 'POST',
  path: 'report-mails',
  access: { level: 'member', feature: FEATURE.additional_reports },
  notWhileImpersonating: true,
  summary:
    'Have a saved view sent by mail on Mondays, to oneself or to the coaches of squads; each gets ' +
    'what they may see',
  body: Strict({
    view_id: Id,
    rhythm: Rhythm,
    audience: Audience,
    squad_ids: T.Optional(T.Array(Id, { maxItems: 50, uniqueItems: true })),
  }),
  reply: data(T.Object({ id: Id })),
  status: 201,
})

export const stopReportMails = endpoint({
  method: 'DELETE',
  path: 'report-mails/{id}',
  access: { level: 'member' },
  summary: 'Stop sending a view by mail, to everybody who gets it',
  params: IdParams,
  reply: Done,
})

const Code = T.Object({ code: Text(64, 1) })

const StoppedReportMails = T.Object({
  club_name: T.String(),
  view: T.String(),
  stopped: T.Boolean(),
})
export type StoppedReportMails = Static<typeof StoppedReportMails>

export const stoppedReportMails = endpoint({
  method: 'GET',
  path: 'no-report-mails/{code}',
  access: { level: 'public' },
  summary: 'Whether the owner of the link in a mail still gets the report; looking changes nothing',
  params: Code,
  reply: data(StoppedReportMails),
})

export const refuseReportMails = endpoint({
  method: 'POST',
  path: 'no-report-mails/{code}',
  access: { level: 'public' },
  summary: 'Get a report no longer by mail, or again',
  params: Code,
  body: Strict({ stopped: T.Boolean() }),
  reply: data(StoppedReportMails),
})

/** What mail programs send for List-Unsubscribe-Post (RFC 8058); the body is not looked at. */
export const refuseReportMailsOneClick = endpoint({
  method: 'POST',
  path: 'no-report-mails/{code}/one-click',
  access: { level: 'public' },
  summary: 'Get a report no longer by mail, as mail programs ask with one click',
  params: Code,
  rawBody: true,
  reply: Done,
})
