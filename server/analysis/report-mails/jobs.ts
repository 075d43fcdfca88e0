import type { TaskList } from 'graphile-worker'
import type { ReportQuestion } from '#contract/analysis/report-views.ts'
import { COACH_ROLES } from '#domain/constants/roles.ts'
import { mailDue, daysOfMail, type MailRhythm } from '#domain/reports/mail-periods.ts'
import type { ReportPageName } from '#domain/reports/pages.ts'
import { canMailReports, canGetReportMails, type MailAudience } from '#domain/rules/report-mails.ts'
import { toLocal } from '#domain/time/zoned-time.ts'
import type { OutgoingTable } from '#contract/analysis/report-links.ts'
import { COLON, inBracketsOf, type Language } from '#domain/constants/languages.ts'
import type { UnitSystem } from '#domain/constants/units.ts'
import type { Days } from '#domain/reports/spans.ts'
import { isOpenTo } from '#domain/rules/access.ts'
import type { Viewer } from '#domain/rules/viewer.ts'
import type { MailTable } from '#texts/mails.ts'
import { wordingsOf } from '#texts/wording.ts'
import {
  inClub,
  inTransaction,
  provenClub,
  type ClubId,
  type Pool,
  type Db,
} from '../../db/client.ts'
import { run } from '../../db/statement.ts'
import { tryEach } from '../../db/try-each.ts'
import { contextOfPerson, toViewer, type PersonRow } from '../../http/gate.ts'
import type { MailSettings } from '../../mail/jobs.ts'
import { queueMail } from '../../mail/queue.ts'
import { clubLink } from '#domain/rules/club-link.ts'
import { daysText } from '../../text/days.ts'
import { serverTexts, type ServerTexts } from '../../text/text.ts'
import { outgoingReport, PAGE_ACCESS } from '../reports/open.ts'
import { noteSent, beginSending } from './commands.ts'
import { recipients, sentViews } from './statements.ts'

/** A mail has so many lines of a report. */
const MOST_LINES = 50

/** A view that is sent, and the Monday it is sent on. */
type SentView = {
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
async function sendReport(sending: Sending): Promise<void> {
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
      link: publicUrl + clubLink(pathOf(view, days), clubId),
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

type Parts = { pool: Pool; mail: Pick<MailSettings, 'publicUrl'> }

/** Runs every hour, since it is six o’clock at some club every hour. */
export const reportMailTasks = ({ pool, mail }: Parts): TaskList => ({
  'send-report-mails': () => sendReportsDue(pool, mail.publicUrl),
})

const FAILED = 'reports could not be sent'

/**
 * Sends what is due, each mail in a transaction that also notes it, so that none goes out twice. One
 * that fails keeps no other back; the job is then tried again.
 */
export async function sendReportsDue(
  pool: Pool,
  publicUrl: string,
  now = new Date(),
): Promise<void> {
  const { rows: clubs } = await pool.query<{ club_id: number; time_zone: string }>(
    'select club_id, time_zone from app.clubs_sending_reports()',
  )
  await tryEach(clubs, FAILED, async ({ club_id, time_zone }) => {
    const clubId = provenClub(club_id)
    const views = await inClub(pool, clubId, (db) => run(db, sentViews, { club_id: clubId }))
    await tryEach(views, FAILED, async ({ sent_on, ...view }) => {
      const monday = mailDue(view.rhythm as MailRhythm, sent_on, toLocal(time_zone, now))
      if (monday === null) return
      const sent: SentView = {
        ...view,
        rhythm: view.rhythm as MailRhythm,
        page: view.page as ReportPageName,
        question: view.question as ReportQuestion,
        monday,
      }
      const isOrdered = mayStillSend(view.maker as PersonRow | null, view.audience as MailAudience)
      if (isOrdered) await sendToAll(pool, clubId, sent, publicUrl)
      await inClub(pool, clubId, (db) => noteSent(db, clubId, view.id, monday))
    })
  })
}

const mayStillSend = (maker: PersonRow | null, audience: MailAudience): boolean =>
  maker !== null && canMailReports(toViewer(maker), audience)

async function sendToAll(
  pool: Pool,
  clubId: ClubId,
  view: SentView,
  publicUrl: string,
): Promise<void> {
  const asked = { club_id: clubId, id: view.id, coach_roles: COACH_ROLES, sent_on: view.monday }
  const people = await inClub(pool, clubId, (db) => run(db, recipients, asked))
  await tryEach(people, FAILED, ({ person, ...recipient }) => {
    const row = person as unknown as PersonRow
    const viewer = toViewer(row)
    const context = contextOfPerson(row, viewer)
    return inTransaction(pool, context, (db) =>
      sendReport({ db, clubId, publicUrl, view, viewer, person: row, ...recipient }),
    )
  })
}
