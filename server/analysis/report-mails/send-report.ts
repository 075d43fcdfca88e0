import type { OutgoingTable } from '#contract/analysis/report-links.ts'
import type { ReportQuestion } from '#contract/analysis/report-views.ts'
import { COLON, inBracketsOf, type Language } from '#domain/constants/languages.ts'
import type { UnitSystem } from '#domain/constants/units.ts'
import { daysOfMail, type MailRhythm } from '#domain/reports/mail-periods.ts'
import type { ReportPageName } from '#domain/reports/pages.ts'
import type { Days } from '#domain/reports/spans.ts'
import { isOpenTo } from '#domain/rules/access.ts'
import { canGetReportMails } from '#domain/rules/report-mails.ts'
import type { Viewer } from '#domain/rules/viewer.ts'
import type { MailTable } from '#texts/mails.ts'
import { wordingsOf } from '#texts/wording.ts'
import type { ClubId, Db } from '../../db/client.ts'
import type { PersonRow } from '../../http/gate.ts'
import { queueMail } from '../../mail/queue.ts'
import { daysText } from '../../text/days.ts'
import { serverTexts, type ServerTexts } from '../../text/text.ts'
import { outgoingReport, PAGE_ACCESS } from '../reports/open.ts'
import { beginSending } from './commands.ts'

/** A mail has so many lines of a report. */
const MOST_LINES = 50

/** A view that is sent, and the Monday it is sent on. */
export type SentView = {
  id: number
  name: string
  club: string
  page: ReportPageName
  question: ReportQuestion
  rhythm: MailRhythm
  monday: string
}

type Sending = {
  db: Db
  clubId: ClubId
  publicUrl: string
  view: SentView
  /** The recipient, by whose rights the report is worked out. */
  viewer: Viewer
  person: PersonRow
  user_id: number
  email: string
  first_name: string
  language: string
  units: string
}

/** Puts the mail of one Monday to one person into the outbox, unless they have got it or may not. */
export async function sendReport(sending: Sending): Promise<void> {
  const { db, clubId, publicUrl, view, viewer, user_id } = sending
  if (!canGetReportMails(viewer) || !isOpenTo(PAGE_ACCESS[view.page], viewer)) return
  const code = await beginSending(db, clubId, {
    mail_id: view.id,
    user_id,
    sent_on: view.monday,
  })
  if (code === null) return
  const language = sending.language as Language
  const days = daysOfMail(view.rhythm, view.monday)
  await queueMail(db, {
    address: sending.email,
    language,
    template: 'report',
    values: {
      name: sending.first_name,
      club: view.club,
      view: view.name,
      days: daysText(language, days.start_date, days.end_date),
      table: await tableFor(sending, days),
      link: publicUrl + pathOf(view, days),
      unwanted: `${publicUrl}/no-report-mails/${code}`,
    },
    about_club: clubId,
  })
}

/** The figures that go out, with the rights of who gets them. */
async function tableFor(
  { db, clubId, view, viewer, person, language, units }: Sending,
  days: Days,
): Promise<MailTable> {
  const { page, question } = view
  const texts = serverTexts(language as Language, person.club ? wordingsOf(person.club) : [])
  const { table } = await outgoingReport({
    db,
    clubId,
    viewer,
    page,
    question,
    days,
    language: language as Language,
    texts,
    units: units as UnitSystem,
  })
  return mailTable(table, texts)
}

function mailTable(
  { columns, lines, total }: OutgoingTable,
  { language, reports: words }: ServerTexts,
): MailTable {
  const textsOf = (cells: OutgoingTable['lines'][number]['cells']) =>
    cells.map((cell) => cell?.text ?? NO_FIGURE)
  const shown = lines.slice(0, MOST_LINES)
  const hasNone = (place: number) => shown.some(({ cells }) => cells[place] === null)
  return {
    heads: columns.map(({ head, unit }) =>
      unit === null ? head : head + inBracketsOf(language, unit),
    ),
    rows: shown.map(({ name, cells }) => ({ name, cells: textsOf(cells) })),
    total: total && { name: words.all, cells: textsOf(total.cells) },
    more: Math.max(0, lines.length - MOST_LINES),
    missing: columns.flatMap(({ head, missing }, place) =>
      hasNone(place) ? [`${NO_FIGURE} ${head}${COLON[language]}${words.missing[missing]}`] : [],
    ),
  }
}

const NO_FIGURE = '–'

/** The same report in the app: of these days, else with the same question. */
function pathOf({ page, question }: SentView, { start_date, end_date }: Days): string {
  const { span: _, ...asked } = question
  return `/reports/${page}?${new URLSearchParams({ ...asked, from: start_date, to: end_date })}`
}
